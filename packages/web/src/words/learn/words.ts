// The words of lessons and of first-time hints. A bubble has at most twenty words or so: it stands beside what it is about.

import type { Category as ArchitectsCategory } from '@mirabilia/architects';
import type { Category, Resource } from '@mirabilia/seven-wonders';
import type { LessonId } from '../../learn/lesson-ids.ts';

export interface CountedGood {
  readonly good: Resource;
  readonly count: number;
}

export interface Titled {
  readonly title: string;
  readonly about: string;
}

/** @screen Lessons and hints */
export interface LearnWords {
  /** The list of lessons. @screen Learn */
  readonly page: {
    readonly title: string;
    readonly intro: string;
    /** A verb, button: begins a lesson. */
    readonly start: string;
    /** A verb, button: goes on with a lesson that was left. */
    readonly resume: string;
    readonly again: string;
    /** Beside a lesson that was played with success. */
    readonly done: string;
    /** Beside a lesson whose goal was not reached. */
    readonly tried: string;
    readonly minutes: (count: number) => string;
    /** Above what else helps to learn: puzzles, a score pad. */
    readonly more: string;
  };
  /** @screen Learn, above the table of a lesson */
  readonly lessons: Readonly<Record<LessonId, Titled>>;
  /** What wins the lesson, beside its title. @screen Above the table of a lesson */
  readonly goals: Readonly<Record<LessonId, string>>;
  /** Buttons above the table. @screen Lesson */
  readonly bar: {
    /** Takes the last choice back. */
    readonly undo: string;
    /** Ends the bubbles; the match goes on. */
    readonly skip: string;
  };
  /** @screen End of a lesson */
  readonly end: {
    /** A verb, button: counts all categories at once. */
    readonly showResult: string;
    /** After the goal and a colon: it was reached, it was not. */
    readonly reached: string;
    readonly missed: string;
    readonly playMatch: string;
    readonly again: string;
    readonly next: (title: string) => string;
    /** Opens the replay. */
    readonly look: string;
    /** Back to the table of friends from which the lesson was opened. */
    readonly toInvitation: string;
    readonly ownBest: (category: string, points: number) => string;
    readonly otherBest: (name: string, category: string, points: number) => string;
  };
  /** What is counted, while it is counted. @screen End of a lesson */
  readonly lines: {
    readonly wonders: Readonly<Record<Exclude<Category, 'science'>, string>>;
    /** With the learner's own numbers of symbols. */
    readonly science: (symbols: readonly number[]) => string;
    readonly architects: Readonly<Record<ArchitectsCategory, string>>;
  };

  /** @screen First match of 7 Wonders */
  readonly wonders: {
    readonly pick: (card: string) => string;
    readonly build: string;
    readonly pass: (left: string, right: string) => string;
    readonly ownGoods: (card: string, goods: readonly CountedGood[]) => string;
    readonly buy: (card: string, good: Resource, seller: string) => string;
    readonly buyOfBoth: (card: string, good: Resource, left: string, right: string) => string;
    readonly bought: (seller: string) => string;
    readonly stage: string;
    /** A card is picked up. */
    readonly stageWith: string;
    readonly stageWon: (points: number) => string;
    readonly sold: (name: string, coins: number) => string;
    readonly back: string;
    readonly red: string;
    readonly battleComes: string;
    readonly grey: string;
    readonly post: (card: string, seller: string) => string;
    readonly stuck: string;
    readonly tooDear: (coins: number) => string;
    readonly notForSale: (goods: Readonly<Partial<Record<Resource, number>>>) => string;
    readonly last: string;
    /** A result for each neighbour, the better one first: points, or 0 for a draw. */
    readonly fought: (sides: readonly { readonly name: string; readonly points: number }[]) => string;
    readonly ageII: string;
    readonly chain: (card: string, parent: string) => string;
    readonly chainNone: (card: string) => string;
    readonly science: string;
    readonly set: string;
    /** Makes raw materials, or what grey cards make. */
    readonly choice: (card: string, isRaw: boolean) => string;
    readonly stageReady: (stage: number, points: number) => string;
    readonly shieldII: (card: string, name: string) => string;
    readonly ageIII: string;
    readonly guild: (card: string, points: number) => string;
    readonly shieldIII: (card: string, name: string) => string;
    readonly money: string;
  };
  /** @screen Second lesson of 7 Wonders */
  readonly trade: {
    readonly comesBack: string;
    readonly twoGoods: (card: string) => string;
    readonly whom: (card: string, left: string, right: string) => string;
    readonly earned: (name: string) => string;
    readonly greenChain: (card: string, child: string) => string;
    readonly symbols: string;
    readonly rival: (name: string) => string;
    readonly deny: (card: string, name: string) => string;
    readonly anySymbol: string;
    readonly forecast: (card: string, points: number) => string;
  };
  /** @screen Lesson about sides B */
  readonly sideB: {
    readonly otherSide: string;
    readonly coinStage: (stage: number, points: number, coins: number) => string;
    readonly spend: (coins: number) => string;
    readonly four: (name: string) => string;
    readonly seventh: (name: string) => string;
    readonly lastStage: string;
    readonly usedUp: string;
    readonly complete: string;
  };
  /** @screen Lesson about two players */
  readonly freeCity: {
    readonly twoChoices: string;
    readonly between: (rival: string) => string;
    readonly arm: (card: string, rival: string) => string;
    readonly feed: (card: string) => string;
    readonly itsTurn: (rival: string) => string;
    readonly buyFromIt: (card: string) => string;
    readonly bothFight: string;
    readonly shutOut: string;
  };
  /** @screen First match of Architects */
  readonly architects: {
    readonly take: (one: string, other: string) => string;
    readonly decks: (right: string) => string;
    readonly stageOne: (card: string) => string;
    readonly forced: string;
    readonly coin: string;
    readonly same: (count: number) => string;
    readonly blue: (points: number) => string;
    readonly cat: string;
    readonly peek: string;
    readonly lostCat: (name: string) => string;
    readonly horn: (tokens: number) => string;
    readonly near: (
      shields: number,
      against: readonly { readonly name: string; readonly shields: number }[],
    ) => string;
    readonly battle: string;
    readonly green: string;
    readonly token: string;
    readonly power: (token: string, does: string) => string;
    readonly effect: (name: string) => string;
    readonly lastOne: (name: string) => string;
    readonly lastOneMine: string;
  };
  /** @screen Second lesson of Architects */
  readonly tempo: {
    readonly race: string;
    readonly otherKind: (card: string) => string;
    readonly sharedDeck: (left: string) => string;
    readonly effect: string;
    readonly keepCoin: string;
    readonly deny: (name: string, card: string) => string;
    readonly finish: (lead: number) => string;
    readonly hold: (behind: number) => string;
    readonly hurry: (name: string) => string;
  };
  /** Facts in a normal match, each once. @screen Table, in the first matches */
  readonly hints: {
    readonly sideB: string;
    readonly freeCity: string;
    readonly freeBuild: string;
    readonly seventh: string;
    readonly salvage: string;
    readonly bothSell: (card: string) => string;
    readonly stands: (card: string) => string;
    readonly lost: (name: string) => string;
    readonly back: string;
    readonly sold: (name: string, coins: number) => string;
    readonly chain: (card: string, parent: string) => string;
    readonly stage: string;
    readonly rich: (coins: number, card: string) => string;
    readonly twoStages: string;
    readonly twoSets: string;
    readonly extraCard: string;
    readonly emptyDeck: (right: string) => string;
    readonly battleDue: string;
    readonly stageDue: string;
  };
}
