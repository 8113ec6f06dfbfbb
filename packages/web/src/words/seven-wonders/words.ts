// The words of the 7 Wonders table, of its log and score, of the help on cards, and a sentence for each effect.

import type { Age, Effect, Side } from '@mirabilia/seven-wonders';
import type { CityMeasure } from '../../games/seven-wonders/logic/city-row.ts';
import type { Who } from '../../table/who.ts';

/** What is paid for a card, and to whom. */
export interface Payment {
  readonly left: number;
  readonly right: number;
  readonly bank: number;
  readonly leftName: string;
  readonly rightName: string;
}

type Key =
  | 'card'
  | 'build'
  | 'stage'
  | 'sell'
  | 'pay'
  | 'lock'
  | 'change'
  | 'left'
  | 'right'
  | 'coming'
  | 'everybody'
  | 'help';

/** Hand, cities, actions and prompts. @screen Table of 7 Wonders */
export interface SevenWondersWords {
  readonly coins: (count: number) => string;

  readonly age: (age: Age) => string;
  readonly turn: (turn: number, of: number) => string;
  readonly passLeft: string;
  readonly passRight: string;
  readonly handsSwap: string;
  readonly readyCount: (ready: number, of: number) => string;

  readonly memory: string;

  readonly others: string;
  readonly farCities: string;
  readonly cityOf: (name: string) => string;
  readonly closeCity: (name: string) => string;
  readonly ready: string;
  readonly sells: string;
  readonly sellsYou: string;
  readonly produces: string;
  readonly nothingBuilt: string;
  /** Help on a city's coins. */
  readonly coinsHelp: string;
  readonly symbolOfChoice: string;
  readonly stages: string;
  readonly stagesBuilt: (built: number, of: number) => string;
  readonly built: string;
  readonly closed: string;

  readonly battleNow: string;
  readonly battle: (name: string, own: number, other: number, points: number) => string;
  readonly discardPile: string;
  readonly drawPile: string;
  readonly buried: string;

  readonly handIsBack: string;
  readonly handReturns: (holder: string, turn: number) => string;
  readonly handGone: (holder: string) => string;
  readonly gone: string;
  readonly faceDown: (count: number) => string;
  readonly nothingSeen: string;

  readonly card: string;
  readonly hand: string;
  readonly handOf: (name: string) => string;
  readonly actions: string;
  readonly build: string;
  readonly wonder: string;
  readonly sell: string;
  readonly free: string;
  /** At the foot of a card, before the coins that go to the bank: pay 1. */
  readonly payShort: string;
  /** At the foot of a card that can't be built, before what is missing: needs 4 coins. */
  readonly needsShort: string;
  readonly standsShort: string;
  readonly dutyShort: string;
  readonly byPowerShort: string;
  readonly verdictFree: string;
  readonly verdictChain: (parent: string) => string;
  /** The player has ticked the wonder's power. */
  readonly verdictByPower: string;
  readonly verdictPower: string;
  readonly verdictPay: (payment: Payment) => string;
  readonly whyStands: string;
  readonly whyComplete: string;
  readonly whyDuty: string;
  /** A card that costs coins alone. */
  readonly whyPoor: (price: number, purse: number) => string;
  readonly whyDear: (missing: string, price: number, purse: number) => string;
  readonly whyMissing: (missing: string, unavailable: string) => string;
  /** Leads from a card that can't be built to what it would take. */
  readonly needAsk: string;
  /** On a tool, and above the cards that can still come. */
  readonly cardsOfAge: string;
  readonly makesFree: (names: readonly string[]) => string;
  readonly aboutCard: (name: string) => string;
  readonly payFor: (use: string, coins: number) => string;
  readonly gains: (left: string, toLeft: number, right: string, toRight: number) => string;
  readonly usePower: string;
  readonly locked: string;
  readonly change: string;
  /** Something is locked while another is looked for. */
  readonly stillCounts: (card: string) => string;
  readonly keep: string;
  readonly changeFirst: string;
  /** The same where the Free City's card was chosen first. */
  readonly changeFreeCity: string;
  readonly willBuild: (card: string) => string;
  readonly willSalvage: (card: string) => string;
  readonly willBury: (card: string) => string;
  /** Help on the button that builds a stage; what the stage gives follows. */
  readonly useForStage: (stage: number) => string;
  readonly willSell: (card: string) => string;

