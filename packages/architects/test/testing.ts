import {
  advance,
  type Match,
  pending,
  pick,
  rngFrom,
  type State,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import type { Facts } from '@mirabilia/kernel/testkit';
import {
  type Architects,
  architects,
  type Card,
  cardFacts,
  NONE,
  type Options,
  type Token,
  tokenFacts,
} from '../src/index.ts';

export function optionsFor(given: Partial<Options>): Options {
  const read = architects.readOptions(given);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

const spread = (counts: readonly number[]): Card[] =>
  counts.flatMap((count, card) => new Array<Card>(count).fill(card));

/** Every card and every token of the match, wherever it lies. */
function inventory({ public: { table }, secret }: State<Architects>): string[] {
  const cards = [
    ...secret.decks.flat(),
    ...table.cities.flatMap((city) => spread(city.cards)),
    ...spread(table.discards),
  ];
  const tokens: Token[] = [
    ...secret.tokens,
    ...table.row.filter((token) => token !== NONE),
    ...table.cities.flatMap((city) => city.tokens),
  ];
  return [...cards.map((card) => cardFacts(card).id), ...tokens.map((token) => tokenFacts(token).id)].sort();
}

/** What the game tells the laws about itself: these events show a card or a token that nobody had to know. */
export const facts: Facts<Architects> = {
  inventory,
  announces: ['taken', 'turned-up', 'token-taken', 'row-filled'],
};

/** A whole match of random moves in which seat 0 begins. */
export function playedMatch(players: number, seed: string): Match<Architects> {
  const match = startMatch(architects, optionsFor({ players, first: 0 }), seed);
  const rng = rngFrom(seed, 'moves');
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    advance(match, seat, pick(rng, architects.legalMoves(seatView(match.state, seat))));
  }
  return match;
}
