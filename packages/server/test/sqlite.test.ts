import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aChat, aCommit, aMatch } from '@mirabilia/match-service/testkit';
import type { Compilable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CannotOpen } from '../src/storage/cannot-open.ts';
import { groupCommit } from '../src/storage/group-commit.ts';
import { FolderInUse } from '../src/storage/lock.ts';
import { NewerSchema } from '../src/storage/migrations.ts';
import { DatabaseSync } from '../src/storage/node-sqlite.ts';
import { queriesOn } from '../src/storage/queries.ts';
import { resultQueriesOn } from '../src/storage/results.ts';
import { openSqlite, sqliteStore } from '../src/storage/sqlite.ts';
import { connect, sqlite } from '../src/storage/sqlite-connection.ts';
import { Conflict, type Store, Unavailable } from '../src/storage/store.ts';
import { storeContract } from './store-contract.ts';
import { newFolders } from './temporary-folders.ts';

const newFolder = newFolders();

/** How SQLite would look for the rows. */
function stepsOf(database: InstanceType<typeof DatabaseSync>, query: Compilable): string[] {
  const { sql, parameters } = query.compile();
  const plan = database.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
  return plan.map(({ detail }) => String(detail));
}

function newFile(): string {
  const folder = newFolder();
  mkdirSync(folder);
  return join(folder, 'mirabilia.db');
}

storeContract('SQLite', async (now) => {
  const file = newFile();
  let connection = connect(file);
  let store = sqliteStore(connection, now);
  return {
    store,
    reopen: async () => {
      await store.close();
      connection = connect(file);
      store = sqliteStore(connection, now);
      return store;
    },
    breakDown: async () => connection.database.exec('pragma query_only = on'),
    repair: async () => connection.database.exec('pragma query_only = off'),
    destroy: () => store.close(),
  };
});

describe('a folder', () => {
  const opened = async (folder: string, work: (store: Store) => Promise<void>) => {
    const store = await openSqlite({ folder });
    try {
      await work(store);
    } finally {
      await store.close();
    }
  };

  test('is made with all that is above it, and for its owner alone', async () => {
    const folder = join(newFolder(), 'deep', 'data');
    await opened(folder, () => Promise.resolve());
    expect(readdirSync(folder).toSorted()).toEqual(['mirabilia.db', 'server.lock', 'store-identity.json']);
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'mirabilia.db')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'server.lock')).mode & 0o077).toBe(0);
  });

  test('that a server uses is refused to a second one, which does no harm', async () => {
    const folder = newFolder();
    await opened(folder, async (store) => {
      for (const _ of [1, 2]) {
        const second = openSqlite({ folder });
        await expect(second).rejects.toThrow(FolderInUse);
        await expect(second).rejects.toThrow(`Another server is using the folder ${folder}.`);
      }
      await store.probe();
    });
    await opened(folder, (store) => store.probe());
  });

  test('that a newer Mirabilia wrote is refused, and free afterwards', async () => {
    const folder = newFolder();
    await opened(folder, (store) => store.createMatch(aMatch('a')));
    const newer = connect(join(folder, 'mirabilia.db'));
    newer.database.exec('insert into schema_versions values (1000)');
    newer.database.close();
    await expect(openSqlite({ folder })).rejects.toThrow(NewerSchema);
    await expect(openSqlite({ folder })).rejects.toThrow(/was written by a newer Mirabilia.*version 1000/);
  });

  test.each([
    ['is a file', "can't be opened: it is a file", (folder: string) => writeFileSync(folder, '')],
    [
      'holds something else under our name',
      'is damaged: file is not a database',
      (folder: string) => {
        mkdirSync(folder);
        writeFileSync(join(folder, 'mirabilia.db'), 'a text that is by no means a database '.repeat(200));
      },
    ],
  ])('that %s is refused with a sentence that names it', async (_, sentence, spoil) => {
    const folder = newFolder();
    spoil(folder);
    await expect(openSqlite({ folder })).rejects.toThrow(CannotOpen);
    await expect(openSqlite({ folder })).rejects.toThrow(`${folder} ${sentence}`);
  });

  test('is opened as often as one likes without a change of its tables', async () => {
    const folder = newFolder();
    for (const id of ['a', 'b', 'c']) await opened(folder, (store) => store.createMatch(aMatch(id)));
    await opened(folder, async (store) => expect((await store.match('a'))?.id).toBe('a'));
  });
});

