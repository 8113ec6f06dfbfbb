// Tables that strangers can find. A table is listed only while its host is there or was a moment ago, and a host has one
// place in the list, so that nobody can fill it.

import { type Refused, refuse } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import type { Guest } from '../client.ts';
import type { Environment } from '../environment.ts';
import type { MatchRow, Presence } from '../store.ts';
import { sharedPlaces } from './shared-places.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a lobby is listed after its host was last there. */
export const LOBBY_LISTED = 15 * MINUTE;
/** A match that runs is there to be watched: for a day after something happened in it, or its host was there. */
export const RUNNING_LISTED = DAY;
/** A lobby that nobody has touched for so long is deleted. People may have been invited for next week. */
export const LOBBY_KEPT = 30 * DAY;

const LOOKS_EVERY = 5 * MINUTE;
const MOST_LISTED = 100;
/** Among so many, addresses take turns. */
const MOST_READ = 500;
const MOST_AT_ONCE = 500;
const USUAL_MOST = 3;
/** Milliseconds for which the list is kept: everybody is shown the same rows, and reading them takes a while. */
export const LIST_KEPT = 1000;

export interface PublicTables {
  list(): Promise<readonly MatchRow[]>;
  /** A table that may be in the list has changed here. What other processes change is listed a moment later. */
  changed(): void;
  /** Runs `open`, which makes a lobby of the host public, unless they have as many as one may have. */
  opening<R>(
    lobby: { readonly host: string; readonly id?: string },
    open: () => Promise<R>,
  ): Promise<R | Refused<Code>>;
  /** A guest watches a match: if it is the host, the table is listed at once. */
  arrived(row: MatchRow, guest: Guest | undefined): void;
  start(): void;
  stop(): void;
}

type Needs = Pick<Environment, 'store' | 'clock' | 'timers' | 'log' | 'limits'>;

/** `present` says who watches what here. */
export function newPublicTables(
  { store: { publicTables: store }, clock, timers, log, limits }: Needs,
  present: () => readonly Presence[],
): PublicTables {
  const most = limits?.publicLobbies ?? USUAL_MOST;
  /** Hosts who are about to open a lobby: two at once must not both be the last one that is allowed. */
  const opening = new Map<string, Promise<unknown>>();
  let kept: { readonly at: number; readonly rows: Promise<readonly MatchRow[]> } | undefined;
  let cancel = (): void => {};

  function changed(): void {
    kept = undefined;
  }

  function list(): Promise<readonly MatchRow[]> {
    const now = clock();
    // A clock may be set back.
    if (kept === undefined || now < kept.at || now >= kept.at + LIST_KEPT) {
      const rows = read(now);
      kept = { at: now, rows };
      rows.catch(changed);
    }
    return kept.rows;
  }

  async function read(now: number): Promise<readonly MatchRow[]> {
    const rows = await store?.list({
      limit: MOST_READ,
      lobbiesSince: now - LOBBY_LISTED,
      runningSince: now - RUNNING_LISTED,
    });
    return sharedPlaces(rows ?? [], MOST_LISTED);
  }

  async function touch(presences: readonly Presence[]): Promise<void> {
    for (let at = 0; at < presences.length; at += MOST_AT_ONCE) {
      await store?.touch(presences.slice(at, at + MOST_AT_ONCE));
    }
    changed();
  }

  async function look(): Promise<void> {
    try {
      await touch(present());
      const forgotten = (await store?.forgetLobbies(clock() - LOBBY_KEPT, MOST_AT_ONCE)) ?? 0;
      if (forgotten > 0) log.info({ forgotten }, 'lobbies that nobody came back to were deleted');
    } catch (error) {
      log.warn({ error }, 'who is at the tables could not be noted');
    }
  }

  function lookLater(): void {
    cancel = timers.after(LOOKS_EVERY, () => {
      lookLater();
      void look();
    });
  }

  async function openAlone<R>(
    { host, id }: { readonly host: string; readonly id?: string },
    open: () => Promise<R>,
  ): Promise<R | Refused<Code>> {
    const lobbies = (await store?.lobbiesOf(host, clock() - LOBBY_LISTED)) ?? [];
    const others = lobbies.filter((each) => each !== id);
    return others.length < most ? open() : refuse('too-many', { what: 'public-lobbies', most });
  }

  return {
    list,
    changed,
    opening: (lobby, open) => {
      const before = opening.get(lobby.host) ?? Promise.resolve();
      const opened = before.then(() => openAlone(lobby, open));
      const settled = opened.then(
        () => {},
        () => {},
      );
      opening.set(lobby.host, settled);
      void settled.then(() => {
        if (opening.get(lobby.host) === settled) opening.delete(lobby.host);
      });
      return opened;
    },
    arrived: ({ id, host, updatedAt }, guest) => {
      if (guest?.id !== host || clock() - updatedAt < LOOKS_EVERY) return;
      touch([{ match: id, guest: host }]).catch((error) =>
        log.warn({ match: id, error }, 'that the host is there could not be noted'),
      );
    },
    start: () => {
      if (store !== undefined) lookLater();
    },
    stop: () => cancel(),
  };
}
