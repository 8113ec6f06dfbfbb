// Random matches that are counted: what came up in them, so that a test can demand that everything did.

import {
  advance,
  type Commit,
  type Game,
  type GameTypes,
  type Move,
  pending,
  pick,
  play,
  type Refusal,
  type Rng,
  rngFrom,
  type Seat,
  type State,
  seatView,
  seedOfMatch,
  startMatch,
} from '../src/index.ts';
import { atRandom, type Choose, choosePlans } from './random-play.ts';

/** What a simulation tells as it goes. */
export type Observation<T extends GameTypes> =
  /** A move as it is carried out, with the table on which it was chosen. */
  | { readonly what: 'move'; readonly seat: Seat; readonly move: Move; readonly table: T['table'] }
  | { readonly what: 'event'; readonly event: T['event'] }
  /** The table before each decision, and at the end. */
  | { readonly what: 'table'; readonly table: T['table'] }
  /** The door's answer to a commit that is wrong on purpose. */
  | { readonly what: 'refusal'; readonly refusal: Refusal };

/** A number of random matches. */
export interface Simulation<T extends GameTypes> {
  readonly options: T['options'];
  readonly matches: number;
  /** Names the seeds of the matches. */
  readonly series?: string;
  /** How moves are chosen; each equally likely if nothing is said. */
  readonly choose?: (rng: Rng) => Choose;
  /** Under which names a thing is counted. */
  readonly label: (seen: Observation<T>) => readonly string[];
}

/** How often each label was seen. */
export function coverage<T extends GameTypes>(game: Game<T>, simulation: Simulation<T>): Map<string, number> {
  const { options, matches, series = 'coverage', choose = atRandom, label } = simulation;
  const counts = new Map<string, number>();
  const note = (seen: Observation<T>): void => {
    for (const name of label(seen)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (let index = 0; index < matches; index++) {
    const seed = seedOfMatch(series, index);
    const match = startMatch(game, options, seed);
    const choice = choose(rngFrom(seed, 'play'));
    const errors = rngFrom(seed, 'errors');
    for (;;) {
      const { state } = match;
      const { table } = state.public;
      note({ what: 'table', table });
      const refusal = provoke(game, state, errors);
      if (refusal !== undefined) note({ what: 'refusal', refusal });
      const plans = choosePlans(game, state, choice);
      if (plans === undefined || pending(state).length === 0) break;
      for (const [seat, plan] of plans.entries()) {
        for (const move of plan) {
          note({ what: 'move', seat, move, table });
          advance(match, seat, move, (event) => note({ what: 'event', event }));
        }
      }
    }
  }
  return counts;
}

/** A commit that is right but for one thing; undefined if by chance it was right altogether. */
function provoke<T extends GameTypes>(game: Game<T>, state: State<T>, rng: Rng): Refusal | undefined {
  const { decision } = state.public;
  const seats = [...state.private.keys()];
  const seat = pick(rng, seats);
  const movesOf = (from: Seat): readonly Move[] => game.legalMoves(seatView(state, from));
  const move = movesOf(seat)[0] ?? 0;
  const foreign = movesOf(pick(rng, seats))[0] ?? 0;
  const right: Commit = { decision, step: 0, move };
  const wrong: readonly (readonly [Seat, Commit])[] = [
    [seat, { ...right, decision: decision - 1 }],
    [seat, { ...right, step: 3 }],
    [seat, { ...right, move: foreign }],
    [seats.length, right],
  ];
  const result = play(game, state, ...pick(rng, wrong));
  return result.ok ? undefined : result.refusal;
}
