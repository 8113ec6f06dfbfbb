// A slow second engine: plays random matches by trying every conceivable move and keeping those without fault.

import { applyMove } from './apply.ts';
import { allTokens, type CardId, cardsOf, DIG_DEPTH, TOKEN_IDS, WONDER_IDS } from './facts.ts';
import { faultOf } from './fault.ts';
import { at, removeOne } from './lists.ts';
import { paymentsFor } from './payment.ts';
import type { DeckName, MatchRecord, Move, SeatEntry, Setup } from './record.ts';
import { SETS } from './science.ts';
import { outcomeOf } from './scorer.ts';
import { deckNumber, descriptions, openingTable, rightOf, type Table } from './table.ts';
import { availableStages, purseOf } from './turn.ts';

/** A number from 0 up to, not including, `below`. */
export type Chance = (below: number) => number;

/** mulberry32: tiny, and good enough to shuffle with. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  return list.map(() => at(left.splice(chance(left.length), 1), 0));
}

function takes(table: Table): Move[] {
  const { seat } = table.turn;
  const near = [seat, rightOf(table, seat)];
  const far = [...table.cities.keys()].filter((owner) => !near.includes(owner));
  const decks: DeckName[] = ['left', 'right', 'central', ...far.map((of) => ({ of }))];
  const whys = ['turn', 'wonder', ...TOKEN_IDS] as const;
  return decks.flatMap((deck) => whys.map((why): Move => ({ seat, do: 'take', deck, why })));
}

function declines(table: Table): Move[] {
  return TOKEN_IDS.map((why) => ({ seat: table.turn.seat, do: 'decline', why }));
}

function builds(table: Table): Move[] {
  const { seat } = table.turn;
  return availableStages(table).flatMap((stage) =>
    [...paymentsFor(stage, purseOf(table))].map((payment): Move => {
      const move = { seat, do: 'stage', stage: stage.stage, with: payment.with } as const;
      return payment.using.length > 0 ? { ...move, using: payment.using } : move;
    }),
  );
}

function progresses(table: Table): Move[] {
  const { seat } = table.turn;
  return ([0, 1, 2, 'pile'] as const).flatMap((from) => {
    const token = (from === 'pile' ? table.pile[0] : table.row[from]) ?? null;
    const move = { seat, do: 'progress', token, from } as const;
    return [move, ...SETS.map((spend) => ({ ...move, spend }))];
  });
}

function digs(table: Table, chance: Chance): Move[] {
  const { seat } = table.turn;
  return (['left', 'right'] as const).flatMap((deck) => {
    const cards = at(table.decks, deckNumber(table, seat, deck) ?? -1);
    return [...new Set(cards.slice(0, DIG_DEPTH))].map((keep): Move => {
      const rest: CardId[] = [...cards];
      removeOne(rest, keep);
      return { seat, do: 'dig', deck, keep, after: shuffled(rest, chance) };
    });
  });
}

/** Chance decides the new order of a deck that was dug in, so it has a say here already. */
export function legalMoves(table: Table, chance: Chance): Move[] {
  const pass: Move = { seat: table.turn.seat, do: 'pass' };
  const digsIfDue = table.turn.owed.some(({ kind }) => kind === 'dig') ? digs(table, chance) : [];
  const tries = [
    ...takes(table),
    ...declines(table),
    ...builds(table),
    ...progresses(table),
    ...digsIfDue,
    pass,
  ];
  return tries.filter((move) => faultOf(table, move) === undefined);
}

export function generate(players: number, seed: number): MatchRecord {
  const chance = chanceFrom(seed);
  const seats: SeatEntry[] = shuffled(WONDER_IDS, chance)
    .slice(0, players)
    .map((wonder, seat) => ({ name: `Seat ${seat}`, kind: 'bot:random', wonder }));
  const setup: Setup = {
    first: chance(players),
    decks: seats.map(({ wonder }) => shuffled(cardsOf(wonder), chance)),
    central: shuffled(cardsOf('central'), chance),
    tokens: shuffled(allTokens(), chance),
  };
  const table = openingTable(seats, setup);
  const moves: Move[] = [];
  while (!table.over) {
    const legal = legalMoves(table, chance);
    const move = at(legal, chance(legal.length));
    applyMove(table, move);
    moves.push(move);
  }
  const result = outcomeOf(descriptions(table));
  const seedText = (seed >>> 0).toString(16);
  const head = { format: 'mirabilia/1', game: 'architects', rulesVersion: 1, options: {} } as const;
  return { ...head, seed: seedText, seats, setup, moves, result };
}
