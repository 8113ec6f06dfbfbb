// Is a record true? It is re-dealt from its seed, replayed through the same door as a live match, and scored again.

import { chanceFault } from './chance.ts';
import type { Game, GameTypes, Json } from './game.ts';
import { advance, dealFrom, type Match, outcomeOf, startFrom } from './match.ts';
import { isObject, type ReadRecord, readRecord } from './record.ts';
import type { Refusal } from './result.ts';
import { pending, seatView } from './state.ts';

/** What is checked in a record. */
export type Check = 'shape' | 'chance' | 'deal' | 'seats' | 'moves' | 'result';

/** What a check found. */
export interface Finding {
  readonly check: Check;
  readonly holds: boolean;
  /** What is wrong, or a remark on what holds: `no-seed`, `unfinished`. */
  readonly refusal?: Refusal;
}

/** Everything that was found in a record. */
export interface Report<T extends GameTypes> {
  readonly holds: boolean;
  readonly findings: readonly Finding[];
  /** The match as far as it could be replayed. */
  readonly match: Match<T> | undefined;
}

/** Deals a record again, plays its moves, and compares the result. The record may be anything. */
export function checkRecord<T extends GameTypes>(current: Game<T>, given: unknown): Report<T> {
  const read = readRecord(current, given);
  if (!read.ok) return report([{ check: 'shape', holds: false, refusal: read.refusal }], undefined);
  const record = read.value;
  const { game } = record;
  const { deal, finding } = checkDeal(game, record);
  const match = startFrom(game, { ...record, deal });
  const findings: Finding[] = [{ check: 'shape', holds: true }, ...checkChance(given, record), finding];

  const fault = replayInto(match, record);
  const moves: Finding =
    fault === undefined ? { check: 'moves', holds: true } : { check: 'moves', holds: false, refusal: fault };
  findings.push(checkSeats(match, record), moves);
  if (fault === undefined) findings.push(checkResult(match, record));
  return report(findings, match);
}

function report<T extends GameTypes>(findings: Finding[], match: Match<T> | undefined): Report<T> {
  return { holds: findings.every(({ holds }) => holds), findings, match };
}

/** Records from before there was a `chance`, and those of simulations, have none to check. */
function checkChance<T extends GameTypes>(given: unknown, { seats, seed }: ReadRecord<T>): Finding[] {
  if (!isObject(given) || given.chance === undefined) return [];
  const refusal = chanceFault(given.chance, seats.length, seed);
  return [
    refusal === undefined ? { check: 'chance', holds: true } : { check: 'chance', holds: false, refusal },
  ];
}

/**
 * The deal to replay from: the seed's, so that what chance did later in the match is compared with it too; or the one
 * that is written, if there is no seed (its cards were counted when it was read) or the seed deals otherwise.
 */
function checkDeal<T extends GameTypes>(
  game: Game<T>,
  { options, seed, deal, seats }: ReadRecord<T>,
): { deal: T['deal']; finding: Finding } {
  if (seed === undefined) {
    return { deal, finding: { check: 'deal', holds: true, refusal: { code: 'no-seed' } } };
  }
  const dealt = dealFrom(game, options, seed);
  return covers(game.record.setup(options, deal, seats), game.record.setup(options, dealt, seats))
    ? { deal: dealt, finding: { check: 'deal', holds: true } }
    : { deal, finding: { check: 'deal', holds: false, refusal: { code: 'other-deal' } } };
}

function checkSeats<T extends GameTypes>({ game, state }: Match<T>, { seats }: ReadRecord<T>): Finding {
  const wrong = seats.findIndex((entry, seat) => !covers(entry, game.record.seat(state.public.table, seat)));
  return wrong < 0
    ? { check: 'seats', holds: true }
    : { check: 'seats', holds: false, refusal: { code: 'other-seat', facts: { seat: wrong } } };
}

/** Plays a record's moves into its match; gives the fault and the number of the move it lies in, if there is one. */
export function replayInto<T extends GameTypes>(match: Match<T>, record: ReadRecord<T>): Refusal | undefined {
  const { game, state } = match;
  // The opening's moves stand in no entry: they are numbered from below zero.
  const opening = record.opening.map((entry, i) => ({ ...entry, at: i - record.opening.length }));
  for (const { seat, move: written, at: number } of [...opening, ...record.moves]) {
    const at = { move: number, seat };
    if (pending(state).length === 0) return { code: 'match-over', facts: at };
    if (!pending(state).includes(seat)) return { code: 'not-asked', facts: at };
    const legal = game.legalMoves(seatView(state, seat));
    const move = legal.includes(written) ? written : game.record.sameAs?.(written, legal);
    if (move === undefined) {
      return { code: 'illegal-move', facts: { ...at, text: game.notation.make(written) } };
    }
    const resolved = advance(match, seat, move);
    const entry = record.entries[number];
    // What came of the move has to stand in the entry as it happened; null says that it isn't told.
    const came =
      resolved && entry !== undefined ? Object.entries(game.record.chance?.(seat, move, state) ?? {}) : [];
    if (came.some(([key, value]) => entry?.[key] !== null && !covers(entry?.[key], value))) {
      return { code: 'other-chance', facts: at };
    }
  }
  return undefined;
}

function checkResult<T extends GameTypes>(match: Match<T>, { result }: ReadRecord<T>): Finding {
  const outcome = outcomeOf(match);
  if (outcome === undefined) {
    return result === undefined
      ? { check: 'result', holds: true, refusal: { code: 'unfinished' } }
      : { check: 'result', holds: false, refusal: { code: 'result-too-early' } };
  }
  if (result === undefined) return { check: 'result', holds: false, refusal: { code: 'no-result' } };
  const difference = firstDifference(result, { scores: outcome.scores, winners: outcome.winners });
  if (difference === undefined) return { check: 'result', holds: true };
  return { check: 'result', holds: false, refusal: { code: 'other-result', facts: difference } };
}

type Difference = { where: string; record: string; replay: string };

function firstDifference(
  given: Json | undefined,
  wanted: Json | undefined,
  where = '',
): Difference | undefined {
  if (Array.isArray(wanted) && Array.isArray(given) && given.length === wanted.length) {
    for (const [i, item] of wanted.entries()) {
      const found = firstDifference(given[i], item, `${where}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (isObject(wanted) && isObject(given)) {
    for (const [key, value] of Object.entries(wanted)) {
      const found = firstDifference(given[key], value, where === '' ? key : `${where}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (given === wanted) return undefined;
  return { where, record: JSON.stringify(given) ?? 'nothing', replay: JSON.stringify(wanted) ?? 'nothing' };
}

/** Does the record say at least all this? Unknown extra fields are kept and ignored. */
function covers(given: Json | undefined, wanted: Json | undefined): boolean {
  return firstDifference(given, wanted) === undefined;
}
