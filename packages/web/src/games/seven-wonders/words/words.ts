// The words of the 7 Wonders table.

import type { Age, Side } from '@mirabilia/seven-wonders';
import type { Words as TableWords } from '../../../table/words/words.ts';
import type { Measure } from '../logic/standings.ts';

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
  | 'everybody'
  | 'help';

export interface Words extends TableWords {
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
  readonly bank: string;
  readonly standsShort: string;
  readonly dutyShort: string;
  readonly byPowerShort: string;
  readonly bandFree: string;
  readonly bandChain: (parent: string) => string;
  readonly bandPower: string;
  readonly bandPay: (payment: Payment) => string;
  readonly whyStands: string;
  readonly whyComplete: string;
  readonly whyDuty: string;
  /** A card that costs coins alone. */
  readonly whyPoor: (price: number, purse: number) => string;
  readonly whyDear: (missing: string, price: number, purse: number) => string;
  readonly whyMissing: (missing: string, unavailable: string) => string;
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
  readonly willBuild: (card: string) => string;
  readonly willBury: (card: string) => string;
  readonly willSell: (card: string) => string;

  readonly promptCard: string;
  readonly promptSeventh: string;
  readonly promptFreeCity: string;
  readonly promptDuty: string;
  readonly promptDraft: string;
  readonly promptSides: string;
  readonly promptSalvage: string;
  readonly promptSalvageFreeCity: string;
  readonly promptLocked: string;
  readonly waitDraft: (name: string) => string;
  readonly waitSeventh: (name: string) => string;
  readonly waitSalvage: (name: string) => string;
  readonly side: (side: Side) => string;
  readonly takeBoard: (city: string, side: Side) => string;
  readonly takeNothing: string;
  readonly buildFree: (card: string) => string;

  readonly measures: Readonly<Record<Measure, string>>;
  readonly keys: Readonly<Record<Key, string>>;
}

const ROMAN: Readonly<Record<Age, string>> = { 1: 'I', 2: 'II', 3: 'III' };
export const roman = (age: Age): string => ROMAN[age];