describe('a file', () => {
  test('is written so that a commit that returned outlives the power', () => {
    const { database } = connect(newFile());
    const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
    expect(setting('journal_mode')).toBe('wal');
    expect(setting('synchronous')).toBe(2);
    expect(setting('foreign_keys')).toBe(1);
    database.close();
  });

  test('whose migration fails is left as it was', () => {
    const file = newFile();
    const { database } = connect(file);
    database.exec('drop table matches; delete from schema_versions');
    database.close();
    expect(() => connect(file)).toThrow('already exists');
    const again = new DatabaseSync(file);
    expect(again.prepare('select version from schema_versions').all()).toEqual([]);
    expect(again.prepare("select name from sqlite_master where name = 'matches'").all()).toEqual([]);
    again.close();
  });

  test('answers what is asked most often from an index, without sorting', () => {
    const { database } = connect(newFile());
    const ask = queriesOn(sqlite);
    const often = [
      ask.lastSeq('a'),
      ask.entriesAfter('a', 3),
      ask.matchBy('a'),
      ask.due(5, 5),
      ask.nextWake(),
      ask.clearSeats('a'),
    ];
    for (const query of often) {
      const steps = stepsOf(database, query);
      expect(steps.filter((step) => /TEMP B-TREE|SCAN (?!.*USING)/.test(step))).toEqual([]);
    }
    database.close();
  });

  test('looks for public tables only among those that were touched lately, and for old lobbies only among lobbies', () => {
    const { database } = connect(newFile());
    const ask = queriesOn(sqlite);
    const list = ask.openToAll({ limit: 20, lobbiesSince: 5, runningSince: 4 });
    expect(stepsOf(database, list)).toContain('SEARCH matches USING INDEX matches_listed (updated_at>?)');
    const lobbies = stepsOf(database, ask.publicLobbiesOf('ana', 5));
    expect(lobbies).toEqual(['SEARCH matches USING INDEX lobbies_by_update (updated_at>?)']);
    const old = stepsOf(database, ask.oldLobbies(5, 5));
    expect(old).toEqual([
      expect.stringMatching(/^SEARCH matches USING (COVERING )?INDEX lobbies_by_update \(updated_at<\?\)$/),
    ]);
    database.close();
  });
});

test('the last matches of somebody with thousands, and results with a deal, are found without reading the others', () => {
  const { database } = connect(newFile());
  const steps = stepsOf(database, queriesOn(sqlite).matchesOf('ana', 50));
  expect(steps).toContain('SEARCH seated USING COVERING INDEX seated_by_time (guest=?)');
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([]);
  const { ofDeal } = resultQueriesOn(sqlite);
  expect(stepsOf(database, ofDeal('ana', { game: 'architects', seed: 'x' }))).toEqual([
    'SEARCH results USING INDEX results_by_deal (guest=? AND seed=?)',
  ]);
  database.close();
});

describe('a full disk', () => {
  const filled = async () => {
    const connection = connect(newFile());
    const store = sqliteStore(connection, () => 0);
    for (const id of ['a', 'b', 'c']) await store.createMatch(aMatch(id));
    const pages = Number(connection.database.prepare('pragma page_count').get()?.page_count);
    const limit = (most: number) => connection.database.exec(`pragma max_page_count = ${most}`);
    limit(pages);
    return { connection, store, makeRoom: () => limit(pages + 10_000) };
  };
  const large = 'x'.repeat(100_000);

  test('fails all writes of the tick, leaves nothing of them, and all is well when there is room again', async () => {
    const { store, makeRoom } = await filled();
    const tick = () => [
      store.append({ match: 'a', entries: [aCommit(1)], patch: { wakeAt: 1 } }),
      store.append({ match: 'b', entries: [aChat(1, large)], patch: { wakeAt: 2 } }),
      store.append({ match: 'c', entries: [aCommit(1)] }),
    ];
    for (const each of await Promise.allSettled(tick())) {
      expect(each).toEqual({ status: 'rejected', reason: expect.any(Unavailable) });
    }
    expect(await store.entries('a', 0)).toEqual([]);
    expect(await store.entries('b', 0)).toEqual([]);
    expect(await store.entries('c', 0)).toEqual([]);
    expect(await store.match('a')).toEqual(aMatch('a'));
    makeRoom();
    await Promise.all(tick());
    expect(await store.entries('a', 0)).toEqual([aCommit(1)]);
    expect(await store.entries('b', 0)).toEqual([aChat(1, large)]);
    expect(await store.entries('c', 0)).toEqual([aCommit(1)]);
    await store.close();
  });

  test('still takes what fits', async () => {
    const { store } = await filled();
    await expect(store.append({ match: 'b', entries: [aChat(1, large)] })).rejects.toThrow(Unavailable);
    await store.append({ match: 'a', entries: [aCommit(1)] });
    expect(await store.entries('a', 0)).toEqual([aCommit(1)]);
    await store.close();
  });
});

