// The match's chance and moves in the open record, and back from a file that nobody vouches for.

import {
  accept,
  isObject,
  type Json,
  type JsonObject,
  type Move,
  type RecordFormat,
  type RecordParts,
  type Result,
  refuse,
  rngFrom,
  type Seat,
  type State,
  shown,
  shuffle,
} from '@mirabilia/kernel';
import {
  ALL_TOKENS,
  type Card,
  cardFacts,
  cardOf,
  DECK_SIZE,
  NONE,
  type Token,
  tokenFacts,
  tokenOf,
  type Wonder,
  wonderFacts,
  wonderOf,
} from './catalogue.ts';
import { ALL_WONDERS, decksFor, drawShuffle, shufflesFor } from './decks.ts';
import { deckAt, deckName, leftOf, placeOf } from './geometry.ts';
import {
  ACTIONS,
  type Action,
  actionIn,
  cardIn,
  DIG,
  declineMove,
  digMove,
  FROM_PILE,
  lookMove,
  PROGRESS,
  passMove,
  placeIn,
  progressMove,
  setIn,
  stageIn,
  stageMove,
  takeMove,
  wayIn,
  whyIn,
  wonderMove,
} from './move.ts';
import { setOf, wayOf, whyOf, whyWord } from './notation.ts';
import { NO_BOXES } from './phases/draft.ts';
import { paidIn, usedIn } from './rules/build.ts';
import { cardsOfSet } from './rules/science.ts';
import type { Architects, Boxes, City, Deal, Options, Shuffle, Table } from './types.ts';
import { DECK_POSITIONS, STAGES } from './vocabulary.ts';

const cardId = (card: Card): string => cardFacts(card).id;
const tokenId = (token: Token): string => tokenFacts(token).id;

function seatEntry({ cities }: Table, seat: Seat): JsonObject {
  const { wonder } = cities[seat] as City;
  return wonder === NONE ? {} : { wonder: wonderFacts(wonder).id };
}

/** A match that has just begun tells no wonder where one is still to be chosen. */
const isOpen = ({ wonders }: Options, { wonder }: JsonObject): boolean =>
  wonders === 'draft' && wonder === undefined;

/** The wonder that a seat's entry tells: NONE if it is still to be chosen, undefined if there is no such wonder. */
const readWonder = (options: Options, entry: JsonObject): Wonder | undefined =>
  isOpen(options, entry) ? NONE : wonderOf(entry.wonder);

/** The decks of the seats and the central one. Of a draft, the boxes that the seats' entries say were chosen. */
function decksIn(options: Options, { decks, boxes }: Deal, seats: readonly JsonObject[]): Deal['decks'] {
  if (options.wonders !== 'draft') return decks;
  const chosen = seats.map((entry) => boxes[readWonder(options, entry) ?? NONE] ?? []);
  return [...chosen, ...decks.slice(-1)];
}

/** The engine keeps piles from the bottom to the top; the record writes the top first. */
function setup(options: Options, deal: Deal, seats: readonly JsonObject[]): JsonObject {
  const { first, tokens } = deal;
  const written = decksIn(options, deal, seats).map((cards) => cards.toReversed().map(cardId));
  return {
    first,
    decks: written.slice(0, options.players),
    central: written[options.players] as string[],
    tokens: tokens.toReversed().map(tokenId),
  };
}

