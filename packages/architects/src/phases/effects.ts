// [W1] [W2] A stage's effect is strictly the next thing after its stage, and compulsory where it can happen at all.

import type { Emit, StateParts } from '@mirabilia/kernel';
import { stageFacts } from '../catalogue.ts';
import type { Source, StageEffect } from '../effect.ts';
import { centralDeck, deckAt, hasCard } from '../geometry.ts';
import { LEFT, RIGHT } from '../move.ts';
import { tokensLeft } from '../rules/science.ts';
import type { Architects, City, Deck, Phase, Table } from '../types.ts';
import { goOn } from './end-of-turn.ts';

const bit = (deck: Deck): number => 1 << deck;

/** [W3] [W5] [W9] The decks that the wonder gives cards from, and how many cards. */
const SOURCES: Readonly<Record<Source, (table: Table) => { decks: number; takes: number }>> = {
  'any-deck': (table) => ({ decks: bit(centralDeck(table) + 1) - 1, takes: 1 }),
  central: (table) => ({ decks: bit(centralDeck(table)), takes: 1 }),
  'left-and-right': (table) => ({
    decks: bit(deckAt(table, table.seat, LEFT)) | bit(deckAt(table, table.seat, RIGHT)),
    takes: 2,
  }),
};

/** [W10] Empty decks give nothing. */
function withCards({ sizes }: Table, decks: number): number {
  return sizes.reduce((left, size, deck) => (size > 0 ? left | (decks & bit(deck)) : left), 0);
}

const countBits = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countBits(bits >> 1));

/** The phase that the effect opens; or it can't happen, or it lasts and nothing is to be decided. */
type Opens = {
  [K in StageEffect['kind']]: (
    table: Table,
    effect: Extract<StageEffect, { kind: K }>,
  ) => Phase | 'lost' | 'lasting';
};

const OPENS: Opens = {
  take: (table, { from }) => {
    const { decks: all, takes } = SOURCES[from](table);
    const decks = withCards(table, all);
    return decks === 0 ? 'lost' : { kind: 'bonus', decks, takes: Math.min(takes, countBits(decks)) };
  },
  // [K8] Without tokens the gift is lost.
  gift: (table) => (tokensLeft(table) ? GIFT : 'lost'),
  // [W8] An empty deck can't be chosen; if both are, the look is lost.
  dig: (table) =>
    hasCard(table, table.seat, LEFT) || hasCard(table, table.seat, RIGHT) ? LOOK_PHASE : 'lost',
  // [W11] Lasting shields are counted in battle.
  shields: () => 'lasting',
};

const GIFT = { kind: 'gift' } as const;
const LOOK_PHASE = { kind: 'look' } as const;

export function beginEffect(parts: StateParts<Architects>, stage: number, emit?: Emit<Architects>): void {
  const { table } = parts;
  const { effect } = stageFacts((table.cities[table.seat] as City).wonder, stage);
  // The table is exhaustive; the compiler just can't follow that kind and effect belong together.
  const opens =
    effect && (OPENS[effect.kind] as (table: Table, effect: StageEffect) => Phase | string)(table, effect);
  if (typeof opens === 'object') {
    table.phase = opens;
    return;
  }
  if (opens === 'lost') emit?.({ kind: 'effect-lost', seat: table.seat });
  goOn(parts, emit);
}
