// Reads a match of the arena from its record, whether it was just played or is in a file.

import { withGame } from '@mirabilia/games';
import { FORMAT, isObject, type JsonObject } from '@mirabilia/kernel';
import { forfeitedIn, placesAfter, sharesOf, winnersAfter } from '../programs/forfeit.ts';
import { isPlayerId, type PlayerId } from '../programs/player-id.ts';
import { type ArenaJob, pairingAt } from './arena-job.ts';

export interface ArenaSeat {
  readonly bot: PlayerId;
  readonly score: Readonly<Record<string, number>>;
  /** The part of the victory: 1, or less where it is shared, or 0. */
  readonly share: number;
  /** From 1. */
  readonly place: number;
}

export interface ArenaMatch {
  readonly deal: number;
  readonly seats: readonly ArenaSeat[];
}

/** Where a line differs from the series; `what` is undefined if it is not an arena match at all. */
export interface Mismatch {
  readonly what: string | undefined;
  readonly theirs: string;
  readonly ours: string;
}

export type ReadMatch = { readonly match: ArenaMatch } | { readonly mismatch: Mismatch };

/** The line is none of an arena at all. */
export const NO_MATCH: ReadMatch = { mismatch: { what: undefined, theirs: '', ours: '' } };

/** The line as the given match of the series. */
export function readMatch(job: ArenaJob, index: number, line: string): ReadMatch {
  const given = parse(line);
  if (!isObject(given) || given.format !== FORMAT || !isObject(given.arena)) return NO_MATCH;
  const mismatch = mismatchOf(given, given.arena, { job, index });
  if (mismatch !== undefined) return { mismatch };
  const seats = seatsOf(given);
  return seats === undefined ? NO_MATCH : { match: { deal: pairingAt(job, index).deal, seats } };
}

/** Undefined if it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);

function mismatchOf(
  given: JsonObject,
  theirs: JsonObject,
  { job, index }: { readonly job: ArenaJob; readonly index: number },
): Mismatch | undefined {
  const { arena: ours, seed } = pairingAt(job, index);
  const { options, rulesVersion } = rulesOf(job);
  const facts: readonly (readonly [what: string, theirs: unknown, ours: unknown])[] = [
    ['the game', given.game, job.game],
    ['the version of the rules', given.rulesVersion, rulesVersion],
    ['the line-up of bots', theirs.bots, ours.bots],
    ['the bots’ budget', theirs.budgets, ours.budgets],
    ['the seed', theirs.series, ours.series],
    ['the table’s options', given.options, options],
    ['the number of the deal', theirs.deal, ours.deal],
    ['the rotation', theirs.rotation, ours.rotation],
    ['the deal’s seed', given.seed, seed],
  ];
  const other = facts.find(([, a, b]) => JSON.stringify(a) !== JSON.stringify(b));
  return other && { what: other[0], theirs: textOf(other[1]) ?? 'nothing', ours: textOf(other[2]) };
}

const rulesOf = (job: ArenaJob): { readonly options: unknown; readonly rulesVersion: number } =>
  withGame(job.game, (game) => {
    const options = game.readOptions(job.options);
    return { options: options.ok ? options.value : undefined, rulesVersion: game.rulesVersion };
  });

const KIND = /^bot:(.+)$/;

const isScore = (given: unknown): given is Readonly<Record<string, number>> =>
  isObject(given) && 'total' in given && Object.values(given).every(Number.isFinite);

function seatsOf({ seats, result, ...rest }: JsonObject): readonly ArenaSeat[] | undefined {
  if (!Array.isArray(seats) || !isObject(result)) return undefined;
  const { scores, winners } = result;
  if (!Array.isArray(scores) || !scores.every(isScore) || scores.length !== seats.length) return undefined;
  if (!Array.isArray(winners) || !winners.every((seat) => Number.isInteger(seat))) return undefined;
  const totals = scores.map(({ total = 0 }) => ({ total }));
  const forfeited = forfeitedIn(rest);
  const outcome = { scores: totals, winners };
  const shares = sharesOf(seats.length, winnersAfter(outcome, forfeited));
  const places = placesAfter(outcome, forfeited);
  const read = seats.map((seat, at) => {
    const bot = KIND.exec(String(seat?.kind))?.[1] ?? '';
    const share = shares[at] ?? 0;
    return isPlayerId(bot) ? { bot, score: scores[at] ?? {}, share, place: places[at] as number } : undefined;
  });
  return read.every((seat) => seat !== undefined) ? read : undefined;
}
