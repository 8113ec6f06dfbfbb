// Shields, and the battle at the end of the turn in which the last conflict token was turned.

import type { Emit, Seat } from '@mirabilia/kernel';
import { CARDS, type Card, cardFacts, HORNED, shieldsOfStages, TOKENS, tokenBit } from '../catalogue.ts';
import { leftOf, rightOf } from '../geometry.ts';
import type { Architects, City, Table } from '../types.ts';

export const isBattleDue = ({ turned, conflict }: Table): boolean => turned === conflict;

const RED: readonly Card[] = [...CARDS.keys()].filter((card) => cardFacts(card).shields > 0);
const SHIELD_TOKENS = TOKENS.flatMap(({ effect }, token) =>
  effect.kind === 'shields' ? [{ bit: tokenBit(token), shields: effect.shields }] : [],
);

/** [M5] Red cards, the wonder's own shields and Tactics. */
export function shieldsOf(city: City): number {
  const { cards, powers } = city;
  let sum = shieldsOfStages(city);
  for (const card of RED) sum += cardFacts(card).shields * (cards[card] as number);
  for (const { bit, shields } of SHIELD_TOKENS) if ((powers & bit) !== 0) sum += shields;
  return sum;
}

/** What a battle fought now would bring each seat. */
export function victoriesNow({ players, cities }: Table): number[] {
  const shields = cities.map(shieldsOf);
  const at = (seat: Seat): number => shields[seat] as number;
  return shields.map((own, seat) => {
    if (players === 2) return againstTheOther(own, at(leftOf(seat, players)));
    // [M4] A victory for each neighbour with fewer shields.
    return Number(own > at(leftOf(seat, players))) + Number(own > at(rightOf(seat, players)));
  });
}

/** [M8] Two players: one for more, two for at least twice as many; against none it takes two shields to win two. */
function againstTheOther(own: number, other: number): number {
  if (own <= other) return 0;
  return own >= 2 * Math.max(other, 1) ? 2 : 1;
}

/** [M6] [M7] Everybody fights, then everybody's horns are discarded and the conflict tokens go back to peace. */
export function fight(table: Table, emit?: Emit<Architects>): void {
  const victories = victoriesNow(table);
  for (let seat = 0; seat < table.players; seat++) {
    const city = table.cities[seat] as City;
    const shields = shieldsOf(city);
    city.victories += victories[seat] as number;
    const discarded = discardHorns(table, city);
    emit?.({ kind: 'fought', seat, shields, victories: victories[seat] as number, discarded });
  }
  table.turned = 0;
}

function discardHorns(table: Table, city: City): number {
  let discarded = 0;
  for (const card of HORNED) {
    const count = city.cards[card] as number;
    city.cards[card] = 0;
    table.discards[card] = (table.discards[card] as number) + count;
    discarded += count;
  }
  return discarded;
}