/** A pile from the bottom to the top, if it holds exactly these things. */
function readPile(
  given: Json | undefined,
  indexOf: (id: unknown) => number | undefined,
  wanted: readonly number[],
): number[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const pile = given.map((id) => indexOf(id));
  const sorted = (numbers: readonly (number | undefined)[]) =>
    String(numbers.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  if (pile.includes(undefined) || sorted(pile) !== sorted(wanted)) return undefined;
  return (pile as number[]).reverse();
}

function readSetup(options: Options, { setup: given, seats, moves }: RecordParts): Result<Deal> {
  const { players } = options;
  if (!isObject(given) || !Array.isArray(given.decks)) return refuse('bad-setup');
  const { first } = given;
  if (!Number.isInteger(first) || (first as Seat) < 0 || (first as Seat) >= players)
    return refuse('bad-first');
  if (options.first !== 'random' && options.first !== first) return refuse('other-first');

  const wonders = seats.map((entry) => readWonder(options, entry));
  const unknown = wonders.indexOf(undefined);
  if (unknown >= 0) return refuse('bad-wonder', { seat: unknown });
  const known = wonders as Wonder[];
  const decided = known.filter((wonder) => wonder !== NONE);
  if (new Set(decided).size < decided.length) return refuse('wonder-twice');
  const named = typeof options.wonders === 'string' ? undefined : options.wonders;
  const other = known.findIndex((wonder, seat) => named && named[seat] !== wonderFacts(wonder).id);
  if (other >= 0) return refuse('other-wonder', { seat: other });

  const decks: Card[][] = [];
  for (const [deck, wanted] of decksFor(known).entries()) {
    const cards = readPile(deck < players ? given.decks[deck] : given.central, cardOf, wanted);
    if (cards === undefined) return refuse('bad-deck', { deck });
    decks.push(cards);
  }
  const tokens = readPile(given.tokens, tokenOf, ALL_TOKENS);
  if (tokens === undefined) return refuse('bad-tokens');
  const isDraft = options.wonders === 'draft';
  return accept({
    seating: [...seats.keys()],
    first: first as Seat,
    // Chosen wonders are moves, which `opening` gives; here all is as it was before the first choice.
    wonders: isDraft ? known.map(() => NONE) : known,
    decks: isDraft ? [...known.map(() => []), ...decks.slice(-1)] : decks,
    boxes: isDraft ? readBoxes(given, known, decks) : NO_BOXES,
    tokens,
    shuffles: readShuffles(given, moves, shufflesFor(isDraft ? ALL_WONDERS : known)),
  });
}

/** The decks of the wonders that were chosen; the record doesn't tell the others, which are shuffled from the setup's own text. */
function readBoxes(
  given: JsonObject,
  wonders: readonly Wonder[],
  decks: readonly (readonly Card[])[],
): Boxes {
  const rng = rngFrom(JSON.stringify(given), 'architects untold decks');
  return decksFor(ALL_WONDERS)
    .slice(0, -1)
    .map((deck, wonder) => decks[wonders.indexOf(wonder)] ?? shuffle(rng, deck.slice()));
}

/** [S8] Wonders that were chosen are told by the seats' entries, in the order in which the seats chose. */
function opening(
  options: Options,
  { first }: Deal,
  seats: readonly JsonObject[],
): Result<{ seat: Seat; move: Move }[]> {
  const moves: { seat: Seat; move: Move }[] = [];
  if (options.wonders !== 'draft') return accept(moves);
  for (let seat = first; moves.length < options.players; seat = leftOf(seat, options.players)) {
    const wonder = wonderOf((seats[seat] as JsonObject).wonder);
    if (wonder === undefined) break;
    moves.push({ seat, move: wonderMove(wonder) });
  }
  return accept(moves);
}

/** The shuffles that the entries tell; any that the match may still need are drawn from the setup's own text. */
function readShuffles(given: JsonObject, moves: readonly JsonObject[], needed: number): Shuffle[] {
  const told = moves.filter((entry) => entry.do === 'dig').map(({ after }) => shuffleThatGave(after));
  const rng = rngFrom(JSON.stringify(given), 'architects untold shuffles');
  return Array.from({ length: needed }, (_, at) => told[at] ?? drawShuffle(rng));
}

/** The shuffle that brings these cards, sorted, into this order; undefined if they are no cards of a deck. */
function shuffleThatGave(after: Json | undefined): Shuffle | undefined {
  if (!Array.isArray(after) || after.length >= DECK_SIZE) return undefined;
  const cards = after.map((id) => cardOf(id));
  if (cards.includes(undefined)) return undefined;
  const order = [...cards.keys()].sort((a, b) => (cards[a] as Card) - (cards[b] as Card));
  // order[i] is where the i-th of the sorted cards lies; the shuffle says which of them lies at each place.
  const shuffle = [...Array(DECK_SIZE).keys()];
  for (const [sorted, place] of order.entries()) shuffle[place] = sorted;
  return shuffle;
}

const FROM_WORD = 'pile';

/** What chance did after a move: the order that a shuffle left, the token that came from the pile. */
function chance(
  seat: Seat,
  move: Move,
  { public: { table }, secret }: State<Architects>,
): JsonObject | undefined {
  const action = actionIn(move);
  if (action === DIG) {
    const deck = deckAt(table, seat, placeIn(move));
    return { after: (secret.decks[deck] as readonly Card[]).toReversed().map(cardId) };
  }
  if (action !== PROGRESS) return undefined;
  return { token: tokenId((table.cities[seat] as City).tokens.at(-1) as Token) };
}

type Written = (move: Move, told: JsonObject) => JsonObject | undefined;

const WRITE: Readonly<Record<Action, Written>> = {
  take: (move) => ({ deck: deckName(placeIn(move)), why: whyWord(whyIn(move)) }),
  decline: (move) => ({ why: whyWord(whyIn(move)) }),
  // The entry of the dig that follows tells it.
  look: () => undefined,
  dig: (move, told) => ({ deck: deckName(placeIn(move)), keep: cardId(cardIn(move)), ...told }),
  stage: (move) => {
    const using = usedIn(wayIn(move));
    return { stage: stageIn(move), with: paidIn(wayIn(move)), ...(using.length > 0 ? { using } : {}) };
  },
  progress: (move, { token }) => {
    const from = placeIn(move) === FROM_PILE ? FROM_WORD : placeIn(move);
    const spend = cardsOfSet(setIn(move)).map(cardId);
    return { token, from, ...(spend.length > 0 ? { spend } : {}) };
  },
  pass: () => ({}),
  // The seats' entries tell it.
  wonder: () => undefined,
};

function writeMove(seat: Seat, move: Move, after: State<Architects>): JsonObject | undefined {
  const action = ACTIONS[actionIn(move)] as Action;
  const written = WRITE[action](move, chance(seat, move, after) ?? {});
  return written === undefined ? undefined : { seat, do: action, ...written };
}

/** Who has moved, and at which table. */
interface Mover {
  readonly seat: Seat;
  readonly players: number;
}

/** A deck in reach may be named by its seat, too. */
function readDeck(given: Json | undefined, mover: Mover): number | undefined {
  if (isObject(given)) {
    const { of } = given;
    if (!Number.isInteger(of) || (of as Seat) < 0 || (of as Seat) >= mover.players) return undefined;
    return placeOf(mover, mover.seat, of as Seat);
  }
  const place = (DECK_POSITIONS as readonly unknown[]).indexOf(given);
  return place < 0 ? undefined : place;
}

function readPaid(paid: Json | undefined, using: Json | undefined): number | undefined {
  if (!isObject(paid)) return undefined;
  const cards: (Card | undefined)[] = [];
  for (const [id, count] of Object.entries(paid)) {
    if (!Number.isInteger(count) || (count as number) < 0 || (count as number) > STAGES) return undefined;
    for (let i = 0; i < (count as number); i++) cards.push(cardOf(id));
  }
  if (using !== undefined && !Array.isArray(using)) return undefined;
  return wayOf(cards, using ?? []);
}

function readPlace(from: Json | undefined): number | undefined {
  if (from === FROM_WORD) return FROM_PILE;
  return from === 0 || from === 1 || from === 2 ? from : undefined;
}

function readSet(spend: Json | undefined): number | undefined {
  if (spend === undefined) return setOf([]);
  return Array.isArray(spend) ? setOf(spend.map((id) => cardOf(id))) : undefined;
}

type Read = (entry: JsonObject, mover: Mover) => readonly Move[] | undefined;

const pair = (
  a: number | undefined,
  b: number | undefined,
  then: (a: number, b: number) => readonly Move[],
): readonly Move[] | undefined => (a === undefined || b === undefined ? undefined : then(a, b));

const READ: Readonly<Record<Exclude<Action, 'look' | 'wonder'>, Read>> = {
  take: ({ deck, why }, mover) =>
    pair(readDeck(deck, mover), whyOf(why), (place, what) => [takeMove(place, what)]),
  decline: ({ why }) => pair(tokenOf(why), 0, (token) => [declineMove(token)]),
  dig: ({ deck, keep }, mover) =>
    pair(readDeck(deck, mover), cardOf(keep), (place, card) => [lookMove(place), digMove(place, card)]),
  stage: ({ stage, with: paid, using }) =>
    pair(isStage(stage) ? stage : undefined, readPaid(paid, using), (at, way) => [stageMove(at, way)]),
  progress: ({ from, spend }) =>
    pair(readPlace(from), readSet(spend), (place, set) => [progressMove(place, set)]),
  pass: () => [passMove()],
};

const isStage = (given: Json | undefined): given is number =>
  Number.isInteger(given) && (given as number) >= 1 && (given as number) <= STAGES;

function readMove(entry: JsonObject, { players }: Options): Result<{ seat: Seat; moves: readonly Move[] }> {
  const { seat, do: action } = entry;
  if (!Number.isInteger(seat)) return refuse('bad-move');
  if (typeof action !== 'string' || !Object.hasOwn(READ, action)) {
    return refuse('no-such-action', { action: shown(action) });
  }
  const moves = READ[action as keyof typeof READ](entry, { seat: seat as Seat, players });
  return moves === undefined ? refuse('bad-move') : accept({ seat: seat as Seat, moves });
}

export const record: RecordFormat<Architects> = {
  seat: seatEntry,
  setup,
  readSetup,
  opening,
  move: writeMove,
  chance,
  readMove,
};
