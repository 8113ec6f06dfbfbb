// Time and chance that a test controls.

import { below, rngFrom, sha256Hex } from '@mirabilia/kernel';
import type { Timers } from '../src/index.ts';

export interface FakeTime {
  clock(): number;
  readonly timers: Timers;
  /** Lets time pass; timers run when their moment comes, and what they set off is waited for. */
  pass(milliseconds: number): Promise<void>;
  /** Somebody sets the clock: no time passes, and what was to happen in a minute happens in a minute. */
  set(change: number): void;
}

/** Resolves when everything that needs no time has happened. */
export const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const NOON = 1_800_000_000_000;

export function fakeTime(start = NOON): FakeTime {
  let now = start;
  let count = 0;
  const alarms = new Map<number, { readonly at: number; readonly run: () => void }>();
  const next = (until: number) =>
    [...alarms.entries()].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    clock: () => now,
    timers: {
      after: (milliseconds, run) => {
        const id = count++;
        alarms.set(id, { at: now + milliseconds, run });
        return () => void alarms.delete(id);
      },
    },
    pass: async (milliseconds) => {
      const until = now + milliseconds;
      await quiet();
      for (let due = next(until); due !== undefined; due = next(until)) {
        const [id, { at, run }] = due;
        alarms.delete(id);
        now = Math.max(now, at);
        run();
        await quiet();
      }
      now = until;
    },
    set: (change) => {
      now += change;
      for (const [id, { at, run }] of alarms) alarms.set(id, { at: at + change, run });
    },
  };
}

/** Ids, codes and seeds, the same in every run. */
export function fakeChance(series: string) {
  let count = 0;
  const draw = (): string => sha256Hex(`${series} ${count++}`);
  const rng = rngFrom(series, 'codes');
  return {
    newId: (): string => draw().slice(0, 32),
    newSeed: (): string => draw().slice(0, 32),
    newSecret: (): string => draw(),
    newCode: (): string => Array.from({ length: 6 }, () => 'ABCDEFGHJKMNPQRSTVWXYZ'[below(rng, 22)]).join(''),
  };
}
