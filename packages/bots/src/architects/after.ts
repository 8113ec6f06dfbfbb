// A table as it would stand after a move, as far as its maker can know.

import {
  ACTIONS,
  type Action,
  type Architects,
  actionIn,
  type Card,
  type City,
  cardIn,
  centralDeck,
  DIG,
  deckAt,
  FOR_TOKEN,
  FROM_PILE,
  KINDS,
  NONE,
  placeIn,
  setIn,
  TAKE,
  type Table,
  tokenBit,
  tokenIn,
  whyIn,
} from '@mirabilia/architects';
import { build, cardsOfSet, discard, place } from '@mirabilia/architects/rules';
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
export function cardComing({ public: { table }, private: { room } }: SeatView<Architects>, move: Move): Card {
  if (actionIn(move) === DIG) return cardIn(move);
  if (actionIn(move) !== TAKE) return NONE;
  const deck = deckAt(table, table.seat, placeIn(move));
  return deck === centralDeck(table) ? room.central : (table.tops[deck] as Card);
}

/** The table after a card came to the seat by this move. */
export function afterCard(table: Table, move: Move, card: Card): Table {
  const trial = trialOf(table);
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

/** How many of each card are left in the central deck. */
export const centralLeft = ({ left, players }: Table, card: Card): number =>
  left[players * KINDS + card] as number;
