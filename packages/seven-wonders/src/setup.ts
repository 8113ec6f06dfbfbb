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
  BOARDS,
  type Board,
  boardFacts,
  type Card,
  deckOf,
  GUILDS,
  guildsUsed,
  NAME_WORDS,
  WONDERS,
  type WonderId,
} from './catalogue.ts';
import { citiesFor } from './geometry.ts';
import { placeBoard } from './phases/boards.ts';
import { beginAge } from './phases/end-of-age.ts';
import { NO_SUPPLY } from './rules/supply.ts';
import type { City, Deal, Options, Phase, SevenWonders, Table } from './types.ts';
import {
  type Age,
  COLOURS,
  FREE_CITY,
  HAND_SIZE,
  type RulesVersion,
  SIDES,
  type Side,
  STARTING_COINS,
  SYMBOLS,
} from './vocabulary.ts';

/** Stands for a board that is still to be drafted. */
export const UNDECIDED: Board = -1;

export const PLAYERS = { min: 2, max: 7 } as const;

/** [S1] to [S4]: how many play, which wonders, which sides, who sits where. */
export function readOptions(given: unknown): Result<Options> {
  if (typeof given !== 'object' || given === null) return refuse('bad-options');
  const {
    players,
    wonders = 'random',
    sides = 'random',
    seating = 'as-is',
  } = given as Record<string, unknown>;
  if (!Number.isInteger(players) || (players as number) < PLAYERS.min || (players as number) > PLAYERS.max) {
    return refuse('bad-player-count', { ...PLAYERS, players: shown(players) });
  }
  const cities = citiesFor(players as number);
  if (wonders !== 'random' && wonders !== 'draft' && !isListOf(wonders, WONDERS, cities)) {
    return refuse('bad-wonders', { cities });
  }
  if (Array.isArray(wonders) && new Set(wonders).size < wonders.length) return refuse('wonder-twice');
  if (
    sides !== 'random' &&
    sides !== 'choice' &&
    sides !== 'A' &&
    sides !== 'B' &&
    !isListOf(sides, SIDES, cities)
  ) {
    return refuse('bad-sides', { cities });
  }
  if (Array.isArray(sides) && wonders === 'draft') return refuse('drafted-sides');
  if (seating !== 'as-is' && seating !== 'shuffled') return refuse('bad-seating');
  return accept({ players: players as number, wonders, sides, seating } as Options);
}

function isListOf(given: unknown, allowed: readonly string[], length: number): boolean {
  return Array.isArray(given) && given.length === length && given.every((item) => allowed.includes(item));
}

/** All chance of the match, drawn in a fixed order. */
export function deal(options: Options, rng: Rng): Deal {
  const { players, seating, wonders, sides } = options;
  const seats = [...Array(players).keys()];
  if (seating === 'shuffled') shuffle(rng, seats);

  const drawn = shuffle(rng, WONDERS.slice());
  const drawnSides = WONDERS.map(() => SIDES[below(rng, SIDES.length)] as Side);
  const cities = citiesFor(players);
  const boards: Board[] = [];
  for (let city = 0; city < cities; city++) {
    if (wonders === 'draft' && city < players) {
      boards.push(UNDECIDED);
      continue;
    }
    const wonder = (Array.isArray(wonders) ? wonders[city] : drawn[city]) as WonderId;
    boards.push(boardAt(wonder, sideFor(sides, city, drawnSides[city] as Side)));
  }
  const offer = wonders === 'draft' ? draftable(sides, drawnSides, boards[FREE_CITY] ?? UNDECIDED) : [];
  return {
    seating: seats,
    boards,
    offer,
    ages: ([1, 2, 3] as const).map((age) => dealAge(age, players, rng)),
  };
}

const boardAt = (wonder: WonderId, side: Side): Board =>
  WONDERS.indexOf(wonder) * SIDES.length + SIDES.indexOf(side);

