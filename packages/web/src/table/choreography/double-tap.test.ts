// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meantTwice } from './double-tap.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<b>first</b><i>second</i>';
});
afterEach(() => vi.useRealTimers());

function tapped() {
  const [first, second] = [document.querySelector('b'), document.querySelector('i')] as HTMLElement[];
  const [meant, other] = [vi.fn(), vi.fn()];
  first?.addEventListener('click', (event) => meantTwice(event, meant));
  second?.addEventListener('click', other);
  const tap = (element: HTMLElement | undefined, clientX: number, detail = 1) =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX, clientY: 10 }));
  return { first, second, meant, other, tap };
}

test('a second tap at the same spot means what was there before', () => {
  const { first, second, meant, other, tap } = tapped();
  tap(first, 50);
  vi.advanceTimersByTime(300);
  tap(second, 58);
  expect([meant.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('later, elsewhere or by keyboard it means what it hits', () => {
  const { first, second, meant, other, tap } = tapped();
  tap(first, 50);
  vi.advanceTimersByTime(400);
  tap(second, 50);
  tap(first, 50);
  tap(second, 150);
  tap(first, 0, 0);
  tap(second, 0, 0);
  expect([meant.mock.calls.length, other.mock.calls.length]).toEqual([0, 3]);
});
