// What the discard pile told the viewer. Who looks through it sees its faces and so knows what was discarded between
// two looks; and a card that anybody built from it must have been discarded before.

import { below, type Rng, type SeatView, shuffle } from '@mirabilia/kernel';
import type { Card } from '../catalogue.ts';
import type { SevenWonders } from '../types.ts';
import {
  assign,
  type CardKnowledge,
  copiesIn,
  type Home,
  homeOf,
  likelihood,
  sourceOf,
} from './knowledge.ts';
import { matchAtRandom, type Wish } from './matching.ts';
import { minus, type Slot, UNKNOWN } from './slots.ts';

/** A card that was discarded in this stretch of the order in which cards came to the pile. */
export interface DiscardTrace {
  /** Seen by the viewer, who then knows all of the stretch; or built from the pile by another. */
  readonly how: 'seen' | 'salvaged';
  readonly card: Card;
  readonly from: number;
  to: number;
}

/** Every look of the viewer, the one that he may be taking now included. */
function ownLooks({ public: { table }, private: { holding } }: SeatView<SevenWonders>) {
  const { discards, salvaged } = table;
  return holding.pile === null
    ? holding.looked
    : [...holding.looked, { cards: holding.pile, after: discards + salvaged.length }];
}

export function tracesOf(view: SeatView<SevenWonders>): DiscardTrace[] {
  const { salvaged } = view.public.table;
  const traces: DiscardTrace[] = [];
  let from = 0;
  let before: readonly Card[] = [];
  for (const { cards, after } of ownLooks(view)) {
    // What the pile lacks of all discards was built from it before.
    const gone = salvaged.slice(0, after - cards.length);
    const all = cards.concat(gone.map(({ card }) => card));
    for (const card of minus(all, before)) traces.push({ how: 'seen', card, from, to: after });
    before = all;
    from = after;
  }
  for (const { card, after } of salvaged) {
    const seen = traces.find((trace) => trace.card === card && trace.from < after);
    if (seen === undefined) traces.push({ how: 'salvaged', card, from, to: after });
    else seen.to = Math.min(seen.to, after);
  }
  return traces;
}

/** A discard that the viewer can't name, by its place in the order of discards. */
interface Blank {
  readonly at: number;
  readonly slot: Slot;
  /** Index into the homes of all blanks: many share one. */
  readonly home: number;
}

const MOST_MATCHINGS = 100;

/** Lays each traced card where it can have come from and gives those it had to lay; undefined if it failed. */
export function layTraces(
  known: CardKnowledge,
  traces: readonly DiscardTrace[],
  rng: Rng,
): DiscardTrace[] | undefined {
  const { cards, discards } = known;
  const open = traces.slice();
  const blanks: Blank[] = [];
  const homes: Home[] = [];
  discards.forEach((slot, at) => {
    if (cards[slot] !== UNKNOWN) forget(open, cards[slot] as Card, at);
    else blanks.push({ at, slot, home: indexIn(homes, homeOf(known, slot)) });
  });
  shuffle(rng, blanks);
  const wishes = open.map((trace) => wishOf(trace, blanks, homes));
  for (let matching = 0; matching < MOST_MATCHINGS; matching++) {
    const found = matchAtRandom(wishes, rng);
    if (found === undefined) return undefined;
    const laid = found.map((place, i) => ({
      ...(blanks[place] as Blank),
      card: (open[i] as DiscardTrace).card,
    }));
    if (!copiesSuffice(laid, homes)) continue;
    return laid.every(({ slot, card }) => assign(known, slot, card)) ? open : undefined;
  }
  return undefined;
}

/**
 * A world where several copies of a salvaged card lay in the pile can be reached by laying any of them. So it is
 * kept only one time in so many, and all worlds are as likely.
 */
export function isKept({ cards, discards }: CardKnowledge, laid: readonly DiscardTrace[], rng: Rng): boolean {
  let ways = 1;
  for (const { how, card, from, to } of laid) {
    if (how === 'salvaged') ways *= discards.slice(from, to).filter((slot) => cards[slot] === card).length;
  }
  return ways === 1 || below(rng, ways) === 0;
}

function forget(traces: DiscardTrace[], card: Card, at: number): void {
  const found = traces.findIndex((trace) => trace.card === card && trace.from <= at && at < trace.to);
  if (found >= 0) traces.splice(found, 1);
}

function indexIn(homes: Home[], home: Home): number {
  const found = homes.findIndex(({ group }) => group === home.group);
  return found < 0 ? homes.push(home) - 1 : found;
}

function wishOf({ card, from, to }: DiscardTrace, blanks: readonly Blank[], homes: readonly Home[]): Wish {
  const likely = homes.map((home) => likelihood(home, card));
  const places: number[] = [];
  const weights: number[] = [];
  blanks.forEach(({ at, home }, place) => {
    const weight = likely[home] as number;
    if (weight === 0 || at < from || at >= to) return;
    places.push(place);
    weights.push(weight);
  });
  return { places, weights };
}

/** Two equal cards may have found blanks of a group that holds only one of them: the other copy lies elsewhere. */
function copiesSuffice(
  laid: readonly { readonly home: number; readonly card: Card }[],
  homes: readonly Home[],
): boolean {
  return laid.every(({ home, card }, i) => {
    let copies = 1;
    for (const other of laid.slice(0, i)) if (other.card === card && other.home === home) copies++;
    return copies === 1 || copies <= copiesIn(sourceOf(homes[home] as Home, card) ?? [], card);
  });
}
