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
  type Seat,
  shown,
} from '@mirabilia/kernel';
import {
  type Board,
  boardFacts,
  boardOf,
  type Card,
  cardFacts,
  cardOf,
  deckOf,
  GUILDS,
  guildsUsed,
} from './catalogue.ts';
import {
  actionIn,
  BOARD,
  BUILD,
  boardMove,
  buildMove,
  cardIn,
  DECLINE,
  DISCARD,
  declineMove,
  discardMove,
  FREE,
  forFreeCity,
  freeIn,
  isForFreeCity,
  leftIn,
  rightIn,
  SALVAGE,
  STAGE,
  salvageMove,
  stageMove,
} from './move.ts';
import { draftable, UNDECIDED } from './setup.ts';
import type { City, Deal, Options, SevenWonders, Table } from './types.ts';
import { type Age, FREE_CITY, HAND_SIZE, type RulesVersion, SIDES } from './vocabulary.ts';

const idOf = (card: Card): string => cardFacts(card).id;

function boardEntry(board: Board): JsonObject {
  const { wonder, side } = boardFacts(board);
  return { wonder, side };
}

function seatEntry({ cities, phase }: Table, seat: Seat): JsonObject {
  const { board } = cities[seat] as City;
  if (board === UNDECIDED) return {};
  const { wonder, side } = boardFacts(board);
  return phase.kind === 'sides' ? { wonder } : { wonder, side };
}

function setup({ players }: Options, deal: Deal): JsonObject {
  const ages = deal.ages.map(({ hands, pile }) => ({
    hands: hands.map((hand) => hand.map(idOf)),
    ...(players === 2 ? { pile: pile.map(idOf) } : {}),
  }));
  if (players > 2) return { ages };
  return { ages, freeCity: boardEntry(deal.boards[FREE_CITY] as Board) };
}

/** A match that has just begun tells no wonder where one is to be drafted, and no side where one is to be chosen. */
function isOpen({ wonders, sides }: Options, entry: JsonObject): boolean {
  return wonders === 'draft' ? entry.wonder === undefined : sides === 'choice' && entry.side === undefined;
}

function readBoard(entry: Json | undefined): Board | undefined {
  return isObject(entry) ? boardOf(entry.wonder, entry.side) : undefined;
}

function readSeatBoard(options: Options, entry: JsonObject): Board | undefined {
  if (!isOpen(options, entry)) return readBoard(entry);
  return options.wonders === 'draft' ? UNDECIDED : boardOf(entry.wonder, SIDES[0]);
}

/** The record doesn't tell what was on offer in a draft: whatever its options allow. */
function offerOf({ players, sides }: Options, freeCity: Board): Board[] {
  return draftable(sides === 'random' ? 'choice' : sides, [], players === 2 ? freeCity : UNDECIDED);
}

/** Is this a board that the options allow the city to have? */
function isAsked({ wonders, sides }: Options, board: Board, city: number): boolean {
  const { wonder, side } = boardFacts(board);
  const rightWonder = typeof wonders === 'string' || wonders[city] === wonder;
  const rightSide =
    sides === 'random' || sides === 'choice' || (typeof sides === 'string' ? sides : sides[city]) === side;
  return rightWonder && rightSide;
}

function readCards(given: Json | undefined, length: number): Card[] | undefined {
  if (!Array.isArray(given) || given.length !== length) return undefined;
  const cards = given.map(cardOf);
  return cards.includes(undefined) ? undefined : (cards as Card[]);
}

