// How sentences about effects are put together, in every language.

import type { Colour, Counted, Resource, Where } from '@mirabilia/seven-wonders';

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
