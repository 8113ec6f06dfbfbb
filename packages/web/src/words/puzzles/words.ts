// The words of the puzzles.

import type { Difficulty, PuzzleKind } from '@mirabilia/games/puzzles';

/** One position, one move to find. @screen Puzzles */
export interface PuzzleWords {
  /** A heading, and the link to this page. @screen Puzzles, front page */
  readonly title: string;
  /** Under the heading. */
  readonly about: string;
  /** The puzzle that is the same for everybody today. */
  readonly daily: string;
  /** A button. */
  readonly solveDaily: string;
  /** Today's puzzle is done. `isSolved`: at the first try. */
  readonly dailyDone: (isSolved: boolean) => string;
  /** A button: shows today's puzzle again. */
  readonly lookAgain: string;
  /** A button: puzzles one after the other, as hard as the player is strong. */
  readonly practice: string;
  /** A noun: how strong the player is, as a number. */
  readonly rating: string;
  /** Right answers at the first try, out of all first tries. */
  readonly solvedOf: (solved: number, tries: number) => string;
  /** Puzzles solved one after the other. */
  readonly streak: (count: number) => string;
  /** Days one after the other with the daily puzzle. */
  readonly days: (count: number) => string;
  /** The rating is kept on this device only. */
  readonly onDevice: string;

  /** The Age is a Roman numeral. @screen Puzzle: what is asked */
  readonly ageAndTurn: (age: string, turn: number, of: number) => string;
  /** What is asked; `count` in the last turn, where points can be counted. @screen Puzzle: what is asked */
  readonly questions: Readonly<Record<'win' | 'count', string>>;
  /** How hard a puzzle is. @screen Puzzle: what is asked */
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** A button: a first hint in words. @screen Puzzle: what is asked */
  readonly hint: string;
  /** A button: the second hint shows the card or deck. @screen Puzzle: what is asked */
  readonly showCard: string;
  /** Said when the card glows. @screen Puzzle: what is asked */
  readonly cardShown: string;
  /** The first hint, by what the puzzle is about. @screen Puzzle: what is asked */
  readonly hints: Readonly<Record<Exclude<PuzzleKind, 'choice' | 'deck'>, string>>;
  /** The first hint: the category in which the best move wins most, such as “Science”. @screen Puzzle: what is asked */
  readonly hintCategory: (category: string) => string;

  /** After an answer. @screen Puzzle: after an answer */
  readonly verdicts: Readonly<Record<'best' | 'nearly' | 'wrong' | 'shown', string>>;
  /** The new rating, and by how much it changed, with its sign. @screen Puzzle: after an answer */
  readonly newRating: (rating: number, change: string) => string;
  /** Why the rating stays. @screen Puzzle: after an answer */
  readonly unrated: Readonly<Record<'hinted' | 'seen', string>>;
  /** A button. @screen Puzzle: after an answer */
  readonly tryAgain: string;
  /** A button. @screen Puzzle: after an answer */
  readonly showSolution: string;
  /** A button. @screen Puzzle: after an answer */
  readonly next: string;
  /** A button: goes on with this match, against bots. @screen Puzzle: after an answer */
  readonly playOn: string;
  /** A button: something is wrong with this puzzle. @screen Puzzle: after an answer */
  readonly report: string;
  /** The player reported it. @screen Puzzle: after an answer */
  readonly reported: string;
  /** Heading of a column: the move that the player chose. @screen Puzzle: after an answer */
  readonly yourMove: string;
  /** Heading of a column: the solution. @screen Puzzle: after an answer */
  readonly bestMove: string;
  /** Heading of a column: the best of the wrong moves. @screen Puzzle: after an answer */
  readonly otherMove: string;
  /** A row of the table. @screen Puzzle: after an answer */
  readonly chance: string;
  /** A row of the table: the points of a neighbour, by name. @screen Puzzle: after an answer */
  readonly pointsOf: (name: string) => string;
  /** A row of the table: all points of the player. @screen Puzzle: after an answer */
  readonly total: string;
  /** Where the numbers come from. @screen Puzzle: after an answer */
  readonly source: Readonly<Record<'played' | 'counted', string>>;
  /** So many points fewer than the best move, whatever the neighbours do. @screen Puzzle: after an answer */
  readonly behind: (points: number) => string;
  /** Why a move is best: a category such as “Science”, and points. @screen Puzzle: after an answer */
  readonly gains: (category: string, points: number) => string;
  /** Why a move is best: a neighbour ends with fewer points. @screen Puzzle: after an answer */
  readonly denies: (name: string, points: number) => string;
  /** All puzzles were seen: one comes again. @screen Puzzle: what is asked */
  readonly allSeen: string;

  /** The text to share. @screen Puzzle: text to share */
  readonly shared: Readonly<Record<'first' | 'later' | 'missed', string>>;
  /** What a move is called. A card or token that isn't known is undefined. @screen Puzzle: after an answer */
  readonly moves: {
    readonly build: (card: string) => string;
    /** Without a card: any card may be used. */
    readonly stage: (stage: number, card: string | undefined) => string;
    /** Without a card: any card may be discarded. */
    readonly discard: (card: string | undefined) => string;
    /** From the discard pile. */
    readonly nothing: string;
    /** Without a card: nobody has seen the top card. */
    readonly take: (card: string | undefined, deck: string) => string;
    readonly look: (deck: string) => string;
    readonly keep: (card: string) => string;
    /** Without a name: the unseen one from the pile. */
    readonly token: (token: string | undefined) => string;
  };
}
