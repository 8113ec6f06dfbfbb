// What a laid card or stage does, compiled from its effects into small numbers. The table below gives each kind of
// effect its meaning and doesn't compile with a hole.

import type { Counted, Effect } from './effect.ts';
import { DISCOUNT } from './rules/payments.ts';
import { NO_SUPPLY, plus, type Supply, supplyOf } from './rules/supply.ts';
import { COLOURS, SYMBOLS } from './vocabulary.ts';

/** A wonder's lasting powers, as bits. */
export const POWER = { freeBuild: 1, seventhCard: 2, salvage: 4, copyGuild: 8 } as const;

/** The index of a symbol that is chosen when points are counted. */
export const CHOICE_SYMBOL = SYMBOLS.length;

/** So many for each thing counted, in the cities named. */
export interface Tally {
  readonly amount: number;
  readonly colours: readonly number[];
  readonly stages: boolean;
  readonly defeats: boolean;
  readonly self: boolean;
  readonly neighbours: boolean;
}

export interface Deed {
  /** Production for the own city, and the part of it that neighbours may buy; undefined for none. */
  own: Supply | undefined;
  sold: Supply | undefined;
  points: number;
  shields: number;
  /** Index of the science symbol, CHOICE_SYMBOL for one of choice, -1 for none. */
  symbol: number;
  coins: number;
  coinsPer: Tally | undefined;
  pointsPer: Tally | undefined;
  discounts: number;
  powers: number;
}

type Meaning = { [K in Effect['kind']]: (deed: Deed, effect: Extract<Effect, { kind: K }>) => void };

const MEANING: Meaning = {
  produce: (deed, { units, sold }) => {
    const supply = supplyOf(units);
    deed.own = plus(deed.own ?? NO_SUPPLY, supply);
    if (sold) deed.sold = plus(deed.sold ?? NO_SUPPLY, supply);
  },
  points: (deed, { points }) => {
    deed.points += points;
  },
  shields: (deed, { shields }) => {
    deed.shields += shields;
  },
  science: (deed, { symbols }) => {
    deed.symbol = symbols.length > 1 ? CHOICE_SYMBOL : (symbols.map((s) => SYMBOLS.indexOf(s))[0] ?? -1);
  },
  coins: (deed, { coins }) => {
    deed.coins += coins;
  },
  'coins-per': (deed, { coins, of, where }) => {
    deed.coinsPer = tally(coins, of, where);
  },
  'points-per': (deed, { points, of, where }) => {
    deed.pointsPer = tally(points, of, where);
  },
  discount: (deed, { goods, from }) => {
    const bits =
      goods === 'raw'
        ? { left: DISCOUNT.rawLeft, right: DISCOUNT.rawRight }
        : { left: DISCOUNT.manufacturedLeft, right: DISCOUNT.manufacturedRight };
    for (const neighbour of from) deed.discounts |= bits[neighbour];
  },
  'free-build': (deed) => {
    deed.powers |= POWER.freeBuild;
  },
  'seventh-card': (deed) => {
    deed.powers |= POWER.seventhCard;
  },
  salvage: (deed) => {
    deed.powers |= POWER.salvage;
  },
  'copy-guild': (deed) => {
    deed.powers |= POWER.copyGuild;
  },
};

function tally(amount: number, of: Counted, where: readonly string[]): Tally {
  return {
    amount,
    colours: 'cards' in of ? of.cards.map((colour) => COLOURS.indexOf(colour)) : [],
    stages: 'built' in of,
    defeats: 'tokens' in of,
    self: where.includes('self'),
    // No effect of the game looks at one neighbour only.
    neighbours: where.includes('left'),
  };
}

export function deedOf(effects: readonly Effect[]): Deed {
  const deed: Deed = {
    own: undefined,
    sold: undefined,
    points: 0,
    shields: 0,
    symbol: -1,
    coins: 0,
    coinsPer: undefined,
    pointsPer: undefined,
    discounts: 0,
    powers: 0,
  };
  for (const effect of effects) {
    // The table is exhaustive; the compiler just can't follow that kind and effect belong together.
    (MEANING[effect.kind] as (deed: Deed, effect: Effect) => void)(deed, effect);
  }
  return deed;
}
