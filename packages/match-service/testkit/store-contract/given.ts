import type { MatchStore } from '../../src/store.ts';

export interface OpenedStore<S extends MatchStore = MatchStore> {
  readonly store: S;
  /** Closes the store and opens it again on the same data. */
  reopen(): Promise<S>;
  /** From now on nothing can be written, as on a full disk, until it is repaired. */
  breakDown(): Promise<void>;
  repair(): Promise<void>;
  /** Closes it, if it is open, and removes its data. */
  destroy(): Promise<void>;
}

/** What each test is given: a new and empty store. */
export interface StoreUnderTest<S extends MatchStore = MatchStore> {
  opened: OpenedStore<S>;
  store: S;
}

/** What the store's clock shows all the time. */
export const LATER = 5_000;

/** The entries of a match in a word each. */
export async function texts(store: MatchStore, match: string, after = 0): Promise<string[]> {
  const entries = await store.entries(match, after);
  return entries.map(({ body }) => (body.kind === 'chat' ? body.text : body.kind));
}

export const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
