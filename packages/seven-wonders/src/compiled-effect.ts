// What a card or stage does, compiled from its effects into numbers that are quick to add. The table below gives each kind
// of effect its meaning; it doesn't compile with a hole.

import type { Counted, Effect } from './effect.ts';
import { DISCOUNT } from './rules/payments.ts';
import { NO_SUPPLY, plus, type Supply, supplyOf } from './rules/supply.ts';
import { COLOURS, SYMBOLS } from './vocabulary.ts';

/** A wonder's lasting powers, as bits. */
export const POWER = { freeBuild: 1, seventhCard: 2, salvage: 4, copyGuild: 8 } as const;

/** The index of a symbol that is chosen when points are counted. */
export const CHOICE_SYMBOL = SYMBOLS.length;

/** An amount for each thing that is counted in the named cities. */
export interface CountedBonus {
  readonly amount: number;
  readonly colours: readonly number[];
  readonly stages: boolean;
  readonly defeats: boolean;
  readonly self: boolean;
  readonly neighbours: boolean;
}

/** An effect as the engine counts with it. */
export interface CompiledEffect {
  /** Production for the own city, and the part of it that neighbours may buy; undefined for none. */
  own: Supply | undefined;
  sold: Supply | undefined;
  points: number;
  shields: number;
  /** Index of the science symbol, CHOICE_SYMBOL for one of choice, -1 for none. */
  symbol: number;
  coins: number;
  coinsPer: CountedBonus | undefined;
  pointsPer: CountedBonus | undefined;
  discounts: number;
  powers: number;
}

type Meaning = {
  [K in Effect['kind']]: (compiled: CompiledEffect, effect: Extract<Effect, { kind: K }>) => void;
};

const MEANING: Meaning = {
  produce: (compiled, { units, sold }) => {
    const supply = supplyOf(units);
    compiled.own = plus(compiled.own ?? NO_SUPPLY, supply);
    if (sold) compiled.sold = plus(compiled.sold ?? NO_SUPPLY, supply);
  },
  points: (compiled, { points }) => {
    compiled.points += points;
  },
  shields: (compiled, { shields }) => {
    compiled.shields += shields;
  },
  science: (compiled, { symbols }) => {
    compiled.symbol = symbols.length > 1 ? CHOICE_SYMBOL : (symbols.map((s) => SYMBOLS.indexOf(s))[0] ?? -1);
  },
  coins: (compiled, { coins }) => {
    compiled.coins += coins;
  },
  'coins-per': (compiled, { coins, of, where }) => {
    compiled.coinsPer = countedBonus(coins, of, where);
  },
  'points-per': (compiled, { points, of, where }) => {
    compiled.pointsPer = countedBonus(points, of, where);
  },
  discount: (compiled, { goods, from }) => {
    const bits =
      goods === 'raw'
        ? { left: DISCOUNT.rawLeft, right: DISCOUNT.rawRight }
        : { left: DISCOUNT.manufacturedLeft, right: DISCOUNT.manufacturedRight };
    for (const neighbour of from) compiled.discounts |= bits[neighbour];
  },
  'free-build': (compiled) => {
    compiled.powers |= POWER.freeBuild;
  },
  'seventh-card': (compiled) => {
    compiled.powers |= POWER.seventhCard;
  },
  salvage: (compiled) => {
    compiled.powers |= POWER.salvage;
  },
  'copy-guild': (compiled) => {
    compiled.powers |= POWER.copyGuild;
  },
};

function countedBonus(amount: number, of: Counted, where: readonly string[]): CountedBonus {
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

export function compileEffects(effects: readonly Effect[]): CompiledEffect {
  const compiled: CompiledEffect = {
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
    (MEANING[effect.kind] as (compiled: CompiledEffect, effect: Effect) => void)(compiled, effect);
  }
  return compiled;
}
