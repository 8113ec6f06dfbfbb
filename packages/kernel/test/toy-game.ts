// Lots, a toy that uses every part of the contract: secret choices of all, a plan of two steps, a decision of one
// seat, chance on the way.
//
// In each of three rounds a lot lies open. Everybody puts one card down: as a bid, shown when all are in, or as a
// sale, which stays face down and brings a coin. The steward of the round hides a second card as well. The highest
// bid wins; its seat takes the lot or, unless it is too dear, cashes it for the throw of a die. At the end hidden
// cards count a point each.

import {
  accept,
  below,
  copyRng,
  type Emit,
  type Game,
  isObject,
  type Json,
  type JsonObject,
  type Move,
  type RecordParts,
  type Result,
  type Rng,
  refuse,
  rngFrom,
  type Seat,
  type SeatView,
  type State,
  shuffle,
} from '../src/index.ts';

export type Card = number;

type Phase = { readonly kind: 'bids' | 'over' } | { readonly kind: 'settle'; readonly seat: Seat };

export interface Table {
  round: number;
  phase: Phase;
  lot: Card;
  /** The last throw of the die. */
  die: number;
  /** Cards left in the stock. */
  stock: number;
  /** By seat: cards in hand, cards sold, coins, lots won. */
  readonly held: number[];
  readonly sold: number[];
  readonly coins: number[];
  readonly won: Card[][];
  readonly spent: Card[];
  opened: readonly (readonly Card[])[] | null;
}

export interface Holding {
  readonly hand: Card[];
  readonly sold: Card[];
  readonly hidden: Card[];
}

export interface Secret {
  readonly stock: Card[];
  readonly luck: Rng;
}

export type Event =
  | { readonly kind: 'bid'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'sold' | 'hid' | 'took'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat; readonly lot: Card }
  | { readonly kind: 'unsold' | 'lot-shown'; readonly lot: Card }
  | { readonly kind: 'cashed'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'ended' };

export interface Lots {
  options: { readonly players: number };
  deal: {
    readonly hands: readonly (readonly Card[])[];
    readonly stock: readonly Card[];
    readonly luck: number;
  };
  table: Table;
  holding: Holding;
  secret: Secret;
  event: Event;
  score: { readonly lots: number; readonly coins: number; readonly hidden: number; readonly total: number };
}

const ROUNDS = 3;
const HAND_SIZE = 5;
const DECK: readonly Card[] = Array.from({ length: 24 }, (_, i) => i + 1);
const TOO_DEAR = 20;
const LUCK_SEEDS = 1 << 20;

const ACTIONS = ['bid', 'sell', 'hide', 'take', 'cash'] as const;
type Action = (typeof ACTIONS)[number];
const withoutCard: readonly string[] = ['take', 'cash'];

const moveOf = (action: Action, card: Card): Move => ACTIONS.indexOf(action) | (card << 3);
const TAKE = moveOf('take', 0);
const CASH = moveOf('cash', 0);
const actionIn = (move: Move): Action => ACTIONS[move & 7] as Action;
const cardIn = (move: Move): Card => move >> 3;

const stewardOf = ({ round, held }: Table): Seat => round % held.length;
const luckFrom = (luck: number): Rng => rngFrom(luck.toString(16), 'lots luck');

function readOptions(given: unknown): Result<Lots['options']> {
  const players = isObject(given) ? given.players : undefined;
  return players === 2 || players === 3 || players === 4
    ? accept({ players })
    : refuse('bad-player-count', { players: String(players) });
}

function deal({ players }: Lots['options'], rng: Rng): Lots['deal'] {
  const deck = shuffle(rng, DECK.slice());
  const hands = Array.from({ length: players }, () => deck.splice(0, HAND_SIZE));
  return { hands, stock: deck, luck: below(rng, LUCK_SEEDS) };
}

function legalMoves({ viewer, public: { table }, private: { plan, holding } }: SeatView<Lots>): Move[] {
  const { phase } = table;
  if (phase.kind === 'settle') {
    if (phase.seat !== viewer || plan.length > 0) return [];
    return table.lot < TOO_DEAR ? [TAKE, CASH] : [TAKE];
  }
  if (phase.kind === 'over' || plan.length >= steps(table, viewer)) return [];
  if (plan.length === 0) return holding.hand.flatMap((card) => [moveOf('bid', card), moveOf('sell', card)]);
  return holding.hand.filter((card) => card !== cardIn(plan[0] as Move)).map((card) => moveOf('hide', card));
}

