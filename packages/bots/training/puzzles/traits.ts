// What the search for puzzles has to know of each game.

import {
  CATEGORIES as ARCHITECTS_CATEGORIES,
  type Architects,
  type Table as ArchitectsTable,
  actionIn as architectsAction,
  STAGE as BUILD_STAGE,
  consequences,
  PROGRESS,
  STAGES,
  scoreOf,
  stageIn,
  TAKE,
} from '@mirabilia/architects';
import type { GameId } from '@mirabilia/games';
import type { PuzzleKind } from '@mirabilia/games/puzzles';
import type { GameTypes, Move, SeatView } from '@mirabilia/kernel';
import {
  actionIn,
  BUILD,
  CATEGORIES,
  cardIn,
  DISCARD,
  freeIn,
  SALVAGE,
  type SevenWonders,
  STAGE,
} from '@mirabilia/seven-wonders';

/** An idea's mean result in games played to the end. */
export interface Result {
  /** Own points by category, and the part of victories. */
  readonly points: readonly number[];
  readonly wins: number;
  /** Everybody's points in all, by seat. */
  readonly totals: readonly number[];
}

export interface Compared {
  readonly best: Move;
  /** Of the best idea and of the second. */
  readonly results: readonly [Result, Result];
  /** It matters which card goes under the wonder or on the discard pile. */
  readonly isCardDecisive: boolean;
}

export interface PuzzleTraits<T extends GameTypes> {
  /** Numbers of players, as often as they are played. */
  readonly players: readonly number[];
  /** By how much of the chance to win the best idea has to lead. */
  readonly lead: number;
  /** Points in which the weakest and the second weakest bot stray. */
  readonly easy: number;
  readonly medium: number;
  readonly categories: readonly (keyof T['score'] & string)[];
  /** Moves with one key are one idea. */
  ideaOf(move: Move): number;
  /** The card that goes under the wonder or on the discard pile: which one it is may matter more than what for. */
  givenAway(move: Move): number | undefined;
  kindOf(view: SeatView<T>, legal: readonly Move[], compared: Compared): PuzzleKind;
  /** Puzzles with one key are alike. */
  likeness(view: SeatView<T>, best: Move): string;
}

const gainOf = ([best, second]: Compared['results'], at: number): number =>
  (best.points[at] as number) - (second.points[at] as number);

const total = (points: readonly number[]): number => points.reduce((sum, part) => sum + part, 0);

/** Denial costs the strongest rival at least so many points, and more than twice what it brings. */
const DENIED = 4;

function isDenial(seat: number, results: Compared['results']): boolean {
  const [best, second] = results;
  const gain = total(best.points) - total(second.points);
  const taken = second.totals.map((points, other) =>
    other === seat ? 0 : points - (best.totals[other] as number),
  );
  return Math.max(...taken) >= DENIED && Math.max(...taken) > 2 * gain;
}

/** A conflict is what it is about if it brings more than half of what is gained. */
const FOUGHT = 3;
const MILITARY = CATEGORIES.indexOf('military');

const sevenWondersTraits: PuzzleTraits<SevenWonders> = {
  players: [3, 3, 3, 2, 3, 4, 3, 5, 3, 4, 3, 6, 3, 2, 3, 7],
  lead: 0.12,
  easy: 1.8,
  medium: 0.8,
  categories: CATEGORIES,
  ideaOf: (move) =>
    actionIn(move) === BUILD || actionIn(move) === SALVAGE
      ? actionIn(move) | (cardIn(move) << 3)
      : actionIn(move),
  givenAway: (move) => (actionIn(move) === STAGE || actionIn(move) === DISCARD ? cardIn(move) : undefined),
  kindOf({ viewer }, _legal, { best, results, isCardDecisive }) {
    if (isCardDecisive) return actionIn(best) === STAGE ? 'payment' : 'deny';
    if (isDenial(viewer, results)) return 'deny';
    const gains = results[0].points.map((_, at) => gainOf(results, at));
    const won = gains.reduce((sum, gain) => sum + Math.max(0, gain), 0);
    const fought = gains[MILITARY] as number;
    return fought >= FOUGHT && fought > won / 2 ? 'conflict' : 'choice';
  },
  likeness: ({ viewer, public: { table } }, best) =>
    [table.cities[viewer]?.board, table.age, actionIn(best), cardIn(best), freeIn(best)].join(' '),
};

/** The move brings the wonder's last stage. */
function isLast(view: SeatView<Architects>, move: Move): boolean {
  const standing = scoreOf(view.public.table as ArchitectsTable, view.viewer).stages;
  return consequences(view, move).some(
    ({ kind }) => kind === 'wonder-complete' || (kind === 'stage-due' && standing === STAGES - 1),
  );
}

const architectsTraits: PuzzleTraits<Architects> = {
  players: [3, 4, 3, 2, 3, 5, 3, 4, 3, 6, 3, 7],
  lead: 0.08,
  easy: 7,
  medium: 3,
  categories: ARCHITECTS_CATEGORIES,
  // However a stage is paid for, it is one idea.
  ideaOf: (move) => (architectsAction(move) === BUILD_STAGE ? BUILD_STAGE | (stageIn(move) << 3) : move),
  givenAway: () => undefined,
  kindOf(view, legal, { best }) {
    if (legal.some((move) => isLast(view, move))) return 'finish';
    if (architectsAction(best) === PROGRESS) return 'token';
    return architectsAction(best) === TAKE ? 'deck' : 'choice';
  },
  likeness: ({ viewer, public: { table } }, best) =>
    [table.cities[viewer]?.wonder, table.cities[viewer]?.stages, best].join(' '),
};

const TRAITS: Readonly<Record<GameId, unknown>> = {
  'seven-wonders': sevenWondersTraits,
  architects: architectsTraits,
};

export const traitsOf = <T extends GameTypes>({ id }: { readonly id: string }): PuzzleTraits<T> =>
  // The id says which game it is; the compiler can't follow that the types belong to it.
  TRAITS[id as GameId] as PuzzleTraits<T>;
