// What the host has decided for everybody: who is shut out or may not speak, what is announced, and whether new matches begin.
// Kept in memory, because every call asks for it. Processes that share a database read it again every few seconds.

import type { Timers } from '@mirabilia/match-service';
import type { Sanction } from '../storage/administration.ts';
import type { Store } from '../storage/store.ts';

export interface AnnouncementFacts {
  readonly id: string;
  /** In the words of the host. */
  readonly text: string;
  readonly at: number;
  readonly until: number;
}

export interface Notices {
  readonly announcement: AnnouncementFacts | null;
  /** Since when no new matches begin; null if they do. A server that was started later has forgotten it. */
  readonly closedAt: number | null;
}

/** For the page, which says it in its own words. */
export const sanctionFacts = ({ reason, expiresAt }: Sanction) => ({ reason, until: expiresAt ?? 0 });

interface Person {
  readonly guest: string | undefined;
  readonly address: string;
}

export interface House {
  sanctionOf(kind: Sanction['kind'], person: Person): Sanction | undefined;
  sanctions(): readonly Sanction[];
  announcement(): AnnouncementFacts | null;
  /** No new matches begin: the server is about to be restarted. */
  isClosed(): boolean;
  change(change: Partial<Notices>): Promise<void>;
  /** Reads it again, after a change. */
  refresh(): Promise<void>;
  /** Called when something has changed. */
  onChange(hear: () => void): void;
  stop(): void;
}

interface Needs {
  readonly store: Pick<Store, 'administration' | 'setting' | 'putSetting' | 'cluster'>;
  readonly timers: Timers;
  readonly now: () => number;
  onFailure(error: unknown): void;
}

const KEY = 'notices';
const EVERY = 3000;
const NOTHING: Notices = { announcement: null, closedAt: null };

export async function openHouse({ store, timers, now, onFailure }: Needs): Promise<House> {
  const openedAt = now();
  const hearers: (() => void)[] = [];
  let sanctions: readonly Sanction[] = [];
  let notices = NOTHING;
  let seen = '';
  let cancel = (): void => {};
  let isStopped = false;

  const isInForce = ({ expiresAt }: Sanction): boolean => expiresAt === null || expiresAt > now();

  async function refresh(): Promise<void> {
    const [found, text] = await Promise.all([
      store.administration.sanctions(now()),
      store.setting(KEY, () => JSON.stringify(NOTHING)),
    ]);
    sanctions = found;
    notices = { ...NOTHING, ...(JSON.parse(text) as Partial<Notices>) };
    const current = JSON.stringify([found, notices]);
    if (current === seen) return;
    seen = current;
    for (const hear of hearers) hear();
  }

  function readAgain(): void {
    if (isStopped || store.cluster === undefined) return;
    cancel = timers.after(EVERY, () => void refresh().catch(onFailure).then(readAgain));
  }

  await refresh();
  readAgain();

  return {
    sanctionOf: (kind, { guest, address }) =>
      sanctions.find(
        (each) =>
          each.kind === kind &&
          each.value === (each.target === 'person' ? guest : address) &&
          isInForce(each),
      ),
    sanctions: () => sanctions.filter(isInForce),
    announcement: () =>
      notices.announcement !== null && notices.announcement.until > now() ? notices.announcement : null,
    isClosed: () => notices.closedAt !== null && notices.closedAt >= openedAt,
    change: async (change) => {
      await store.putSetting(KEY, JSON.stringify({ ...notices, ...change }));
      await refresh();
    },
    refresh,
    onChange: (hear) => void hearers.push(hear),
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}
