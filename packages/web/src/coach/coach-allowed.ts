import { isLessonRunning } from '../learn/kept.ts';
import type { TableLink } from '../match/link.ts';

/** Hints are off in games against people, in a lesson, which has its own, in puzzles, and in the deal of the day. */
export const isCoachAllowed = ({ kind, lobby }: Pick<TableLink, 'kind' | 'lobby'>): boolean => {
  const { seats = [], aids, id } = lobby.value ?? {};
  const isAlone =
    seats.some(({ isYou }) => isYou) && seats.every((seat) => seat.isYou || seat.kind === 'bot');
  return kind === 'replay' || (isAlone && aids?.help !== false && !isLessonRunning(id));
};
