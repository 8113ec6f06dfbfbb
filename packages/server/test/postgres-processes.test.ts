// Several stores on one PostgreSQL, as several processes have them.

import { setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { aChat, aCommit, aMatch } from '@mirabilia/match-service/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CannotOpen } from '../src/storage/cannot-open.ts';
import { NewerSchema } from '../src/storage/migrations.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import {
  CLAIM_LASTS,
  type Cluster,
  type ClusterEvent,
  Conflict,
  type Store,
  Unavailable,
} from '../src/storage/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

let server: PostgresServer;
let address: string;
const opened: Store[] = [];

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  address = await server.newDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

const database = () => new URL(address).pathname.slice(1);

async function open(now?: () => number): Promise<Store & { readonly cluster: Cluster }> {
  const store = await openPostgres({ address, ...(now === undefined ? {} : { now }) });
  opened.push(store);
  return store as Store & { readonly cluster: Cluster };
}

function newsOf(store: Store): ClusterEvent[] {
  const heard: ClusterEvent[] = [];
  store.cluster?.listen((news) => void heard.push(news));
  return heard;
}

/** Whatever is due, claimed. */
async function claimDue({ due, cluster }: Store, now = 1000): Promise<string[]> {
  const ids = (await due(now, 99)).map(({ id }) => id);
  return ((await cluster?.claim(ids, now)) ?? []).map(({ id }) => id);
}

describe('opening', () => {
  test('at once by many makes the tables once', async () => {
    const stores = await Promise.all([open(), open(), open(), open(), open()]);
    await stores[0]?.createMatch(aMatch('a'));
    for (const store of stores) expect(await store.match('a')).toEqual(aMatch('a'));
  });

  test('of what a newer Mirabilia wrote is refused with a sentence', async () => {
    await open();
    await inDatabase('insert into schema_versions values (1000)');
    await expect(open()).rejects.toThrow(NewerSchema);
    await expect(open()).rejects.toThrow(
      new RegExp(`^The database ${database()} at .* was written by a newer Mirabilia.*version 1000`),
    );
  });

  test.each([
    ['nothing answers', () => 'postgres://postgres:secret@127.0.0.1:1/x'],
    ['there is no such database', () => address.replace(database(), 'nowhere')],
    ['it is no address', () => 'somewhere'],
  ])('where %s is refused with a sentence that keeps the password', async (_, place) => {
    const refused = openPostgres({ address: place() });
    await expect(refused).rejects.toThrow(CannotOpen);
    await expect(refused).rejects.toThrow(/^The .*\.$/);
    await expect(refused).rejects.not.toThrow('secret');
  });

  test('is when the house opened for all, until nobody is left', async () => {
    const [first, second] = [await open(() => 10), await open(() => 20)];
    expect([first.cluster.openedAt, second.cluster.openedAt]).toEqual([10, 10]);
    await first.close();
    const third = await open(() => 30);
    expect(third.cluster.openedAt).toBe(10);
    await Promise.all([second.close(), third.close()]);
    expect((await open(() => 40)).cluster.openedAt).toBe(40);
  });
});

async function inDatabase(sql: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe('writers in several processes', () => {
  test('that race for the same number are stored once, and the others have a conflict', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await stores[0]?.createMatch(aMatch('a'));
    const wins = new Map<number, number>();
    await Promise.all(
      stores.map(async (store, writer) => {
        for (let written = 0; written < 60; ) {
          const last = (await store.entries('a', 0)).at(-1)?.seq ?? 0;
          // Several at a time, so that one may overlap with another in part.
          const entries = Array.from({ length: 1 + writer }, (_, i) =>
            aChat(last + 1 + i, `${writer} ${written}`),
          );
          try {
            await store.append({ match: 'a', entries, patch: { wakeAt: last } });
            written++;
            wins.set(writer, written);
          } catch (error) {
            expect(error).toBeInstanceOf(Conflict);
          }
        }
      }),
    );
    const entries = (await stores[0]?.entries('a', 0)) ?? [];
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    expect(entries).toHaveLength(60 + 120 + 180);
    const texts = entries.map(({ body }) => (body.kind === 'chat' ? body.text : ''));
    // Each append stands whole, in one piece.
    for (let i = 0; i < texts.length; ) {
      const size = 1 + Number(texts[i]?.[0]);
      expect(new Set(texts.slice(i, i + size)).size).toBe(1);
      i += size;
    }
  });

  test('of many matches in any order never wait for each other in a circle', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const matches = Array.from({ length: 30 }, (_, i) => `m${i}`);
    for (const id of matches) await stores[0]?.createMatch(aMatch(id));
    const results = await Promise.all(
      stores.map((store, writer) =>
        Promise.all(
          Array.from({ length: 20 }, async (_, round) => {
            const order = writer % 2 === 0 ? matches : matches.toReversed();
            const settled = await Promise.allSettled(
              order.map((match) =>
                store.append({ match, entries: [aCommit(round + 1)], patch: { wakeAt: 1 } }),
              ),
            );
            return settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
          }),
        ),
      ),
    );
    for (const error of results.flat(2)) expect(error).toBeInstanceOf(Conflict);
    for (const match of matches) {
      const entries = (await stores[0]?.entries(match, 0)) ?? [];
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
      expect(entries.length).toBeGreaterThan(0);
    }
  });

  test('make a setting that is the same for all', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const made = await Promise.all(stores.map((store, i) => store.setting('key', () => `made by ${i}`)));
    expect(new Set(made).size).toBe(1);
  });
});