  readonly promptCard: string;
  readonly promptSeventh: string;
  readonly promptFreeCity: string;
  /** A banner above the Free City while the viewer chooses for it. */
  readonly actingForFreeCity: string;
  /** Under the prompt: why there is an eighth card in the first turn of an Age, and so on. */
  readonly freeCityExtra: string;
  readonly promptDuty: string;
  /** With two players, once the Free City's card is chosen. */
  readonly promptOwn: string;
  readonly promptDraft: string;
  readonly promptSides: string;
  readonly promptSalvage: string;
  readonly promptSalvageFreeCity: string;
  readonly promptLocked: string;
  readonly waitDraft: (name: string) => string;
  readonly waitSeventh: (name: string) => string;
  readonly waitSalvage: (name: string) => string;
  /** Help on a question mark, while everybody chooses a side in secret. */
  readonly sideOpen: string;
  readonly side: (side: Side) => string;
  readonly takeBoard: (city: string, side: Side) => string;
  readonly takeNothing: string;
  readonly buildFree: (card: string) => string;

  readonly measures: Readonly<Record<CityMeasure, string>>;
  readonly keys: Readonly<Record<Key, string>>;

  readonly story: StoryWords;
  readonly help: HelpWords;
  readonly art: ArtWords;
}

/** The log, reveals and battles, and the score. @screen Log, battles and score of 7 Wonders */
interface StoryWords {
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
  readonly battles: {
    /** `age` in roman figures. */
    readonly title: (age: string) => string;
    readonly goOn: (age: string) => string;
    readonly shields: (shields: number) => string;
    readonly points: (points: number) => string;
    /** For screen readers: all of a city's results. */
    readonly summary: (who: Who, points: number) => string;
  };
  readonly score: {
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

/** The help on cards, wonders and chains. @screen Help and rules of 7 Wonders */
export interface HelpWords {
  /** With a Roman numeral. */
  readonly age: (numeral: string) => string;
  readonly does: string;
  readonly cost: string;
  readonly costsNothing: string;
  /** Before the cards of which one is enough. */
  readonly freeWith: string;
  readonly makesFree: string;
  readonly copies: (count: number, players: number) => string;
  /** Before how many copies there are for which numbers of players. */
  readonly copiesByPlayers: string;
  readonly guilds: (used: number, all: number, players: number) => string;
  /** The same without a match at hand. */
  readonly guildsByPlayers: (all: number) => string;
  readonly notes: Readonly<Record<'science' | 'conflict' | 'trade', string>>;
  readonly side: (letter: string) => string;
  readonly fromTheStart: string;
  readonly stage: (number: number) => string;
  readonly stageBuilt: string;
  readonly chains: string;
  readonly chainsIntro: string;
  readonly signs: string;
  readonly kinds: string;
  readonly goods: string;
  readonly symbols: string;
  readonly otherSigns: string;
  readonly pointers: string;
  readonly coins: string;
  readonly shields: string;
  readonly laurels: string;
  readonly defeats: string;
}

/** What a screen reader says for cards and wonders, and what each effect does. @screen Cards, help and rules of 7 Wonders */
export interface ArtWords {
  /** Before what a card or a stage costs. */
  readonly cost: string;
  /** What costs nothing. */
  readonly free: string;
  /** Before the cards that it makes free later. */
  readonly makesFree: string;
  /** A picture of a wonder: how much of it stands. */
  readonly wonder: (name: string, built: number, stages: number) => string;
  readonly effects: EffectWords;
}

/** A sentence for each kind of effect. A kind without one doesn't compile. */
type EffectWords = {
  readonly [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => string;
};