function readSetup(options: Options, { setup: given, seats }: RecordParts): Result<Deal> {
  const { players } = options;
  if (!isObject(given) || !Array.isArray(given.ages) || given.ages.length !== 3) return refuse('bad-setup');
  const ofSeats = seats.map((entry) => readSeatBoard(options, entry));
  const boards = players === 2 ? [...ofSeats, readBoard(given.freeCity)] : ofSeats;
  const unknown = boards.indexOf(undefined);
  if (unknown >= 0) return refuse('bad-board', { city: unknown });
  const other = (boards as Board[]).findIndex(
    (board, city) => board !== UNDECIDED && !isAsked(options, board, city),
  );
  if (other >= 0) return refuse('other-board', { city: other });
  const decided = (boards as Board[]).filter((board) => board !== UNDECIDED);
  const wonders = new Set(decided.map((board) => boardFacts(board).wonder));
  if (wonders.size < decided.length) return refuse('wonder-twice');

  const ages: Deal['ages'][number][] = [];
  for (const [at, entry] of given.ages.entries()) {
    const age = readAge(players, (at + 1) as Age, entry);
    if (age === undefined) return refuse('bad-deal', { age: at + 1 });
    ages.push(age);
  }
  return accept({
    seating: seats.map((_, seat) => seat),
    // Drafted boards are moves, which `opening` gives; here they stand as they were before the draft.
    boards: (boards as Board[]).map((board, city) =>
      options.wonders === 'draft' && city < players ? UNDECIDED : board,
    ),
    offer: options.wonders === 'draft' ? offerOf(options, boards[FREE_CITY] as Board) : [],
    ages,
  });
}

/** The hands of an Age, if they are exactly the cards that the number of players asks for. */
function readAge(players: number, age: Age, given: Json): Deal['ages'][number] | undefined {
  if (!isObject(given) || !Array.isArray(given.hands) || given.hands.length !== players) return undefined;
  const hands: Card[][] = [];
  for (const entry of given.hands) {
    const hand = readCards(entry, HAND_SIZE);
    if (hand === undefined) return undefined;
    hands.push(hand.sort((a, b) => a - b));
  }
  const pile = players === 2 ? readCards(given.pile, HAND_SIZE) : [];
  if (pile === undefined) return undefined;
  const dealt = [...hands.flat(), ...pile];
  const guilds = dealt.filter((card) => GUILDS.includes(card));
  const others = dealt.filter((card) => !GUILDS.includes(card)).sort((a, b) => a - b);
  const rightGuilds =
    guilds.length === (age === 3 ? guildsUsed(players) : 0) && new Set(guilds).size === guilds.length;
  return rightGuilds && String(others) === String(deckOf(age, players)) ? { hands, pile } : undefined;
}

/** Boards that were drafted or turned by choice are told by the seats' entries. */
function opening(
  options: Options,
  _deal: Deal,
  seats: readonly JsonObject[],
): Result<{ seat: Seat; move: Move }[]> {
  const { wonders, sides } = options;
  if (wonders !== 'draft' && sides !== 'choice') return accept([]);
  const moves: { seat: Seat; move: Move }[] = [];
  for (const [seat, entry] of seats.entries()) {
    if (isOpen(options, entry)) break;
    const board = readBoard(entry);
    if (board === undefined) return refuse('bad-board', { city: seat });
    moves.push({ seat, move: boardMove(board) });
  }
  return accept(moves);
}

const FREE_WORDS = { chain: FREE.chain, wonder: FREE.wonder } as const;
/** By the number of `FREE`. */
const FREE_WORD: readonly (string | undefined)[] = [undefined, 'chain', 'wonder'];

function payEntry(move: Move): JsonObject {
  const left = leftIn(move);
  const right = rightIn(move);
  return { ...(left > 0 ? { left } : {}), ...(right > 0 ? { right } : {}) };
}

function writeMove(seat: Seat, move: Move): JsonObject | undefined {
  const action = actionIn(move);
  if (action === BOARD) return undefined;
  const city = isForFreeCity(move) ? { for: FREE_CITY } : {};
  if (action === DECLINE) return { seat, do: 'salvage', card: null, ...city };
  const card = idOf(cardIn(move));
  if (action === SALVAGE) return { seat, do: 'salvage', card, ...city };
  if (action === DISCARD) return { seat, do: 'discard', card, ...city };
  if (action === STAGE) return { seat, do: 'stage', card, pay: payEntry(move), ...city };
  const free = FREE_WORD[freeIn(move)];
  return { seat, do: 'build', card, pay: payEntry(move), ...(free === undefined ? {} : { free }), ...city };
}

