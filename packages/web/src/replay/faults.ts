// Why a record can't be shown, or doesn't hold. Every code of the kernel and of the games has a kind, and every kind a
// sentence in every language.

import type { Refusal } from '@mirabilia/kernel';

export const FAULT_KINDS = [
  'not-text',
  'not-json',
  'empty',
  'too-large',
  'not-a-record',
  'format',
  'game',
  'rules',
  'running',
  'seats',
  'options',
  'seed',
  'drawn',
  'setup',
  'entry',
  'move',
  'deal',
  'chance',
  'result',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const KINDS: Readonly<Record<string, FaultKind>> = {
  'not-text': 'not-text',
  'not-json': 'not-json',
  'no-record': 'empty',
  'too-large': 'too-large',
  'match-not-over': 'running',

  'record-not-an-object': 'not-a-record',
  'unknown-format': 'format',
  'unknown-game': 'game',
  'other-game': 'game',
  'other-rules': 'rules',
  'bad-rules-version': 'rules',
  'still-hidden': 'running',
  'bad-seats': 'seats',
  'bad-sitter': 'seats',
  'other-seat-count': 'seats',
  'bad-moves': 'entry',
  'bad-result': 'result',
  'bad-seed': 'seed',
  'bad-chance': 'seed',
  'other-seal': 'drawn',
  'other-nonce': 'drawn',
  'other-seed': 'drawn',
  'bad-setup': 'setup',
  'bad-options': 'options',
  'bad-player-count': 'seats',

  'bad-wonders': 'options',
  'wonder-twice': 'options',
  'bad-sides': 'options',
  'drafted-sides': 'options',
  'bad-first': 'options',
  'bad-seating': 'options',
  'other-first': 'setup',
  'other-board': 'seats',
  'bad-board': 'seats',
  'bad-wonder': 'seats',
  'other-wonder': 'seats',
  'bad-deal': 'setup',
  'bad-deck': 'setup',
  'bad-tokens': 'setup',
  'no-such-card': 'entry',
  'bad-payment': 'entry',
  'no-such-action': 'entry',
  'bad-move': 'entry',
  'no-such-seat': 'entry',

  'illegal-move': 'move',
  'match-over': 'move',
  'not-asked': 'move',
  'no-such-step': 'move',
  'stale-decision': 'move',
  'other-deal': 'deal',
  'other-seat': 'seats',
  'other-chance': 'chance',
  'result-too-early': 'result',
  'no-result': 'result',
  'other-result': 'result',
};

export const FAULT_CODES: readonly string[] = Object.keys(KINDS);

/** A code that a later engine may have: something about the record isn't right. */
export const kindOf = ({ code }: Refusal): FaultKind => KINDS[code] ?? 'not-a-record';

/** The entry at fault, counted from 1 as people do; none for what the seats imply before the first. */
export function entryIn({ facts = {} }: Refusal): number | undefined {
  const at = Number(facts.move);
  return facts.move === undefined || at < 0 ? undefined : at + 1;
}
