// What processes tell each other about matches and nobody stores: who is connected, and nudges.

import type { Connections, Prepared } from './postgres-connection.ts';
import type { Listener } from './postgres-listener.ts';
import type { Announcement, Cluster, ClusterEvent, Watcher } from './store.ts';

const CHANNEL = 'mirabilia_announcements';

/** PostgreSQL refuses longer payloads. */
const LONGEST = 7900;

const SAY: Prepared = { name: 'announce', text: 'select pg_notify($1, $2)' };

/**
 * As it fits into a payload: names are left out, the longest first, because who is there matters more. Undefined if it doesn't
 * fit without them either.
 */
export function fittingPayload(me: string, match: string, what: Announcement): string | undefined {
  const written = (one: Announcement): string | undefined => {
    const payload = JSON.stringify([me, match, one]);
    return Buffer.byteLength(payload) <= LONGEST ? payload : undefined;
  };
  const whole = written(what);
  if (whole !== undefined || what.kind !== 'watchers') return whole;
  const watchers = [...what.watchers];
  const byLength = [...watchers.keys()].sort((a, b) => bytesOf(watchers[b]) - bytesOf(watchers[a]));
  for (const at of byLength) {
    const watcher = watchers[at];
    if (watcher === undefined) continue;
    watchers[at] = { ...watcher, name: null };
    const payload = written({ ...what, watchers });
    if (payload !== undefined) return payload;
  }
  return undefined;
}

const bytesOf = (watcher: Watcher | undefined): number => Buffer.byteLength(watcher?.name ?? '');

export function newAnnouncements(
  { ask }: Connections,
  listener: Listener,
  { me, tell }: { readonly me: string; readonly tell: (news: ClusterEvent) => void },
): Pick<Cluster, 'announce'> {
  listener.on(CHANNEL, (payload) => {
    const [process, match, what] = JSON.parse(payload) as [string, string, Announcement];
    if (process !== me) tell({ kind: 'announced', process, match, what });
  });
  return {
    announce: (match, what) => {
      const payload = fittingPayload(me, match, what);
      if (payload === undefined) return;
      // Whoever missed it learns of it with the next change.
      ask(SAY, [CHANNEL, payload]).catch(() => undefined);
    },
  };
}
