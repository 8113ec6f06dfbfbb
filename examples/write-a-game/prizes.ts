// Prizes, a complete game in one file. docs/write-a-game.md explains it step by step.
//
// Everyone holds four cards. In each of four rounds a prize lies face up, and everyone chooses a card in secret: they
// play it, or keep it face down for 3 points. The highest card played wins the prize, which is worth its number.

import {
  accept,
  type Emit,
  type Game,
  isObject,
  type Json,
  type Move,
  type RecordParts,
  type Result,
  type Rng,
  refuse,
  type Seat,
  type SeatView,
  type State,
  shuffle,
} from '@mirabilia/kernel';

export type Card = number;
const DECK: readonly Card[] = Array.from({ length: 24 }, (_, i) => i + 1);
const ROUNDS = 4;
const POINTS_KEPT = 3;

/** What everyone sees. */
export interface Table {
  round: number;
  /** The prize of this round; 0 when the match is over. */
  prize: Card;
  /** By seat: how many cards they kept, and the prizes they won. */
  readonly kept: number[];
  readonly won: Card[][];
  /** Cards that were played, and prizes that nobody won. */
  readonly pile: Card[];
}

/** What one seat sees. */
export interface Holding {
  readonly hand: Card[];
  readonly kept: Card[];
}

/** What nobody sees. */
export type Secret = { readonly stock: Card[] };

export type Event =
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'kept' | 'won'; readonly seat: Seat }
  | { readonly kind: 'nobody-won' | 'ended' }
  | { readonly kind: 'prize-shown'; readonly prize: Card };

export interface Prizes {
  options: { readonly players: number };
  deal: { readonly hands: readonly (readonly Card[])[]; readonly stock: readonly Card[] };
  table: Table;
  holding: Holding;
  secret: Secret;
  event: Event;
  score: { readonly prizes: number; readonly kept: number; readonly total: number };
}

const playing = (card: Card): Move => card * 2;
const keeping = (card: Card): Move => card * 2 + 1;
const isKept = (move: Move): boolean => move % 2 === 1;
const cardOf = (move: Move): Card => move >> 1;

function readOptions(given: unknown): Result<Prizes['options']> {
  const players = isObject(given) ? given.players : undefined;
  if (players === 2 || players === 3 || players === 4) return accept({ players });
  return refuse('bad-player-count', { players: String(players) });
}

function deal({ players }: Prizes['options'], rng: Rng): Prizes['deal'] {
  const stock = shuffle(rng, DECK.slice());
  const hands = Array.from({ length: players }, () => stock.splice(0, ROUNDS));
  return { hands, stock };
}

function begin(_options: Prizes['options'], { hands, stock: [prize = 0, ...stock] }: Prizes['deal']) {
  const table = { round: 0, prize, kept: hands.map(() => 0), won: hands.map(() => []), pile: [] };
  return { table, holdings: hands.map((hand) => ({ hand: hand.slice(), kept: [] })), secret: { stock } };
}

const steps = ({ round }: Table): number => (round < ROUNDS ? 1 : 0);

function legalMoves({ public: { table }, private: { plan, holding } }: SeatView<Prizes>): Move[] {
  if (plan.length === steps(table)) return [];
  return holding.hand.flatMap((card) => [playing(card), keeping(card)]);
}

function resolve(state: State<Prizes>, emit?: Emit<Prizes>): void {
  const { table } = state.public;
  let highest = 0;
  let winner = -1;
  for (const [seat, { plan, holding }] of state.private.entries()) {
    const move = plan[0] as Move;
    const card = cardOf(move);
    holding.hand.splice(holding.hand.indexOf(card), 1);
    if (isKept(move)) {
      holding.kept.push(card);
      table.kept[seat] = holding.kept.length;
      emit?.({ kind: 'kept', seat });
      continue;
    }
    table.pile.push(card);
    emit?.({ kind: 'played', seat, card });
    if (card > highest) [highest, winner] = [card, seat];
  }
  (table.won[winner] ?? table.pile).push(table.prize);
  emit?.(winner < 0 ? { kind: 'nobody-won' } : { kind: 'won', seat: winner });
  nextRound(state, emit);
}

