// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LastingSocket } from './socket.ts';

/** A server that is down: every connection is refused at once. */
const attempts: number[] = [];
class RefusedSocket {
  static readonly OPEN = 1;
  readonly readyState = 3;
  onclose: (() => void) | null = null;
  constructor() {
    attempts.push(Date.now());
    setTimeout(() => this.onclose?.());
  }
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', RefusedSocket);
  attempts.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that is back within fifteen seconds is noticed within 1.3 s; one that stays away is asked ever less', () => {
  const socket = new LastingSocket('ws://nowhere', { heard: () => {}, opened: () => {}, lost: () => {} });
  vi.advanceTimersByTime(120_000);
  socket.close();
  const [start = 0] = attempts;
  const gaps = attempts
    .slice(1)
    .map((at, index) => ({ at: at - start, gap: at - (attempts[index] as number) }));
  for (const { gap } of gaps.filter(({ at }) => at <= 15_000)) expect(gap).toBeLessThan(1300);
  expect(gaps.at(-1)?.gap).toBeGreaterThan(5000);
  expect(attempts.length).toBeLessThan(50);
});
