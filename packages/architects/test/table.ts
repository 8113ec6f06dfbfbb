// A table in one line, and the words to play on it. Lists of cards and tokens are written top first, with spaces.
// What a test doesn't name is dull: decks of five blue cards, tokens that only score.

import {
  open,
  pending,
  play,
  type Result,
  refuse,
  rngFrom,
  type Seat,
  type State,
  seatView,
} from '@mirabilia/kernel';
import {
  type Card,
  type CardId,
  cardFacts,
  cardOf,
  KINDS,
  NONE,
  stageBit,
  type Token,
  tokenBit,
  tokenFacts,
  tokenOf,
  WONDERS,
  type WonderId,
} from '../src/catalogue.ts';
import { countDecks } from '../src/decks.ts';
import { architects } from '../src/index.ts';
import { beginTurn } from '../src/phases/end-of-turn.ts';
import { begin, deal } from '../src/setup.ts';
import type { Architects, City, Event, Holding, Options, Score, Table } from '../src/types.ts';

export type Match = State<Architects>;

export interface CitySketch {
  readonly wonder?: WonderId;
  readonly stages?: readonly number[];
  readonly cards?: string;
  readonly tokens?: string;
  readonly victories?: number;
}

export interface Sketch {
  readonly players?: number;
  /** The first city is Giza if not told: it has no effect. */
  readonly cities?: readonly CitySketch[];
  /** A deck for each seat: its own, on its left. */
  readonly decks?: readonly string[];
  readonly central?: string;
  /** `-` is an empty place. */
  readonly row?: string;
  readonly pile?: string;
  readonly seat?: Seat;
  readonly cat?: Seat;
  /** Conflict tokens that show their battle side. */
  readonly turned?: number;
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const found = (index: number | undefined, id: string): number => {
  if (index === undefined) throw new Error(`there is no ${id}`);
  return index;
};
const cardsIn = (text: string): Card[] => words(text).map((id) => found(cardOf(id), id));
const tokensIn = (text: string): Token[] =>
  words(text).map((id) => (id === '-' ? NONE : found(tokenOf(id), id)));

const DULL_DECK = 'civic3 civic3 civic3 civic3 civic3';

export function table(sketch: Sketch = {}): Match {
  const cities = completed(sketch);
  const players = cities.length;
  const options: Options = {
    players,
    wonders: cities.map(({ wonder }) => wonder),
    first: sketch.seat ?? 0,
    seating: 'as-is',
  };
  const { table: empty, holdings, secret } = begin(options, deal(options, rngFrom('table', 'tests')));
  const decks = cities.map((_, seat) => cardsIn(sketch.decks?.[seat] ?? DULL_DECK).reverse());
  decks.push(cardsIn(sketch.central ?? DULL_DECK).reverse());
  const pile = tokensIn(sketch.pile ?? 'education decor').reverse();
  const furnished: Table = {
    ...empty,
    cities: cities.map((city, at) => furnish(empty.cities[at] as City, city)),
    sizes: decks.map(({ length }) => length),
    tops: decks.slice(0, players).map((deck) => deck.at(-1) ?? NONE),
    left: countDecks(decks),
    row: tokensIn(sketch.row ?? 'politics strategy culture'),
    pile: pile.length,
    cat: sketch.cat ?? NONE,
    turned: sketch.turned ?? 0,
  };
  const whole = { table: furnished, holdings, secret: { ...secret, decks, tokens: pile } };
  beginTurn(whole);
  return open(architects, whole);
}

function completed({ players, cities = [] }: Sketch): readonly (CitySketch & { wonder: WonderId })[] {
  const dull: readonly WonderId[] = ['giza', ...WONDERS.map(({ id }) => id).filter((id) => id !== 'giza')];
  const left = dull.filter((wonder) => cities.every((city) => city.wonder !== wonder));
  return Array.from({ length: Math.max(players ?? 3, cities.length) }, (_, at) => {
    const city = cities[at] ?? {};
    return { ...city, wonder: city.wonder ?? (left.shift() as WonderId) };
  });
}

function furnish(empty: City, { stages = [], cards = '', tokens = '', victories = 0 }: CitySketch): City {
  const held = tokensIn(tokens);
  const city: City = {
    ...empty,
    stages: stages.reduce((bits, stage) => bits | stageBit(stage), 0),
    tokens: held,
    powers: held.reduce((bits, token) => bits | tokenBit(token), 0),
    victories,
  };
  for (const card of cardsIn(cards)) city.cards[card] = (city.cards[card] as number) + 1;
  return city;
}

/** The legal moves of the seat that is asked, in words; those that begin so, if it is told. */
export function offers(match: Match, prefix = ''): string[] {
  const seat = pending(match)[0];
  if (seat === undefined) return [];
  return architects
    .legalMoves(seatView(match, seat))
    .map(architects.notation.make)
    .filter((move) => move.startsWith(prefix));
}

export interface Step {
  readonly state: Match;
  readonly events: readonly Event[];
}

export function attempt(match: Match, text: string, seat = pending(match)[0] ?? 0): Result<Step> {
  const move = architects.notation.parse(text);
  if (move === undefined) return refuse('no-such-move', { text });
  return play(architects, match, seat, { decision: match.public.decision, step: 0, move });
}

/** Plays moves that have to be legal, each by the seat that is asked. */
export function steps(match: Match, ...texts: readonly string[]): Step {
  let state = match;
  const events: Event[] = [];
  for (const text of texts) {
    const result = attempt(state, text);
    if (!result.ok) throw new Error(`${text}: ${result.refusal.code}; on offer: ${offers(state).join(', ')}`);
    state = result.value.state;
    events.push(...result.value.events);
  }
  return { state, events };
}

export const playOn = (match: Match, ...texts: readonly string[]): Match => steps(match, ...texts).state;
export const eventsOf = (match: Match, ...texts: readonly string[]): readonly Event[] =>
  steps(match, ...texts).events;

export const tableOf = (match: Match): Table => match.public.table;
export const phaseOf = (match: Match): Table['phase']['kind'] => tableOf(match).phase.kind;
export const cityOf = (match: Match, seat: Seat): City => tableOf(match).cities[seat] as City;
export const holdingOf = (match: Match, seat: Seat): Holding => match.private[seat]?.holding as Holding;
export const countOf = (match: Match, seat: Seat, card: CardId): number =>
  cityOf(match, seat).cards[cardOf(card) as Card] as number;
const spell = (counts: readonly number[]): string =>
  counts.flatMap((count, card) => new Array<string>(count).fill(cardFacts(card).id)).join(' ');
export const cardsOf = (match: Match, seat: Seat): string => spell(cityOf(match, seat).cards);
export const discardsOf = (match: Match): string => spell(tableOf(match).discards);
export const leftOf = (match: Match, deck: number): string =>
  spell(tableOf(match).left.slice(deck * KINDS, (deck + 1) * KINDS));
export const tokensOf = (match: Match, seat: Seat): string =>
  cityOf(match, seat)
    .tokens.map((token) => tokenFacts(token).id)
    .join(' ');
export const rowOf = (match: Match): string =>
  tableOf(match)
    .row.map((token) => (token === NONE ? '-' : tokenFacts(token).id))
    .join(' ');
export const stagesOf = (match: Match, seat: Seat): number[] =>
  [1, 2, 3, 4, 5].filter((stage) => (cityOf(match, seat).stages & stageBit(stage)) !== 0);
export const victoriesOf = (match: Match): number[] =>
  tableOf(match).cities.map(({ victories }) => victories);
export const scoresOf = (match: Match): readonly Score[] => architects.outcome(tableOf(match))?.scores ?? [];
export const winnersOf = (match: Match): readonly Seat[] => architects.outcome(tableOf(match))?.winners ?? [];
