// The same table twice, the engine's and the referee's: dealt, or laid out so that much is in the cities and little in
// the decks, which a whole match seldom comes to.

import {
  advance,
  below,
  type Game,
  pending,
  pick,
  type Rng,
  recordOf,
  rngFrom,
  type Seat,
  type State,
  seatView,
  shuffle,
  startMatch,
} from '@mirabilia/kernel';
import type { Architects, Options } from '../../src/index.ts';
import {
  allTokens,
  type CardId,
  cardsOf,
  FACE_UP_TOKENS,
  type TokenId,
  WONDER_IDS,
  WONDERS,
  type WonderId,
} from '../referee/facts.ts';
import { at } from '../referee/lists.ts';
import type { SeatEntry, Setup } from '../referee/record.ts';
import { type City, openingTable, type Table } from '../referee/table.ts';
import { table as sketched } from '../table.ts';
import { optionsFor } from '../testing.ts';

export interface Tables {
  readonly state: State<Architects>;
  readonly plain: Table;
}

const seatsOf = (players: number): Seat[] => [...Array(players).keys()];

/** A match from its deal. Wonders may have to be chosen; the referee's table can be laid when every seat has one. */
export function dealt(game: Game<Architects>, given: Partial<Options>, seed: string): Tables {
  const options = optionsFor(given);
  const match = startMatch(game, options, seed);
  const { state } = match;
  const rng = rngFrom(seed, 'opening');
  const seats = seatsOf(options.players);
  const hasWonder = (seat: Seat): boolean => game.record.seat(state.public.table, seat).wonder !== undefined;
  while (!seats.every(hasWonder)) {
    for (const seat of pending(state))
      advance(match, seat, pick(rng, game.legalMoves(seatView(state, seat))));
  }
  const record = recordOf(
    match,
    seats.map((seat) => ({ name: `Seat ${seat}`, kind: 'bot:random' })),
  );
  // cast: the referee's own types for a record; whether the engine keeps to them is what is tested.
  const plain = openingTable(record.seats as unknown as SeatEntry[], record.setup as unknown as Setup);
  return { state, plain };
}

/** Some stages, from the bottom up, and at least one left to build. */
function someStages(rng: Rng, wonder: WonderId): number[] {
  const built: number[] = [];
  for (let many = below(rng, 5); many > 0; many--) {
    const { stages } = WONDERS[wonder];
    const isNext = stages.filter(
      ({ stage, below: under }) => !built.includes(stage) && under.every((one) => built.includes(one)),
    );
    built.push(pick(rng, isNext).stage);
  }
  return built;
}

/** Full cities have many ways to pay, poor ones need coins and tokens for it. */
function someCity(rng: Rng, wonder: WonderId, deck: CardId[], tokens: TokenId[]): City {
  return {
    wonder,
    built: someStages(rng, wonder),
    cards: deck.splice(0, below(rng, below(rng, 3) === 0 ? 16 : 6)),
    progress: tokens.splice(0, below(rng, 6)),
    military: 0,
  };
}

/** In most lists the tokens that pay come first, so that one city is likely to get both. */
function someTokens(rng: Rng): TokenId[] {
  const tokens = shuffle(rng, allTokens());
  const pays = (token: TokenId): boolean => token === 'economy' || token === 'engineering';
  if (below(rng, 3) === 0) return tokens;
  return [...tokens.filter(pays), ...tokens.filter((token) => !pays(token))];
}

/** A turn begins in the middle of a match that was never played: rich cities, short decks, few tokens left. */
export function laid({ players }: Pick<Options, 'players'>, seed: string): Tables {
  const rng = rngFrom(seed, 'laid');
  const wonders = shuffle(rng, WONDER_IDS.slice()).slice(0, players);
  const full = [...wonders, 'central' as const].map((deck) => shuffle(rng, cardsOf(deck)));
  const tokens = someTokens(rng);
  const cities = wonders.map((wonder, seat) => someCity(rng, wonder, at(full, seat), tokens));
  const decks = full.map((deck) => deck.slice(0, below(rng, 8)));
  const left = tokens.slice(0, below(rng, 6));
  const first = below(rng, players);
  const setup = { first, decks: decks.slice(0, players), central: at(decks, players), tokens: left };
  const empty = openingTable(
    wonders.map((wonder) => ({ name: wonder, kind: 'human', wonder })),
    setup,
  );
  const row = Array.from({ length: FACE_UP_TOKENS }, (_, place) => left[place] ?? null);
  const state = sketched({
    players,
    seat: first,
    cities: cities.map(({ wonder, built, cards, progress }) => ({
      wonder,
      stages: built,
      cards: cards.join(' '),
      tokens: progress.join(' '),
    })),
    decks: setup.decks.map((deck) => deck.join(' ')),
    central: setup.central.join(' '),
    row: row.map((token) => token ?? '-').join(' '),
    pile: empty.pile.join(' '),
  });
  return { state, plain: { ...empty, cities, row } };
}
