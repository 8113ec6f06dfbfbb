// What was written, as notices tell it: `match:seq`, `match:version`, or a guest.

import { ENTRIES_CHANNEL } from './postgres-append.ts';
import type { Listener } from './postgres-listener.ts';
import type { News } from './store.ts';

export const ROWS_CHANNEL = 'mirabilia_rows';
export const GUESTS_CHANNEL = 'mirabilia_guests';

const numbered = (item: string): [string, number] => {
  const colon = item.lastIndexOf(':');
  return [item.slice(0, colon), Number(item.slice(colon + 1))];
};

/** One notice may tell of several matches, with spaces between them. */
const READ: Readonly<Record<string, (item: string) => News>> = {
  [ENTRIES_CHANNEL]: (item) => {
    const [match, seq] = numbered(item);
    return { kind: 'entries', match, seq };
  },
  [ROWS_CHANNEL]: (item) => {
    const [match, version] = numbered(item);
    return { kind: 'row', match, version };
  },
  [GUESTS_CHANNEL]: (guest) => ({ kind: 'guest', guest }),
};

export function tellNewsOf(listener: Listener, tell: (news: News) => void): void {
  for (const [channel, read] of Object.entries(READ)) {
    listener.on(channel, (payload) => {
      for (const item of payload.split(' ')) tell(read(item));
    });
  }
}