test('a write that fails half way is undone, and it alone', async () => {
  const connection = connect(newFile());
  const ask = queriesOn(sqlite);
  const { write } = groupCommit(connection.transactions);
  const put = (key: string) => connection.run(ask.addSetting(key, 'value'));
  const bug = new TypeError('a bug');
  const writes = await Promise.allSettled([
    write(() => put('before')),
    write(() => {
      put('half');
      throw bug;
    }),
    write(() => {
      put('other half');
      put('before');
    }),
    write(() => put('after')),
  ]);
  expect(writes).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: bug },
    { status: 'rejected', reason: expect.any(Conflict) },
    { status: 'fulfilled', value: 1 },
  ]);
  expect(connection.database.prepare('select key from settings order by key').all()).toEqual([
    { key: 'after' },
    { key: 'before' },
  ]);
  connection.database.close();
});

test('a commit that fails takes all its writes with it, and leaves the way free for the next', async () => {
  const connection = connect(newFile());
  const store = sqliteStore(connection, () => 0);
  await store.createMatch(aMatch('a'));
  // Looks at references when it commits, for the transaction that comes next.
  const stray = groupCommit(connection.transactions).write(() => {
    connection.database.exec('pragma defer_foreign_keys = on');
    connection.run(queriesOn(sqlite).addEntry({ match_id: 'a', seq: 1, at: 0, body: '{}' }));
    connection.run(queriesOn(sqlite).addEntry({ match_id: 'nowhere', seq: 1, at: 0, body: '{}' }));
  });
  await expect(stray).rejects.toThrow(Unavailable);
  expect(await store.entries('a', 0)).toEqual([]);
  await store.append({ match: 'a', entries: [aCommit(1)] });
  expect(await store.entries('a', 0)).toEqual([aCommit(1)]);
  await store.close();
});

test('device links that nobody used are cleared away once they ran out', async () => {
  const connection = connect(newFile());
  const store = sqliteStore(connection, () => 0);
  for (const [hash, expiresAt] of Object.entries({ old: 10, new: 30 })) {
    await store.putDeviceLink({ hash, guest: 'ana', expiresAt });
  }
  await store.claimDeviceLink('unknown', 20);
  expect(connection.database.prepare('select hash from device_links').all()).toEqual([{ hash: 'new' }]);
  await store.close();
});

test('another process that writes for long makes a write wait, then fail, and nothing is lost', async () => {
  const file = newFile();
  const connection = connect(file);
  connection.database.exec('pragma busy_timeout = 50');
  const store = sqliteStore(connection, () => 0);
  await store.createMatch(aMatch('a'));
  const other = connect(file);
  other.database.exec('begin immediate');
  await expect(store.append({ match: 'a', entries: [aCommit(1)] })).rejects.toThrow(Unavailable);
  other.database.exec('rollback');
  other.database.close();
  await store.append({ match: 'a', entries: [aCommit(1)] });
  await expect(store.append({ match: 'a', entries: [aCommit(1)] })).rejects.toThrow(Conflict);
  await store.close();
});

test('a place where nobody may make a folder is refused at once', async () => {
  await expect(openSqlite({ folder: '/proc/mirabilia/data' })).rejects.toThrow(CannotOpen);
});
