// Plays on two tables at once, the engine's and the referee's, and compares at every decision what the engine offers
// with what the referee's brute force finds.

import {
  advance,
  type Game,
  type JsonObject,
  listed,
  type Match,
  pending,
  pick,
  type Rng,
  rngFrom,
  type Seat,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { type OfferDifference, offerDifference } from '@mirabilia/kernel/testkit';
import type { Options, SevenWonders } from '../../src/index.ts';
import {
  type Match as PlainMatch,
  payOf,
  placeOf,
  play,
  startMatch as startPlain,
} from '../referee/match.ts';
import { askedSeats, offeredPlays, type Play } from '../referee/plays.ts';
import type { Move as PlainMove, MatchRecord as PlainRecord } from '../referee/record.ts';
import { optionsFor } from '../testing.ts';
import { type BoardDisagreement, headOf, playBoards } from './boards.ts';
import { LIKES, type Like } from './likes.ts';

/** The moves of one seat for one decision, in the order in which they are chosen. */
type Plan = readonly number[];

/** Every plan that the engine offers the seat, step by step. A first move that nothing can follow is a plan as well. */
function plansOf({ game, state }: Match<SevenWonders>, seat: Seat): Plan[] {
  const view = seatView(state, seat);
  let plans: Plan[] = [[]];
  for (let step = 0; step < (state.public.owed[seat] as number); step++) {
    plans = plans.flatMap((plan) => {
      const moves = game.legalMoves({ ...view, private: { ...view.private, plan } });
      return moves.length > 0 ? moves.map((move) => [...plan, move]) : [plan];
    });
  }
  return plans;
}

function plainMove(entry: JsonObject | undefined): PlainMove {
  // cast: the referee's own type of the same entry; what the engine writes there is what is tested.
  return entry as unknown as PlainMove;
}

/** The plan's moves as entries of a record. */
function entriesOf({ game, state }: Match<SevenWonders>, seat: Seat, plan: Plan): PlainMove[] {
  const moves = listed(
    game,
    plan.map((move) => ({ seat, move })),
  );
  return moves.map(({ move }) => plainMove(game.record.move(seat, move, state)));
}

export function textOf(play: Play): string {
  const words = play.map((move) => {
    const { left, right } = payOf(move);
    const forWhom = placeOf(move) === move.seat ? '' : `for ${placeOf(move)} `;
    return `${forWhom}${move.do} ${move.card} ${move.free ?? ''} L${left} R${right}`;
  });
  return words.join(', ');
}

function choose(rng: Rng, plans: readonly Plan[], plays: readonly Play[], like: Like): Plan {
  const groups = LIKES[like].map((wanted) => plans.filter((_, index) => wanted(plays[index] as Play)));
  const some = groups.filter(({ length }) => length > 0);
  return pick(rng, some.length > 0 ? pick(rng, some) : plans);
}

export interface Sample {
  readonly given: Partial<Options>;
  readonly like: Like;
}

interface PlayDisagreement extends OfferDifference {
  readonly decision: number;
  readonly phase: string;
  readonly seat: Seat;
  readonly asked: readonly Seat[];
}

export type Disagreement = (BoardDisagreement | PlayDisagreement) & {
  readonly rules: number;
  readonly sample: Sample;
  readonly seed: string;
};

export interface Watch {
  /** A seat chooses its board. */
  board?(phase: string): void;
  /** A seat is asked, and this is legal. */
  decision?(plain: PlainMatch, seat: Seat, legal: readonly Play[]): void;
  /** All have chosen; `plain` is the table after it. */
  played?(moves: readonly PlainMove[], plain: PlainMatch): void;
}

/** Compares what each seat is offered now, then lets each choose, on both tables. */
function playDecision(
  match: Match<SevenWonders>,
  plain: PlainMatch,
  choosePlan: (plans: readonly Plan[], plays: readonly Play[]) => Plan,
  watch: Watch,
): PlayDisagreement | undefined {
  const { state, history } = match;
  const asked = pending(state);
  const { decision, table } = state.public;
  const chosen: { seat: Seat; plan: Plan }[] = [];
  for (const seat of new Set([...asked, ...askedSeats(plain)])) {
    const plans = asked.includes(seat) ? plansOf(match, seat) : [];
    const plays = plans.map((plan) => entriesOf(match, seat, plan));
    const legal = offeredPlays(plain, seat);
    const difference = offerDifference(plays.map(textOf), legal.map(textOf));
    if (difference !== undefined) return { ...difference, decision, phase: table.phase.kind, seat, asked };
    watch.decision?.(plain, seat, legal);
    chosen.push({ seat, plan: choosePlan(plans, plays) });
  }
  const told = history.length;
  for (const { seat, plan } of chosen) for (const move of plan) advance(match, seat, move);
  const resolved = listed(match.game, history.slice(told));
  const entries = resolved.map(({ seat, move }) => plainMove(match.game.record.move(seat, move, state)));
  for (const entry of entries) play(plain, entry);
  watch.played?.(entries, plain);
  return undefined;
}

/** Plays one match by the game's rules and gives the first decision at which engine and referee disagree. */
export function disagreementIn(
  game: Game<SevenWonders>,
  sample: Sample,
  seed: string,
  watch: Watch = {},
): Disagreement | undefined {
  const options = optionsFor(sample.given);
  const match = startMatch<SevenWonders>(game, options, seed);
  const rng = rngFrom(seed, 'offered');
  const rules = game.rulesVersion;
  let found: BoardDisagreement | PlayDisagreement | undefined = playBoards(match, rng, watch.board);
  if (found !== undefined) return { ...found, rules, sample, seed };
  // cast: the referee's own types for a record; whether the engine keeps to them is what is tested.
  const plain = startPlain({ ...headOf(match), rulesVersion: rules } as unknown as PlainRecord);
  const choosePlan = (plans: readonly Plan[], plays: readonly Play[]): Plan =>
    choose(rng, plans, plays, sample.like);
  while (pending(match.state).length + askedSeats(plain).length > 0) {
    found = playDecision(match, plain, choosePlan, watch);
    if (found !== undefined) return { ...found, rules, sample, seed };
  }
  return undefined;
}
