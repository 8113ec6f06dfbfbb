// Laws that can't be broken prove nothing: ways to spoil a game, by a few lines around the honest one, and faults that
// any game can have.

import { copyState, type Game, type GameTypes, type Move, type SeatView, type State } from '../src/index.ts';
import { checkLaws, type Inspection, type Law } from './laws.ts';
import type { Plans } from './random-play.ts';

/** A planted mistake, to show that a law finds it. */
export interface Fault<T extends GameTypes> {
  readonly fault: string;
  /** The law that finds it. */
  readonly law: Law;
  /** A new game for each test, because some faults remember. */
  readonly spoil: () => Game<T>;
  readonly options?: Partial<T['options']>;
  /** The dear laws look at one decision in so many. */
  readonly every?: number;
}

/** Every law that a few random matches of the spoilt game break. */
export function lawsBrokenBy<T extends GameTypes>(
  { spoil, every = 2 }: Fault<T>,
  inspection: Omit<Inspection<T>, 'matches' | 'every'>,
): Set<Law> {
  const found = checkLaws(spoil(), { ...inspection, matches: 3, every });
  return new Set(found.map(({ law }) => law));
}

/** One resolved decision, as a fault sees it. */
export interface Resolved<T extends GameTypes> {
  readonly before: State<T>;
  readonly plans: Plans;
  readonly events: readonly T['event'][];
}

/** Ways to spoil one part of the game and leave the others alone. */
export function spoilers<T extends GameTypes>(honest: Game<T>) {
  /** Something is done to the state after every decision. */
  const afterwards = (spoil: (state: State<T>, resolved: Resolved<T>) => void): Game<T> => ({
    ...honest,
    resolve: (state, emit) => {
      const before = copyState(honest, state);
      const plans = state.private.map(({ plan }) => plan.slice());
      const events: T['event'][] = [];
      honest.resolve(state, (event) => {
        events.push(event);
        emit?.(event);
      });
      spoil(state, { before, plans, events });
    },
  });

  /** Other events are told. */
  const telling = (spoil: (event: T['event'], state: State<T>) => T['event']): Game<T> => ({
    ...honest,
    resolve: (state, emit) => honest.resolve(state, emit && ((event) => emit(spoil(event, state)))),
  });

  /** Other moves are legal. */
  const offering = (spoil: (view: SeatView<T>, moves: readonly Move[]) => readonly Move[]): Game<T> => ({
    ...honest,
    legalMoves: (view) => spoil(view, honest.legalMoves(view)),
  });

  /** Other moves are legal, told by their notation. A seat that is asked keeps its moves if none would be left. */
  const offeringTexts = (
    spoil: (texts: readonly string[], view: SeatView<T>) => readonly string[],
  ): Game<T> =>
    offering((view, moves) => {
      const texts = spoil(moves.map(honest.notation.make), view);
      const spoilt = texts.flatMap((text) => honest.notation.parse(text) ?? []);
      return spoilt.length > 0 ? [...new Set(spoilt)] : moves;
    });

  return { afterwards, telling, offering, offeringTexts };
}

const AT_DECISION = 9;

/** Faults that any game can have, whatever its pieces are. */
export function commonFaults<T extends GameTypes>(honest: Game<T>): readonly Fault<T>[] {
  const { afterwards, offering, telling } = spoilers(honest);
  return [
    {
      fault: 'a seat is asked and has no move',
      law: 'asked-can-move',
      spoil: () => offering((view, moves) => (view.public.decision === AT_DECISION ? [] : moves)),
    },
    {
      fault: 'a seat that has chosen can choose more',
      law: 'asked-can-move',
      spoil: () =>
        offering((view, moves) =>
          view.private.plan.length === 0
            ? moves
            : honest.legalMoves({ ...view, private: { ...view.private, plan: [] } }),
        ),
    },
    {
      fault: 'a move is offered twice',
      law: 'moves-are-distinct',
      spoil: () => offering((_, moves) => [...moves, ...moves.slice(0, 1)]),
    },
    {
      fault: 'the order of moves changes from call to call',
      law: 'moves-in-fixed-order',
      spoil: () => {
        let calls = 0;
        return offering((_, moves) => (calls++ % 2 === 0 ? moves : moves.toReversed()));
      },
    },
    {
      fault: 'there is no outcome at the end',
      law: 'outcome-at-the-end',
      spoil: () => ({ ...honest, outcome: () => undefined }),
    },
    {
      fault: 'an event holds something that has no text',
      law: 'events-are-plain',
      spoil: () => telling((event) => Object.assign({ remark: undefined }, event)),
    },
    {
      fault: 'an event tells what chance outside the state has thrown',
      law: 'same-moves-same-match',
      spoil: () => {
        let throws = 0;
        return telling((event) => Object.assign({ thrown: throws++ % 5 }, event));
      },
    },
    {
      fault: 'the record leaves out what seat 1 did',
      law: 'record-round-trips',
      spoil: () => ({
        ...honest,
        record: {
          ...honest.record,
          move: (seat, move, after) => (seat === 1 ? undefined : honest.record.move(seat, move, after)),
        },
      }),
    },
    {
      fault: 'two players sit on one seat',
      law: 'everybody-sits',
      spoil: () => ({ ...honest, seating: (deal) => honest.seating(deal).map((who) => Math.min(who, 1)) }),
    },
    {
      fault: 'a resolution throws',
      law: 'never-throws',
      spoil: () =>
        afterwards((state) => {
          if (state.public.decision === AT_DECISION) throw new Error('not yet');
        }),
    },
    {
      fault: 'nothing is ever resolved',
      law: 'matches-end',
      every: 1000,
      spoil: () => ({ ...honest, resolve: () => {} }),
    },
  ];
}
