// Everything that the rules allow the seat to move, listed and not found by trying: what an engine offers is held
// against it. `fault.ts` comes from the other side and judges a single move.

import { DIG_DEPTH, RESOURCES, type ScienceSymbol, SYMBOLS } from './facts.ts';
import { at, countOf } from './lists.ts';
import type { Build, DeckName, Dig, Move, Progress } from './record.ts';
import { cityToMove, decksInReach, hasCards, playersAt, rightOf, type Table } from './table.ts';
import { availableStages, purseOf } from './turn.ts';
import { waysToPay } from './ways-to-pay.ts';

/** A move before chance has its say: nobody chooses the order in which a deck is shuffled. */
export type Offer = Exclude<Move, Dig> | Omit<Dig, 'after'>;

/** Decks in reach are called by where they lie, others by their owner [R5]. */
function nameOf(table: Table, deck: number): DeckName {
  const { seat } = table.turn;
  if (deck === playersAt(table)) return 'central';
  if (deck === seat) return 'left';
  return deck === rightOf(table, seat) ? 'right' : { of: deck };
}

function namesOfFull(table: Table, decks: readonly number[]): DeckName[] {
  return decks.filter((deck) => hasCards(table, deck)).map((deck) => nameOf(table, deck));
}

function freeCards(table: Table): Offer[] {
  const { seat } = table.turn;
  const decks = namesOfFull(table, decksInReach(table, seat));
  if (decks.length === 0) return [{ seat, do: 'pass' }];
  return decks.map((deck) => ({ seat, do: 'take', deck, why: 'turn' }));
}

/** An extra card of each token that was set off, from each deck in reach, or none. Without a card it lapses [X6]. */
function extraCards(table: Table): Offer[] {
  const { seat, extra } = table.turn;
  const decks = namesOfFull(table, decksInReach(table, seat));
  if (decks.length === 0) return [];
  return extra.flatMap((why): Offer[] => [
    ...decks.map((deck): Offer => ({ seat, do: 'take', deck, why })),
    { seat, do: 'decline', why },
  ]);
}

function builds(table: Table): Build[] {
  const { seat } = table.turn;
  return availableStages(table).flatMap((stage) =>
    waysToPay(stage, purseOf(table)).map((way): Build => ({ seat, do: 'stage', stage: stage.stage, ...way })),
  );
}

/** One of the face-up tokens, or the unseen top of the pile. */
function tokens(table: Table, spend?: readonly ScienceSymbol[]): Progress[] {
  const { row, pile, turn } = table;
  const move = { seat: turn.seat, do: 'progress', ...(spend && { spend }) } as const;
  const faceUp = ([0, 1, 2] as const).flatMap((from) => {
    const token = row[from] ?? null;
    return token === null ? [] : [{ ...move, from, token }];
  });
  return pile.length > 0 ? [...faceUp, { ...move, from: 'pile', token: null }] : faceUp;
}

/** Two green cards of each symbol that is there twice, and one of each if all are there. */
function setsOf(table: Table): ScienceSymbol[][] {
  const { cards } = cityToMove(table);
  const pairs = SYMBOLS.filter((symbol) => countOf(cards, symbol) >= 2).map((symbol) => [symbol, symbol]);
  return SYMBOLS.every((symbol) => cards.includes(symbol)) ? [...pairs, [...SYMBOLS]] : pairs;
}

/** A card of those on top of the left or the right deck; cards of one kind are alike. */
function digs(table: Table): Offer[] {
  const { seat } = table.turn;
  const decks = [
    ['left', seat],
    ['right', rightOf(table, seat)],
  ] as const;
  return decks.flatMap(([deck, number]) =>
    [...new Set(at(table.decks, number).slice(0, DIG_DEPTH))].map(
      (keep): Offer => ({ seat, do: 'dig', deck, keep }),
    ),
  );
}

/** What the wonder owes must be had at once, before anything else [W1]. */
function owedByWonder(table: Table): Offer[] {
  const { seat, owed } = table.turn;
  return owed.flatMap((debt): Offer[] => {
    if (debt.kind === 'card')
      return namesOfFull(table, debt.decks).map((deck) => ({ seat, do: 'take', deck, why: 'wonder' }));
    return debt.kind === 'dig' ? digs(table) : tokens(table);
  });
}

export function offersAt(table: Table): Offer[] {
  if (table.over) return [];
  if (!table.turn.started) return freeCards(table);
  if (table.turn.owed.length > 0) return owedByWonder(table);
  const sets = setsOf(table).flatMap((spend) => tokens(table, spend));
  return [...extraCards(table), ...builds(table), ...sets];
}

/** The same text for the same offer, in whatever order its parts are told; what only chance tells is left out. */
export function offerText(offer: Offer): string {
  const sorted = (list: readonly string[] = []): string => [...list].sort().join('+');
  switch (offer.do) {
    case 'take': {
      const deck = typeof offer.deck === 'string' ? offer.deck : `of ${offer.deck.of}`;
      return `${offer.seat}: take ${deck} for ${offer.why}`;
    }
    case 'decline':
      return `${offer.seat}: decline ${offer.why}`;
    case 'dig':
      return `${offer.seat}: dig ${offer.deck} for ${offer.keep}`;
    case 'stage': {
      const paid = [...RESOURCES, 'coin' as const].filter((card) => (offer.with[card] ?? 0) > 0);
      const cards = paid.map((card) => `${offer.with[card]} ${card}`);
      return `${offer.seat}: stage ${offer.stage} with ${cards.join(' ')} using ${sorted(offer.using)}`;
    }
    case 'progress': {
      const token = offer.from === 'pile' ? '' : ` ${offer.token}`;
      return `${offer.seat}: progress from ${offer.from}${token} for ${sorted(offer.spend)}`;
    }
    case 'pass':
      return `${offer.seat}: pass`;
  }
}
