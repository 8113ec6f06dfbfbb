// Worlds that are played on by the policy: for searches, and to see what comes of a choice.

import {
  apply,
  branchRng,
  type Emit,
  type Game,
  type GameTypes,
  jumpTo,
  type Move,
  type Rng,
  type Seat,
  type State,
  seatView,
} from '@mirabilia/kernel';
import type { Evaluator } from './evaluator.ts';

/** Who moves in these worlds, and with how much chance. */
export interface PolicyPlay<T extends GameTypes> {
  readonly game: Game<T>;
  readonly evaluator: Evaluator<T>;
  /** How much chance is mixed into the others' choices, and into the viewer's own, in points. */
  readonly temperature: number;
  readonly ownTemperature: number;
  /** How many draws stand for a card that nobody has seen; all possible cards if absent. */
  readonly draws?: number | undefined;
}

interface Watching<T extends GameTypes> {
  readonly rng: Rng;
  /** They stop when this round begins. */
  readonly until: number;
  readonly emit?: Emit<T>;
  /** Before a seat moves that hasn't moved just now: with a number that tells the moment in all worlds of a search. */
  readonly onMoment?: (moment: number) => void;
  /** Before each later decision in which the viewer takes part. */
  readonly onChoice?: (state: State<T>, move: Move) => void;
}

/** A moment has so much chance of its own: more than a seat uses up. */
const BLOCKS_OF_MOMENT = 32;

/** For several plays from one world: at each moment they meet the same chance, whatever has happened before. */
export function sharedLuck(rng: Rng): Pick<Watching<GameTypes>, 'rng' | 'onMoment'> {
  const luck = branchRng(rng);
  return { rng: luck, onMoment: (moment) => jumpTo(luck, moment * BLOCKS_OF_MOMENT) };
}

/** All seats follow the policy. */
export function playOn<T extends GameTypes>(
  { game, evaluator, temperature, ownTemperature, draws }: PolicyPlay<T>,
  state: State<T>,
  viewer: Seat,
  { rng, until, emit, onMoment, onChoice }: Watching<T>,
): void {
  const { owed, table } = state.public;
  const seats = owed.length;
  let last = -1;
  for (let moved = true; moved; ) {
    moved = false;
    for (let seat = 0; seat < owed.length; seat++) {
      while ((owed[seat] as number) > 0) {
        const round = evaluator.round(table);
        if (round >= until) return;
        moved = true;
        const moment = Math.round(round * seats) * seats + seat;
        if (moment !== last) onMoment?.(moment);
        last = moment;
        const view = seatView(state, seat);
        const legal = game.legalMoves(view);
        const params = { rng, temperature: seat === viewer ? ownTemperature : temperature, draws };
        const move = legal.length === 1 ? (legal[0] as Move) : evaluator.choose(view, legal, params);
        if (seat === viewer) onChoice?.(state, move);
        if (apply(game, state, seat, move, emit)) break;
      }
    }
  }
}

/** The others choose for the current decision. The viewer still owes a move, so nothing is resolved yet. */
export function chooseForRest<T extends GameTypes>(
  { game, evaluator, temperature, draws }: PolicyPlay<T>,
  world: State<T>,
  viewer: Seat,
  rng: Rng,
): void {
  const { owed } = world.public;
  for (let seat = 0; seat < owed.length; seat++) {
    if (seat === viewer) continue;
    const view = seatView(world, seat);
    while ((owed[seat] as number) > 0) {
      const legal = game.legalMoves(view);
      const params = { rng, temperature, draws };
      apply(
        game,
        world,
        seat,
        legal.length === 1 ? (legal[0] as Move) : evaluator.choose(view, legal, params),
      );
    }
  }
}
