// Cards and stages as lines that a person can check against the real ones.

import type { Cost, Counted, Effect } from '../src/effect.ts';

const AGES = ['', 'I', 'II', 'III'];

const counted = (of: Counted): string =>
  'cards' in of ? `${of.cards.join('/')} card` : 'tokens' in of ? 'defeat' : 'stage';
const several = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

type Words = { [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => string };
const WORDS: Words = {
  produce: ({ units, sold }) =>
    `makes ${units.map((goods) => goods.join('/')).join(' + ')}${sold ? '' : ', not for sale'}`,
  points: ({ points }) => several(points, 'point'),
  shields: ({ shields }) => several(shields, 'shield'),
  science: ({ symbols }) => symbols.join('/'),
  coins: ({ coins }) => several(coins, 'coin'),
  'coins-per': ({ coins, of, where }) =>
    `${several(coins, 'coin')} per ${counted(of)} of ${where.join(', ')}`,
  'points-per': ({ points, of, where }) =>
    `${several(points, 'point')} per ${counted(of)} of ${where.join(', ')}`,
  discount: ({ goods, from }) => `${goods} goods of ${from.join(', ')} for 1`,
  'free-build': () => 'one free build an Age',
  'seventh-card': () => 'plays the seventh card',
  salvage: () => 'builds from the discard pile',
  'copy-guild': () => 'copies a guild',
};

const effectLine = (effect: Effect): string => (WORDS[effect.kind] as (effect: Effect) => string)(effect);
export const effectsLine = (effects: readonly Effect[]): string => effects.map(effectLine).join('; ');

export function costLine(cost: Cost): string {
  const parts = Object.entries(cost).map(([what, count]) =>
    what === 'coins' ? several(count, 'coin') : `${count} ${what}`,
  );
  return parts.length === 0 ? 'free' : parts.join(' ');
}

export interface PrintedCard {
  readonly id: string;
  readonly age: number;
  readonly colour: string;
  readonly copies: readonly number[];
  readonly cost: Cost;
  readonly chain: readonly string[];
  readonly effects: readonly Effect[];
}

/** Columns of fixed widths, the last one as wide as it likes. */
const columns = (widths: readonly number[], cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join(' ')
    .trimEnd();

export function cardLine({ id, age, colour, copies, cost, chain, effects }: PrintedCard): string {
  const numbers = copies.length === 0 ? 'drawn' : copies.map((least) => `${least}+`).join(' ');
  const price = chain.length === 0 ? costLine(cost) : `${costLine(cost)}, or ${chain.join(' / ')}`;
  return columns([3, 6, 19, 8, 52], [AGES[age] as string, colour, id, numbers, price, effectsLine(effects)]);
}

export function stageLine(where: string, cost: Cost, effects: readonly Effect[]): string {
  return columns([18, 24], [where, costLine(cost), effectsLine(effects)]);
}