function readPay(given: Json | undefined): number | undefined {
  if (given === undefined) return 0;
  if (!isObject(given)) return undefined;
  const { left = 0, right = 0 } = given;
  const isCoins = (coins: Json): coins is number =>
    Number.isInteger(coins) && (coins as number) >= 0 && (coins as number) < 32;
  return isCoins(left) && isCoins(right) ? left | (right << 5) : undefined;
}

function readMove(entry: JsonObject): Result<{ seat: Seat; moves: readonly Move[] }> {
  const { seat, do: action, card: id, pay, free, for: city } = entry;
  if (!Number.isInteger(seat) || (city !== undefined && city !== FREE_CITY)) return refuse('bad-move');
  const finish = (move: Move): Result<{ seat: Seat; moves: readonly Move[] }> =>
    accept({ seat: seat as Seat, moves: [city === FREE_CITY ? forFreeCity(move) : move] });
  if (action === 'salvage' && id === null) return finish(declineMove());

  const card = cardOf(id);
  if (card === undefined) return refuse('no-such-card', { card: shown(id) });
  const way = readPay(pay);
  if (way === undefined) return refuse('bad-payment');
  // What doesn't go with the move would make it another one, so it is no unknown field to be ignored.
  if (free !== undefined && action !== 'build') return refuse('bad-move');
  if (way > 0 && (action === 'salvage' || action === 'discard')) return refuse('bad-move');
  if (action === 'salvage') return finish(salvageMove(card));
  if (action === 'discard') return finish(discardMove(card));
  if (action === 'stage') return finish(stageMove(card, way));
  if (action !== 'build') return refuse('no-such-action', { action: shown(action) });
  if (free === undefined) return finish(buildMove(card, way, FREE.no));
  if (free !== 'chain' && free !== 'wonder') return refuse('bad-move');
  return finish(buildMove(card, way, FREE_WORDS[free]));
}

/** A build for nothing may be written without its chain. */
function sameAs(move: Move, legal: readonly Move[]): Move | undefined {
  if (actionIn(move) !== BUILD || freeIn(move) !== FREE.no || leftIn(move) + rightIn(move) > 0)
    return undefined;
  const byChain = buildMove(cardIn(move), 0, FREE.chain);
  const wanted = isForFreeCity(move) ? forFreeCity(byChain) : byChain;
  return legal.includes(wanted) ? wanted : undefined;
}

/** Is it a card of the turn that the holder plays for the Free City? A salvage for it is a decision of its own. */
const isFreeCityCard = (move: Move): boolean => isForFreeCity(move) && actionIn(move) <= DISCARD;

/** Puts each card for the Free City just before or after its holder's own card of the turn. */
function rearranged<M extends { readonly seat: Seat; readonly move: Move }>(
  moves: readonly M[],
  direction: 'before' | 'after',
): M[] {
  const result = moves.slice();
  for (const entry of moves.filter(({ move }) => isFreeCityCard(move))) {
    const from = result.indexOf(entry);
    const isOwn = ({ seat, move }: M): boolean => seat === entry.seat && !isForFreeCity(move);
    const to =
      direction === 'before'
        ? result.findLastIndex((other, at) => at < from && isOwn(other))
        : result.findIndex((other, at) => at > from && isOwn(other));
    if (to < 0) continue;
    result.splice(from, 1);
    result.splice(to, 0, entry);
  }
  return result;
}

/** [F4] The Free City's card is chosen first; records list it after its holder's own. */
const ORDER: RecordFormat<SevenWonders>['order'] = {
  listed: (moves) => rearranged(moves, 'after'),
  chosen: (moves) => rearranged(moves, 'before'),
};

const record: RecordFormat<SevenWonders> = {
  seat: seatEntry,
  setup,
  readSetup,
  opening,
  move: writeMove,
  readMove,
  sameAs,
};

export const recordBy = (rules: RulesVersion): RecordFormat<SevenWonders> =>
  rules === 1 ? record : { ...record, order: ORDER };
