// The memories that everybody has in a world whose every slot is filled: the hands are played through as they went
// around, and the discard pile as it grew.

import type { SeatView } from '@mirabilia/kernel';
import { type Card, cardFacts } from '../catalogue.ts';
import { freeCityHand, handHeld } from '../geometry.ts';
import { without } from '../phases/turn.ts';
import { inOrder } from '../setup.ts';
import type { City, Holding, SevenWonders, Table } from '../types.ts';
import { type Age, TURNS } from '../vocabulary.ts';
import type { PileLook, PublicHistory } from './public-history.ts';
import {
  firstSlot,
  leftoversAreOut,
  type Slot,
  slotsOfHand,
  type Take,
  takeOut,
  takesATurn,
  takesOf,
  turnsBegun,
  turnsTaken,
} from './slots.ts';

const NO_CARDS: readonly Card[] = [];

export interface AgePlayed {
  readonly age: Age;
  /** With two players: what was drawn in each turn. */
  readonly draws: readonly Card[];
}

/** Adds an Age to the holdings: what each seat played, passed on and holds. Returns the hands as they were dealt. */
export function rememberAge(
  table: Table,
  cards: readonly Card[],
  { age, draws, holdings }: AgePlayed & { readonly holdings: readonly Holding[] },
): (readonly Card[])[] {
  const { players } = table;
  const hands: (readonly Card[])[] = [];
  for (let hand = 0; hand < players; hand++) {
    const first = firstSlot(players, age, hand);
    const all = inOrder(cards.slice(first, first + slotsOfHand(table, age, hand)));
    if (players === 2 && hand === freeCityHand(age)) for (const card of draws) takeOut(all, card);
    hands.push(all);
  }
  const dealt = hands.slice();

  const takes = takesOf(players, age);
  const turns = turnsTaken(table, age);
  for (let turn = 1; turn <= turnsBegun(table, age); turn++) {
    if (players === 2) {
      const grown = freeCityHand(age);
      hands[grown] = inOrder([...(hands[grown] as readonly Card[]), draws[turn - 1] as Card]);
    }
    if (turn > turns) break;
    for (const { by, hand, slot } of takes[turn - 1] as readonly Take[]) {
      const card = cards[slot] as Card;
      (holdings[by] as Holding).played.push(card);
      hands[hand] = without(hands[hand] as readonly Card[], card);
    }
    for (const { city, hand } of takes[turn - 1] as readonly Take[]) {
      if (city < players) (holdings[city] as Holding).passed.push(hands[hand] as readonly Card[]);
    }
  }
  rememberLast(table, cards, { age, holdings, hands });
  return dealt;
}

function rememberLast(
  table: Table,
  cards: readonly Card[],
  { age, holdings, hands }: { age: Age; holdings: readonly Holding[]; hands: readonly (readonly Card[])[] },
): void {
  const { players } = table;
  const moment = { players, age, turn: turnsBegun(table, age) };
  for (let seat = 0; seat < players; seat++) {
    const holding = holdings[seat] as Holding;
    const hand = handHeld(moment, seat);
    const seventh = TURNS * takesATurn(players, age, hand);
    if ((table.taken[age - 1]?.[hand]?.length ?? 0) > seventh) {
      holding.played.push(cards[firstSlot(players, age, hand) + seventh] as Card);
    }
    holding.hand = leftoversAreOut(table, age) ? NO_CARDS : (hands[hand] as readonly Card[]);
  }
}

export interface PilePlayed {
  readonly discards: Card[];
  /** False if somebody is about to build from the pile and it holds nothing for him. */
  readonly isSound: boolean;
}

/** Lets the pile grow and shrink as it did; who looked through it remembers what he saw. */
export function rememberPile(
  { viewer, public: { table } }: SeatView<SevenWonders>,
  { cards, discards, looks }: PublicHistory,
  holdings: readonly Holding[],
): PilePlayed {
  const pile: Card[] = [];
  const { salvaged } = table;
  let put = 0;
  let takenOut = 0;
  let isSound = true;
  const putUntil = (end: number): void => {
    for (; put < end; put++) pile.push(cards[discards[put] as Slot] as Card);
  };
  looks.forEach((look, i) => {
    putUntil(look.after);
    const holding = holdings[look.seat] as Holding;
    const isNow = table.phase.kind === 'salvage' && i === looks.length - 1;
    const faces = inOrder(pile.slice());
    const isVoid = holdsNothing(faces, table, { look, takenOut });
    if (isNow && isVoid) isSound = false;
    if (look.seat !== viewer) {
      if (isNow) holding.pile = faces;
      else if (!isVoid || (table.rules > 1 && faces.length > 0))
        holding.looked.push({ cards: faces, after: look.after });
    }
    if (!isNow && wasUsed(table, look, takenOut)) takeOut(pile, salvaged[takenOut++]?.card as Card);
  });
  putUntil(discards.length);
  return { discards: pile, isSound };
}

/** The next card that was built from the pile stands in the city as the next structure after this look. */
function wasUsed({ cities, salvaged }: Table, { city, after, built }: PileLook, takenOut: number): boolean {
  const next = salvaged[takenOut];
  return next?.after === after && cities[city]?.structures[built + takenOut] === next.card;
}

/** [B3] All that the pile holds stood in the city already: then nobody is asked. */
function holdsNothing(
  faces: readonly Card[],
  table: Table,
  { look: { city, built }, takenOut }: { look: PileLook; takenOut: number },
): boolean {
  const { structures } = table.cities[city] as City;
  const names = structures.slice(0, built + takenOut).map((card) => cardFacts(card).name);
  return faces.every((card) => names.includes(cardFacts(card).name));
}
