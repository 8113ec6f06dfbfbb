// The words of the 7 Wonders table.

import type { Age, Side } from '@mirabilia/seven-wonders';
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

export interface Words {
  readonly list: (items: readonly string[]) => string;
  readonly coins: (count: number) => string;
  readonly time: (seconds: number) => string;
  readonly timeLeft: (time: string) => string;
  /** Before the first view has come. */
  readonly coming: string;

  readonly age: (age: Age) => string;
  readonly turn: (turn: number, of: number) => string;
  readonly over: string;
  readonly passLeft: string;
  readonly passRight: string;
  readonly handsSwap: string;
  readonly readyCount: (ready: number, of: number) => string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly yourTurn: string;
  readonly allWait: string;

  readonly menu: string;
  readonly log: string;
  readonly chat: string;
  readonly rules: string;
  readonly cards: string;
  readonly settings: string;
  readonly everybody: string;
  readonly shortcuts: string;
  readonly memory: string;

  readonly you: string;
  readonly player: string;
  readonly others: string;
  readonly farCities: string;
  readonly cityOf: (name: string) => string;
  readonly closeCity: (name: string) => string;
  readonly ready: string;
  readonly thinking: string;
  readonly botKeeps: string;
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
  readonly lastTurn: string;
  readonly drawer: string;
  readonly discardPile: string;
  readonly drawPile: string;
  readonly buried: string;
  readonly dealSealed: string;

  readonly handIsBack: string;
  readonly handReturns: (holder: string, turn: number) => string;
  readonly handGone: (holder: string) => string;
  readonly gone: string;
  readonly faceDown: (count: number) => string;
  readonly nothingSeen: string;

  readonly hand: string;
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
  readonly whyDear: (missing: string, price: number, purse: number) => string;
  readonly whyMissing: (missing: string, unavailable: string) => string;
  readonly makesFree: (names: readonly string[]) => string;
  readonly aboutCard: (name: string) => string;
  readonly payFor: (use: string, coins: number) => string;
  readonly gains: (left: string, toLeft: number, right: string, toRight: number) => string;
  readonly usePower: string;
  /** On the button that was pressed once, for those who wish to be asked. */
  readonly sure: (use: string) => string;
  readonly locked: string;
  readonly change: string;
  readonly changeFirst: string;
  readonly willBuild: (card: string) => string;
  readonly willBury: (card: string) => string;
  readonly willSell: (card: string) => string;
  readonly refused: string;

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

/** Minutes and seconds; hours and days where there is more. */
export function clockTime(seconds: number, units: { readonly hours: string; readonly days: string }): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${units.days}`;
  if (hours >= 1) return `${hours} ${units.hours}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
