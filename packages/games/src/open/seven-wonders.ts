// 7 Wonders in ids. Lists stand in the order of the cities: a seat's city has the seat's number, and with two players
// the Free City is the third.

import type { JsonObject, Move, PrivateState, View } from '@mirabilia/kernel';
import {
  boardFacts,
  type Card,
  CHOICE_SYMBOL,
  type City,
  cardFacts,
  cardIn,
  DISCOUNT,
  FACE_DOWN,
  faceOf,
  handHeld,
  type Phase,
  POWER,
  productionOf,
  type SevenWonders,
  SYMBOLS,
  sevenWonders,
  type Table,
} from '@mirabilia/seven-wonders';
import type { OpenForm } from './open-form.ts';

const { notation, record } = sevenWonders;
const cardId = (card: Card): string => cardFacts(card).id;
const cardIds = (cards: readonly Card[]): string[] => cards.map(cardId);

function phaseEntry(phase: Phase): JsonObject {
  if (phase.kind !== 'draft') return phase;
  return { kind: phase.kind, offer: phase.offer.map((board) => ({ ...boardEntry(board) })) };
}

function boardEntry(board: number): { wonder: string | null; side: string | null } {
  if (board < 0) return { wonder: null, side: null };
  const { wonder, side } = boardFacts(board);
  return { wonder, side };
}

/** The names of the bits that are set. */
function namesIn(bits: number, names: Readonly<Record<string, number>>): string[] {
  return Object.keys(names).filter((name) => (bits & (names[name] as number)) !== 0);
}

function cityEntry(table: Table, city: City, at: number): JsonObject {
  const buried = table.opened?.buried[at];
  return {
    ...boardEntry(city.board),
    coins: city.coins,
    stages: city.stages,
    stagesOfWonder: city.board < 0 ? null : boardFacts(city.board).stages.length,
    structures: cardIds(city.structures),
    shields: city.shields,
    symbols: {
      ...Object.fromEntries(SYMBOLS.map((symbol, i) => [symbol, city.symbols[i] ?? 0])),
      choice: city.symbols[CHOICE_SYMBOL] ?? 0,
    },
    battles: city.battles,
    production: productionOf(city),
    discounts: namesIn(city.discounts, DISCOUNT),
    powers: namesIn(city.powers, POWER),
    freeBuildUsedInAge: city.freeBuildUsed === 0 ? null : city.freeBuildUsed,
    revealed: faceEntry(table.revealed[at]),
    ...(buried === undefined ? {} : { buried: cardIds(buried) }),
  };
}

const faceEntry = (move: Move | undefined): string | null =>
  move === undefined ? null : notation.face(move);

/** What was taken from the hand that each seat holds now, as everybody saw it. */
function takenEntry(table: Table): (readonly string[])[] {
  const hands = table.taken[table.age - 1] ?? [];
  return hands.map((_, seat) => (hands[handHeld(table, seat)] ?? []).map(notation.face));
}

function ownEntry({ plan, holding }: PrivateState<SevenWonders>): JsonObject {
  return {
    hand: cardIds(holding.hand),
    plan: plan.map(notation.make),
    played: cardIds(holding.played),
    passed: holding.passed.map(cardIds),
    discardPile: holding.pile === null ? null : cardIds(holding.pile),
  };
}

function viewEntry(view: View<SevenWonders>): JsonObject {
  const { decision, owed, table } = view.public;
  return {
    players: table.players,
    age: table.age,
    turn: table.turn,
    phase: phaseEntry(table.phase),
    decision,
    owed,
    cities: table.cities.map((city, at) => cityEntry(table, city, at)),
    discards: table.discards,
    drawPile: table.pile,
    taken: takenEntry(table),
    salvaged: table.salvaged.map(({ card }) => cardId(card)),
    ...(table.opened === null ? {} : { discardPile: cardIds(table.opened.discards) }),
    own: view.private === undefined ? null : ownEntry(view.private),
  };
}

export const sevenWondersOpen: OpenForm<SevenWonders> = {
  view: viewEntry,
  event: (event) => ({ ...event }),
  entry: ({ seat, move }, after, viewer) => {
    const entry = record.move(seat, move, after);
    if (entry === undefined || seat === viewer || cardIn(faceOf(move)) !== FACE_DOWN) return entry;
    return { ...entry, card: null };
  },
};
