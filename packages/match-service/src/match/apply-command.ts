// A command with everything that follows from it at once: forced moves, and a bot that takes over from a player who has
// run out of time repeatedly.

import { accept, type GameTypes, pending, type Result } from '@mirabilia/kernel';
import type { LogBody, LogEntry } from '../store.ts';
import type { MatchConfig } from './match-config.ts';
import { type Progress, seatProgressAt } from './progress.ts';
import { reduce } from './reduce.ts';

export interface AppliedCommand<T extends GameTypes> {
  readonly progress: Progress<T>;
  readonly entries: readonly LogEntry[];
  /** The number that the sender is told: that of their own entry, not of what followed from it. */
  readonly told: number;
  readonly resolved: boolean;
  readonly events: readonly T['event'][];
}

/** Time-outs in a row after which a bot controls the seat. */
export const MOST_MISSED = 2;

function followUp<T extends GameTypes>(
  { game, seats }: MatchConfig<T>,
  progress: Progress<T>,
): LogBody | undefined {
  if (progress.isAbandoned) return undefined;
  const { state } = progress;
  const absent = progress.seats.findIndex(
    ({ controller: keeper, missed }, seat) =>
      keeper === 'player' && missed >= MOST_MISSED && seats[seat]?.kind === 'human',
  );
  if (absent >= 0 && pending(state).length > 0) return { kind: 'keeper', seat: absent, keeper: 'bot' };
  const forced = game.forced?.(state.public.table);
  if (forced === undefined) return undefined;
  const { seat, move } = forced;
  const step = state.private[seat]?.plan.length ?? 0;
  const { decision } = state.public;
  return { kind: 'commit', seat, decision, step, move: game.notation.make(move), by: 'forced' };
}

const nextEntry = <T extends GameTypes>({ seq }: Progress<T>, at: number, body: LogBody): LogEntry => ({
  seq: seq + 1,
  at,
  body,
});

/** Refused if the rules refuse it. The given progress is not changed: nothing is true before it is stored. */
export function applyCommand<T extends GameTypes>(
  config: MatchConfig<T>,
  before: Progress<T>,
  { body, at }: { readonly body: LogBody; readonly at: number },
): Result<AppliedCommand<T>> {
  const entry = nextEntry(before, at, body);
  const first = reduce(config, before, entry);
  if (!first.ok) return first;
  const { progress, resolved, events } = first.value;
  return accept(
    withFollowUps(config, { progress, entries: [entry], told: progress.told, resolved, events }, at),
  );
}

/** What follows from the present state without a command; undefined if nothing does. */
export function applyFollowUps<T extends GameTypes>(
  config: MatchConfig<T>,
  before: Progress<T>,
  at: number,
): AppliedCommand<T> | undefined {
  if (followUp(config, before) === undefined) return undefined;
  return withFollowUps(
    config,
    { progress: before, entries: [], told: before.told, resolved: false, events: [] },
    at,
  );
}

function withFollowUps<T extends GameTypes>(
  config: MatchConfig<T>,
  applied: AppliedCommand<T>,
  at: number,
): AppliedCommand<T> {
  for (;;) {
    const body = followUp(config, applied.progress);
    if (body === undefined) return applied;
    const entry = nextEntry(applied.progress, at, body);
    const reduced = reduce(config, applied.progress, entry);
    if (!reduced.ok) throw new Error(`match ${config.match}: a forced move is ${reduced.refusal.code}`);
    const { progress, resolved, events } = reduced.value;
    applied = {
      progress,
      entries: [...applied.entries, entry],
      told: applied.told,
      resolved: applied.resolved || resolved,
      events: [...applied.events, ...events],
    };
  }
}

export const hasNewControllers = <T extends GameTypes>(before: Progress<T>, after: Progress<T>): boolean =>
  before.seats !== after.seats &&
  before.seats.some(({ controller }, seat) => controller !== seatProgressAt(after, seat).controller);
