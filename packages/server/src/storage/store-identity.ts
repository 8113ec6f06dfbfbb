// What a small file beside the store remembers of it. A store that was removed, emptied, exchanged or replaced by an older
// copy is noticed: without this file the server would begin a new one, with other keys, as if nothing had been there.

import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync as Database } from 'node:sqlite';
import { versionOf } from './backup-file.ts';
import { UnusableStore } from './cannot-open.ts';

export interface StoreIdentity {
  /** The id of the store, the same as in its settings. */
  readonly store: string;
  /** A number in the store that only rises. The store's own is never lower than the one in the file. */
  readonly mark: number;
  /** What it held then, for the operator. */
  readonly matches: number;
  /** When this was written, in milliseconds since 1970. */
  readonly at: number;
}

/** The keys of the store's settings. */
export const STORE_ID = 'store-id';
export const STORE_MARK = 'store-mark';

export const identityFile = (folder: string): string => join(folder, 'store-identity.json');

/** Throws UnusableStore if the file is there and can't be understood. */
export function readIdentity(folder: string): StoreIdentity | undefined {
  const file = identityFile(folder);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    const { store, mark, matches, at } = JSON.parse(text) as StoreIdentity;
    const isUnderstood = typeof store === 'string' && [mark, matches, at].every(Number.isSafeInteger);
    if (isUnderstood) return { store, mark, matches, at };
  } catch {
    // Told below.
  }
  throw new UnusableStore(
    `${file} is damaged. If mirabilia.db beside it is right (mirabilia doctor --data ${folder}), delete ${file}.`,
  );
}

/** Whole or not at all. */
export function writeIdentity(folder: string, identity: StoreIdentity): void {
  const file = identityFile(folder);
  const partial = `${file}.partial`;
  const descriptor = openSync(partial, 'w', 0o600);
  try {
    writeSync(descriptor, `${JSON.stringify(identity)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(partial, file);
}

/** Whatever store is in the folder next is accepted. */
export const forgetIdentity = (folder: string): void => rmSync(identityFile(folder), { force: true });

export function settingIn(database: Database, key: string): string | undefined {
  const row = database.prepare('select value from settings where key = ?').get(key);
  return row?.value as string | undefined;
}

export const countMatches = (database: Database): number =>
  Number(database.prepare('select count(*) as matches from matches').get()?.matches);

/** What speaks against its being the same store with nothing missing; undefined if nothing does. */
export function differenceFrom(known: StoreIdentity, database: Database): string | undefined {
  if (versionOf(database) === undefined) return 'it is empty';
  if (settingIn(database, STORE_ID) !== known.store) return 'it is another one';
  if (Number(settingIn(database, STORE_MARK)) >= known.mark) return undefined;
  return `it is older and has ${countMatches(database)} matches`;
}

/** What an operator is told of the store that was there. */
export function knownState({ matches, at }: StoreIdentity): string {
  const moment = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return `on ${moment} UTC it had ${matches} ${matches === 1 ? 'match' : 'matches'}`;
}

export const lossRemedy = (folder: string): string =>
  `put back mirabilia.db and mirabilia.db-wal, or restore a backup (mirabilia restore FILE --data ${folder} --force); ` +
  `to go on with what is there, delete ${identityFile(folder)}`;

export const lossSentence = (folder: string, known: StoreIdentity, difference: string): string =>
  `The store in ${folder} isn't as it was: ${difference}, and ${knownState(known)}. To mend it, ${lossRemedy(folder)}.`;
