import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allWaitFor, PATIENCE, peopleWaiting } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tableOf(...kinds: readonly ('human' | 'bot')[]) {
  const owed = signal<readonly number[]>(kinds.map(() => 1));
  const controllers = signal(
    kinds.map((kind) => (kind === 'human' ? ('player' as const) : ('bot' as const))),
  );
  const update = signal({ decision: 0 });
  const lobby = signal({ seats: kinds.map((kind) => ({ kind })) });
  const waits = peopleWaiting({ owed, controllers, lobby, update }, signal(0));
  return { owed, controllers, update, waits };
}

test('everyone waits for me when only I owe a move', () => {
  expect(allWaitFor([0, 1, 0], 1)).toBe(true);
  expect(allWaitFor([1, 1, 0], 1)).toBe(false);
  expect(allWaitFor([0, 1, 0], null)).toBe(false);
});

test('people who have waited for a while are mentioned, until I have chosen', () => {
  const { owed, update, waits } = tableOf('human', 'human', 'bot');
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(waits.value, 'they are choosing').toBe(false);
  owed.value = [1, 0, 0];
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(waits.value, 'not yet').toBe(false);
  vi.advanceTimersByTime(1);
  expect(waits.value).toBe(true);
  owed.value = [0, 0, 0];
  expect(waits.value).toBe(false);
  update.value = { decision: 1 };
  owed.value = [1, 0, 0];
  expect(waits.value, 'a new decision has time of its own').toBe(false);
  vi.advanceTimersByTime(PATIENCE);
  expect(waits.value).toBe(true);
});

test('bots never hurry anybody, nor does a bot in the place of a person', () => {
  const bots = tableOf('human', 'bot', 'bot');
  bots.owed.value = [1, 0, 0];
  const kept = tableOf('human', 'human', 'bot');
  kept.controllers.value = ['player', 'bot', 'bot'];
  kept.owed.value = [1, 0, 0];
  vi.advanceTimersByTime(2 * PATIENCE);
  expect([bots.waits.value, kept.waits.value]).toEqual([false, false]);
});
