// Logs are read some entries at a time. One of thousands of changes of mind takes a second to read and to apply, and others
// have their turn meanwhile.

import type { Environment } from '../environment.ts';
import type { LogEntry, MatchStore } from '../store.ts';

/** Some ten milliseconds' work. */
export const ENTRIES_PER_PAGE = 250;

interface Needs extends Pick<Environment, 'pause'> {
  readonly store: Pick<MatchStore, 'entries'>;
}

/** The entries after the given one. The last page is the one that isn't full. */
export async function* logPages(
  { store, pause }: Needs,
  match: string,
  after = 0,
): AsyncGenerator<readonly LogEntry[]> {
  for (;;) {
    const page = await store.entries(match, after, ENTRIES_PER_PAGE);
    if (page.length > 0) yield page;
    if (page.length < ENTRIES_PER_PAGE) return;
    after = (page.at(-1) as LogEntry).seq;
    await pause?.();
  }
}
