// The page and its solo worker, both in this process; messages between them are cloned as a browser does it.

import { accept, refuse } from '@mirabilia/kernel';
import type { ServerMessage } from '@mirabilia/protocol';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FromSoloWorker, SoloCall } from '../src/solo/client.ts';
import { leaveNoRoom } from './indexed-db.ts';

/** A worker as the page has it. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly url: string;
  readonly calls: SoloCall[] = [];
  isTerminated = false;
  onmessage: (event: { data: FromSoloWorker }) => void = () => {};
  onerror: (event: { preventDefault(): void }) => void = () => {};

  constructor(url: string) {
    this.url = url;
    FakeWorker.all.push(this);
  }

  postMessage(call: SoloCall): void {
    this.calls.push(structuredClone(call));
  }

  tell(...told: FromSoloWorker[]): void {
    for (const data of told) this.onmessage({ data: structuredClone(data) });
  }

  answer(at: number, answer = accept<unknown>(undefined)): void {
    this.tell({ kind: 'answer', id: (this.calls[at] as SoloCall).id, answer });
  }

  break(): void {
    this.onerror({ preventDefault: () => {} });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

async function openPage() {
  vi.resetModules();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  return import('../src/solo/client.ts');
}
afterEach(() => vi.unstubAllGlobals());

const theWorker = (): FakeWorker => FakeWorker.all.at(-1) as FakeWorker;
const listener = () => ({ hear: vi.fn(), onTaken: vi.fn(), onLost: vi.fn() });

test('calls go by name to one worker, which starts with the first', async () => {
  const { solo } = await openPage();
  expect(FakeWorker.all).toEqual([]);
  const [prepared, opened] = [solo.prepare('architects'), solo.open('a', true)];
  expect(FakeWorker.all.map(({ url }) => url)).toEqual(['/src/solo/solo-worker.ts']);
  expect(theWorker().calls.map(({ name, args }) => [name, ...args])).toEqual([
    ['prepare', 'architects'],
    ['open', 'a', true],
  ]);
  theWorker().answer(1, refuse('open-elsewhere') as never);
  theWorker().answer(0);
  expect(await prepared).toEqual(accept(undefined));
  expect(await opened).toEqual(refuse('open-elsewhere'));
});

test('events reach the match’s listener in order, and before the answer to the call that caused them', async () => {
  const { solo, listenTo } = await openPage();
  const order: unknown[] = [];
  const message = (match: string, seq: number) =>
    ({ kind: 'message', message: { type: 'over', match, seq } as unknown as ServerMessage }) as const;
  const stop = listenTo('a', { ...listener(), hear: (heard) => order.push((heard as { seq?: number }).seq) });
  const said = solo.say({ type: 'undo', id: 'm', match: 'a' } as never).then(() => order.push('answer'));
  theWorker().tell(message('a', 1), message('b', 9), message('a', 2));
  theWorker().answer(0);
  theWorker().tell(message('a', 3));
  await said;
  expect(order).toEqual([1, 2, 3, 'answer']);
  stop();
  theWorker().tell(message('a', 4));
  expect(order).toHaveLength(4);
});

test('a match that another tab takes over is told to its listener', async () => {
  const { solo, listenTo } = await openPage();
  const [mine, other] = [listener(), listener()];
  listenTo('a', mine);
  listenTo('b', other);
  void solo.open('a', false);
  theWorker().tell({ kind: 'taken', match: 'a' });
  expect(mine.onTaken).toHaveBeenCalledOnce();
  expect(other.onTaken).not.toHaveBeenCalled();
});

describe('a worker that is fetched and never runs', () => {
  afterEach(() => void vi.useRealTimers());

  test('is replaced, and its calls go to the next one', async () => {
    vi.useFakeTimers();
    const { solo } = await openPage();
    const asked = solo.matches();
    const first = theWorker();
    vi.advanceTimersByTime(5000);
    expect(first.isTerminated).toBe(true);
    expect(FakeWorker.all).toHaveLength(2);
    expect(theWorker().calls).toEqual(first.calls);
    theWorker().tell({ kind: 'ready' });
    vi.advanceTimersByTime(60_000);
    expect(FakeWorker.all, 'one that runs may take its time').toHaveLength(2);
    theWorker().answer(0, accept([]));
    expect(await asked).toEqual(accept([]));
  });

  test('three times in a row is an error, and the next call tries again', async () => {
    vi.useFakeTimers();
    const { solo } = await openPage();
    const asked = solo.matches();
    vi.advanceTimersByTime(60_000);
    expect(await asked).toEqual(refuse('not-kept'));
    expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, true, true]);
    void solo.matches();
    expect(FakeWorker.all).toHaveLength(4);
  });
});

test('when the worker breaks, open calls are refused, listeners learn of it, and the next call starts another', async () => {
  const { solo, listenTo } = await openPage();
  const mine = listener();
  listenTo('a', mine);
  const asked = [solo.matches(), solo.record('a')];
  const first = theWorker();
  first.break();
  expect(await Promise.all(asked)).toEqual([refuse('not-kept'), refuse('not-kept')]);
  expect(first.isTerminated).toBe(true);
  expect(mine.onLost).toHaveBeenCalledOnce();
  const again = solo.matches();
  expect(FakeWorker.all).toHaveLength(2);
  theWorker().answer(0, accept([]));
  expect(await again).toEqual(accept([]));
});

describe('with the worker itself', () => {
  /** Its bots never answer. */
  async function openWorker(database: unknown) {
    const page = await openPage();
    // Errors are also logged for developers.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('indexedDB', database);
    vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
    let hear: (event: { data: SoloCall }) => void = () => {};
    vi.stubGlobal('addEventListener', (_type: string, listen: typeof hear) => {
      hear = listen;
    });
    vi.stubGlobal('postMessage', (told: FromSoloWorker) => FakeWorker.all[0]?.tell(told));
    await import('../src/solo/solo-worker.ts');
    vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementation(function (this: FakeWorker, call) {
      if (this.url.includes('solo-worker')) hear({ data: structuredClone(call) });
    });
    return { ...page, logged };
  }
  afterEach(() => vi.restoreAllMocks());
  const WISH = { game: 'architects', options: {}, botDelay: 0, seats: ['open', 'bot:easy'] } as const;

  test('a match is begun, listed, opened and removed', async () => {
    const { solo, listenTo } = await openWorker(new IDBFactory());
    const begun = await solo.begin({ ...WISH, seats: [...WISH.seats] }, 'Ann');
    if (!begun.ok) throw new Error(begun.refusal.code);
    const match = begun.value.id;
    const heard: string[] = [];
    listenTo(match, { ...listener(), hear: ({ type }) => heard.push(type) });
    expect(await solo.matches()).toMatchObject(accept([{ id: match, status: 'running' }]));
    expect(await solo.open(match, false)).toEqual(accept(undefined));
    expect(await solo.say({ type: 'watch', id: 'w', match, form: 'engine' })).toEqual(accept(undefined));
    expect(heard).toContain('view');
    await solo.leave(match);
    expect(await solo.remove(match)).toEqual(accept(undefined));
    expect(await solo.matches()).toEqual(accept([]));
  });

  test.for(['a browser without a database', 'a full disk'])(
    '%s is reported and breaks nothing',
    async (what) => {
      const { solo } = await openWorker(what === 'a full disk' ? new IDBFactory() : undefined);
      const makeRoom = leaveNoRoom();
      const begun = await solo.begin({ ...WISH, seats: [...WISH.seats] }, 'Ann');
      makeRoom();
      expect(begun).toEqual(refuse('not-kept'));
      expect(await solo.matches()).toEqual(what === 'a full disk' ? accept([]) : refuse('not-kept'));
      expect(FakeWorker.all.filter(({ isTerminated }) => isTerminated)).toEqual([]);
    },
  );

  test('a call that fails is refused', async () => {
    const { solo, logged } = await openWorker(new IDBFactory());
    expect(await solo.begin(undefined as never, 'Ann')).toEqual(refuse('not-kept'));
    expect(logged).toHaveBeenCalledOnce();
  });
});