function nextRound({ public: { table }, secret }: State<Prizes>, emit?: Emit<Prizes>): void {
  table.round++;
  table.prize = table.round < ROUNDS ? (secret.stock.shift() as Card) : 0;
  emit?.(table.prize === 0 ? { kind: 'ended' } : { kind: 'prize-shown', prize: table.prize });
}

function outcome({ round, won, kept }: Table) {
  if (round < ROUNDS) return undefined;
  const scores = won.map((prizes, seat) => {
    const points = { prizes: prizes.reduce((a, b) => a + b, 0), kept: POINTS_KEPT * (kept[seat] as number) };
    return { ...points, total: points.prizes + points.kept };
  });
  const best = Math.max(...scores.map(({ total }) => total));
  return { scores, winners: [...scores.keys()].filter((seat) => scores[seat]?.total === best) };
}

const copy: Game<Prizes>['copy'] = {
  table: ({ kept, won, pile, ...table }) => ({
    ...table,
    kept: kept.slice(),
    won: won.map((prizes) => prizes.slice()),
    pile: pile.slice(),
  }),
  holding: ({ hand, kept }) => ({ hand: hand.slice(), kept: kept.slice() }),
  secret: ({ stock }) => ({ stock: stock.slice() }),
};

function determinize({ viewer, public: { table }, private: own }: SeatView<Prizes>, rng: Rng) {
  const { hand, kept } = own.holding;
  const seen = new Set([...hand, ...kept, table.prize, ...table.won.flat(), ...table.pile]);
  const stock = DECK.filter((card) => !seen.has(card));
  shuffle(rng, stock);
  const holdings = table.kept.map((count, seat) =>
    seat === viewer
      ? copy.holding(own.holding)
      : { hand: stock.splice(0, ROUNDS - table.round), kept: stock.splice(0, count) },
  );
  return { holdings, secret: { stock } };
}

const make = (move: Move): string => `${isKept(move) ? 'keep' : 'play'} ${cardOf(move)}`;
const MOVES = new Map(DECK.flatMap((card) => [playing(card), keeping(card)]).map((m) => [make(m), m]));
const parse = (text: string): Move | undefined => MOVES.get(text);

const isHand = (given: Json): given is Card[] => Array.isArray(given) && given.length === ROUNDS;

function readSetup({ players }: Prizes['options'], { setup }: RecordParts): Result<Prizes['deal']> {
  if (!isObject(setup)) return refuse('bad-setup');
  const { hands, stock } = setup;
  if (!Array.isArray(hands) || !hands.every(isHand) || !Array.isArray(stock)) return refuse('bad-setup');
  const dealt = new Set<Card>([...hands.flat(), ...stock]);
  const isWhole = DECK.every((card) => dealt.has(card)) && players * ROUNDS + stock.length === DECK.length;
  return hands.length === players && isWhole ? accept({ hands, stock }) : refuse('bad-deal');
}

const record: Game<Prizes>['record'] = {
  seat: () => ({}),
  setup: (_options, { hands, stock }) => ({ hands, stock }),
  readSetup,
  opening: () => accept([]),
  move: (seat, move) => ({ seat, do: make(move) }),
  readMove: ({ seat, do: text }) => {
    const move = typeof text === 'string' ? parse(text) : undefined;
    return move === undefined ? refuse('bad-move') : accept({ seat: seat as Seat, moves: [move] });
  },
};

export const prizes: Game<Prizes> = {
  id: 'prizes',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  readOptions,
  deal,
  seating: ({ hands }) => [...hands.keys()],
  begin,
  steps,
  legalMoves,
  resolve,
  outcome,
  copy,
  determinize,
  notation: { make, parse, face: (move) => (isKept(move) ? 'keep' : make(move)) },
  record,
};
