import {
  advance,
  type Game,
  type Match,
  pending,
  pick,
  recordOf,
  rngFrom,
  type State,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import type { Facts } from '@mirabilia/kernel/testkit';
import { ALL_WONDERS, countDecks, decksFor } from '../src/decks.ts';
import {
  type Architects,
  architects,
  type Boxes,
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

/** The decks that lie in the box: while wonders are chosen all of them, later those that nobody took. */
function boxed({ phase, cities }: Architects['table'], boxes: Boxes): Card[] {
  if (phase.kind === 'draft') return boxes.flat();
  const unused = ALL_WONDERS.filter((wonder) => cities.every((city) => city.wonder !== wonder));
  return decksFor(unused).slice(0, -1).flat();
}

/** Every card and every token of the match, wherever it lies. */
function inventory({ public: { table }, secret }: State<Architects>): string[] {
  const cards = [
    ...boxed(table, secret.boxes),
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

/** What the table and the seats tell of decks that lie face down, and isn't so. */
function disagreement({ public: { table }, private: seats, secret }: State<Architects>): string | undefined {
  const { decks, tokens } = secret;
  const top = (deck: readonly Card[]): Card => deck.at(-1) ?? NONE;
  const central = top(decks[table.players] ?? []);
  const digs = (seat: number): boolean => table.phase.kind === 'dig' && table.seat === seat;
  const said = {
    sizes: table.sizes,
    tops: table.tops,
    left: table.left,
    pile: table.pile,
    known: seats.map(({ holding }) => holding.central),
    found: seats.map(({ holding }, seat) => (digs(seat) ? holding.found !== null : holding.found)),
  };
  const truth = {
    sizes: decks.map((deck) => deck.length),
    tops: decks.slice(0, -1).map(top),
    left: countDecks(decks),
    pile: tokens.length,
    known: seats.map((_, seat) => ((table.knowers & (1 << seat)) === 0 ? NONE : central)),
    found: seats.map((_, seat) => (digs(seat) ? true : null)),
  };
  const parts = Object.keys(truth) as (keyof typeof truth)[];
  const wrong = parts.filter((part) => JSON.stringify(said[part]) !== JSON.stringify(truth[part]));
  return wrong.length === 0 ? undefined : `these are not true: ${wrong.join(', ')}`;
}

/** What the game tells the laws about itself: these events show a card or a token that nobody had to know. */
export const facts: Facts<Architects> = {
  inventory,
  disagreement,
  announces: ['taken', 'turned-up', 'token-taken', 'row-filled'],
};

/** A whole match of random moves; if nothing else is said, seat 0 begins. */
export function playedMatch(
  players: number,
  seed: string,
  given: Partial<Options> = { first: 0 },
): Match<Architects> {
  const match = startMatch(architects, optionsFor({ players, ...given }), seed);
  const rng = rngFrom(seed, 'moves');
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    advance(match, seat, pick(rng, architects.legalMoves(seatView(match.state, seat))));
  }
  return match;
}

/** A record of a match of random moves, as it comes back from a file. */
export function randomRecord(
  game: Game<Architects>,
  players: number,
  index: number,
  given: Partial<Options> = {},
): unknown {
  const seed = seedOfMatch(`referee ${players}`, index);
  const match = startMatch(game, optionsFor({ players, ...given }), seed);
  const rng = rngFrom(seed, 'referee');
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))));
  }
  const sitters = Array.from({ length: players }, (_, seat) => ({
    name: `Seat ${seat}`,
    kind: 'bot:random',
  }));
  return JSON.parse(JSON.stringify(recordOf(match, sitters)));
}
