// What a screen reader says for cards and boards, and what each effect does, in a sentence.

import type { Colour, Counted, Effect, Resource, Where } from '@mirabilia/seven-wonders';

/** A sentence for each kind of effect. A kind without one doesn't compile. */
export type EffectWords = {
  readonly [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => string;
};

export interface Words {
  /** Before what a card or a stage costs. */
  readonly cost: string;
  /** What costs nothing. */
  readonly free: string;
  /** Before the cards that it makes free later. */
  readonly makesFree: string;
  /** A picture of a wonder: how much of it stands. */
  readonly wonder: (name: string, built: number, stages: number) => string;
  readonly effects: EffectWords;
}

/** Goods made each turn: the same ones counted together. */
export interface Made {
  readonly count: number;
  readonly goods: readonly Resource[];
}

export function madeBy(units: readonly (readonly Resource[])[]): Made[] {
  const made = new Map<string, Made>();
  for (const goods of units) {
    const key = goods.join();
    made.set(key, { count: (made.get(key)?.count ?? 0) + 1, goods });
  }
  return [...made.values()];
}

/** The same for each language: which words are put together for what is counted, and where. */
export interface Parts {
  readonly cards: (colours: readonly Colour[]) => string;
  readonly defeats: string;
  readonly stages: string;
}

export function countedIn(parts: Parts, of: Counted): string {
  if ('cards' in of) return parts.cards(of.cards);
  return 'tokens' in of ? parts.defeats : parts.stages;
}

/** `both` are the two neighbours together. */
export type Places = Readonly<Record<Where | 'both' | 'all', string>>;

export function placesOf(places: Places, where: readonly Where[], and: (items: string[]) => string): string {
  const neighbours = where.filter((each) => each !== 'self');
  if (neighbours.length < 2) return and(where.map((each) => places[each]));
  return where.includes('self') ? places.all : places.both;
}

export const lister =
  (locale: string, type: 'conjunction' | 'disjunction') =>
  (items: readonly string[]): string =>
    new Intl.ListFormat(locale, { type }).format(items);
