// The match of a deal of the day: bots answer equal moves with equal moves, and nobody helps.

import type { JsonObject, Seed } from '@mirabilia/kernel';
import { USUAL_AIDS } from '@mirabilia/protocol/facts';
import type { MatchPrefix } from './lobby/prefix.ts';

export interface DailyMatch {
  readonly game: string;
  readonly options: JsonObject;
  /** The player sits at the first seat. */
  readonly seats: readonly string[];
  readonly seed: Seed;
}

export const dailyMatch = ({ game, options, seats, seed }: DailyMatch): MatchPrefix => ({
  game,
  options,
  seats,
  seed,
  botDelay: 0,
  aids: { ...USUAL_AIDS, help: false },
  fixedChance: true,
  moves: [],
});
