import {
  accept,
  below,
  type Result,
  type Rng,
  refuse,
  type StateParts,
  shown,
  shuffle,
} from '@mirabilia/kernel';
import {
  ALL_TOKENS,
  type Card,
  cardsOf,
  copiesIn,
  DECK_SIZE,
  KINDS,
  NONE,
  type Token,
  WONDERS,
  type Wonder,
  type WonderId,
  wonderFacts,
  wonderOf,
} from './catalogue.ts';
import { beginTurn } from './phases/end-of-turn.ts';
import { FREE_TAKE } from './phases/free-take.ts';
import type { Architects, City, Deal, Holding, Options, Shuffle, Table } from './types.ts';
import { CONFLICT_TOKENS, ROW } from './vocabulary.ts';

export const PLAYERS = { min: 2, max: 7 } as const;

const isSeat = (given: unknown, players: number): given is number =>
  Number.isInteger(given) && (given as number) >= 0 && (given as number) < players;

/** [S1] [S2] [S6]: how many play, which wonders, who sits where, who begins. */
export function readOptions(given: unknown): Result<Options> {
  if (typeof given !== 'object' || given === null) return refuse('bad-options');
  const {
    players,
    wonders = 'random',
    first = 'random',
    seating = 'as-is',
  } = given as Record<string, unknown>;
  if (!Number.isInteger(players) || (players as number) < PLAYERS.min || (players as number) > PLAYERS.max) {
    return refuse('bad-player-count', { ...PLAYERS, players: shown(players) });
  }
  if (wonders !== 'random') {
    const isList =
      Array.isArray(wonders) &&
      wonders.length === players &&
      wonders.every((id) => wonderOf(id) !== undefined);
    if (!isList) return refuse('bad-wonders', { players: players as number });
    if (new Set(wonders).size < wonders.length) return refuse('wonder-twice');
  }
  if (first !== 'random' && !isSeat(first, players as number)) return refuse('bad-first');
  if (seating !== 'as-is' && seating !== 'shuffled') return refuse('bad-seating');
  return accept({ players: players as number, wonders, first, seating } as Options);
}

const WONDER_DECKS: readonly (readonly Card[])[] = WONDERS.map(({ id }) => cardsOf(copiesIn(id)));
const CENTRAL_DECK: readonly Card[] = cardsOf(copiesIn('central'));

/** The cards of the decks of these wonders and of the central one, sorted. */
export const decksFor = (wonders: readonly Wonder[]): (readonly Card[])[] => [
  ...wonders.map((wonder) => WONDER_DECKS[wonder] as readonly Card[]),
  CENTRAL_DECK,
];

/** How many shuffles the wonders in play may call for: one for each stage that lets its builder dig. */
export function shufflesFor(wonders: readonly Wonder[]): number {
  return wonders
    .flatMap((wonder) => wonderFacts(wonder).stages)
    .filter(({ effect }) => effect?.kind === 'dig').length;
}

export const drawShuffle = (rng: Rng): Shuffle => shuffle(rng, [...Array(DECK_SIZE).keys()]);

/** All chance of the match, drawn in a fixed order whatever was chosen. */
export function deal(options: Options, rng: Rng): Deal {
  const { players, seating, wonders, first } = options;
  const seats = [...Array(players).keys()];
  if (seating === 'shuffled') shuffle(rng, seats);
  const drawn = shuffle(rng, [...WONDERS.keys()]).slice(0, players);
  const drawnFirst = below(rng, players);
  const chosen = wonders === 'random' ? drawn : wonders.map((id: WonderId) => wonderOf(id) as Wonder);
  const tokens = shuffle(rng, ALL_TOKENS.slice());
  const decks = decksFor(chosen).map((deck) => shuffle(rng, deck.slice()));
  return {
    seating: seats,
    first: first === 'random' ? drawnFirst : first,
    wonders: chosen,
    decks,
    tokens,
    shuffles: Array.from({ length: shufflesFor(chosen) }, () => drawShuffle(rng)),
  };
}

function emptyCity(wonder: Wonder): City {
  return {
    wonder,
    stages: 0,
    cards: new Array<number>(KINDS).fill(0),
    tokens: [],
    powers: 0,
    victories: 0,
  };
}

/** How many of each card the decks hold, a deck after the other. */
export function countDecks(decks: readonly (readonly Card[])[]): number[] {
  const left = new Array<number>(decks.length * KINDS).fill(0);
  for (let deck = 0; deck < decks.length; deck++) {
    const cards = decks[deck] as readonly Card[];
    for (let i = 0; i < cards.length; i++) {
      const at = deck * KINDS + (cards[i] as Card);
      left[at] = (left[at] as number) + 1;
    }
  }
  return left;
}

/** [S3] to [S5] and [S7]: decks with their tops, the row of tokens, conflict tokens at peace, a cat that nobody has. */
export function begin({ players }: Options, deal: Deal): StateParts<Architects> {
  const { first, wonders, decks, tokens, shuffles } = deal;
  const pile = tokens.length - ROW;
  const table: Table = {
    players,
    turn: 1,
    seat: first,
    phase: FREE_TAKE,
    cities: wonders.map(emptyCity),
    sizes: decks.map((cards) => cards.length),
    tops: wonders.map((_, deck) => decks[deck]?.at(-1) ?? NONE),
    left: countDecks(decks),
    discards: new Array<number>(KINDS).fill(0),
    row: tokens.slice(pile).reverse() as Token[],
    pile,
    cat: NONE,
    knowers: 0,
    conflict: CONFLICT_TOKENS[players] as number,
    turned: 0,
    open: 0,
    spent: 0,
    shuffled: 0,
  };
  const holdings: Holding[] = wonders.map(() => ({ central: NONE, found: null }));
  const secret = { decks: decks.map((deck) => deck.slice()), tokens: tokens.slice(0, pile), shuffles };
  const begun = { table, holdings, secret };
  beginTurn(begun);
  return begun;
}
