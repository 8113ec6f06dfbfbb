// A city as it would stand after a move of its own, the others' moves of the turn aside.

import type { Move } from '@mirabilia/kernel';
import {
  actionIn,
  BOARD,
  BUILD,
  boardFacts,
  boardIn,
  type City,
  cardIn,
  DISCARD,
  DISCARD_COINS,
  FREE,
  freeIn,
  SALVAGE,
  STAGE,
  type Table,
} from '@mirabilia/seven-wonders';
import { coinsBrought, copyCity, layCard, layStage, priceOf } from '@mirabilia/seven-wonders/rules';

/** The cities with one of them changed; the others are the table's own. */
export function citiesAfter({ cities, age }: Table, at: number, move: Move): City[] {
  const changed = cities.slice();
  const city = copyCity(cities[at] as City);
  changed[at] = city;
  const action = actionIn(move);
  if (action === BOARD) {
    city.board = boardIn(move);
    city.own = city.sold = boardFacts(city.board).supply;
  } else if (action === DISCARD) {
    city.coins += DISCARD_COINS;
  } else if (action === STAGE) {
    city.coins -= priceOf(move);
    city.coins += coinsBrought({ cities: changed }, at, layStage(city));
  } else if (action === BUILD || action === SALVAGE) {
    if (action === BUILD) city.coins -= priceOf(move);
    if (action === BUILD && freeIn(move) === FREE.wonder) city.freeBuildUsed = age;
    city.coins += coinsBrought({ cities: changed }, at, layCard(city, cardIn(move)));
  }
  return changed;
}
