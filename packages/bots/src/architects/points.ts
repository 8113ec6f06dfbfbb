// Points and shields of a city as it stands, without the score sheet: the networks ask for them very often.

import {
  CAT_POINTS,
  type Card,
  type City,
  cardFacts,
  HORNED,
  KINDS,
  pointsOfStages,
  type Table,
  TOKENS,
  tokenPoints,
  VICTORY_POINTS,
} from '@mirabilia/architects';

const BLUE: readonly Card[] = [...Array(KINDS).keys()].filter((card) => cardFacts(card).points > 0);

/** All that would count if the match ended now, but for the cat. */
export function pointsOf(city: City): number {
  const { cards, victories, tokens, powers } = city;
  let points = pointsOfStages(city) + victories * VICTORY_POINTS;
  for (let i = 0; i < BLUE.length; i++) {
    const card = BLUE[i] as Card;
    points += (cards[card] as number) * cardFacts(card).points;
  }
  if (tokens.length === 0) return points;
  for (let token = 0, bits = powers; token < TOKENS.length && bits !== 0; token++, bits >>= 1) {
    if ((bits & 1) !== 0) points += tokenPoints(city, token);
  }
  return points;
}

/** All that would count if the match ended now. */
export const pointsNow = ({ cities, cat }: Table, seat: number): number =>
  pointsOf(cities[seat] as City) + (cat === seat ? CAT_POINTS : 0);

/** The cards that go after the next battle. */
export function hornedOf({ cards }: City): number {
  let count = 0;
  for (let i = 0; i < HORNED.length; i++) count += cards[HORNED[i] as Card] as number;
  return count;
}
