// Lanes of threads that only pretend to think, by a clock that the test controls.

import type { Asker, MoveQuestion, Thought, Urgency } from '@mirabilia/match-service';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Lane, newThinkingLanes, type ThinkingLanes } from './thinking-lanes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds, generously. */
const COST: Readonly<Record<string, number>> = { expert: 1000, hard: 30, medium: 3, easy: 3 };

function laneOf(takesExperts: boolean, told: string[]): Lane {
  let isRunning = false;
  return {
    size: 1,
    takesExperts,
    running: () => (isRunning ? 1 : 0),
    run: async ({ level }) => {
      isRunning = true;
      told.push(level);
      await new Promise((resolve) => setTimeout(resolve, COST[level]));
      return { move: 0 };
    },
  };
}

function newLanes(onLowered?: (level: string) => void) {
  const quick: string[] = [];
  const any: string[] = [];
  const lanes = newThinkingLanes({
    lanes: [laneOf(false, quick), laneOf(true, any)],
    clock: Date.now,
    onLowered,
  });
  return { lanes, quick, any };
}

const question = (level: string): MoveQuestion => ({ game: 'g', level, view: null, legal: [0], seed: '' });
const asker = (host: string, urgency: Urgency = 'players', match = host): Asker => ({ match, host, urgency });

async function waitFor(lanes: ThinkingLanes, level: string, from: Asker): Promise<number> {
  const start = Date.now();
  await lanes.think(question(level), from);
  return Date.now() - start;
}

test('a quick question starts no thread for experts, and an expert none for quick questions', async () => {
  const one = newLanes();
  const quick = Promise.all([1, 2, 3].map(() => one.lanes.think(question('easy'), asker('ann'))));
  await vi.advanceTimersByTimeAsync(100);
  await quick;
  expect(one.any).toEqual([]);
  const two = newLanes();
  const expert = two.lanes.think(question('expert'), asker('ann'));
  await vi.advanceTimersByTimeAsync(1000);
  await expert;
  expect(two.quick).toEqual([]);
});

test('late experts are answered by a quick lane at a lower level, which is told', async () => {
  const lowered: string[] = [];
  const { lanes, quick } = newLanes((level) => lowered.push(level));
  const all = Array.from({ length: 9 }, (_, i) => lanes.think(question('expert'), asker(`host ${i}`)));
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all(all);
  expect(quick.length).toBeGreaterThanOrEqual(3);
  expect(new Set(quick)).toEqual(new Set(['hard']));
  expect(lowered.length).toBeGreaterThanOrEqual(quick.length);
  expect(new Set(lowered)).toEqual(new Set(['expert']));
});

test('a thread that hangs stops nothing but its own question', async () => {
  const hanging: Lane = {
    size: 1,
    takesExperts: true,
    running: () => 1,
    run: () => new Promise<Thought>(() => {}),
  };
  const quick: string[] = [];
  const lanes = newThinkingLanes({ lanes: [laneOf(false, quick), hanging], clock: Date.now });
  void lanes.think(question('expert'), asker('eve'));
  const waits = ['ann', 'bob'].map((host) => waitFor(lanes, 'expert', asker(host)));
  await vi.advanceTimersByTimeAsync(4000);
  expect(Math.max(...(await Promise.all(waits)))).toBeLessThan(3000);
});

test('a lane that fails rejects its question, and goes on', async () => {
  const failing: Lane = {
    size: 1,
    takesExperts: true,
    running: () => 1,
    run: ({ seed }) => (seed === 'bad' ? Promise.reject(new Error('broken')) : Promise.resolve({ move: 3 })),
  };
  const lanes = newThinkingLanes({ lanes: [failing], clock: Date.now });
  const bad = lanes.think({ ...question('easy'), seed: 'bad' }, asker('ann'));
  const good = lanes.think(question('easy'), asker('ann'));
  await expect(bad).rejects.toThrow('broken');
  expect(await good).toEqual({ move: 3 });
});

test('a repeatable question is never lowered: when nobody has time for it, it fails', async () => {
  const hanging: Lane = {
    size: 1,
    takesExperts: true,
    running: () => 1,
    run: () => new Promise<Thought>(() => {}),
  };
  const lowered: string[] = [];
  const lanes = newThinkingLanes({
    lanes: [hanging],
    clock: Date.now,
    onLowered: (level) => lowered.push(level),
  });
  void lanes.think(question('easy'), asker('eve'));
  const check = expect(
    lanes.think({ ...question('hard'), isRepeatable: true }, asker('ann')),
  ).rejects.toThrow('nobody had time');
  await vi.advanceTimersByTimeAsync(11_000);
  await check;
  expect(lowered).toEqual([]);
});

test('when the lanes close, what waits fails', async () => {
  const { lanes } = newLanes();
  void lanes.think(question('expert'), asker('ann'));
  const waiting = lanes.think(question('expert'), asker('ann'));
  lanes.close();
  await expect(waiting).rejects.toThrow();
  await expect(lanes.think(question('easy'), asker('ann'))).rejects.toThrow();
});

describe('one guest with 39 tables of seven experts', () => {
  const TABLES = 39;
  const MINUTE = 60_000;

  /** A table asks for all seats at once, and again when all have moved. */
  function startTables(lanes: ThinkingLanes, urgency: Urgency): number[] {
    const decisions: number[] = [];
    const play = async (table: number): Promise<void> => {
      for (decisions[table] = 0; ; decisions[table]++) {
        const seats = Array.from({ length: 7 }, () =>
          lanes.think(question('expert'), asker('eve', urgency, `table ${table}`)),
        );
        await Promise.all(seats);
      }
    };
    for (let table = 0; table < TABLES; table++) void play(table).catch(() => undefined);
    return decisions;
  }

  /** Somebody asks, thinks for a moment, and asks again. */
  function askOn(lanes: ThinkingLanes, level: string, from: Asker): number[] {
    const waits: number[] = [];
    const go = async (): Promise<void> => {
      for (;;) {
        waits.push(await waitFor(lanes, level, from));
        await new Promise((resolve) => setTimeout(resolve, 170));
      }
    };
    void go().catch(() => undefined);
    return waits;
  }

  test.for(['nobody', 'players'] as const)(
    'with %s at them leaves others their bots and clocks',
    async (urgency) => {
      const { lanes } = newLanes();
      const decisions = startTables(lanes, urgency);
      const easy = askOn(lanes, 'easy', asker('ann'));
      const clock = askOn(lanes, 'hard', asker('bob', 'clock'));
      const expert = askOn(lanes, 'expert', asker('cid'));
      await vi.advanceTimersByTimeAsync(MINUTE);
      lanes.close();
      expect(easy.length).toBeGreaterThan(200);
      expect(Math.max(...easy)).toBeLessThan(100);
      expect(Math.max(...clock)).toBeLessThan(100);
      expect(Math.max(...expert)).toBeLessThan(3200);
      // They go on, too: all of them, and not much slower than they would as quick bots.
      expect(Math.min(...decisions)).toBeGreaterThanOrEqual(3);
    },
  );
});
