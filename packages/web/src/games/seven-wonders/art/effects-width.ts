// How wide a row of pictures is, in ems: with it a card makes its effects as large as its head allows.

import type { Counted, Effect } from '@mirabilia/seven-wonders';

const SLASH = 0.42;
const GAP = 0.12;
const ROW_GAP = 0.2;
/** What is counted is drawn smaller. */
const SMALL = 0.78;

const choice = (options: number) => options + (options - 1) * SLASH;
const counted = (of: Counted) => SMALL * ('cards' in of ? of.cards.length * 1.06 : 1.17);

type Widths = { readonly [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => number };

const WIDTHS: Widths = {
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

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

export interface Twin {
  readonly coins: Of<'coins-per'>;
  readonly points: Of<'points-per'>;
}

/** Coins and points for the same things in the same cities, if that is all that a card does. */
export function twinIn(effects: readonly Effect[]): Twin | undefined {
  const coins = effects.find((effect) => effect.kind === 'coins-per');
  const points = effects.find((effect) => effect.kind === 'points-per');
  if (coins === undefined || points === undefined || effects.length !== 2) return undefined;
  const subject = ({ of, where }: Of<'coins-per'> | Of<'points-per'>) => JSON.stringify([of, where]);
  return subject(coins) === subject(points) ? { coins, points } : undefined;
}

const widthOfOne = (effect: Effect) => (WIDTHS[effect.kind] as (effect: Effect) => number)(effect);

export function widthOf(effects: readonly Effect[]): number {
  const twin = twinIn(effects);
  if (twin !== undefined) return widthOfOne(twin.coins) + 1 + GAP;
  return effects.reduce((sum, effect) => sum + widthOfOne(effect) + ROW_GAP, -ROW_GAP);
}
