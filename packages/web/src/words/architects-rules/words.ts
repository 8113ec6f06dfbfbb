// The rules of Architects in our own words. Numbers come from the engine; cards and wonders are named by their catalogue.

import type { Category, Source, StageEffect } from '@mirabilia/architects';
import type { Sheet } from '../../reference/sheet.ts';

/** How many sentences each sheet has, in every language. */
interface Lengths {
  aim: 2;
  setup: 5;
  take: 3;
  cards: 1;
  building: 4;
  battle: 4;
  science: 4;
  cat: 2;
  wonders: 2;
  end: 2;
  scoring: 1;
  ties: 2;
}
export type SheetId = keyof Lengths;

/** What a wonder does when a stage with its effect is built. */
export type Power = Source | Exclude<StageEffect['kind'], 'take' | 'dig'> | 'none';

/** The rules, in our own words. @screen Rules of Architects */
export interface ArchitectsRules {
  readonly sheets: { readonly [S in SheetId]: Sheet<Lengths[S]> };
  readonly decks: { readonly left: string; readonly central: string; readonly right: string };
  readonly powers: Readonly<Record<Power, string>>;
  readonly dig: (cards: number) => string;
  readonly pays: string;
  readonly battle: {
    readonly caption: (shields: number) => string;
    readonly left: string;
    readonly right: string;
    readonly won: string;
  };
  readonly conflictTokens: string;
  readonly makes: string;
  /** Where the points of each sum come from. */
  readonly sums: Readonly<Record<Category, string>>;
  readonly stages: string;
  readonly beside: (stages: string) => string;
  readonly deckOf: (wonder: string) => string;
  readonly copies: string;
}
