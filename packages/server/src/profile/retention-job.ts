// What the operator doesn't keep for ever is removed, a little at a time.

import type { Log, MatchService, Timers } from '@mirabilia/match-service';
import type { Groups } from '../groups/groups.ts';
import type { Store } from '../storage/store.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { newGuestId } from '../transport/tokens.ts';
import { eraseGuest, withoutChat } from './erasure.ts';
import type { LateErasures } from './late-erasures.ts';

/** In days; undefined for ever. */
export interface RetentionDays {
  /** Finished matches. The results of those who played stay with them. */
  readonly matches?: number | undefined;
  /** Guests without passkey and recovery link, since they were here last. */
  readonly guests?: number | undefined;
  /** What was said in finished matches. */
  readonly chat?: number | undefined;
}

export const KEEP_EVERYTHING: RetentionDays = {};

interface Needs {
  readonly store: Pick<Store, 'match' | 'guest' | 'retention' | 'setting' | 'putSetting'>;
  readonly matchService: Pick<MatchService, 'leave'>;
  readonly tournaments: Pick<Tournaments, 'forget'>;
  readonly groups: Pick<Groups, 'forget'>;
  readonly lateErasures: Pick<LateErasures, 'add'>;
  readonly days: RetentionDays;
  readonly timers: Timers;
  readonly now: () => number;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

const DAY = 24 * 3_600_000;
const EVERY = 3_600_000;
const AT_ONCE = 50;
/** Milliseconds between two steps, so that play comes first. */
const PAUSE = 200;
const CHAT_KEY = 'chat-removed-until';

/** Returns a function that stops it. */
export function startRetention(needs: Needs): () => void {
  const { days, timers, log } = needs;
  if (Object.values(days).every((each) => each === undefined)) return () => {};
  let cancel = (): void => {};
  let isStopped = false;
  const round = async (): Promise<void> => {
    let isAll = true;
    try {
      isAll = await removeOld(needs);
    } catch (error) {
      log.warn({ err: error }, 'what is not to be kept could not be removed');
    }
    if (!isStopped) cancel = timers.after(isAll ? EVERY : PAUSE, () => void round());
  };
  cancel = timers.after(PAUSE, () => void round());
  return () => {
    isStopped = true;
    cancel();
  };
}

/** One step; true if nothing is left. */
export async function removeOld(needs: Omit<Needs, 'timers'>): Promise<boolean> {
  const { days } = needs;
  const done = [
    days.matches === undefined || (await removeMatches(needs, days.matches)),
    days.chat === undefined || (await removeChat(needs, days.chat)),
    days.guests === undefined || (await removeGuests(needs, days.guests)),
  ];
  return done.every((each) => each);
}

type Step = (needs: Omit<Needs, 'timers'>, days: number) => Promise<boolean>;

const removeMatches: Step = async ({ store: { retention }, now, log }, days) => {
  const old = await retention.endedBetween({ from: 0, until: now() - days * DAY }, AT_ONCE);
  for (const { id } of old) await retention.dropMatch(id);
  if (old.length > 0) log.info({ matches: old.length }, 'old matches were removed');
  return old.length < AT_ONCE;
};

/** Each match once: a setting tells how far it has come. */
const removeChat: Step = async ({ store, now, log }, days) => {
  const from = Number(await store.setting(CHAT_KEY, () => '0'));
  const old = await store.retention.endedBetween({ from, until: now() - days * DAY }, AT_ONCE);
  for (const { id } of old) await store.retention.rewriteMatch(id, withoutChat);
  const last = old.at(-1);
  if (last === undefined) return true;
  // Several may have ended in the same millisecond: those that are left are found again.
  const isCut = old.length === AT_ONCE && old[0]?.updatedAt !== last.updatedAt;
  await store.putSetting(CHAT_KEY, String(isCut ? last.updatedAt - 1 : last.updatedAt));
  log.info({ matches: old.length }, 'the chat of old matches was removed');
  return old.length < AT_ONCE;
};

const removeGuests: Step = async (needs, days) => {
  const { store, now, log } = needs;
  await store.retention.noteUnseen(now());
  const gone = await store.retention.unseenGuests(now() - days * DAY, AT_ONCE);
  for (const id of gone) {
    const guest = await store.guest(id);
    if (guest !== undefined) await eraseGuest(guest, { ...needs, newGuestId });
  }
  if (gone.length > 0) log.info({ guests: gone.length }, 'guests who had not been here were removed');
  return gone.length < AT_ONCE;
};
