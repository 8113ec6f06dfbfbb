// Locks between tabs, with a fake of the browser's lock manager.

import { afterEach, expect, test, vi } from 'vitest';
import { newLocks } from './locks.ts';

interface Request {
  readonly hold: () => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (why: unknown) => void;
}

/** Locks of one name: the first request holds it, the others wait in line. */
function fakeManager(): LockManager {
  let line: Request[] = [];
  function grant(): void {
    const [first] = line;
    if (first === undefined) return;
    void first.hold().then(() => {
      first.resolve();
      if (line[0] !== first) return;
      line = line.slice(1);
      grant();
    });
  }
  return {
    request: (_name: string, { steal = false, signal }: LockOptions, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const request = { hold, resolve, reject };
        if (steal) {
          line[0]?.reject(new DOMException('stolen', 'AbortError'));
          line = [request, ...line.slice(1)];
          grant();
          return;
        }
        line = [...line, request];
        if (line.length === 1) grant();
        signal?.addEventListener('abort', () => {
          if (line[0] === request || !line.includes(request)) return;
          line = line.filter((each) => each !== request);
          reject(signal.reason);
        });
      }),
  } as unknown as LockManager;
}

/** Time doesn't pass by itself. */
const timeouts: AbortController[] = [];
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
  timeouts.push(new AbortController());
  return (timeouts.at(-1) as AbortController).signal;
});
const letTimePass = () => {
  for (const each of timeouts.splice(0)) each.abort();
};
afterEach(letTimePass);

const NAME = 'mirabilia.match.a';

test('a second tab waits a moment for the lock, and then gives up', async () => {
  const manager = fakeManager();
  const onLost = vi.fn();
  await newLocks(manager).take(NAME, false, onLost);
  const second = newLocks(manager).take(NAME, false, vi.fn());
  letTimePass();
  expect(await second).toBeUndefined();
  expect(onLost).not.toHaveBeenCalled();
});

test('a tab that is just being reloaded gives its lock to the one that waits', async () => {
  const manager = fakeManager();
  const release = await newLocks(manager).take(NAME, false, vi.fn());
  const second = newLocks(manager).take(NAME, false, vi.fn());
  release?.();
  expect(await second).toBeTypeOf('function');
});

test('taking over takes the lock from the tab that holds it, which learns of it once', async () => {
  const manager = fakeManager();
  const onLost = vi.fn();
  await newLocks(manager).take(NAME, false, onLost);
  expect(await newLocks(manager).take(NAME, true, vi.fn())).toBeTypeOf('function');
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

test('a lock that is held doesn’t time out', async () => {
  const onLost = vi.fn();
  expect(await newLocks(fakeManager()).take(NAME, false, onLost)).toBeTypeOf('function');
  letTimePass();
  await Promise.resolve();
  expect(onLost).not.toHaveBeenCalled();
});

test('where browsers have no locks, every tab may open a match: the storage refuses the second writer', async () => {
  const locks = newLocks(undefined);
  expect(await locks.take(NAME, false, vi.fn())).toBeTypeOf('function');
  expect(await locks.take(NAME, false, vi.fn())).toBeTypeOf('function');
});
