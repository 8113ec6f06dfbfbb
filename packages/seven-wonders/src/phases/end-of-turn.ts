// [T7] What follows when all cards of a turn are carried out, in this order: the seventh card, the leftovers, the
// salvage, and then the next turn or the end of the Age. A decision on the way interrupts it; resolving goes on here.

import type { Emit, StateParts } from '@mirabilia/kernel';
import { type Card, cardFacts } from '../catalogue.ts';
import { POWER } from '../compiled-effect.ts';
import { freeCityHolder } from '../geometry.ts';
import { stands } from '../rules/build.ts';
import { discard } from '../rules/carry-out.ts';
import type { City, Holding, SevenWonders } from '../types.ts';
import { FREE_CITY, TURNS } from '../vocabulary.ts';
import { endAge } from './end-of-age.ts';
import { drawForFreeCity } from './turn.ts';

/** `purses`: what each city may still spend this turn; only the sixth turn asks for it. */
export function afterCards(
  parts: StateParts<SevenWonders>,
  purses: readonly number[],
  emit?: Emit<SevenWonders>,
): void {
  const { table } = parts;
  if (table.turn === TURNS) {
    // [W5] The Free City has no seventh card.
    for (let seat = 0; seat < table.players; seat++) {
      const city = table.cities[seat] as City;
      if ((city.powers & POWER.seventhCard) === 0) continue;
      table.phase = { kind: 'seventh', seat, purse: purses[seat] as number };
      return;
    }
  }
  afterSeventh(parts, emit);
}

export function afterSeventh(parts: StateParts<SevenWonders>, emit?: Emit<SevenWonders>): void {
  if (parts.table.turn === TURNS) discardLeftovers(parts, emit);
  const { table } = parts;
  if (table.salvageDue >= 0) {
    openPile(parts, table.salvageDue, emit);
    table.salvageDue = -1;
    if (table.phase.kind === 'salvage') return;
  }
  afterSalvage(parts, emit);
}

/** [T6] The last card of each hand goes to the discard pile without coins; with two players so does the pile's. */
function discardLeftovers(
  { table, holdings, secret }: StateParts<SevenWonders>,
  emit?: Emit<SevenWonders>,
): void {
  let cards = 0;
  const toPile = (card: Card): void => {
    discard(table, secret, card);
    cards++;
  };
  for (const holding of holdings) {
    for (const card of holding.hand) toPile(card);
    holding.hand = [];
  }
  for (const card of secret.piles[table.age - 1] as readonly Card[]) toPile(card);
  secret.piles[table.age - 1] = [];
  table.pile = 0;
  emit?.({ kind: 'leftovers-discarded', cards });
}

/** [W7] [F9] The owner looks through the whole pile; for the Free City its holder does. */
function openPile(
  { table, holdings, secret }: StateParts<SevenWonders>,
  at: number,
  emit?: Emit<SevenWonders>,
): void {
  const city = table.cities[at] as City;
  const seat = table.players === 2 && at === FREE_CITY ? freeCityHolder(table) : at;
  const faces = secret.discards.slice().sort((a, b) => a - b);
  if (faces.every((card) => stands(city, cardFacts(card)))) {
    // [W8] The owner has looked through it all the same.
    if (table.rules > 1 && faces.length > 0) {
      const after = table.discards + table.salvaged.length;
      (holdings[seat] as Holding).looked.push({ cards: faces, after });
    }
    emit?.({ kind: 'salvage-void', city: at });
    return;
  }
  (holdings[seat] as Holding).pile = faces;
  table.phase = { kind: 'salvage', seat, city: at };
}

export function afterSalvage(parts: StateParts<SevenWonders>, emit?: Emit<SevenWonders>): void {
  const { table } = parts;
  table.phase = TURN;
  // [P7] A discount works from the turn after the one in which it was built.
  for (const city of table.cities) city.discounts = city.standingDiscounts;
  if (table.turn === TURNS) {
    endAge(parts, emit);
    return;
  }
  passHands(parts, emit);
  table.turn++;
  drawForFreeCity(parts);
}

const TURN = { kind: 'turn' } as const;

/** [T4] Left in Ages I and III, right in Age II; two players swap. */
function passHands({ table, holdings }: StateParts<SevenWonders>, emit?: Emit<SevenWonders>): void {
  const toLeft = table.age !== 2;
  const step = toLeft ? 1 : holdings.length - 1;
  let carried = (holdings[0] as Holding).hand;
  for (let i = 1; i <= holdings.length; i++) {
    const to = holdings[(i * step) % holdings.length] as Holding;
    const given = to.hand;
    to.hand = carried;
    carried = given;
  }
  emit?.({ kind: 'hands-passed', to: toLeft ? 'left' : 'right' });
}
