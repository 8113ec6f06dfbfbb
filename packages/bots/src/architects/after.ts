// A table as it would stand after a move, as far as its maker can know.

import {
  ACTIONS,
  type Action,
  type Architects,
  actionIn,
  type Card,
  type City,
  COMPLETE,
  cardIn,
  centralDeck,
  DIG,
  deckAt,
  FOR_TOKEN,
  FROM_PILE,
  HORNED,
  KINDS,
  NONE,
  placeIn,
  STAGES,
  type StageFacts,
  setIn,
  TAKE,
  type Table,
  tokenBit,
  tokenIn,
  whyIn,
  wonderFacts,
} from '@mirabilia/architects';
import {
  build,
  canPay,
  cardsOfSet,
  discard,
  place,
  purseOf,
  victoriesNow,
} from '@mirabilia/architects/rules';
import type { Move, SeatView } from '@mirabilia/kernel';
import { UNKNOWN_TOKEN } from './features.ts';

/** A copy of what a move may change. */
function trialOf(table: Table): Table {
  const { seat } = table;
  const city = table.cities[seat] as City;
  const cities = table.cities.slice();
  cities[seat] = { ...city, cards: city.cards.slice(), tokens: city.tokens.slice() };
  return {
    ...table,
    cities,
    tops: table.tops.slice(),
    row: table.row.slice(),
    discards: table.discards.slice(),
  };
}

/** The card that a take or a dig would bring; NONE if it can't be known. */
export function cardComing(
  { public: { table }, private: { holding } }: SeatView<Architects>,
  move: Move,
): Card {
  if (actionIn(move) === DIG) return cardIn(move);
  if (actionIn(move) !== TAKE) return NONE;
  const deck = deckAt(table, table.seat, placeIn(move));
  return deck === centralDeck(table) ? holding.central : (table.tops[deck] as Card);
}

/** The table after a card came to the seat by this move. */
export function afterCard(table: Table, move: Move, card: Card): Table {
  const { seat } = table;
  const city = table.cities[seat] as City;
  const cities = table.cities.slice();
  cities[seat] = { ...city, cards: city.cards.slice() };
  const trial = { ...table, cities, tops: table.tops.slice() };
  const deck = deckAt(table, table.seat, placeIn(move));
  if (deck < table.players) trial.tops[deck] = NONE;
  if (actionIn(move) === TAKE && whyIn(move) >= FOR_TOKEN) close(trial, move);
  place(trial, card);
  return trial;
}

function close(table: Table, move: Move): void {
  const bit = tokenBit(tokenIn(move));
  table.open &= ~bit;
  table.spent |= bit;
}

/** The table after a move that brings no card. */
export function afterOther(table: Table, move: Move): Table {
  const trial = trialOf(table);
  const action = ACTIONS[actionIn(move)] as Action;
  if (action === 'stage') build(trial, move);
  else if (action === 'decline') close(trial, move);
  else if (action === 'progress') {
    for (const card of cardsOfSet(setIn(move))) discard(trial, card, 1);
    const from = placeIn(move);
    const city = trial.cities[trial.seat] as City;
    const token = from === FROM_PILE ? UNKNOWN_TOKEN : (trial.row[from] as number);
    city.tokens.push(token);
    if (from === FROM_PILE) return trial;
    city.powers |= tokenBit(token);
    trial.row[from] = NONE;
  }
  return trial;
}

/** What the turn brings by itself, if nothing else is done in it: the last stage, the battle. Does the match end with it? */
export function foresee(trial: Table, seat: number): boolean {
  const city = trial.cities[seat] as City;
  if (isLastStagePayable(trial, city)) city.stages = COMPLETE;
  if (trial.turned === trial.conflict) fightIn(trial);
  return city.stages === COMPLETE;
}

function isLastStagePayable(trial: Table, city: City): boolean {
  for (let at = 0; at < STAGES; at++) {
    if (city.stages !== (COMPLETE & ~(1 << at))) continue;
    return canPay(wonderFacts(city.wonder).stages[at] as StageFacts, purseOf(trial, city));
  }
  return false;
}

/** The other cities of a trial are those of the table: what changes is copied. */
function fightIn(trial: Table): void {
  const victories = victoriesNow(trial);
  for (let at = 0; at < trial.players; at++) {
    const city = trial.cities[at] as City;
    const cards = city.cards.slice();
    for (const card of HORNED) cards[card] = 0;
    trial.cities[at] = { ...city, cards, victories: city.victories + (victories[at] as number) };
  }
  trial.turned = 0;
}

/** How many of each card are left in the central deck. */
export const centralLeft = ({ left, players }: Table, card: Card): number =>
  left[players * KINDS + card] as number;
