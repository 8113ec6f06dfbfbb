// The rules of 7 Wonders in our own words. Numbers come from the engine; cards and wonders are named by their catalogue.

import type { Category } from '@mirabilia/seven-wonders';
import type { Sheet, SheetSentences } from '../../reference/sheet.ts';

/** How many sentences each sheet has, in every language. */
interface Lengths {
  aim: 2;
  setup: 3;
  turn: 3;
  building: 4;
  trade: 4;
  chains: 2;
  wonders: 3;
  ageEnd: 2;
  military: 2;
  science: 3;
  scoring: 2;
  ties: 2;
  two: 4;
}
export type SheetId = keyof Lengths;

/** The rules, in our own words. @screen Rules of 7 Wonders */
export interface SevenWondersRules {
  readonly sheets: { readonly [S in SheetId]: Sheet<Lengths[S]> };
  readonly setup: { readonly board: string; readonly coins: string; readonly hand: string };
  readonly uses: { readonly build: string; readonly stage: string; readonly sell: string };
  /** Which way the hands go. */
  readonly passes: { readonly left: string; readonly right: string };
  readonly trade: {
    readonly caption: (card: string) => string;
    readonly needs: string;
    readonly makes: string;
    readonly left: string;
    readonly right: string;
    readonly pays: string;
  };
  /** What happens after the sixth turn, in its order. */
  readonly ageEnd: SheetSentences<4>;
  readonly battle: {
    readonly caption: (numeral: string, shields: number) => string;
    readonly left: string;
    readonly right: string;
    readonly victory: string;
    readonly defeat: string;
  };
  readonly set: string;
  /** Where the points of each sum come from. */
  readonly sums: Readonly<Record<Category, string>>;
  readonly player: string;
  readonly decks: string;
  /** Whose powers differ from points. */
  readonly sides: string;
}
