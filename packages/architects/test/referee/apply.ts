// Carries out a move that `faultOf` found right.

import { CARDS, type CardId, setsOff, type Trigger, WONDERS } from './facts.ts';
import { at, removeOne } from './lists.ts';
import type { Build, Dig, Move, Progress, Take } from './record.ts';
import {
  cityToMove,
  deckNumber,
  hasCards,
  type Owed,
  playersAt,
  rightOf,
  type Table,
  tokensRemain,
} from './table.ts';
import { endTurnIfNothingIsOpen, stageInPlay } from './turn.ts';

export function applyMove(table: Table, move: Move): void {
  switch (move.do) {
    case 'take':
      take(table, move);
      break;
    case 'decline':
      removeOne(table.turn.extra, move.why);
      table.turn.used.push(move.why);
      break;
    case 'dig':
      dig(table, move);
      break;
    case 'stage':
      build(table, move);
      break;
    case 'progress':
      progress(table, move);
      break;
    case 'pass':
      table.turn.started = true;
      break;
  }
  endTurnIfNothingIsOpen(table);
}

function take(table: Table, move: Take): void {
  const { turn } = table;
  const deck = deckNumber(table, move.seat, move.deck) ?? -1;
  if (move.why === 'turn') {
    turn.started = true;
  } else if (move.why === 'wonder') {
    settle(table, (debt) => debt.kind === 'card' && debt.decks.includes(deck));
  } else {
    // Done before the card is placed: the card that a token brings does not set the same token off again.
    removeOne(turn.extra, move.why);
    turn.used.push(move.why);
  }
  receive(table, at(table.decks, deck).shift());
}

function receive(table: Table, card: CardId | undefined): void {
  if (card === undefined) throw new Error('referee bug: a card from an empty deck');
  cityToMove(table).cards.push(card);
  if (CARDS[card].cats > 0) table.cat = table.turn.seat;
  table.alarm = Math.min(table.conflictTokens, table.alarm + CARDS[card].horns);
  trigger(table, card);
}

/** Only tokens owned at this moment are set off: a token is not retroactive. */
function trigger(table: Table, cause: Trigger): void {
  const { extra, used } = table.turn;
  for (const token of cityToMove(table).progress)
    if (setsOff(token, cause) && !extra.includes(token) && !used.includes(token)) extra.push(token);
}

function settle(table: Table, isPaid: (debt: Owed) => boolean): void {
  const { owed } = table.turn;
  owed.splice(owed.findIndex(isPaid), 1);
}

function dig(table: Table, move: Dig): void {
  settle(table, ({ kind }) => kind === 'dig');
  table.decks[deckNumber(table, move.seat, move.deck) ?? -1] = [...move.after];
  receive(table, move.keep);
}

function build(table: Table, move: Build): void {
  const city = cityToMove(table);
  for (const [card, count] of Object.entries(move.with) as [CardId, number][]) {
    for (let spent = 0; spent < count; spent += 1) {
      removeOne(city.cards, card);
      table.discard.push(card);
    }
  }
  table.turn.used.push(...(move.using ?? []));
  city.built.push(move.stage);
  trigger(table, 'stage');
  if (stageInPlay(table, move.stage)?.effect) table.turn.owed = owedByEffect(table);
}

/** What of the effect is possible; the rest is lost. */
function owedByEffect(table: Table): Owed[] {
  const { seat } = table.turn;
  const central = playersAt(table);
  const nearby = [seat, rightOf(table, seat)].filter((deck) => hasCards(table, deck));
  const full = [...table.decks.keys()].filter((deck) => hasCards(table, deck));
  switch (WONDERS[cityToMove(table).wonder].effect) {
    case 'card-of-any-deck':
      return full.length > 0 ? [{ kind: 'card', decks: full }] : [];
    case 'card-of-central':
      return full.includes(central) ? [{ kind: 'card', decks: [central] }] : [];
    case 'card-of-both':
      return nearby.map((deck) => ({ kind: 'card', decks: [deck] }));
    case 'dig':
      return nearby.length > 0 ? [{ kind: 'dig' }] : [];
    case 'token':
      return tokensRemain(table) ? [{ kind: 'token' }] : [];
    case 'shield':
    case 'nothing':
      return [];
  }
}

function progress(table: Table, move: Progress): void {
  const city = cityToMove(table);
  if (move.spend === undefined) settle(table, ({ kind }) => kind === 'token');
  for (const card of move.spend ?? []) {
    removeOne(city.cards, card);
    table.discard.push(card);
  }
  const token = move.from === 'pile' ? table.pile.shift() : table.row[move.from];
  if (!token) throw new Error('referee bug: a token from an empty place');
  if (move.from !== 'pile') table.row[move.from] = table.pile.shift() ?? null;
  city.progress.push(token);
}
