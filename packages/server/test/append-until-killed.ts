// Appends to a few matches until it is killed, and prints what was acknowledged.
// Usage: append-until-killed.ts FOLDER

import { writeSync } from 'node:fs';
import { aCommit, aMatch } from '@mirabilia/match-service/testkit';
import { CannotOpen } from '../src/storage/cannot-open.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Store } from '../src/storage/store.ts';

const MATCHES = ['a', 'b', 'c', 'd', 'e'];

async function appendForEver(store: Store, match: string): Promise<never> {
  if ((await store.match(match)) === undefined) await store.createMatch(aMatch(match));
  const stored = await store.entries(match, 0);
  for (let seq = stored.length + 1; ; seq++) {
    await store.append({ match, entries: [aCommit(seq)], patch: { wakeAt: seq } });
    // At once: what a killed process still had in its hands would be lost.
    writeSync(1, `${match} ${seq}\n`);
  }
}

try {
  const store = await openSqlite({ folder: process.argv[2] as string });
  writeSync(1, 'open\n');
  await Promise.all(MATCHES.map((match) => appendForEver(store, match)));
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