function sideFor(sides: Options['sides'], city: number, drawn: Side): Side {
  if (sides === 'A' || sides === 'B') return sides;
  // A side of choice is settled before the first card; the Free City's is drawn.
  return Array.isArray(sides) ? (sides[city] as Side) : drawn;
}

export function draftable(sides: Options['sides'], drawn: readonly Side[], freeCity: Board): Board[] {
  const taken = freeCity < 0 ? undefined : boardFacts(freeCity).wonder;
  return [...BOARDS.keys()].filter((board) => {
    const { wonder, side } = boardFacts(board);
    if (wonder === taken) return false;
    return sides === 'choice' || side === sideFor(sides, 0, drawn[WONDERS.indexOf(wonder)] as Side);
  });
}

const decks = new Map<string, readonly Card[]>();

export function deckFor(age: Age, players: number): readonly Card[] {
  const key = `${age}/${players}`;
  const known = decks.get(key) ?? deckOf(age, players);
  decks.set(key, known);
  return known;
}

/** Sorts in place by the catalogue; for a handful of small numbers this beats the general sort. */
export function inOrder(cards: Card[]): Card[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i] as Card;
    let at = i;
    for (; at > 0 && (cards[at - 1] as Card) > card; at--) cards[at] = cards[at - 1] as Card;
    cards[at] = card;
  }
  return cards;
}

/** [S5] to [S7]: the whole deck of the Age is dealt, seven cards each; with two players the rest is the draw pile. */
export function dealAge(age: Age, players: number, rng: Rng): Deal['ages'][number] {
  const deck = deckFor(age, players).slice();
  if (age === 3) deck.push(...shuffle(rng, GUILDS.slice()).slice(0, guildsUsed(players)));
  shuffle(rng, deck);
  const hands: Card[][] = [];
  for (let seat = 0; seat < players; seat++) {
    hands.push(inOrder(deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)));
  }
  return { hands, pile: deck.slice(players * HAND_SIZE) };
}

const NO_NAMES: readonly number[] = Array.from({ length: NAME_WORDS }, () => 0);
const NO_COLOURS: readonly number[] = COLOURS.map(() => 0);
const NO_SYMBOLS: readonly number[] = [...SYMBOLS.map(() => 0), 0];

/** A city in which nothing was built. */
export function emptyCity(board: Board): City {
  return {
    board,
    coins: STARTING_COINS,
    stages: 0,
    structures: [],
    names: NO_NAMES.slice(),
    colours: NO_COLOURS.slice(),
    symbols: NO_SYMBOLS.slice(),
    shields: 0,
    own: NO_SUPPLY,
    sold: NO_SUPPLY,
    discounts: 0,
    standingDiscounts: 0,
    powers: 0,
    freeBuildUsed: 0,
    battles: [],
  };
}

function firstPhase({ wonders, sides }: Options, offer: readonly Board[]): Phase {
  if (wonders === 'draft') return { kind: 'draft', offer };
  return sides === 'choice' ? { kind: 'sides' } : { kind: 'turn' };
}

export function begin(
  rules: RulesVersion,
  options: Options,
  { boards, offer, ages }: Deal,
): StateParts<SevenWonders> {
  const { players } = options;
  const table: Table = {
    rules,
    players,
    age: 1,
    turn: 1,
    phase: firstPhase(options, offer),
    cities: boards.map(emptyCity),
    discards: 0,
    pile: 0,
    salvageDue: -1,
    revealed: [],
    taken: [],
    salvaged: [],
    opened: null,
  };
  const holdings = Array.from({ length: players }, () => ({
    hand: [] as readonly Card[],
    played: [],
    passed: [],
    pile: null,
    looked: [],
  }));
  const secret = {
    hands: ages.map(({ hands }) => hands),
    piles: ages.map(({ pile }) => pile),
    discards: [],
    buried: boards.map(() => []),
  };
  for (const city of table.cities) if (city.board >= 0) placeBoard(city, city.board);
  if (table.phase.kind === 'turn') beginAge({ table, holdings, secret });
  return { table, holdings, secret };
}
