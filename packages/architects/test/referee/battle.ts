// The battle: shields, victory tokens, horned cards away, conflict tokens back to peace.

import { CARDS, stageOf, TACTICS_SHIELDS, WONDERS } from './facts.ts';
import { at, countOf } from './lists.ts';
import { type City, leftOf, playersAt, rightOf, type Table } from './table.ts';

export function shieldsOf(city: City): number {
  const cards = city.cards.filter((card) => CARDS[card].colour === 'red').length;
  const isShieldStage = (stage: number) => stageOf(city.wonder, stage)?.effect === true;
  const stages = WONDERS[city.wonder].effect === 'shield' ? city.built.filter(isShieldStage).length : 0;
  return cards + stages + TACTICS_SHIELDS * countOf(city.progress, 'tactics');
}

/** Two players compare once: more is 1 token, twice as many or more is 2; 1 against 0 is no double of it. */
export function duelTokens(own: number, other: number): number {
  if (own <= other) return 0;
  return own >= 2 && own >= 2 * other ? 2 : 1;
}

export function victoryTokens(table: Table, seat: number): number {
  const shieldsAt = (place: number) => shieldsOf(at(table.cities, place));
  const own = shieldsAt(seat);
  const left = shieldsAt(leftOf(table, seat));
  if (playersAt(table) === 2) return duelTokens(own, left);
  const right = shieldsAt(rightOf(table, seat));
  return (own > left ? 1 : 0) + (own > right ? 1 : 0);
}

export function fightBattle(table: Table): void {
  const won = table.cities.map((_, seat) => victoryTokens(table, seat));
  for (const [seat, city] of table.cities.entries()) {
    city.military += at(won, seat);
    table.discard.push(...city.cards.filter((card) => CARDS[card].horns > 0));
    city.cards = city.cards.filter((card) => CARDS[card].horns === 0);
  }
  table.alarm = 0;
}
