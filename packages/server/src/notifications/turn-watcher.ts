// Looks whose turn it is, a moment after something has changed in a match, and queues notifications for players who are not
// connected.

import { createHash } from 'node:crypto';
import type { MatchService, MatchTurn, Timers } from '@mirabilia/match-service';
import { guestsOf, lobbyOf } from '@mirabilia/match-service';
import type { NewNotification } from '../storage/outbox.ts';
import { type Store, Unavailable } from '../storage/store.ts';
import type { ServerLog } from '../transport/log.ts';
import type { NotificationBodies, NotificationKind, PushBody } from './notification-bodies.ts';

/** Milliseconds: a reloaded page is back by then, and several quick moves need one look. */
export const LOOK_DELAY = 5000;
/** Milliseconds between two looks, and matches per query. */
const SHORTEST_REST = 1000;
const MOST_AT_ONCE = 500;
const NUDGED_EVERY = 60_000;

export interface TurnWatcherNeeds {
  readonly store: Store;
  readonly matchService: Pick<MatchService, 'turn' | 'isPresent'>;
  readonly timers: Timers;
  readonly clock: () => number;
  readonly log: ServerLog;
  /** Notifications were queued. */
  onJobs(): void;
}

export interface TurnWatcher {
  /** It may be someone else's turn in this match. Returns at once. */
  note(match: string): void;
  /** Somebody reminds a guest: their browsers are notified again if they are not connected. */
  nudge(match: string, guest: string): void;
  /** Looks at all noted matches now. */
  close(): Promise<void>;
}

export function newTurnWatcher({
  store,
  matchService,
  timers,
  clock,
  log,
  onJobs,
}: TurnWatcherNeeds): TurnWatcher {
  /** When each match was noted, the earliest first. */
  const noted = new Map<string, number>();
  const looking = new Set<Promise<void>>();
  let isClosed = false;
  let cancel: (() => void) | undefined;

  function note(match: string): void {
    if (isClosed || noted.has(match)) return;
    noted.set(match, clock());
    cancel ??= timers.after(LOOK_DELAY, round);
  }

  /** All that have waited long enough, together: a busy server has hundreds of them. */
  function round(): void {
    const now = clock();
    const ripe = [...noted].flatMap(([match, at]) => (at + LOOK_DELAY <= now ? [match] : []));
    for (const match of ripe) noted.delete(match);
    const [next] = noted.values();
    cancel =
      next === undefined ? undefined : timers.after(Math.max(SHORTEST_REST, next + LOOK_DELAY - now), round);
    start(lookAt(ripe));
  }

  function start(given: Promise<void>): void {
    const work = given.catch((error) =>
      log.warn({ err: error }, 'turns could not be looked up for notifications'),
    );
    looking.add(work);
    void work.finally(() => looking.delete(work));
  }

  /** In most matches nobody wants notifications: they cost a part of one query. */
  async function lookAt(matches: readonly string[]): Promise<void> {
    for (let at = 0; at < matches.length; at += MOST_AT_ONCE) {
      const some = matches.slice(at, at + MOST_AT_ONCE);
      for (const match of await store.outbox.notifiableMatches(some)) {
        await look(match).catch((error) => {
          if (error instanceof Unavailable) throw error;
          log.error({ err: error, match }, 'nobody is told of turns in a match that is damaged');
        });
      }
    }
  }

  async function look(match: string): Promise<void> {
    const row = await store.match(match);
    if (row === undefined) return;
    const [subscriptions, webhook] = await Promise.all([
      store.outbox.subscriptionsOf(guestsOf(lobbyOf(row))),
      store.outbox.webhook(match),
    ]);
    const turn = await matchService.turn(match);
    if (turn === undefined) return;
    const away = await absent(match, turn);
    const jobs: NewNotification[] = [];
    const add = <K extends NotificationKind>(kind: K, to: string, body: NotificationBodies[K]) => {
      const id = [kind, match, body.decision, body.reason, to].join(' ');
      jobs.push({ id, kind, body: JSON.stringify(body), dueAt: clock() });
    };
    const { decision } = turn;
    const { host } = row;
    const reason = turn.isLast ? 'last' : 'turn';
    for (const { guest, endpoint } of subscriptions) {
      if (away.has(guest)) add('push', shortened(endpoint), { match, decision, reason, guest, endpoint });
    }
    if (webhook !== undefined) {
      if (turn.status === 'over') add('hook', '', { match, decision, reason: 'over', host });
      else if (away.size > 0) add('hook', '', { match, decision, reason, host });
    }
    if (jobs.length === 0) return;
    await store.outbox.addNotifications(jobs);
    onJobs();
  }

  /** Once a minute at most, however many people are impatient. */
  async function remind(match: string, guest: string): Promise<void> {
    if (await matchService.isPresent(match, guest)) return;
    const turn = await matchService.turn(match);
    if (turn === undefined || !turn.people.some((person) => person.guest === guest)) return;
    const { decision, isLast } = turn;
    const reason = isLast ? 'last' : 'turn';
    const minute = Math.floor(clock() / NUDGED_EVERY);
    const jobs = (await store.outbox.subscriptionsOf([guest])).map(({ endpoint }) => ({
      id: ['nudge', match, decision, minute, shortened(endpoint)].join(' '),
      kind: 'push' as const,
      body: JSON.stringify({ match, decision, reason, guest, endpoint } satisfies PushBody),
      dueAt: clock(),
    }));
    if (jobs.length === 0) return;
    await store.outbox.addNotifications(jobs);
    onJobs();
  }

  async function absent(match: string, { people }: MatchTurn): Promise<ReadonlySet<string>> {
    const away = new Set<string>();
    for (const { guest } of people) if (!(await matchService.isPresent(match, guest))) away.add(guest);
    return away;
  }

  return {
    note,
    nudge: (match, guest) => {
      if (!isClosed) start(remind(match, guest));
    },
    close: async () => {
      isClosed = true;
      cancel?.();
      start(lookAt([...noted.keys()]));
      await Promise.all(looking);
    },
  };
}

/** Endpoints are long, and anyone who knows one could try to use it. */
const shortened = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 16);
