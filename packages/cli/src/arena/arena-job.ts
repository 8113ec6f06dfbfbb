// A series of the arena and one match of it, as plain data that travels between threads.

import { BOTS, type BotId } from '@mirabilia/bots';
import { rotationsOf, seriesPosition } from '@mirabilia/bots/arena';
import { type GameId, withGame } from '@mirabilia/games';
import { type JsonObject, recordOf, type Seed, seedOfMatch } from '@mirabilia/kernel';
import { playMatch, sitters } from '../simulation/play-match.ts';
import type { MatchRange } from '../simulation/play-series.ts';

export interface ArenaJob {
  readonly game: GameId;
  /** As given on the command line; the game has accepted them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly lineUp: readonly BotId[];
  /** The seed of the series: the nth deal follows from it and n alone. */
  readonly series: string;
}

/** One match of the series: its seating and its seed. */
export interface Pairing {
  readonly deal: number;
  readonly seating: readonly BotId[];
  readonly seed: Seed;
  /** The arena's part of the record, so that the series can be continued. */
  readonly arena: JsonObject;
}

export function pairingAt({ game, lineUp, series }: ArenaJob, index: number): Pairing {
  const rotations = rotationsOf(lineUp);
  const { deal, rotation } = seriesPosition(index, rotations.length);
  const budgets = lineUp.map((bot) => BOTS[bot].budget(game, lineUp.length));
  return {
    deal,
    seating: rotations[rotation] as readonly BotId[],
    seed: seedOfMatch(series, deal),
    arena: { series, bots: lineUp, budgets, deal, rotation },
  };
}

export interface PlayedMatch {
  /** The record's line. It contains no times: the same series gives the same bytes. */
  readonly line: string;
  /** Milliseconds that each choice took, by bot. */
  readonly times: ReadonlyMap<BotId, readonly number[]>;
}

export function playPairing(job: ArenaJob, index: number): PlayedMatch {
  return withGame(job.game, (game) => {
    const options = game.readOptions(job.options);
    if (!options.ok) throw new Error(options.refusal.code);
    const { seating, seed, arena } = pairingAt(job, index);
    const times = new Map<BotId, number[]>(seating.map((bot) => [bot, []]));
    const match = playMatch(game, { options: options.value, seed, botIds: seating }, (bot, milliseconds) =>
      times.get(bot)?.push(milliseconds),
    );
    const record = recordOf(match, sitters(match, seating));
    return { line: `${JSON.stringify({ ...record, arena })}\n`, times };
  });
}

export function playPairings(job: ArenaJob, { from, to }: MatchRange): PlayedMatch[] {
  return Array.from({ length: to - from }, (_, i) => playPairing(job, from + i));
}
