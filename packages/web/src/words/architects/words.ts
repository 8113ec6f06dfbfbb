// The words of the Architects table. Every phase, action, consequence and effect has its words, or it doesn't compile.

import type {
  Action,
  CardEffect,
  Consequence,
  CostRule,
  Phase,
  Source,
  StageEffect,
  TokenEffect,
} from '@mirabilia/architects';
import type { Next, Towards } from '../../games/architects/logic/towards.ts';
import type { Who } from '../../table/who.ts';

type Deciding = Exclude<Phase['kind'], 'over'>;
type Kind = Consequence['kind'];

/** What a stage is worth, for the sentence about it. `effect` is a phrase, if it has one. */
export interface StageTold {
  readonly stage: number;
  readonly points: number;
  readonly effect: string | undefined;
}

interface Told {
  card: string | undefined;
  'deck-emptied': undefined;
  /** Who had it. */
  cat: string | undefined;
  horns: { readonly showing: number; readonly of: number };
  /** What I win. */
  battle: number;
  stage: StageTold;
  effect: string;
  'wonder-complete': undefined;
  'stage-due': StageTold;
  'set-due': undefined;
  token: string | undefined;
  'extra-card': string;
  points: number;
}
/** What a sentence about each kind of consequence is given. */
export type TellWords = { readonly [K in Kind]: (told: Told[K]) => string };

type EffectGiven = {
  'extra-card': readonly string[];
  'extra-card-for-stage': undefined;
  'double-coin': undefined;
  'any-resources': undefined;
  shields: number;
  points: { readonly unfinished: number; readonly complete: number };
  'points-per': { readonly points: number; readonly of: 'cats' | 'victories' | 'tokens' };
  'points-by-copies': readonly number[];
};
export type TokenWords = { readonly [K in TokenEffect['kind']]: (given: EffectGiven[K]) => string };

export type Measure =
  | 'points'
  | 'stages'
  | 'shields'
  | 'victories'
  | 'blue'
  | 'resources'
  | 'coins'
  | 'tokens';
type Key = 'deck' | 'decks' | 'go' | 'back' | 'walk' | 'stage' | 'token' | 'everybody' | 'help';

/** Decks, wonders, actions and prompts. @screen Table of Architects */
export interface ArchitectsWords {
  /** Above the table and in the log; in a round everybody has one turn. */
  readonly round: (round: number) => string;
  /** Above what everybody did since one's own turn, in order. */
  readonly lastRound: string;
  readonly others: string;
  readonly cityOf: (name: string) => string;
  readonly backToMine: string;

  readonly decks: string;
  readonly deckOf: (owner: string) => string;
  readonly cardsLeft: (count: number) => string;
  readonly empty: string;
  readonly faceDown: string;
  readonly catSaw: string;

  readonly does: Readonly<Record<Action, string>>;
  readonly choice: string;
  readonly prompts: Readonly<Record<Exclude<Deciding, 'act'>, string>>;
  /** In a turn after the first card, what is open. */
  readonly open: Readonly<Record<'stage' | 'token' | 'deck', string>>;
  readonly waits: Readonly<Record<Deciding, (name: string) => string>>;
  readonly pointAtSomething: string;
  /** Before the first turn, where players choose their wonders in turn. @screen Choosing a wonder in Architects */
  readonly draft: {
    /** Above the table, in place of the turn. */
    readonly title: string;
    /** The list of all wonders. */
    readonly wonders: string;
    /** In place of a wonder's name, at a seat that has not chosen. */
    readonly none: string;
    /** Of Giza. */
    readonly noEffect: string;
    /** All stages together. */
    readonly total: (points: string) => string;
    /** On a wonder that somebody has. */
    readonly taken: (who: Who) => string;
    /** On the button. */
    readonly take: (wonder: string) => string;
  };

