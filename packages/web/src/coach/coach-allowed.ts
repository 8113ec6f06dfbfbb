import type { TableLink } from '../match/link.ts';

/** Hints are off in games against people. */
export const isCoachAllowed = ({ kind, lobby }: Pick<TableLink, 'kind' | 'lobby'>): boolean => {
  const seats = lobby.value?.seats ?? [];
  const isAlone =
    seats.some(({ isYou }) => isYou) && seats.every((seat) => seat.isYou || seat.kind === 'bot');
  return kind === 'replay' || isAlone;
};
