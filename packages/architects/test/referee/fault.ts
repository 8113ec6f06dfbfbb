// What is wrong with a move at this moment, in one sentence; undefined where it is right.

import { DIG_DEPTH, type TokenId } from './facts.ts';
import { at, removeOne, sameItems } from './lists.ts';
import { paymentFault } from './payment.ts';
import type { Build, Decline, Dig, Move, Progress, Take } from './record.ts';
import { setFault } from './science.ts';
import { cardsInReach, cityToMove, deckNumber, decksInReach, hasCards, type Table } from './table.ts';
import { availableStages, openMatters, purseOf, stageInPlay } from './turn.ts';

const EFFECT_FIRST = 'the wonder effect comes at once, before anything else';

export function faultOf(table: Table, move: Move): string | undefined {
  if (table.over) return 'the match is already over';
  const { seat, started } = table.turn;
  if (move.seat !== seat) {
    const open = openMatters(table).join(', ');
    return `seat ${move.seat} moves in the turn of seat ${seat}, where this is open: ${open}`;
  }
  const opensTurn = move.do === 'pass' || (move.do === 'take' && move.why === 'turn');
  if (!started && !opensTurn) return 'a turn begins with its free card';
  if (started && opensTurn) return 'the free card of this turn was already taken or passed';
  switch (move.do) {
    case 'take':
      return takeFault(table, move);
    case 'decline':
      return extraFault(table, move);
    case 'dig':
      return digFault(table, move);
    case 'stage':
      return buildFault(table, move);
    case 'progress':
      return progressFault(table, move);
    case 'pass':
      return cardsInReach(table) ? 'a deck in reach still has cards' : undefined;
  }
}

function takeFault(table: Table, move: Take): string | undefined {
  const deck = deckNumber(table, move.seat, move.deck);
  if (deck === undefined) return 'there is no such deck';
  const { owed } = table.turn;
  if (move.why === 'wonder') {
    const due = owed.some((debt) => debt.kind === 'card' && debt.decks.includes(deck));
    return due ? undefined : 'no wonder effect gives a card from this deck now';
  }
  if (move.why !== 'turn') {
    const fault = extraFault(table, { ...move, do: 'decline', why: move.why });
    if (fault) return fault;
  }
  if (!decksInReach(table, move.seat).includes(deck)) return 'the deck is out of reach';
  return hasCards(table, deck) ? undefined : 'the deck is empty';
}

/** Taking and declining an extra card need the same: a token set off and not yet done, and a card to get. */
function extraFault(table: Table, move: Decline): string | undefined {
  const { owed, extra } = table.turn;
  if (owed.length > 0) return EFFECT_FIRST;
  if (!extra.includes(move.why)) return whyNoExtra(table, move.why);
  return cardsInReach(table) ? undefined : `no deck in reach has an extra card for ${move.why}`;
}

function whyNoExtra(table: Table, token: TokenId): string {
  if (!cityToMove(table).progress.includes(token)) return `the seat does not own ${token}`;
  if (table.turn.used.includes(token)) return `${token} was already used or declined this turn`;
  return `nothing has set ${token} off`;
}

function digFault(table: Table, move: Dig): string | undefined {
  if (!table.turn.owed.some(({ kind }) => kind === 'dig')) return 'no wonder effect gives a dig now';
  const deck = at(table.decks, deckNumber(table, move.seat, move.deck) ?? -1);
  if (!deck.slice(0, DIG_DEPTH).includes(move.keep))
    return `there is no ${move.keep} among the top ${DIG_DEPTH} cards of the ${move.deck} deck`;
  const rest = [...deck];
  removeOne(rest, move.keep);
  return sameItems(rest, move.after) ? undefined : 'after is not a reordering of the cards left in the deck';
}

function buildFault(table: Table, move: Build): string | undefined {
  if (table.turn.owed.length > 0) return EFFECT_FIRST;
  const stage = stageInPlay(table, move.stage);
  if (!stage) return `there is no stage ${move.stage}`;
  if (cityToMove(table).built.includes(move.stage)) return `stage ${move.stage} is already built`;
  if (!availableStages(table).includes(stage)) return `a stage below stage ${move.stage} is not built yet`;
  return paymentFault(stage, purseOf(table), { with: move.with, using: move.using ?? [] });
}

function progressFault(table: Table, move: Progress): string | undefined {
  const { owed } = table.turn;
  if (move.spend === undefined) {
    if (!owed.some(({ kind }) => kind === 'token'))
      return 'no wonder effect gives a token now, and no green cards are spent';
  } else {
    if (owed.length > 0) return EFFECT_FIRST;
    const fault = setFault(cityToMove(table).cards, move.spend);
    if (fault) return fault;
  }
  const found = move.from === 'pile' ? table.pile[0] : table.row[move.from];
  if (!found)
    return move.from === 'pile' ? 'the pile of tokens is empty' : `place ${move.from} of the row is empty`;
  // The pile is face down: whoever takes its top may leave the name open.
  if (move.token === null) return move.from === 'pile' ? undefined : 'a face-up token must be named';
  return move.token === found ? undefined : `the token there is ${found}, not ${move.token}`;
}
