// The words of the log, of reveals and battles, and of the score.

import type { Words as Ending } from '../../../../table/end/words/words.ts';
import type { Who } from '../../../../table/who.ts';

export type { Who };

export interface Words extends Omit<Ending, 'battles' | 'score'> {
  /** `age` in roman figures. */
  readonly age: (age: string) => string;
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly turn: (turn: number) => string;
    readonly built: (who: Who, card: string) => string;
    readonly salvaged: (who: Who, card: string) => string;
    readonly buried: (who: Who, stage: number) => string;
    readonly sold: (who: Who) => string;
    /** The discard pile was looked through and nothing was built. */
    readonly leftPile: (who: Who) => string;
    readonly byChain: string;
    readonly byWonder: string;
    readonly seventh: string;
    readonly paid: (to: Who, coins: number) => string;
    readonly paidBank: (coins: number) => string;
    readonly earned: (coins: number) => string;
    readonly leftovers: (cards: number) => string;
    readonly won: (winner: Who, loser: Who) => string;
    readonly drawn: (one: Who, other: Who) => string;
  };
  /** What a city did, without saying which. */
  readonly brief: {
    readonly lastTurn: string;
    readonly nothingYet: string;
    readonly sold: string;
    readonly stage: (stage: number) => string;
    readonly leftPile: string;
  };
  readonly battles: Ending['battles'] & {
    /** `age` in roman figures. */
    readonly title: (age: string) => string;
    readonly goOn: (age: string) => string;
    readonly shields: (shields: number) => string;
    readonly points: (points: number) => string;
    readonly city: string;
    readonly shieldsHead: string;
    readonly left: string;
    readonly right: string;
    readonly thisAge: string;
    readonly soFar: string;
    /** For screen readers: all of a city's results. */
    readonly summary: (who: Who, points: number) => string;
  };
  readonly score: Ending['score'] & {
    /** Two had the most points and coins decided. */
    readonly byCoins: (winner: Who, coins: number) => string;
    readonly coinsEqual: string;
    readonly coins: (coins: number) => string;
    readonly notes: string;
    readonly noNotes: string;
    /** Which symbols those of choice counted as. */
    readonly choice: (who: Who, symbols: string) => string;
    readonly copied: (who: Who, guild: string, from: Who) => string;
    readonly freeCityAside: string;
    readonly opened: string;
    readonly buried: (who: Who) => string;
    readonly discards: (cards: number) => string;
    readonly none: string;
  };
}