describe('news', () => {
  test('of entries, rows and guests reach all processes once they are durable', async () => {
    const [writer, reader] = [await open(), await open()];
    const heard = newsOf(reader);
    await writer.createMatch(aMatch('a'));
    await writer.append({ match: 'a', entries: [aCommit(1), aCommit(2)] });
    await writer.changeMatch('a', 1, { host: 'eva' });
    await writer.putGuest({ id: 'g', name: 'Ana', createdAt: 1 });
    await expect
      .poll(() => heard)
      .toEqual([
        { kind: 'entries', match: 'a', seq: 2, entries: [aCommit(1), aCommit(2)] },
        { kind: 'row', match: 'a', version: 2 },
        { kind: 'guest', guest: 'g' },
      ]);
    expect(await reader.entries('a', 0)).toHaveLength(2);
  });

  test('of what was not written, and of a wake-up alone, reach nobody', async () => {
    const [writer, reader] = [await open(), await open()];
    const heard = newsOf(reader);
    await writer.createMatch(aMatch('a'));
    await expect(writer.append({ match: 'a', entries: [aCommit(2)] })).rejects.toThrow(Conflict);
    await expect(writer.changeMatch('a', 9, { host: 'eva' })).rejects.toThrow(Conflict);
    await writer.changeMatch('a', 1, { wakeAt: 5 });
    await writer.append({ match: 'a', entries: [aCommit(1)] });
    await expect.poll(() => heard).toEqual([{ kind: 'entries', match: 'a', seq: 1, entries: [aCommit(1)] }]);
  });

  test('of hundreds of matches in one moment are all told', async () => {
    const [writer, reader] = [await open(), await open()];
    const matches = Array.from({ length: 700 }, (_, i) => `a-match-with-a-long-name-${i}`);
    await Promise.all(matches.map((id) => writer.createMatch(aMatch(id))));
    const heard = newsOf(reader);
    await Promise.all(matches.map((match) => writer.append({ match, entries: [aCommit(1)] })));
    await expect.poll(() => heard.length).toBe(matches.length);
    expect(new Set(heard.map((news) => 'match' in news && news.match)).size).toBe(matches.length);
  });

  test('come with the conflict of who wrote at the same time', async () => {
    const [one, other] = [await open(), await open()];
    for (const id of ['a', 'b']) await one.createMatch(aMatch(id));
    await one.append({ match: 'a', entries: [aCommit(1), aCommit(2), aCommit(3)] });
    const late = await Promise.allSettled([
      other.append({ match: 'a', entries: [aCommit(2, 'discard library')] }),
      other.append({ match: 'b', entries: [aCommit(1)] }),
    ]);
    expect(late).toMatchObject([
      { status: 'rejected', reason: { name: 'Conflict', entries: [aCommit(2), aCommit(3)] } },
      { status: 'fulfilled' },
    ]);
    // Only these are out of date, and no others are told.
    const unknown = other.append({ match: 'nowhere', entries: [aCommit(1)] });
    await expect(unknown).rejects.toMatchObject({ name: 'Conflict', entries: [] });
  });

  test('that another process is gone are told within seconds', async () => {
    const [one, other] = [await open(), await open()];
    const heard = newsOf(other);
    // Who was there has to have been seen once.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(heard).toEqual([]);
    await one.close();
    await expect.poll(() => heard, { timeout: 5000 }).toEqual([{ kind: 'gone' }]);
  });

  test('that were missed by a lost listener are made good: it connects again and says so', async () => {
    const [writer, reader] = [await open(), await open()];
    const heard = newsOf(reader);
    await writer.createMatch(aMatch('a'));
    await server.command(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database()}'`,
    );
    await expect.poll(() => heard, { timeout: 5000 }).toContainEqual({ kind: 'anything' });
    await expect
      .poll(() =>
        writer.append({ match: 'a', entries: [aCommit(1)] }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => heard.at(-1)).toMatchObject({ kind: 'entries', match: 'a', seq: 1 });
  });
});

test('a question is answered by any process that can say yes, also by the one that asks', async () => {
  const stores = await Promise.all([open(), open(), open()]);
  stores.forEach(({ cluster }, i) => void cluster.answer((question) => question === `are you ${i}?`));
  const [first, second] = stores;
  expect(await first?.cluster.doesAnybody('are you 2?')).toBe(true);
  expect(await second?.cluster.doesAnybody('are you 1?')).toBe(true);
  expect(await second?.cluster.doesAnybody('are you 9?')).toBe(false);
});

