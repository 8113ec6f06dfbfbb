// What the viewer can't tell apart. Hands travel as units, so between two sightings of a hand exactly the missing
// cards left it: those that nobody saw being built form a group, a set of slots and the cards that lie in them in an
// unknown order. What he never saw comes from the pool: the rest of the Age's deck.

import type { SeatView } from '@mirabilia/kernel';
import { CARDS, type Card, GUILDS } from '../catalogue.ts';
import { handHeld } from '../geometry.ts';
import { deckFor } from '../setup.ts';
import type { SevenWonders } from '../types.ts';
import type { Age } from '../vocabulary.ts';
import type { PublicHistory } from './public-history.ts';
import {
  agesDealt,
  firstPileSlot,
  firstSlot,
  minus,
  passedAt,
  pileLeft,
  SLOTS_AN_AGE,
  type Slot,
  slotsOfHand,
  type Take,
  takeOut,
  takesATurn,
  takesOf,
  turnsTaken,
  UNKNOWN,
} from './slots.ts';

export interface Group {
  readonly slots: Slot[];
  /** Known to lie in these slots. Where they are fewer than the slots, the rest are drawn from the pool. */
  readonly cards: Card[];
}

export interface Pool extends Group {
  /** Guilds that nobody showed: some of them fill what the other cards leave empty. */
  readonly guilds: Card[];
}

/** An Age as the viewer knows it. */
export interface AgeKnown {
  readonly pool: Pool;
  readonly groups: Group[];
}

export function groupsOf(view: SeatView<SevenWonders>, { cards }: PublicHistory): AgeKnown[] {
  const { table } = view.public;
  return agesDealt(table).map((age) => {
    const known: AgeKnown = { pool: { slots: [], cards: [], guilds: [] }, groups: [] };
    const following = { view, age, known, cards };
    const hands: Hand[] = [];
    for (let hand = 0; hand < table.players; hand++) hands.push({ seen: undefined, hidden: [] });
    followTurns(following, hands);
    for (let hand = 0; hand < table.players; hand++) followRest(following, hand, hands[hand] as Hand);
    if (table.players === 2) followPile(following);
    fillPool(following);
    return known;
  });
}

/** A hand on its way around the table. */
interface Hand {
  /** What the viewer last saw in it, less what he knows to have left it since; undefined before he saw it. */
  seen: Card[] | undefined;
  /** Slots whose cards left it since, in which order he doesn't know. */
  hidden: Slot[];
}

interface Following {
  readonly view: SeatView<SevenWonders>;
  readonly age: Age;
  readonly known: AgeKnown;
  readonly cards: Card[];
}

function followTurns(following: Following, hands: readonly Hand[]): void {
  const { view, age, cards } = following;
  const { table } = view.public;
  const takes = takesOf(table.players, age);
  const turns = turnsTaken(table, age);
  for (let turn = 1; turn <= turns; turn++) {
    for (const { city, by, hand: at, slot } of takes[turn - 1] as readonly Take[]) {
      const hand = hands[at] as Hand;
      if (by !== view.viewer) {
        follow(following, hand, slot);
      } else if (city === by) {
        const passed = passedAt(view.private.holding, age, turn);
        const played = cards.slice(slot, slot + takesATurn(table.players, age, at));
        sight(following, hand, played.concat(passed));
        hand.seen = passed.slice();
      }
    }
  }
}

function follow({ known, cards }: Following, hand: Hand, slot: Slot): void {
  const card = cards[slot] as Card;
  // With two players a card that left the hand openly may have been drawn to it since it was seen.
  if (card !== UNKNOWN) takeOut(hand.seen ?? [], card);
  else if (hand.seen === undefined) known.pool.slots.push(slot);
  else hand.hidden.push(slot);
}

/** What is missing now left the hand face down. */
function sight(following: Following, hand: Hand, now: readonly Card[]): void {
  if (hand.seen === undefined || hand.hidden.length === 0) return;
  addGroup(following, { slots: hand.hidden, cards: minus(hand.seen, now) });
  hand.hidden = [];
}

/** A seventh card, and what is left in the hand. */
function followRest(following: Following, at: number, hand: Hand): void {
  const { view, age, cards } = following;
  const { table } = view.public;
  const { players } = table;
  if (age === table.age && table.phase.kind === 'turn' && handHeld(table, view.viewer) === at) {
    sight(following, hand, view.private.holding.hand);
    hand.seen = view.private.holding.hand.slice();
  }
  const isSure = hand.hidden.length === 0;
  const first = firstSlot(players, age, at);
  const end = first + slotsOfHand(table, age, at);
  const gone = turnsTaken(table, age) * takesATurn(players, age, at);
  for (let slot = first + gone; slot < end; slot++) follow(following, hand, slot);
  if (hand.seen === undefined) return;
  // Nothing left the hand face down, so what is in it is known; in which order doesn't matter.
  if (isSure && hand.seen.length === hand.hidden.length) place(cards, hand.hidden, hand.seen);
  else addGroup(following, { slots: hand.hidden, cards: hand.seen });
}

function followPile({ view, age, known, cards }: Following): void {
  const first = firstPileSlot(age);
  const end = first + pileLeft(view.public.table, age);
  for (let slot = first; slot < end; slot++) if (cards[slot] === UNKNOWN) known.pool.slots.push(slot);
}

function addGroup({ known: { pool, groups }, cards }: Following, group: Group): void {
  if (group.cards.length === 0) for (const slot of group.slots) pool.slots.push(slot);
  else if (group.slots.length === 1) place(cards, group.slots, group.cards);
  else groups.push(group);
}

export function place(cards: Card[], slots: readonly Slot[], contents: readonly Card[]): void {
  for (let at = 0; at < slots.length; at++) cards[slots[at] as Slot] = contents[at] as Card;
}

/** How many copies of each card the viewer can name; all zero between calls. */
const named = new Uint8Array(CARDS.length);

/** The pool's cards are the deck less all that the viewer can name. */
function fillPool({ view, age, known: { pool, groups }, cards }: Following): void {
  const { players } = view.public.table;
  const first = firstSlot(players, age, 0);
  for (let slot = first; slot < first + SLOTS_AN_AGE; slot++) name(cards[slot] as Card);
  for (const group of groups) for (const card of group.cards) name(card);
  for (const card of deckFor(age, players)) if (!unname(card)) pool.cards.push(card);
  if (age === 3) for (const guild of GUILDS) if (!unname(guild)) pool.guilds.push(guild);
}

function name(card: Card): void {
  if (card !== UNKNOWN) named[card] = (named[card] as number) + 1;
}

function unname(card: Card): boolean {
  const copies = named[card] as number;
  if (copies > 0) named[card] = copies - 1;
  return copies > 0;
}
