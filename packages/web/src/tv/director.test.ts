import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDirector } from './director.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const reveal = (scene: string) => ({ scene, length: 3000, isPassing: true });
const battle = (scene: string) => ({ scene, length: 8000, isPassing: false });

test('a scene is shown for its time, then the table again', () => {
  const { now, show } = newDirector<string>();
  show(reveal('cards'));
  expect(now.value?.scene).toBe('cards');
  vi.advanceTimersByTime(2999);
  expect(now.value?.scene).toBe('cards');
  vi.advanceTimersByTime(1);
  expect(now.value).toBeUndefined();
});

test('newer cards take the place of older ones, so a quick match is never behind', () => {
  const { now, show } = newDirector<string>();
  show(reveal('first'));
  show(reveal('second'));
  expect(now.value?.scene).toBe('second');
  vi.advanceTimersByTime(3000);
  expect(now.value).toBeUndefined();
});

test('a battle is fought to its end; of what came meanwhile only the newest cards follow', () => {
  const { now, show } = newDirector<string>();
  show(battle('Age I'));
  show(reveal('first'));
  show(reveal('second'));
  expect(now.value?.scene).toBe('Age I');
  vi.advanceTimersByTime(8000);
  expect(now.value?.scene).toBe('second');
});

test('battles wait for the cards that lead to them, and for each other', () => {
  const { now, show } = newDirector<string>();
  show(reveal('cards'));
  show(battle('one'));
  expect(now.value?.scene).toBe('cards');
  vi.advanceTimersByTime(3000);
  expect(now.value?.scene).toBe('one');
  show(battle('two'));
  vi.advanceTimersByTime(8000);
  expect(now.value?.scene).toBe('two');
});

test('nothing comes after the screen is left', () => {
  const { now, show, close } = newDirector<string>();
  show(battle('one'));
  show(battle('two'));
  close();
  vi.advanceTimersByTime(60_000);
  expect(now.value?.scene).toBe('one');
});
