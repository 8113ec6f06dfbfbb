// Quick match: people who wait are put together, by whichever process looks first. A page that waits asks every other second;
// whoever stops asking is gone.

import { randomBytes } from 'node:crypto';
import { isGameId } from '@mirabilia/games/ids';
import { accept, type Result, refuse } from '@mirabilia/kernel';
import type { Guest, Log, MatchService, Timers } from '@mirabilia/match-service';
import type { Code, CreateMatch, quickMatchWish } from '@mirabilia/protocol';
import type { QuickMatchState } from '@mirabilia/protocol/answers';
import type { z } from 'zod';
import { NEW_RATING, pointsOf } from '../ratings/rating.ts';
import type { Freshness, QuickTicket } from '../storage/quick-tickets.ts';
import type { Store } from '../storage/store.ts';
import { groupsOf, type QuickGroup } from './groups.ts';

/** Milliseconds after which somebody who doesn't ask is gone. */
export const GONE_AFTER = 10_000;
/** Milliseconds for making a table. Afterwards somebody else may try. */
const CLAIM_HOLDS = 10_000;
/** Milliseconds between two looks of one process. */
const LOOKS_EVERY = 500;
/** Milliseconds in which people come to their table, and in which their devices tell what they add to its chance. */
export const STARTS_AFTER = 4000;
const NONCES_TAKE = 2500;
/** People who wait at the same time. */
const MOST_WAITING = 1000;
const BOT_LEVEL = 'medium';

const PACES: Readonly<Record<string, CreateMatch['pace']>> = {
  live: { kind: 'live', decision: 60, bank: 120 },
  days: { kind: 'days', hours: 24 },
};

interface Needs {
  readonly store: Pick<Store, 'quickTickets' | 'ratings' | 'guest'>;
  readonly matchService: Pick<MatchService, 'create' | 'join' | 'start' | 'leave'>;
  readonly timers: Timers;
  readonly now: () => number;
  readonly log: Pick<Log, 'warn'>;
}

export interface QuickMatch {
  enter(guest: Guest, wish: z.output<typeof quickMatchWish>): Promise<Result<QuickMatchState, Code>>;
  /** How far it is. It also tells that the guest is still there. */
  look(guest: Guest): Promise<QuickMatchState>;
  leave(guest: Guest): Promise<QuickMatchState>;
}

const NOT_WAITING: QuickMatchState = { state: 'none' };

export function newQuickMatch({ store, matchService, timers, now, log }: Needs): QuickMatch {
  const { quickTickets } = store;
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const fresh = (): Freshness => ({ seenSince: now() - GONE_AFTER, claimedSince: now() - CLAIM_HOLDS });
  const waiting = (): Promise<QuickTicket[]> => quickTickets.waiting(fresh(), MOST_WAITING);

  /** A guest as they are at a table now. Undefined for somebody who is unknown by now. */
  async function guestOf({ guest, address }: QuickTicket): Promise<Guest | undefined> {
    const row = await store.guest(guest);
    if (row === undefined) return undefined;
    const { id, name, emblem } = row;
    return { id, name, ...(emblem !== undefined && { emblem }), ...(address !== null && { address }) };
  }

  async function seat({ people, bots }: QuickGroup<QuickTicket>): Promise<Result<string, Code>> {
    const [ticket] = people as [QuickTicket];
    const guests = await Promise.all(people.map(guestOf));
    const [host, ...others] = guests;
    if (host === undefined || others.includes(undefined)) return refuse('no-guest');
    const made = await matchService.create(host, {
      game: ticket.game,
      options: {},
      seats: [...people.map(() => 'open'), ...Array.from({ length: bots }, () => `bot:${BOT_LEVEL}`)],
      pace: PACES[ticket.pace] as CreateMatch['pace'],
      botDelay: bots > 0 ? 1000 : 0,
      visibility: 'private',
      rated: bots === 0,
    });
    if (!made.ok) return made;
    const match = made.value.id;
    for (const guest of others as Guest[]) {
      const joined = await matchService.join(match, guest);
      if (joined.ok) continue;
      await matchService.leave(match, host);
      return joined;
    }
    start(match, host);
    return accept(match);
  }

  /** The lobby is full: once everyone had time to come, it begins. The second call doesn't wait for devices that are silent. */
  function start(match: string, host: Guest): void {
    const begin = (): void => {
      matchService
        .start(match, host)
        .catch((error: unknown) => log.warn({ match, err: error }, 'a quick match could not be started'));
    };
    timers.after(STARTS_AFTER, begin);
    timers.after(STARTS_AFTER + NONCES_TAKE, begin);
  }

  async function open(group: QuickGroup<QuickTicket>): Promise<void> {
    const wanted = group.people.map(({ guest }) => guest);
    const claim = randomBytes(9).toString('base64url');
    const claimed = await quickTickets.claim(wanted, claim, now(), fresh());
    // Somebody has left, or another process was faster.
    const match = claimed.length === wanted.length ? await seat(group) : undefined;
    if (match?.ok === false) log.warn(match.refusal, 'a table for people who wait could not be made');
    if (match?.ok) await quickTickets.settle(claim, match.value);
    else await quickTickets.release(claim);
  }

  async function findTables(): Promise<void> {
    const byKind = Map.groupBy(await waiting(), ({ game, pace }) => `${game} ${pace}`);
    for (const tickets of byKind.values()) for (const group of groupsOf(tickets, now())) await open(group);
    await quickTickets.forget(now() - 2 * GONE_AFTER);
  }

  function lookForTables(): Promise<void> {
    if (looking !== undefined) return looking;
    if (now() - lookedAt < LOOKS_EVERY) return Promise.resolve();
    lookedAt = now();
    looking = findTables()
      .catch((error: unknown) => log.warn({ err: error }, 'no tables could be made for those who wait'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  async function stateOf(ticket: QuickTicket | undefined): Promise<QuickMatchState> {
    if (ticket === undefined) return NOT_WAITING;
    const { match, game, sizes, pace, since, fillAfter } = ticket;
    if (match !== null) return { state: 'found', match };
    const others = (await waiting()).filter((other) => other.game === game && other.pace === pace);
    return {
      state: 'waiting',
      game,
      sizes: [...sizes],
      pace: pace === 'days' ? 'days' : 'live',
      waited: Math.max(0, now() - since),
      fillsIn: fillAfter === null ? null : Math.max(0, since + fillAfter - now()),
      people: Math.max(1, others.length),
    };
  }

  async function look({ id }: Guest): Promise<QuickMatchState> {
    if ((await quickTickets.see(id, now())) === undefined) return NOT_WAITING;
    await lookForTables();
    return stateOf(await quickTickets.see(id, now()));
  }

  return {
    look,
    enter: async (guest, { game, sizes, pace, fillAfter }) => {
      if (!isGameId(game)) return refuse('no-such-game', { game });
      if ((await waiting()).length >= MOST_WAITING)
        return refuse('too-many', { what: 'quick-matches', seconds: GONE_AFTER / 1000 });
      const rating = (await store.ratings.of([guest.id])).find((each) => each.game === game) ?? NEW_RATING;
      await quickTickets.put({
        guest: guest.id,
        game,
        sizes: [...new Set(sizes)],
        pace,
        fillAfter: fillAfter === null ? null : fillAfter * 1000,
        points: pointsOf(rating),
        address: guest.address ?? null,
        since: now(),
        seenAt: now(),
        match: null,
      });
      return accept(await look(guest));
    },
    leave: async ({ id }) => {
      await quickTickets.remove(id);
      return NOT_WAITING;
    },
  };
}
