// A world that the viewer can't tell from the real one. What is left in every deck can be counted by everybody; the
// orders are unknown but for the face-up tops, the central top if the viewer has looked at it, and, while he digs,
// the cards in his hand. What he saw when he dug before is worth nothing: the whole deck was shuffled since.

import { type Rng, type SeatView, shuffle } from '@mirabilia/kernel';
import { ALL_TOKENS, type Card, NONE, type Token } from './catalogue.ts';
import { ALL_WONDERS, decksFor, drawShuffle, shufflesFor } from './decks.ts';
import { centralDeck, deckAt } from './geometry.ts';
import { cardsLeft } from './phases/dig.ts';
import { NO_BOXES } from './phases/draft.ts';
import { foundIn } from './phases/look.ts';
import type { Architects, Boxes, City, Deck, Holding, Secret, Table } from './types.ts';

/** The cards on top of a deck that the viewer knows, top first. */
function knownOn(
  table: Table,
  deck: Deck,
  { viewer, private: { holding } }: SeatView<Architects>,
): readonly Card[] {
  const { phase, seat } = table;
  if (deck === centralDeck(table)) return holding.central === NONE ? [] : [holding.central];
  const isDug = phase.kind === 'dig' && seat === viewer && deckAt(table, seat, phase.place) === deck;
  if (isDug && holding.found !== null) return holding.found;
  const top = table.tops[deck] as Card;
  return top === NONE ? [] : [top];
}

/** The rest in random order under what is known; bottom to top. */
function deckOf(table: Table, deck: Deck, known: readonly Card[], rng: Rng): Card[] {
  const rest = cardsLeft(table, deck);
  for (const card of known) rest.splice(rest.indexOf(card), 1);
  return [...shuffle(rng, rest), ...known.toReversed()];
}

/** Every token that lies neither in the row nor before a seat. */
function pileOf({ row, cities }: Table, rng: Rng): Token[] {
  const pile = ALL_TOKENS.slice();
  for (const token of [...row, ...cities.flatMap(({ tokens }) => tokens)]) {
    if (token !== NONE) pile.splice(pile.indexOf(token), 1);
  }
  return shuffle(rng, pile);
}

/** What the others have seen follows from the world: who knows the central top is public, what it is is not. */
function holdingOf(table: Table, seat: number, decks: readonly (readonly Card[])[]): Holding {
  const knows = (table.knowers & (1 << seat)) !== 0;
  const central = knows ? ((decks[centralDeck(table)] as readonly Card[]).at(-1) as Card) : NONE;
  const { phase } = table;
  if (phase.kind !== 'dig' || table.seat !== seat) return { central, found: null };
  const deck = decks[deckAt(table, seat, phase.place)] as readonly Card[];
  return { central, found: foundIn(table.cities[seat] as City, deck) };
}

/** While wonders are chosen nobody knows the order of any wonder's deck. */
function boxesOf({ phase }: Table, rng: Rng): Boxes {
  if (phase.kind !== 'draft') return NO_BOXES;
  return decksFor(ALL_WONDERS)
    .slice(0, -1)
    .map((deck) => shuffle(rng, deck.slice()));
}

export function determinize(view: SeatView<Architects>, rng: Rng): { holdings: Holding[]; secret: Secret } {
  const { table } = view.public;
  const decks = table.sizes.map((_, deck) => deckOf(table, deck, knownOn(table, deck, view), rng));
  const tokens = pileOf(table, rng);
  // Shuffles that were used already only keep the others' numbers.
  const wonders = table.cities.map(({ wonder }) => wonder);
  const shuffles = Array.from({ length: shufflesFor(wonders) }, () => drawShuffle(rng));
  const holdings = table.cities.map((_, seat) =>
    seat === view.viewer ? { ...view.private.holding } : holdingOf(table, seat, decks),
  );
  return { holdings, secret: { decks, tokens, shuffles, boxes: boxesOf(table, rng) } };
}
