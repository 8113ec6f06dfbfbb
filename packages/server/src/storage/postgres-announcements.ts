// What processes tell each other about matches and nobody stores: who is connected, and nudges.

import type { Connections, Prepared } from './postgres-connection.ts';
import type { Listener } from './postgres-listener.ts';
import type { Announcement, Cluster, ClusterEvent } from './store.ts';

const CHANNEL = 'mirabilia_announcements';

/** PostgreSQL refuses longer payloads. */
const LONGEST = 7900;

const SAY: Prepared = { name: 'announce', text: 'select pg_notify($1, $2)' };

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
      const payload = JSON.stringify([me, match, what]);
      if (Buffer.byteLength(payload) > LONGEST) return;
      // Whoever missed it learns of it with the next change.
      ask(SAY, [CHANNEL, payload]).catch(() => undefined);
    },
  };
}
