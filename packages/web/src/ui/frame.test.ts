import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inNextFrame } from './frame.ts';

const frames = new Map<number, () => void>();
const drawFrame = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const act of due) act();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let last = 0;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    frames.set(++last, act);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});
afterEach(() => {
  frames.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for the frame, and is done once', () => {
  const act = vi.fn();
  inNextFrame(act);
  expect(act).not.toHaveBeenCalled();
  drawFrame();
  vi.runAllTimers();
  drawFrame();
  expect(act).toHaveBeenCalledTimes(1);
});

test('is done without one if none comes', () => {
  const act = vi.fn();
  inNextFrame(act);
  vi.runAllTimers();
  drawFrame();
  expect(act).toHaveBeenCalledTimes(1);
});

test('is done at once in a page that nobody sees', () => {
  vi.stubGlobal('document', { hidden: true });
  const act = vi.fn();
  inNextFrame(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('can be called off', () => {
  const act = vi.fn();
  inNextFrame(act)();
  vi.runAllTimers();
  drawFrame();
  expect(act).not.toHaveBeenCalled();
});
