// Laws of a whole match: it can be played again, and written down.

import {
  advance,
  checkRecord,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
  pending,
  recordOf,
  startMatch,
} from '../../src/index.ts';
import { difference, throughText } from '../same.ts';

/** Everybody who came has a seat, and nobody two. */
export function everybodySits<T extends GameTypes>({ game, deal, options }: Match<T>): string | undefined {
  const who = game.seating(deal).toSorted((a, b) => a - b);
  const came = Array.from({ length: options.players }, (_, i) => i);
  return difference(who, came, 'seating');
}

/** The texts of a match's states and events, decision by decision. */
export type PlayedTrace = readonly string[];

/**
 * Plays the match again from its options, its seed and its moves. `onTheWay` is given it before the first decision,
 * after it, and in the middle.
 */
export function playedAgain<T extends GameTypes>(
  { game, options, seed, history }: Match<T>,
  trace: PlayedTrace,
  onTheWay: (match: Match<T>) => void,
): string | undefined {
  const again = startMatch(game, options, seed ?? '');
  onTheWay(again);
  let events: T['event'][] = [];
  for (const { seat, move } of history) {
    if (!advance(again, seat, move, (event) => events.push(event))) continue;
    const decision = again.state.public.decision - 1;
    const expected = trace[decision] ?? '';
    if (textOf(again.state, events) !== expected) {
      const fault = difference([again.state, events], JSON.parse(expected));
      return `decision ${decision} came out differently: ${fault ?? 'other text'}`;
    }
    if (decision === 0 || decision === trace.length >> 1) onTheWay(again);
    events = [];
  }
  return undefined;
}

export const textOf = (state: unknown, events: unknown): string => JSON.stringify([state, events]);

export function written<T extends GameTypes>(match: Match<T>): MatchRecord {
  const sitters = match.state.private.map((_, seat) => ({ name: `Seat ${seat}`, kind: 'bot:random' }));
  return recordOf(match, sitters);
}

export function recordRoundTrips<T extends GameTypes>(game: Game<T>, match: Match<T>): string | undefined {
  const record = written(match);
  const lost = difference(throughText(record), record);
  if (lost !== undefined) return `not plain: ${lost}`;
  const { holds, findings, match: replayed } = checkRecord(game, throughText(record));
  if (!holds) return JSON.stringify(findings.filter((finding) => !finding.holds));
  const history = replayed?.history ?? [];
  const told = difference(history, match.history.slice(0, history.length), 'history');
  // While a match runs, its last moves may wait for the entry that will tell them together with the next.
  const isBehind = history.length < match.history.length && pending(match.state).length > 0;
  return told ?? (isBehind ? undefined : difference(replayed?.state, match.state));
}
