// A puzzle: one decision of a match between bots in which one move is clearly best. It holds no table: the engine deals the
// match again from its number and plays it on to the decision, so a puzzle takes a few dozen characters.

import {
  advance,
  type Emit,
  type Game,
  type GameTypes,
  type Match,
  type Move,
  pending,
  playForced,
  type Seat,
  type SeatView,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import type { GameId } from './ids.ts';

/** What a puzzle is about. The last three are of Architects. */
export const PUZZLE_KINDS = [
  'choice',
  'deny',
  'conflict',
  'count',
  'payment',
  'deck',
  'token',
  'finish',
] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** From 1, which the weakest bot finds in a third of its tries, to 5, which a strong one misses. */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * An answer: the places of its moves among the legal ones (ways to pay for one thing are one answer), and how good it is. That
 * is the chance to win in per cent, and for `count` how many points it brings more than the best, so zero or less. Then
 * own points at the end by category, and those of the left and the right neighbour in all.
 */
export type PuzzleAnswer = readonly [
  moves: readonly number[],
  worth: number,
  points: readonly number[],
  neighbours: readonly [left: number, right: number],
];

export interface Puzzle {
  readonly game: GameId;
  /** The number of the match in its series. */
  readonly match: number;
  readonly players: number;
  readonly seat: Seat;
  /** The choices of all decisions before, as `digitsOf` writes them. */
  readonly prefix: string;
  readonly kind: PuzzleKind;
  readonly difficulty: Difficulty;
  /** So many of the answers are right: the best, and those nearly as good. */
  readonly right: number;
  /** Best first; every legal move is in one. */
  readonly answers: readonly PuzzleAnswer[];
}

/** A puzzle as it is stored; its game follows from where it is stored. */
export type PuzzleRow = readonly [
  match: number,
  players: number,
  seat: number,
  prefix: string,
  kind: number,
  difficulty: number,
  right: number,
  answers: readonly PuzzleAnswer[],
];

export const rowOf = (puzzle: Puzzle): PuzzleRow => [
  puzzle.match,
  puzzle.players,
  puzzle.seat,
  puzzle.prefix,
  PUZZLE_KINDS.indexOf(puzzle.kind),
  puzzle.difficulty,
  puzzle.right,
  puzzle.answers,
];

export const puzzleOf = (
  game: GameId,
  [match, players, seat, prefix, kind, difficulty, right, answers]: PuzzleRow,
): Puzzle => ({
  game,
  match,
  players,
  seat,
  prefix,
  kind: PUZZLE_KINDS[kind] as PuzzleKind,
  difficulty: difficulty as Difficulty,
  right,
  answers,
});

/** Names a puzzle on a device and in a link. */
export const puzzleId = ({ match, seat, prefix }: Puzzle): string => `${match}-${seat}-${prefix.length}`;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The place of a move among the legal ones: one digit, or two where there are more moves than digits. */
export function digitsOf(legal: readonly Move[], move: Move): string {
  const at = legal.indexOf(move);
  const last = DIGITS[at % DIGITS.length] as string;
  return legal.length > DIGITS.length ? (DIGITS[Math.floor(at / DIGITS.length)] as string) + last : last;
}

export const seriesOf = (game: GameId): string => `puzzles ${game}`;

/** The match of a series, dealt and not yet played. */
export function matchOfSeries<T extends GameTypes>(
  game: Game<T>,
  number: number,
  players: number,
  emit?: Emit<T>,
): Match<T> {
  const read = game.readOptions({ players });
  if (!read.ok) throw new Error(read.refusal.code);
  const match = startMatch(game, read.value, seedOfMatch(seriesOf(game.id as GameId), number));
  playForced(match, emit);
  return match;
}

/** The match up to the puzzle's decision. Throws if a choice isn't among the legal moves. */
export function playUpTo<T extends GameTypes>(
  game: Game<T>,
  { match: number, players, prefix }: Pick<Puzzle, 'match' | 'players' | 'prefix'>,
  emit?: Emit<T>,
): Match<T> {
  const match = matchOfSeries(game, number, players, emit);
  for (let at = 0; at < prefix.length; ) {
    const seat = pending(match.state)[0] as Seat;
    const legal = game.legalMoves(seatView(match.state, seat));
    let place = DIGITS.indexOf(prefix[at++] as string);
    if (legal.length > DIGITS.length) place = place * DIGITS.length + DIGITS.indexOf(prefix[at++] ?? '');
    const move = legal[place];
    if (move === undefined) throw new Error(`no legal move at ${at} of ${prefix}`);
    advance(match, seat, move, emit);
    playForced(match, emit);
  }
  return match;
}

/** What the player of the puzzle sees, and may do. */
export function questionOf<T extends GameTypes>(
  game: Game<T>,
  puzzle: Puzzle,
): { readonly view: SeatView<T>; readonly legal: readonly Move[] } {
  const view = seatView(playUpTo(game, puzzle).state, puzzle.seat);
  return { view, legal: game.legalMoves(view) };
}

/** The answer that a move is, by its place among the legal ones; -1 for none. */
export const answerAt = ({ answers }: Puzzle, place: number): number =>
  answers.findIndex(([moves]) => moves.includes(place));
