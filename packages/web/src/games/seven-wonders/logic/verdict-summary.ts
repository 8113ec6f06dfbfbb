// What building a card in hand would take, as the strip at its foot shows it.

import {
  type Card,
  type CardName,
  type City,
  type Closed,
  cardFacts,
  chainOf,
  coinsBrought,
  FREE,
  freeIn,
  type Table,
  type Verdict,
} from '@mirabilia/seven-wonders';
import { waysOf } from './ways.ts';

export type VerdictSummary =
  /** Costs nothing, or nothing that the city doesn't make itself. */
  | { readonly kind: 'free'; readonly earns: number }
  | { readonly kind: 'chain'; readonly parent: CardName; readonly earns: number }
  | {
      readonly kind: 'pay';
      readonly left: number;
      readonly right: number;
      readonly bank: number;
      /** The coins can be divided otherwise. */
      readonly isOpen: boolean;
      readonly earns: number;
    }
  /** The wonder's power builds it: nothing else can, or the player wants it so. */
  | { readonly kind: 'power'; readonly earns: number; readonly isWanted: boolean }
  | { readonly kind: 'closed'; readonly closed: Closed };

/** `isByPower`: the player wants to use the wonder's power, where there is another way. */
export function summaryOf(
  table: Table,
  at: number,
  { card, build }: Verdict,
  isByPower = false,
): VerdictSummary {
  if (build.closed !== undefined) return { kind: 'closed', closed: build.closed };
  const earns = earnedBy(table, at, card);
  const { splits, cheapest } = waysOf(build);
  const best = splits[cheapest];
  if (best === undefined || isByPower) return { kind: 'power', earns, isWanted: best !== undefined };
  if (freeIn(best.move) === FREE.chain) {
    return { kind: 'chain', parent: parentIn(table.cities[at] as City, card) as CardName, earns };
  }
  if (best.total === 0) return { kind: 'free', earns };
  const { left, right, bank } = best;
  return { kind: 'pay', left, right, bank, isOpen: splits.length > 1, earns };
}

/** The structure that stands and makes the card free. */
export const parentIn = ({ structures }: City, card: Card): CardName | undefined =>
  chainOf(card).find((name) => structures.some((built) => cardFacts(built).name === name));

/** Coins that the card would bring at once, on the table as it stands and with the card on it. */
export function earnedBy(table: Table, at: number, card: Card): number {
  const { colour, effect } = cardFacts(card);
  const cities = table.cities.map((city, i) =>
    i === at ? { ...city, colours: city.colours.map((n, c) => (c === colour ? n + 1 : n)) } : city,
  );
  return coinsBrought({ ...table, cities }, at, effect);
}
