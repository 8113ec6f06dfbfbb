// Changes by any process, read from NOTIFY payloads: entries, `match:version`, or a guest.

import type { Listener } from './postgres-listener.ts';
import { ENTRIES_CHANNEL, numbered, readNotifyPayload } from './postgres-notify.ts';
import type { ClusterEvent } from './store.ts';

export const ROWS_CHANNEL = 'mirabilia_rows';
export const GUESTS_CHANNEL = 'mirabilia_guests';

export function forwardChanges(listener: Listener, tell: (news: ClusterEvent) => void): void {
  listener.on(ENTRIES_CHANNEL, (payload) => {
    for (const news of readNotifyPayload(payload)) tell(news);
  });
  listener.on(ROWS_CHANNEL, (item) => {
    const [match, version] = numbered(item);
    tell({ kind: 'row', match, version });
  });
  listener.on(GUESTS_CHANNEL, (guest) => tell({ kind: 'guest', guest }));
}
