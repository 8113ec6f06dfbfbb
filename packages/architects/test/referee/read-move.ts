// Reads one move: gives it typed, or a sentence that says what about its form is wrong. Rules come later.

import { CARD_IDS, isOneOf, RESOURCES, SYMBOLS, TOKEN_IDS } from './facts.ts';
import { type Fields, isFields, isWhole } from './read-head.ts';
import type { DeckName, Move, PayToken } from './record.ts';

const PAY_TOKENS = ['economy', 'engineering'] as const;
const PURSE = [...RESOURCES, 'coin'] as const;
const PLACES = [0, 1, 2, 'pile'] as const;

export function readMove(value: unknown): Move | string {
  if (!isFields(value)) return 'the move is not an object';
  const { seat } = value;
  if (!isWhole(seat)) return 'seat is not a seat number';
  switch (value.do) {
    case 'take':
      return readTake(seat, value);
    case 'decline':
      return isOneOf(TOKEN_IDS, value.why)
        ? { seat, do: 'decline', why: value.why }
        : 'why is not a progress token';
    case 'dig':
      return readDig(seat, value);
    case 'stage':
      return readBuild(seat, value);
    case 'progress':
      return readProgress(seat, value);
    case 'pass':
      return { seat, do: 'pass' };
    default:
      return `"${String(value.do)}" is no kind of move`;
  }
}

function readDeckName(value: unknown): DeckName | undefined {
  if (isOneOf(['left', 'right', 'central'] as const, value)) return value;
  return isFields(value) && isWhole(value.of) ? { of: value.of } : undefined;
}

function readTake(seat: number, fields: Fields): Move | string {
  const deck = readDeckName(fields.deck);
  if (deck === undefined) return 'deck is not "left", "right", "central" or { "of": seat }';
  if (!isOneOf(['turn', 'wonder', ...TOKEN_IDS] as const, fields.why))
    return 'why is not "turn", "wonder" or a progress token';
  return { seat, do: 'take', deck, why: fields.why };
}

function readDig(seat: number, fields: Fields): Move | string {
  const { deck, keep, after } = fields;
  if (!isOneOf(['left', 'right'] as const, deck)) return 'deck is neither "left" nor "right"';
  if (!isOneOf(CARD_IDS, keep)) return 'keep is not a known card';
  if (!Array.isArray(after) || !after.every((card) => isOneOf(CARD_IDS, card)))
    return 'after is not a list of known cards';
  return { seat, do: 'dig', deck, keep, after };
}

function readBuild(seat: number, fields: Fields): Move | string {
  const { stage, using = [] } = fields;
  if (!isWhole(stage)) return 'stage is not a number';
  if (!isFields(fields.with)) return 'with is not an object of card counts';
  for (const [card, count] of Object.entries(fields.with)) {
    if (!isOneOf(PURSE, card)) return `with names ${card}, which pays for nothing`;
    if (!isWhole(count)) return `with gives no count of ${card}`;
  }
  const isPayToken = (token: unknown): token is PayToken => isOneOf(PAY_TOKENS, token);
  if (!Array.isArray(using) || !using.every(isPayToken)) return 'using is not a list of economy, engineering';
  return { seat, do: 'stage', stage, with: fields.with, using };
}

function readProgress(seat: number, fields: Fields): Move | string {
  const { token, spend } = fields;
  const from = PLACES.find((place) => place === fields.from);
  if (from === undefined) return 'from is not 0, 1, 2 or "pile"';
  if (token !== null && !isOneOf(TOKEN_IDS, token)) return 'token is not a progress token';
  if (spend === undefined) return { seat, do: 'progress', token, from };
  if (!Array.isArray(spend) || !spend.every((card) => isOneOf(SYMBOLS, card)))
    return 'spend is not a list of green cards';
  return { seat, do: 'progress', token, from, spend };
}
