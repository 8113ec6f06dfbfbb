// All events of a match so far. Events are public, so they are the same for everybody.

import { advance, type Entry, type GameTypes, startMatch } from '@mirabilia/kernel';
import type { MatchConfig } from '../match/match-config.ts';
import type { Progress } from '../match/progress.ts';

/**
 * The events of all resolved decisions, made by replaying the moves: a live match keeps only moves, which are small, and
 * few clients ask. The last answer is kept until another decision is resolved, so that asking again costs nothing.
 */
export function newEventReplay<T extends GameTypes>(
  config: MatchConfig<T>,
): (progress: Progress<T>) => readonly T['event'][] {
  let last: { readonly history: readonly Entry[]; readonly events: readonly T['event'][] } | undefined;
  return ({ history }) => {
    if (last?.history !== history) last = { history, events: eventsOf(config, history) };
    return last.events;
  };
}

function eventsOf<T extends GameTypes>(
  { game, options, seed }: MatchConfig<T>,
  history: readonly Entry[],
): readonly T['event'][] {
  const again = startMatch(game, options, seed);
  const events: T['event'][] = [];
  for (const { seat, move } of history) advance(again, seat, move, (event) => events.push(event));
  return events;
}
