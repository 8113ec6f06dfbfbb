// All that the viewer knows of the hidden cards, how to add to it, and how to deal the rest.

import { type Rng, type SeatView, shuffle } from '@mirabilia/kernel';
import type { Card } from '../catalogue.ts';
import type { SevenWonders } from '../types.ts';
import { type AgeKnown, type Group, groupsOf, place } from './groups.ts';
import { type PublicHistory, publicHistoryOf } from './public-history.ts';
import { SLOTS_AN_AGE, type Slot, takeOut, UNKNOWN } from './slots.ts';

export interface CardKnowledge extends PublicHistory {
  readonly ages: readonly AgeKnown[];
}

export function knowledgeOf(view: SeatView<SevenWonders>): CardKnowledge {
  const history = publicHistoryOf(view);
  return { ...history, ages: groupsOf(view, history) };
}

/** Deals what is left unknown, every order of every group and of the pool as likely as the other. */
export function dealUnknown({ cards, ages }: CardKnowledge, rng: Rng): void {
  for (const { pool, groups } of ages) {
    const guilds = poolPlaces({ pool, groups }) - pool.cards.length;
    const drawn = guilds > 0 ? pool.cards.concat(shuffle(rng, pool.guilds).slice(0, guilds)) : pool.cards;
    place(cards, pool.slots, shuffle(rng, drawn));
    let next = pool.slots.length;
    for (const group of groups) {
      const open = openPlaces(group);
      for (let i = 0; i < open; i++) group.cards.push(drawn[next++] as Card);
      place(cards, group.slots, shuffle(rng, group.cards));
    }
  }
}

/** Where the card of a slot may come from: its group, or the pool of its Age. */
export interface Home {
  readonly age: AgeKnown;
  readonly group: Group;
}

export function homeOf({ ages }: CardKnowledge, slot: Slot): Home {
  const age = ages[Math.floor(slot / SLOTS_AN_AGE)] as AgeKnown;
  return { age, group: age.groups.find(({ slots }) => slots.includes(slot)) ?? age.pool };
}

/** The list that a slot of this home would get the card from; undefined if it can't. */
export function sourceOf({ age, group }: Home, card: Card): Card[] | undefined {
  const { pool } = age;
  if (group.cards.includes(card)) return group.cards;
  if (group !== pool && openPlaces(group) === 0) return undefined;
  if (pool.cards.includes(card)) return pool.cards;
  return pool.guilds.includes(card) && poolPlaces(age) > pool.cards.length ? pool.guilds : undefined;
}

export const copiesIn = (cards: readonly Card[], card: Card): number =>
  cards.reduce((count, other) => (other === card ? count + 1 : count), 0);

const WHOLE = 5040;

/** How likely it is that the card lies in a given slot of this home, next to other homes; 0 if it can't. */
export function likelihood(home: Home, card: Card): number {
  const source = sourceOf(home, card);
  if (source === undefined) return 0;
  const { age, group } = home;
  const inPool = poolPlaces(age);
  const share = group === age.pool ? 1 / inPool : 1 / group.slots.length;
  const come = source === group.cards || group === age.pool ? 1 : openPlaces(group) / inPool;
  return Math.max(1, Math.floor(WHOLE * copiesIn(source, card) * share * come));
}

/** Can this card lie in this slot? */
export function fits(known: CardKnowledge, slot: Slot, card: Card): boolean {
  const there = known.cards[slot];
  return there === UNKNOWN ? sourceOf(homeOf(known, slot), card) !== undefined : there === card;
}

/** Settles that this card lies in this slot; false if it can't. */
export function assign(known: CardKnowledge, slot: Slot, card: Card): boolean {
  if (known.cards[slot] !== UNKNOWN) return known.cards[slot] === card;
  const home = homeOf(known, slot);
  const source = sourceOf(home, card);
  if (source === undefined) return false;
  takeOut(source, card);
  takeOut(home.group.slots, slot);
  known.cards[slot] = card;
  return true;
}

/** Places of a group that its own cards leave to the pool. */
const openPlaces = ({ slots, cards }: Group): number => slots.length - cards.length;

/** All places that the pool's cards and guilds go to. */
const poolPlaces = ({ pool, groups }: AgeKnown): number =>
  groups.reduce((places, group) => places + openPlaces(group), pool.slots.length);