  readonly tells: TellWords;
  /** What a card does, in a sentence: the first thing that is said of it. */
  readonly uses: { readonly [K in CardEffect['kind']]: (effect: Extract<CardEffect, { kind: K }>) => string };
  readonly towards: (towards: Towards) => string;
  /** Before pictures of the cards that would complete this stage, or a set of green cards. */
  readonly oneMore: (stage: number | undefined) => string;
  /** What lies ready for a stage that comes next. */
  readonly needs: (next: Next) => string;
  /** A resource or a coin that no stage needs now. */
  readonly forLater: string;
  /** On the button, under what it does: pressing the same card again does it as well. */
  readonly pressAgain: string;
  /** On a tool, and above what is left in every deck. */
  readonly cardsInDecks: string;
  /** Before pictures of cards with their numbers. */
  readonly leftInDeck: string;
  /** Short, under a card. */
  readonly short: {
    /** A green card that completes no set now. */
    readonly set: string;
    /** A resource that no stage needs now. */
    readonly later: string;
    readonly towards: (towards: Towards) => string;
    readonly stage: (stage: number) => string;
    readonly horns: (showing: number, of: number) => string;
    readonly battle: (victories: number) => string;
    readonly extra: string;
    /** A card or a token that nobody knows yet. */
    readonly unknown: string;
    readonly token: string;
    readonly ends: string;
  };
  readonly sources: Readonly<Record<Source, string>>;
  readonly effects: Readonly<Record<Exclude<StageEffect['kind'], 'take'>, string>>;
  readonly tokens: TokenWords;
  /** What Propaganda does. */
  readonly withHorns: string;

  readonly stage: (stage: number) => string;
  readonly stages: string;
  readonly stageState: Readonly<Record<'built' | 'open' | 'closed', string>>;
  readonly stagesBuilt: (built: number, of: number) => string;
  readonly cost: (count: number, rule: CostRule) => string;
  readonly points: (count: number) => string;
  readonly payWith: string;
  readonly spend: string;
  readonly useToken: string;
  readonly withHelp: (token: string) => string;

  readonly conflict: string;
  readonly hornsTurned: (showing: number, of: number) => string;
  readonly battleNow: string;
  readonly winsNow: (victories: number) => string;
  readonly shields: (count: number) => string;
  readonly victories: (count: number) => string;
  readonly tokensOnTable: string;
  readonly aboutTokens: string;
  readonly pile: (count: number) => string;
  readonly blind: string;
  readonly used: string;
  readonly hasCat: string;
  readonly ownCards: string;
  readonly ownTokens: string;
  readonly noCards: string;
  readonly counted: (count: number, name: string) => string;

  readonly story: StoryWords;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly keys: Readonly<Record<Key, string>>;
}

/** The log, battles, and the score. @screen Log, battles and score of Architects */
interface StoryWords {
  readonly empty: string;
  /** Before what was heard: the page was opened in the middle of the match. */
  readonly earlier: string;
  readonly nothingYet: string;
  /** From which deck, as a phrase: one's own, on one's left. */
  readonly fromOwn: (taker: Who) => string;
  readonly fromCentral: string;
  readonly fromOther: (owner: Who) => string;
  readonly chose: (who: Who, wonder: string) => string;
  readonly taken: (who: Who, card: string, from: string) => string;
  readonly byWonder: string;
  readonly byToken: (token: string) => string;
  readonly peeked: (who: Who) => string;
  readonly cat: (who: Who) => string;
  readonly horns: (showing: number, of: number) => string;
  readonly declined: (who: Who, token: string) => string;
  readonly passed: (who: Who) => string;
  readonly built: (who: Who, stage: number) => string;
  readonly paid: (cards: string) => string;
  readonly lost: (who: Who) => string;
  readonly token: (who: Who, token: string, isFromPile: boolean) => string;
  readonly looked: (who: Who, cards: number, from: string) => string;
  readonly shuffled: string;
  readonly fought: (who: Who, shields: number, victories: number) => string;
  readonly ended: string;

  readonly battle: string;
  readonly battleGoOn: string;
  readonly battleSummary: (who: Who, victories: number) => string;
  readonly discards: (cards: number) => string;

  readonly byStages: (winner: Who, stages: number) => string;
  readonly stagesEqual: string;
  readonly notes: string;
  readonly finished: (who: Who) => string;
  readonly ranOut: string;
  readonly catAt: (who: Who) => string;
  readonly catNobody: string;
  readonly tokensOf: (who: Who, tokens: string) => string;
}