function steps(table: Table, seat: Seat): number {
  if (table.phase.kind === 'bids') return stewardOf(table) === seat ? 2 : 1;
  return table.phase.kind === 'settle' && table.phase.seat === seat ? 1 : 0;
}

function resolve(state: State<Lots>, emit?: Emit<Lots>): void {
  const { table } = state.public;
  if (table.phase.kind === 'settle') settle(state, table.phase.seat, emit);
  else award(state, emit);
}

function award(state: State<Lots>, emit?: Emit<Lots>): void {
  const { table } = state.public;
  let best = 0;
  let winner = -1;
  state.private.forEach(({ plan, holding }, seat) => {
    for (const move of plan) {
      const card = cardIn(move);
      holding.hand.splice(holding.hand.indexOf(card), 1);
      table.held[seat] = holding.hand.length;
      if (actionIn(move) === 'hide') {
        holding.hidden.push(card);
        emit?.({ kind: 'hid', seat });
      } else if (actionIn(move) === 'sell') {
        holding.sold.push(card);
        table.sold[seat] = holding.sold.length;
        table.coins[seat] = (table.coins[seat] as number) + 1;
        emit?.({ kind: 'sold', seat });
      } else {
        table.spent.push(card);
        emit?.({ kind: 'bid', seat, card });
        if (card > best) winner = seat;
        best = Math.max(best, card);
      }
    }
  });
  if (winner >= 0) {
    emit?.({ kind: 'won', seat: winner, lot: table.lot });
    table.phase = { kind: 'settle', seat: winner };
    return;
  }
  table.spent.push(table.lot);
  emit?.({ kind: 'unsold', lot: table.lot });
  endRound(state, emit);
}

function settle(state: State<Lots>, seat: Seat, emit?: Emit<Lots>): void {
  const { table } = state.public;
  if (actionIn(state.private[seat]?.plan[0] as Move) === 'take') {
    table.won[seat]?.push(table.lot);
    emit?.({ kind: 'took', seat });
  } else {
    table.die = 1 + below(state.secret.luck, 6);
    table.coins[seat] = (table.coins[seat] as number) + table.die;
    table.spent.push(table.lot);
    emit?.({ kind: 'cashed', seat, die: table.die });
  }
  endRound(state, emit);
}

function endRound(state: State<Lots>, emit?: Emit<Lots>): void {
  const { table } = state.public;
  table.lot = 0;
  table.round++;
  if (table.round === ROUNDS) {
    table.phase = { kind: 'over' };
    table.opened = state.private.map(({ holding }) => holding.hidden.slice());
    emit?.({ kind: 'ended' });
    return;
  }
  table.phase = { kind: 'bids' };
  table.lot = state.secret.stock.shift() as Card;
  table.stock = state.secret.stock.length;
  emit?.({ kind: 'lot-shown', lot: table.lot });
}

function determinize({ viewer, public: { table }, private: own }: SeatView<Lots>, rng: Rng) {
  const { hand, sold, hidden } = own.holding;
  const seen = new Set([...hand, ...sold, ...hidden, ...table.spent, ...table.won.flat(), table.lot]);
  const unseen = shuffle(
    rng,
    DECK.filter((card) => !seen.has(card)),
  );
  const holdings = table.held.map((held, seat): Holding => {
    if (seat === viewer) return copy.holding(own.holding);
    const hiding = HAND_SIZE - held - cardsPutDown(table);
    return {
      hand: unseen.splice(0, held),
      sold: unseen.splice(0, table.sold[seat]),
      hidden: unseen.splice(0, hiding),
    };
  });
  return { holdings, secret: { stock: unseen, luck: luckFrom(below(rng, LUCK_SEEDS)) } };
}

/** Bids and sales of one seat so far. */
const cardsPutDown = ({ round, phase }: Table): number => (phase.kind === 'settle' ? round + 1 : round);

const copy = {
  table: (table: Table): Table => ({
    ...table,
    held: table.held.slice(),
    sold: table.sold.slice(),
    coins: table.coins.slice(),
    won: table.won.map((lots) => lots.slice()),
    spent: table.spent.slice(),
  }),
  holding: ({ hand, sold, hidden }: Holding): Holding => ({
    hand: hand.slice(),
    sold: sold.slice(),
    hidden: hidden.slice(),
  }),
  secret: ({ stock, luck }: Secret): Secret => ({ stock: stock.slice(), luck: copyRng(luck) }),
};

function makeWords(move: Move): string {
  const action = actionIn(move);
  return withoutCard.includes(action) ? action : `${action} ${cardIn(move)}`;
}

