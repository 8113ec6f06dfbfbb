// The match so far, told in slots: what lies openly or was played by the viewer, what was buried and discarded where
// and when, and who looked through the discard pile. Everything here is public or the viewer's own.

import type { Move, Seat, SeatView } from '@mirabilia/kernel';
import { boardFacts, type Card } from '../catalogue.ts';
import { POWER } from '../compiled-effect.ts';
import { freeCityHolder, handHeld } from '../geometry.ts';
import { actionIn, BUILD, cardIn, STAGE } from '../move.ts';
import type { City, SevenWonders, Table } from '../types.ts';
import { type Age, TURNS } from '../vocabulary.ts';
import {
  agesDealt,
  firstPileSlot,
  firstSlot,
  leftoversAreOut,
  type Slot,
  slotsOfHand,
  type Take,
  takesOf,
  turnsTaken,
  unknownCards,
} from './slots.ts';

/** A city's right to build from the discard pile. */
export interface PileLook {
  readonly city: number;
  /** Who looks. */
  readonly seat: Seat;
  /** Cards that had been discarded by then. */
  readonly after: number;
  /** Structures that the city had built from hands by then. */
  readonly built: number;
}

export interface PublicHistory {
  /** The card in each slot, as far as the viewer knows it by itself. */
  readonly cards: Card[];
  /** In the order in which they came to the pile, those that were salvaged since included. */
  readonly discards: Slot[];
  /** By city. */
  readonly buried: Slot[][];
  readonly looks: PileLook[];
}

interface Telling extends PublicHistory {
  readonly view: SeatView<SevenWonders>;
  /** Structures built from hands so far, by city. */
  readonly built: number[];
  /** How many of the viewer's own cards have been told. */
  ownPlayed: number;
  /** The city that may look through the pile when the turn is over; -1 for none. */
  due: number;
}

export function publicHistoryOf(view: SeatView<SevenWonders>): PublicHistory {
  const { table } = view.public;
  const telling: Telling = {
    view,
    cards: unknownCards(table.taken.length),
    discards: [],
    buried: table.cities.map(() => []),
    looks: [],
    built: table.cities.map(() => 0),
    ownPlayed: 0,
    due: -1,
  };
  for (const age of agesDealt(table)) {
    const hands = table.taken[age - 1] as readonly (readonly Move[])[];
    const takes = takesOf(table.players, age);
    const turns = turnsTaken(table, age);
    for (let turn = 1; turn <= turns; turn++) {
      for (const take of takes[turn - 1] as readonly Take[]) {
        tell(telling, take, (hands[take.hand] as readonly Move[])[take.at] as Move);
      }
      if (turn === TURNS) {
        if (!leftoversAreOut(table, age)) break;
        tellLeftovers(telling, age);
      }
      if (telling.due >= 0) telling.looks.push(lookOf(telling, { players: table.players, age, turn }));
      telling.due = -1;
    }
  }
  if (table.opened !== null) noteOpened(telling, table.opened, table.salvaged.length);
  return telling;
}

function tell(telling: Telling, { city, by, slot }: Omit<Take, 'at' | 'hand'>, face: Move): void {
  const { view, cards } = telling;
  const action = actionIn(face);
  if (action === BUILD) {
    cards[slot] = cardIn(face);
    telling.built[city] = (telling.built[city] as number) + 1;
  } else if (action === STAGE) {
    const buried = telling.buried[city] as Slot[];
    const stage = boardFacts((view.public.table.cities[city] as City).board).stages[buried.length];
    if (stage !== undefined && (stage.effect.powers & POWER.salvage) !== 0) telling.due = city;
    buried.push(slot);
  } else {
    telling.discards.push(slot);
  }
  if (by === view.viewer) cards[slot] = view.private.holding.played[telling.ownPlayed++] as Card;
}

/** [T6] [W5] First a seventh card that was played, then what nobody played. */
function tellLeftovers(telling: Telling, age: Age): void {
  const { table } = telling.view.public;
  const { players } = table;
  const leftovers: Slot[] = [];
  for (let seat = 0; seat < players; seat++) {
    const hand = handHeld({ players, age, turn: TURNS }, seat);
    const last = slotsOfHand(table, age, hand) - 1;
    const slot = firstSlot(players, age, hand) + last;
    const seventh = table.taken[age - 1]?.[hand]?.[last];
    if (seventh === undefined) leftovers.push(slot);
    else tell(telling, { city: seat, by: seat, slot }, seventh);
  }
  if (players === 2) leftovers.push(firstPileSlot(age));
  for (const slot of leftovers) telling.discards.push(slot);
}

function lookOf(telling: Telling, moment: { players: number; age: Age; turn: number }): PileLook {
  const city = telling.due;
  return {
    city,
    seat: city < moment.players ? city : freeCityHolder(moment),
    after: telling.discards.length,
    built: telling.built[city] as number,
  };
}

/** When the match is over nothing lies face down; only where a salvaged card had lain is then still open. */
function noteOpened(
  { cards, buried, discards }: PublicHistory,
  opened: NonNullable<Table['opened']>,
  salvaged: number,
): void {
  buried.forEach((slots, city) => {
    slots.forEach((slot, at) => {
      cards[slot] = opened.buried[city]?.[at] as Card;
    });
  });
  if (salvaged > 0) return;
  discards.forEach((slot, at) => {
    cards[slot] = opened.discards[at] as Card;
  });
}
