// What the coach says. Every language is a whole catalogue: one with a hole doesn't compile.

import type { StageGift } from '../reasons/seven-wonders/reason.ts';

/** A choice and why another one is better. @screen Coach */
export interface ReasonWords {
  /** What a choice cost, from next to nothing to a lot. */
  readonly verdicts: Readonly<Record<'good' | 'fine' | 'inaccurate' | 'costly', string>>;
  /** `best` is a move, such as a card's name. Reasons follow. */
  readonly better: (best: string) => string;
  /** The same where the difference is small. */
  readonly littleBetter: (best: string) => string;
  /** Where there is no single reason. */
  readonly overall: string;
  /** Before a choice, after the best move: another one is as good. */
  readonly equal: (other: string) => string;
  readonly fewTries: string;
  readonly moves: MoveWords;
  readonly sevenWonders: SevenWondersReasonWords;
  readonly architects: ArchitectsReasonWords;
}

/** Short names of moves; cards stand alone. @screen Coach */
interface MoveWords {
  readonly stage: (stage: number) => string;
  readonly discard: (card: string) => string;
  readonly nothing: string;
  readonly tokenFromPile: string;
  readonly pass: string;
}

/** A sentence about the better move, without a subject, unless it says otherwise. @screen Coach, 7 Wonders */
interface SevenWondersReasonWords {
  readonly set: (points: number) => string;
  /** `count` is how many of the symbol the city has then, `later` how many cards of later Ages show it. */
  readonly symbol: (symbol: string, count: number, points: number, later: number) => string;
  /** `swing` is the difference in points. */
  readonly victory: (who: string, swing: number) => string;
  readonly likelyVictory: (who: string, swing: number) => string;
  readonly draw: (who: string, swing: number) => string;
  readonly likelyDraw: (who: string, swing: number) => string;
  /** Of the other move. */
  readonly overkill: (card: string) => string;
  readonly scarce: (good: string) => string;
  readonly enables: (good: string, stage: number, points: number) => string;
  readonly saves: (coins: number) => string;
  readonly sells: (who: string, good: string, coins: number) => string;
  /** `age` in Roman numerals; `cost` is a list of goods. */
  readonly opens: (child: string, age: string, cost: string) => string;
  readonly chain: (parent: string) => string;
  readonly stage: (points: number) => string;
  readonly gift: Readonly<Record<StageGift, string>>;
  readonly short: (stage: number, coins: number) => string;
  readonly deny: (card: string, who: string, points: number) => string;
  readonly denySet: (card: string, who: string, symbol: string) => string;
  /** Of the other move. */
  readonly waits: (card: string, turn: number) => string;
  readonly nowOrNever: (players: number) => string;
  readonly guild: (points: number) => string;
  readonly points: (points: number) => string;
  /** Of the other payment: `rival` is the stronger of both neighbours. */
  readonly feeds: (who: string, rival: string, coins: number) => string;
  readonly unused: string;
  /** Of the other move. */
  readonly surplus: (good: string) => string;
  /** `category` is a line of the score sheet. */
  readonly tends: (category: string, points: number) => string;
}

/** A sentence about the better move, without a subject, unless it says otherwise. @screen Coach, Architects */
interface ArchitectsReasonWords {
  readonly build: (stage: number, points: number) => string;
  /** With the wonder's effect. */
  readonly buildEffect: (stage: number, points: number) => string;
  /** `cards` is a list with “or”. */
  readonly oneShort: (stage: number, cards: string) => string;
  /** Of the other move. */
  readonly twin: (stage: number, card: string) => string;
  readonly flexible: (card: string) => string;
  readonly finish: (points: number) => string;
  /** Of the other move. */
  readonly hold: (points: number) => string;
  readonly pair: string;
  readonly triple: string;
  readonly token: (points: number) => string;
  readonly tokenCards: (cards: number, of: number) => string;
  readonly fight: (points: number) => string;
  /** Of the other move. */
  readonly avoid: (who: string) => string;
  readonly lasting: string;
  readonly cat: (points: number) => string;
  readonly catFrom: (points: number, who: string) => string;
  readonly deny: (card: string, who: string, stage: number) => string;
  readonly denySet: (card: string, who: string) => string;
  /** Of the other move: the card that comes to the top of that deck. */
  readonly uncovers: (who: string, cards: number, of: number) => string;
  readonly odds: (cards: number, of: number) => string;
  readonly extra: (token: string) => string;
}
