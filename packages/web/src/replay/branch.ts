// A match of its own that begins at a moment of a replay: the same cards, a player at one seat, bots at the others.

import { LEVELS, STYLES } from '@mirabilia/bots/ids';
import type { Seat } from '@mirabilia/kernel';
import type { MatchPrefix } from '@mirabilia/match-service';
import { USUAL_AIDS } from '@mirabilia/protocol/facts';
import type { Film } from './film.ts';

/** For seats at which people or other programs sat. */
const USUAL_BOT = 'bot:hard';
const PLAYABLE: readonly string[] = [...LEVELS, ...STYLES].map((level) => `bot:${level}`);

/** Undefined if the record doesn't say how it was dealt: what is hidden has to stay as it was. */
export function branchOf(
  { game, options, rulesVersion, seed, seats, stills, moves }: Film,
  at: number,
  mine: Seat,
): MatchPrefix | undefined {
  if (seed === undefined) return undefined;
  return {
    game,
    options,
    rulesVersion,
    seed,
    seats: seats.map(({ kind }, seat) =>
      seat === mine ? 'open' : PLAYABLE.includes(String(kind)) ? String(kind) : USUAL_BOT,
    ),
    botDelay: 0,
    aids: USUAL_AIDS,
    moves: moves.slice(0, stills[at]?.made ?? 0),
  };
}
