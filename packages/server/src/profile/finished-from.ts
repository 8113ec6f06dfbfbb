// What a record says of how its match ended.

import { isObject, type JsonObject } from '@mirabilia/kernel';
import type { FinishedMatch, FinishedSeat } from '../storage/store.ts';

type Score = FinishedSeat['score'];

/** Undefined if the match isn't over. The record is known to hold. */
export function finishedFrom(record: JsonObject, endedAt: number): FinishedMatch | undefined {
  const { game, seed, seats, result } = record;
  if (!isObject(result) || !Array.isArray(seats)) return undefined;
  const scores = result.scores as readonly Score[];
  const winners = result.winners as readonly number[];
  return {
    game: String(game),
    endedAt,
    seed: typeof seed === 'string' ? seed : null,
    seats: (seats as readonly JsonObject[]).map(({ name, kind, ...board }, seat) => ({
      name: String(name),
      kind: String(kind),
      board,
      share: winners.includes(seat) ? 1 / winners.length : 0,
      score: scores[seat] as Score,
    })),
  };
}
