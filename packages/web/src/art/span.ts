// How wide a row of pictures is, in ems: with it a card makes its effects as large as its head allows.

import type { Counted, Effect } from '@mirabilia/seven-wonders';

const SLASH = 0.42;
const GAP = 0.12;
const ROW_GAP = 0.2;
/** What is counted is drawn smaller. */
const SMALL = 0.72;

const choice = (options: number) => options + (options - 1) * SLASH;
const counted = (of: Counted) => SMALL * ('cards' in of ? of.cards.length * 1.06 : 1.17);

type Spans = { readonly [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => number };

const SPANS: Spans = {
  produce: ({ units }) => units.reduce((sum, goods) => sum + choice(goods.length) + GAP, -GAP),
  points: () => 1,
  shields: ({ shields }) => shields * (1 + GAP) - GAP,
  science: ({ symbols }) => choice(symbols.length),
  coins: () => 1,
  'coins-per': ({ of }) => 1 + SLASH + 2 * GAP + counted(of),
  'points-per': ({ of }) => 1 + SLASH + 2 * GAP + counted(of),
  discount: () => 1 + SLASH + 2 * GAP + SMALL * 1.1,
  'free-build': () => 1.3,
  'seventh-card': () => 1.3,
  salvage: () => 1.3,
  'copy-guild': () => 1.3,
};

export const spanOf = (effects: readonly Effect[]): number =>
  effects.reduce(
    (sum, effect) => sum + (SPANS[effect.kind] as (effect: Effect) => number)(effect) + ROW_GAP,
    -ROW_GAP,
  );
