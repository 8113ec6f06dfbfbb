import type { Asker } from '@mirabilia/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newProgramTurns } from './program-turns.ts';

const MOVE_TIME = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asker = (host: string, match = host, urgency: Asker['urgency'] = 'players'): Asker => ({
  host,
  match,
  urgency,
});

/** A program that thinks for so long. */
function newProgram(milliseconds: number) {
  const turns = newProgramTurns(MOVE_TIME, Date.now);
  const order: string[] = [];
  const ask = (from: Asker) =>
    turns.take(from, async () => {
      order.push(from.match);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return from.match;
    });
  return { ask, order };
}

test('hosts take turns: many tables of one guest delay others by one question each', async () => {
  const { ask, order } = newProgram(100);
  const tables = Array.from({ length: 12 }, (_, i) => ask(asker('eve', `table ${i}`)));
  const own = [ask(asker('ann')), ask(asker('ann'))];
  const clock = ask(asker('bob', 'clock', 'clock'));
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all([...tables, ...own, clock]);
  expect(order.slice(0, 6)).toEqual(['table 0', 'clock', 'table 1', 'ann', 'table 2', 'ann']);
});

test('a question that others keep waiting is not asked after two seconds; one that fails gives its turn on', async () => {
  const turns = newProgramTurns(MOVE_TIME, Date.now);
  const failing = turns.take(asker('eve'), async () => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    throw new Error('broken');
  });
  const failed = expect(failing).rejects.toThrow('broken');
  const late = turns.take(asker('ann'), async () => 'asked');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await late).toBeUndefined();
  const next = turns.take(asker('bob'), async () => 'asked');
  await vi.advanceTimersByTimeAsync(500);
  await failed;
  expect(await next).toBe('asked');
});

test('a table of slow programs waits for itself', async () => {
  const { ask } = newProgram(MOVE_TIME - 1);
  const seats = Array.from({ length: 7 }, () => ask(asker('ann')));
  await vi.advanceTimersByTimeAsync(7 * MOVE_TIME);
  expect(await Promise.all(seats)).toEqual(Array(7).fill('ann'));
});
