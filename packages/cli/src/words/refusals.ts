// Sentences for the kernel's refusals and for codes that several games share. Those of one game are in its narrator.

import type { Refusal } from '@mirabilia/kernel';
import type { Sentence } from '../narrator/narrator.ts';

export type RefusalSentences = Readonly<Record<string, Sentence>>;

export const REFUSALS: RefusalSentences = {
  // The record as a whole.
  'record-not-an-object': () => 'this is not a record',
  'unknown-format': ({ format }) => `the record’s format is “${format}”, which is not known here`,
  'unknown-game': ({ game }) => `the record’s game is “${game}”, which is not known here`,
  'other-game': ({ game }) => `the record is of another game, “${game}”`,
  'other-rules': ({ theirs, ours }) =>
    `the record follows version ${theirs} of the rules; this is version ${ours}`,
  'bad-rules-version': () => 'the version of the rules is not a whole number',
  'still-hidden': () =>
    'the match was still running: what is hidden in it isn’t in this record, so it can’t be replayed',
  'bad-seats': () => 'the seats are not a list of seats',
  'bad-sitter': ({ seat }) => `seat ${seat} needs a name, and “human” or “bot:<level>” as its kind`,
  'other-seat-count': ({ players, seats }) =>
    `the options say ${players} players, but there are ${seats} seats`,
  'bad-moves': () => 'the moves are not a list',
  'bad-result': () => 'the result is not a result',
  'bad-seed': () => 'the seed is not a hexadecimal text of 8 to 128 digits',
  'bad-setup': () => 'the setup is not one of this game',
  'bad-options': () => 'the options are not options of this game',
  'bad-player-count': ({ min, max, players }) =>
    `this game is for ${min} to ${max} players, not for ${players}`,
  // What the seed was drawn from.
  'bad-chance': () =>
    '“chance” needs a seal, a secret, and a nonce and its seal for each seat, null where there is none',
  'other-seal': () => 'the seal is not the SHA-256 of the secret',
  'other-nonce': ({ seat }) => `nonces[${seat}] is not the nonce that was sealed`,
  'other-seed': () => 'the seed doesn’t follow from the secret and the nonces',
  // What a replay finds.
  'no-seed': () => 'there is no seed: the deal is taken as it is written',
  'other-deal': () => 'the seed deals other cards than the setup says',
  'other-seat': ({ seat }) => `seat ${seat} doesn’t sit where the replay puts it`,
  'other-chance': () => 'something else came of this move than the record says',
  unfinished: () => 'the match is unfinished',
  'result-too-early': () => 'there is a result, but after the last move the match isn’t over',
  'no-result': () => 'the match is over, but there is no result',
  'other-result': ({ where, record, replay }) =>
    `${where} is ${record} in the record and ${replay} in the replay`,
  // Moves.
  'bad-move': () => 'this is not a move',
  'illegal-move': ({ seat, text }) =>
    text === undefined ? 'the move is not legal' : `seat ${seat} may not “${text}” here`,
  'match-over': () => 'the match is over already',
  'not-asked': ({ seat }) => `seat ${seat} is not asked for a move here`,
  'no-such-seat': ({ seat }) => `there is no seat ${seat}`,
  'no-such-step': ({ step }) => `there is no step ${step} in the plan`,
  'stale-decision': ({ decision, current }) => `decision ${decision} is past; the current one is ${current}`,
};

/** The sentence of a refusal, with the record's move. A code without a sentence is shown as it is. */
export function sentenceFor({ code, facts = {} }: Refusal, ofGame: RefusalSentences = {}): string {
  const sentence = (REFUSALS[code] ?? ofGame[code])?.(facts) ?? code;
  return facts.move === undefined ? sentence : `${placeOf(Number(facts.move))}: ${sentence}`;
}

// Moves are numbered as in the file, from 0. Moves implied by the seats' entries come before them.
const placeOf = (move: number): string => (move < 0 ? 'before the first move' : `moves[${move}]`);
