// What a result tells about the seats of its table.

import type { PlayedResult } from '@mirabilia/protocol/answers';
import { isLevel } from '../games/index.ts';
import { appWords } from '../words/index.ts';
import type { ResultSeat } from './boards.ts';

/** The level of a bot, in words; undefined for people. */
export function levelName({ kind }: Pick<ResultSeat, 'kind'>): string | undefined {
  if (!kind.startsWith('bot:')) return undefined;
  const level = kind.slice('bot:'.length);
  return isLevel(level) ? appWords.value.levels[level].label : level;
}

/** A person by their name, a bot by its level. */
export const sitterName = (seat: ResultSeat): string => levelName(seat) ?? seat.name;

const total = ({ score }: ResultSeat): number => score.total ?? 0;

/** Winners come first whatever broke the tie; the others stand by their points. */
export function placeIn({ seats, seat }: Pick<PlayedResult, 'seats' | 'seat'>): number {
  const own = seats[seat] as ResultSeat;
  if (own.share > 0) return 1;
  const before = seats.filter((other) => other.share > 0 || total(other) > total(own));
  return before.length + 1;
}

/** How far ahead of the best other seat; negative behind it. */
export function leadIn({ seats, seat }: Pick<PlayedResult, 'seats' | 'seat'>): number {
  const others = seats.filter((_, at) => at !== seat).map(total);
  return total(seats[seat] as ResultSeat) - Math.max(...others);
}