function parseWords(text: string): Move | undefined {
  const [action, card = '0'] = text.split(' ');
  const move = moveOf(action as Action, Number(card));
  return move >= 0 && makeWords(move) === text ? move : undefined;
}

function isCards(given: Json | undefined): given is Card[] {
  return Array.isArray(given) && given.every((card) => DECK.includes(card as Card));
}

function isHands(given: Json | undefined): given is Card[][] {
  return Array.isArray(given) && given.every(isCards);
}

function readSetup({ players }: Lots['options'], { setup: given }: RecordParts): Result<Lots['deal']> {
  if (!isObject(given) || !isCards(given.stock) || !isHands(given.hands)) return refuse('bad-setup');
  const { hands, stock, luck } = given;
  const dealt = [...hands.flat(), ...stock].sort((a, b) => a - b);
  if (hands.length !== players || String(dealt) !== String(DECK)) return refuse('bad-deal');
  return Number.isInteger(luck) ? accept({ hands, stock, luck: luck as number }) : refuse('bad-setup');
}

export const lots: Game<Lots> = {
  id: 'lots',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  readOptions,
  deal,
  seating: ({ hands }) => [...hands.keys()],
  begin: ({ players }, { hands, stock, luck }) => ({
    table: {
      round: 0,
      phase: { kind: 'bids' },
      lot: stock[0] as Card,
      die: 0,
      stock: stock.length - 1,
      held: hands.map((hand) => hand.length),
      sold: hands.map(() => 0),
      coins: hands.map(() => 0),
      won: Array.from({ length: players }, () => []),
      spent: [],
      opened: null,
    },
    holdings: hands.map((hand) => ({ hand: hand.slice(), sold: [], hidden: [] })),
    secret: { stock: stock.slice(1), luck: luckFrom(luck) },
  }),
  steps,
  legalMoves,
  forced: ({ phase, lot }) =>
    phase.kind === 'settle' && lot >= TOO_DEAR ? { seat: phase.seat, move: TAKE } : undefined,
  resolve,
  outcome: ({ opened, won, coins }) => {
    if (opened === null) return undefined;
    const scores = won.map((mine, seat) => {
      const lotPoints = mine.reduce((sum, lot) => sum + lot, 0);
      const coinPoints = coins[seat] as number;
      const hiddenPoints = (opened[seat] as readonly Card[]).length;
      return {
        lots: lotPoints,
        coins: coinPoints,
        hidden: hiddenPoints,
        total: lotPoints + coinPoints + hiddenPoints,
      };
    });
    const best = Math.max(...scores.map(({ total }) => total));
    return { scores, winners: [...scores.keys()].filter((seat) => scores[seat]?.total === best) };
  },
  copy,
  determinize: determinize,
  notation: {
    make: makeWords,
    parse: parseWords,
    face: (move) => (['sell', 'hide'].includes(actionIn(move)) ? `${actionIn(move)} ?` : makeWords(move)),
  },
  record: {
    seat: () => ({}),
    setup: (_options, { hands, stock, luck }) => ({ hands, stock, luck }),
    readSetup,
    opening: () => accept([]),
    move: (seat, move, after): JsonObject => {
      const action = actionIn(move);
      if (action === 'cash') return { seat, do: action, die: after.public.table.die };
      return withoutCard.includes(action) ? { seat, do: action } : { seat, do: action, card: cardIn(move) };
    },
    chance: (_seat, move, after) => (move === CASH ? { die: after.public.table.die } : undefined),
    readMove: ({ seat, do: action, card }) => {
      const words = [action, card].filter((word) => typeof word === 'string' || typeof word === 'number');
      const move = parseWords(words.join(' '));
      if (!Number.isInteger(seat) || move === undefined) return refuse('bad-move');
      return accept({ seat: seat as Seat, moves: [move] });
    },
  },
};

/** Every card of the match, wherever it lies. */
export function lotsInventory({ public: { table }, private: seats, secret }: State<Lots>): string[] {
  const holdings = seats.flatMap(({ holding }) => [...holding.hand, ...holding.sold, ...holding.hidden]);
  const open = [...table.spent, ...table.won.flat(), ...(table.lot > 0 ? [table.lot] : [])];
  return [...holdings, ...open, ...secret.stock].map(String).sort();
}

/** Facts that nobody could know before are told by these: the next lot, the die. */
export const LOTS_ANNOUNCE = ['lot-shown', 'cashed'] as const;
