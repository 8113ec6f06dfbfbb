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
import { ALL_TOKENS, KINDS, NONE, type Token, type Wonder, type WonderId, wonderOf } from './catalogue.ts';
import { ALL_WONDERS, countDecks, decksFor, drawShuffle, shufflesFor } from './decks.ts';
import { draftOf, NO_BOXES } from './phases/draft.ts';
import { beginTurn } from './phases/end-of-turn.ts';
import { FREE_TAKE } from './phases/free-take.ts';
import type { Architects, City, Deal, Holding, Options, Table } from './types.ts';
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
  if (wonders !== 'random' && wonders !== 'draft') {
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

/** All chance of the match, drawn in a fixed order whatever was chosen. */
export function deal(options: Options, rng: Rng): Deal {
  const { players, seating, wonders, first } = options;
  const seats = [...Array(players).keys()];
  if (seating === 'shuffled') shuffle(rng, seats);
  const drawn = shuffle(rng, ALL_WONDERS.slice()).slice(0, players);
  const drawnFirst = below(rng, players);
  const chosen = wondersFor(wonders, drawn);
  const tokens = shuffle(rng, ALL_TOKENS.slice());
  const isDraft = wonders === 'draft';
  // In a draft any wonder may come into play, so every deck is shuffled beforehand.
  const shuffled = decksFor(isDraft ? ALL_WONDERS : chosen).map((deck) => shuffle(rng, deck.slice()));
  const central = shuffled.slice(-1);
  return {
    seating: seats,
    first: first === 'random' ? drawnFirst : first,
    wonders: chosen,
    decks: isDraft ? [...chosen.map(() => []), ...central] : shuffled,
    boxes: isDraft ? shuffled.slice(0, -1) : NO_BOXES,
    tokens,
    shuffles: Array.from({ length: shufflesFor(chosen) }, () => drawShuffle(rng)),
  };
}

function wondersFor(wonders: Options['wonders'], drawn: readonly Wonder[]): readonly Wonder[] {
  if (wonders === 'random') return drawn;
  return wonders === 'draft' ? drawn.map(() => NONE) : wonders.map((id: WonderId) => wonderOf(id) as Wonder);
}

/** None of each card. */
const NO_CARDS: readonly number[] = Array.from({ length: KINDS }, () => 0);

function emptyCity(wonder: Wonder): City {
  return {
    wonder,
    stages: 0,
    cards: NO_CARDS.slice(),
    tokens: [],
    powers: 0,
    victories: 0,
  };
}

/** [S3] to [S5] and [S7]: decks with their tops, the row of tokens, conflict tokens at peace, a cat that nobody has. */
export function begin(
  { players, wonders: choice }: Options,
  { first, wonders, decks, boxes, tokens, shuffles }: Deal,
): StateParts<Architects> {
  const pile = tokens.length - ROW;
  const table: Table = {
    players,
    turn: 1,
    seat: first,
    phase: choice === 'draft' ? draftOf(ALL_WONDERS) : FREE_TAKE,
    cities: wonders.map(emptyCity),
    sizes: decks.map((cards) => cards.length),
    tops: wonders.map((_, deck) => decks[deck]?.at(-1) ?? NONE),
    left: countDecks(decks),
    discards: NO_CARDS.slice(),
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
  const secret = {
    decks: decks.map((deck) => deck.slice()),
    tokens: tokens.slice(0, pile),
    shuffles,
    boxes,
  };
  const begun = { table, holdings, secret };
  if (table.phase.kind === 'free-take') beginTurn(begun);
  return begun;
}
