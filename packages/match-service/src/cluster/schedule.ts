// One timer for all matches, set to the earliest time at which one of them needs the server: for a clock that runs out or
// a bot that moves. These times are in the store, so matches out of memory cost nothing and a restarted server finds them.

import type { Environment } from '../environment.ts';
import type { DueMatch } from '../store.ts';

export interface Schedule {
  /** A match has to be woken at this time. */
  note(wakeAt: number): void;
  /** Looks for matches that are due. */
  start(): void;
  stop(): void;
}

/** How many matches are loaded at a time. Those that wait for bots' moves don't count: a clock must not wait for them. */
const MOST_AT_ONCE = 64;
/** The pause after which a match that is still due, or a store that doesn't answer, is tried again. */
const REST = 3000;
/** The pause doubles each time, up to this. */
const LONGEST_REST = 30_000;
/** Timers of a month or more don't work, and the system's clock may be changed meanwhile. */
const LONGEST_SLEEP = 3_600_000;
/** How often a process of a cluster looks for matches: another one may have died with claimed ones. */
const LOOKS_EVERY = 500;
/** How soon it looks again for matches that couldn't be claimed because they were being written. */
const AGAIN = 100;
const EVER = Number.MAX_SAFE_INTEGER;

type Needs = Pick<Environment, 'store' | 'clock' | 'timers' | 'log'>;

/** Does what is due in a match. It never throws; false if the row still says that the match is due. */
export type WakeUp = (wake: DueMatch, onLoaded: () => void) => Promise<boolean>;

export function newSchedule(env: Needs, wakeUp: WakeUp): Schedule {
  const { store, clock, timers, log } = env;
  const { cluster: others } = store;
  const waking = new Set<string>();
  const loading = new Set<string>();
  /** More matches are due than may be loaded now. */
  let hasMore = false;
  const rests = new Map<string, number>();
  let alarm: { readonly at: number; readonly cancel: () => void } | undefined;
  let isStopped = false;
  let isLooking = false;
  let isAskedAgain = false;

  function note(wakeAt: number): void {
    if (isStopped || (alarm !== undefined && alarm.at <= wakeAt)) return;
    alarm?.cancel();
    const delay = Math.min(Math.max(wakeAt - clock(), 0), LONGEST_SLEEP);
    const cancel = timers.after(delay, () => {
      alarm = undefined;
      void look();
    });
    alarm = { at: wakeAt, cancel };
  }

  async function look(): Promise<void> {
    isAskedAgain = isLooking;
    if (isStopped || isLooking) return;
    isLooking = true;
    try {
      await wakeDue();
    } catch (error) {
      log.error({ error }, 'the storage can’t say what is due');
      note(clock() + REST);
    }
    isLooking = false;
    if (isAskedAgain) await look();
  }

  /** Wakes what is due and sets the timer for what comes next. */
  async function wakeDue(): Promise<void> {
    if (others !== undefined) note(clock() + LOOKS_EVERY);
    const rows = await store.due(EVER, MOST_AT_ONCE + waking.size + 1);
    const now = clock();
    const due = rows.filter(({ wakeAt }) => wakeAt <= now);
    const free = due.filter(({ id }) => !waking.has(id));
    const capacity = MOST_AT_ONCE - loading.size;
    for (const row of await claimed(free.slice(0, capacity), now)) void take(row);
    // The next one that is loaded looks again.
    hasMore = free.length > capacity;
    if (hasMore) return;
    const next = rows[due.length];
    if (next !== undefined) note(next.wakeAt);
  }

  /** The matches that this process may wake. It renews the claims that it holds. */
  async function claimed(free: readonly DueMatch[], now: number): Promise<readonly DueMatch[]> {
    if (others === undefined || free.length + waking.size === 0) return free;
    const held = new Set(waking);
    const ours = await others.claim([...held, ...free.map(({ id }) => id)], now);
    const taken = ours.filter(({ id }) => !held.has(id));
    if (taken.length < free.length) note(now + AGAIN);
    return taken;
  }

  async function take(row: DueMatch): Promise<void> {
    const { id } = row;
    waking.add(id);
    loading.add(id);
    const onLoaded = (): void => {
      if (loading.delete(id) && hasMore) void look();
    };
    const isDone = await wakeUp(row, onLoaded);
    onLoaded();
    if (isDone) {
      rests.delete(id);
      release(id);
      return;
    }
    const rest = rests.get(id) ?? REST;
    rests.set(id, Math.min(rest * 2, LONGEST_REST));
    timers.after(rest, () => release(id));
  }

  function release(id: string): void {
    waking.delete(id);
    void look();
  }

  return {
    note,
    start: () => void look(),
    stop: () => {
      isStopped = true;
      alarm?.cancel();
    },
  };
}