test('an announcement reaches the other processes, and not the one that makes it', async () => {
  const stores = await Promise.all([open(), open(), open()]);
  const heard = stores.map(({ cluster }, i) => {
    const news: unknown[] = [];
    cluster.listen((event) => {
      if (event.kind === 'announced') news.push([event.match, event.what]);
    });
    return { i, news };
  });
  const what = { kind: 'nudge', by: 1, seat: 0 } as const;
  stores[0]?.cluster.announce('a-match', what);
  // One that is too long for a notification is left out; nothing breaks.
  const watchers = Array.from({ length: 40 }, () => ({ guest: 'g'.repeat(300), name: null, device: null }));
  stores[0]?.cluster.announce('a-match', { kind: 'watchers', watchers, asks: false });
  await expect
    .poll(() => heard.map(({ news }) => news))
    .toEqual([[], [['a-match', what]], [['a-match', what]]]);
});

describe('what is due', () => {
  test('is claimed by the process that asks first', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const ids = Array.from({ length: 40 }, (_, i) => `m${i}`);
    for (const id of ids) await stores[0]?.createMatch(aMatch(id, { wakeAt: 5 }));
    const claimers = stores.map(() => new Set<string>());
    for (let round = 0; round < 3; round++) {
      const claimed = await Promise.all(stores.map((store) => claimDue(store)));
      claimed.forEach((found, i) => {
        for (const id of found) claimers[i]?.add(id);
      });
    }
    expect(claimers.flatMap((claimed) => [...claimed]).toSorted()).toEqual(ids.toSorted());
  });

  test('stays with the process that claimed it, however often it asks, and is not due for others', async () => {
    const [first, second] = [await open(), await open()];
    await first.createMatch(aMatch('a', { wakeAt: 5 }));
    expect(await claimDue(first)).toEqual(['a']);
    expect(await claimDue(second)).toEqual([]);
    expect(await second.cluster.claim(['a'], 1000)).toEqual([]);
    expect(await claimDue(first)).toEqual(['a']);
    expect(await first.match('a')).toEqual(aMatch('a', { wakeAt: 5 }));
  });

  test('is only what is due', async () => {
    const store = await open();
    for (const [id, wakeAt] of Object.entries({ late: 300, soon: 100, asleep: null })) {
      await store.createMatch(aMatch(id, { wakeAt }));
    }
    expect(await store.cluster.claim(['soon', 'late', 'asleep', 'unknown'], 250)).toEqual([
      { id: 'soon', wakeAt: 100 },
    ]);
    expect(await store.cluster.claim([], 999)).toEqual([]);
  });

  test('belongs to who wrote when it wakes', async () => {
    const [first, second] = [await open(), await open()];
    await first.createMatch(aMatch('a'));
    await first.append({ match: 'a', entries: [aCommit(1)], patch: { wakeAt: 5 } });
    expect(await claimDue(second)).toEqual([]);
    await second.changeMatch('a', 2, { wakeAt: 6 });
    expect(await claimDue(first)).toEqual([]);
    expect(await claimDue(second)).toEqual(['a']);
  });

  test('is free at once when its process leaves, and soon when it dies', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    await first.createMatch(aMatch('a', { wakeAt: 5 }));
    expect(await claimDue(first)).toEqual(['a']);
    await first.close();
    expect(await claimDue(second)).toEqual(['a']);
    // Of a process that died nothing is heard any more.
    const diedAt = performance.now();
    await expect.poll(() => claimDue(third), { timeout: 2 * CLAIM_LASTS, interval: 50 }).toEqual(['a']);
    expect(performance.now() - diedAt).toBeGreaterThan(CLAIM_LASTS / 2);
    expect(await claimDue(second)).toEqual([]);
  });
});

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a database that is restarted takes nothing meanwhile and everything afterwards',
  async () => {
    const store = await open();
    const heard = newsOf(store);
    await store.createMatch(aMatch('a'));
    let seq = 0;
    let refused = 0;
    let isRestarting = true;
    const restarting = server.restart().finally(() => {
      isRestarting = false;
    });
    const giveUpAt = Date.now() + 20_000;
    for (let after = 0; after < 5 && Date.now() < giveUpAt; ) {
      try {
        await store.append({ match: 'a', entries: [aCommit(seq + 1)] });
        seq++;
        if (!isRestarting) after++;
      } catch (error) {
        if (error instanceof Conflict) seq = (await store.entries('a', 0)).length;
        else expect(error).toBeInstanceOf(Unavailable);
        refused++;
        await wait(10);
      }
    }
    await restarting;
    expect(refused).toBeGreaterThan(0);
    const entries = await store.entries('a', 0);
    expect(entries).toEqual(entries.map((_, i) => aCommit(i + 1)));
    expect(entries).toHaveLength(seq);
    await expect.poll(() => heard).toContainEqual({ kind: 'anything' });
  },
);
