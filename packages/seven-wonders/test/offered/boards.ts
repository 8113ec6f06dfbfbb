// Boards that players choose before the first turn: what they are offered, held against what the rules say [S2] [S3].

import {
  advance,
  type JsonObject,
  type Match,
  type MatchRecord,
  pending,
  pick,
  type Rng,
  recordOf,
  type Seat,
  seatView,
} from '@mirabilia/kernel';
import { type OfferDifference, offerDifference } from '@mirabilia/kernel/testkit';
import type { SevenWonders } from '../../src/index.ts';
import { WONDERS } from '../referee/facts.ts';

type Phase = 'draft' | 'sides';

export interface BoardDisagreement extends OfferDifference {
  readonly phase: Phase;
  readonly seat: Seat;
  readonly asked: readonly Seat[];
}

/** The head of the match's record: what is known of the seats so far, and the set-up. */
export function headOf(match: Match<SevenWonders>): Pick<MatchRecord, 'seats' | 'setup'> {
  const seats = [...Array(match.options.players).keys()];
  return recordOf(
    match,
    seats.map((seat) => ({ name: `Seat ${seat}`, kind: 'bot:random' })),
  );
}

/** The wonder of each seat, so far, and of the Free City. */
function wondersTaken(match: Match<SevenWonders>): unknown[] {
  const { seats, setup } = headOf(match);
  const freeCity = setup.freeCity as JsonObject | undefined;
  return [...seats.map(({ wonder }) => wonder), freeCity?.wonder];
}

/** A wonder that no city has, or a side of the own one. A side that is drawn by lot is the lot's: it isn't told apart. */
function boardTexts(match: Match<SevenWonders>, phase: Phase, seat: Seat): string[] {
  const { sides } = match.options;
  const taken = wondersTaken(match);
  const free = WONDERS.map(({ id }) => id).filter((id) => !taken.includes(id));
  const either = sides === 'choice' ? ['A', 'B'] : [sides === 'random' ? '?' : sides];
  return (phase === 'draft' ? free : [taken[seat]]).flatMap((wonder) =>
    either.map((side) => `board ${wonder}/${side}`),
  );
}

/**
 * Lets the seats choose their boards and gives the first disagreement. A draft goes by the order of the seats, one at a
 * time; sides are turned by all at once.
 */
export function playBoards(
  match: Match<SevenWonders>,
  rng: Rng,
  watch?: (phase: Phase) => void,
): BoardDisagreement | undefined {
  const { game, options, state } = match;
  const { table } = state.public;
  while (table.phase.kind === 'draft' || table.phase.kind === 'sides') {
    const phase = table.phase.kind;
    const asked = pending(state);
    const taken = wondersTaken(match);
    const due = phase === 'draft' ? [taken.indexOf(undefined)] : [...Array(options.players).keys()];
    for (const seat of due) {
      const texts = game.legalMoves(seatView(state, seat)).map(game.notation.make);
      const offered = options.sides === 'random' ? texts.map((text) => text.replace(/[AB]$/, '?')) : texts;
      const difference = offerDifference(offered, boardTexts(match, phase, seat));
      if (difference !== undefined || String(asked) !== String(due)) {
        return { missing: [], extra: [], twice: [], ...difference, phase, seat, asked };
      }
      watch?.(phase);
    }
    for (const seat of asked) advance(match, seat, pick(rng, game.legalMoves(seatView(state, seat))));
  }
  return undefined;
}
