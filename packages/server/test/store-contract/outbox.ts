import { aCommit, aMatch } from '@mirabilia/match-service/testkit';
import { ids, type StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import {
  MOST_SUBSCRIPTIONS,
  type NewNotification,
  NOTIFICATION_CLAIM_LASTS,
  NOTIFICATION_KNOWN,
  type Subscription,
} from '../../src/storage/outbox.ts';
import type { Store } from '../../src/storage/store.ts';

const aJob = (id: string, dueAt: number): NewNotification => ({
  id,
  kind: 'push',
  body: `{"to":"${id} ż"}`,
  dueAt,
});

const aSubscription = (endpoint: string, guest: string, createdAt = 1): Subscription => ({
  endpoint,
  guest,
  p256dh: 'key',
  auth: 'secret',
  language: 'pl',
  origin: 'https://play.example.org',
  createdAt,
});

export function outboxContract(given: StoreUnderTest<Store>): void {
  describe('what is sent to people who aren’t here', () => {
    test('a job is taken once when it is due, and again if nobody has finished it', async () => {
      const { outbox: post } = given.store;
      await post.addNotifications([aJob('b', 200), aJob('a', 100), aJob('c', 999)]);
      expect(await post.claimNotifications(99, 9)).toEqual([]);
      expect(await post.claimNotifications(500, 9)).toEqual([
        { ...aJob('a', 100), attempts: 0 },
        { ...aJob('b', 200), attempts: 0 },
      ]);
      expect(await post.claimNotifications(501, 9)).toEqual([]);
      expect(await post.jobsWaiting()).toBe(3);
      await post.finishNotification('a', 502);
      expect(ids(await post.claimNotifications(500 + NOTIFICATION_CLAIM_LASTS, 9))).toEqual(['b', 'c']);
      expect(await post.jobsWaiting()).toBe(2);
    });

    test('no more are taken than are wanted, earliest first, and each by one of those who ask at once', async () => {
      const { outbox: post } = given.store;
      await post.addNotifications(Array.from({ length: 20 }, (_, i) => aJob(`j${i}`, i)));
      expect(ids(await post.claimNotifications(100, 2))).toEqual(['j0', 'j1']);
      const taken = await Promise.all([1, 2, 3, 4].map(() => post.claimNotifications(100, 5)));
      expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(taken.flat().length);
    });

    test('what failed is due again later, and counted', async () => {
      const { outbox: post } = given.store;
      await post.addNotifications([aJob('a', 1)]);
      await post.claimNotifications(1, 9);
      await post.retryNotification('a', 50);
      expect(await post.claimNotifications(49, 9)).toEqual([]);
      expect(await post.claimNotifications(50, 9)).toEqual([{ ...aJob('a', 50), attempts: 1 }]);
    });

    test('what is postponed is due again later, and not counted', async () => {
      const { outbox: post } = given.store;
      await post.addNotifications([aJob('a', 1), aJob('b', 1)]);
      await post.claimNotifications(1, 9);
      await post.postponeNotifications([], 50);
      await post.postponeNotifications(['a', 'b'], 50);
      expect(await post.claimNotifications(49, 9)).toEqual([]);
      // Those that are due at the same time come in any order.
      const due = (await post.claimNotifications(50, 9)).toSorted((a, b) => a.id.localeCompare(b.id));
      expect(due).toEqual([
        { ...aJob('a', 50), attempts: 0 },
        { ...aJob('b', 50), attempts: 0 },
      ]);
    });

    test('what is done is not done again, as long as its id is known', async () => {
      const { outbox: post } = given.store;
      await post.addNotifications([aJob('a', 1)]);
      await post.addNotifications([aJob('a', 1), aJob('b', 1)]);
      expect(await post.jobsWaiting()).toBe(2);
      await post.finishNotification('a', 10);
      await post.addNotifications([aJob('a', 1)]);
      expect(await post.jobsWaiting()).toBe(1);
      await post.finishNotification('b', 10 + NOTIFICATION_KNOWN);
      await post.addNotifications([aJob('a', 1), aJob('b', 1)]);
      expect(await post.jobsWaiting()).toBe(1);
    });

    test('browsers that want to be told: of whom they are, and until they are dropped', async () => {
      const { outbox: post } = given.store;
      await post.subscribe(aSubscription('e1', 'ana', 1));
      await post.subscribe(aSubscription('e2', 'ana', 2));
      await post.subscribe(aSubscription('e3', 'bo', 3));
      expect(await post.subscriptionsOf(['ana', 'nobody'])).toEqual([
        aSubscription('e1', 'ana', 1),
        aSubscription('e2', 'ana', 2),
      ]);
      // The same browser is somebody else's now.
      await post.subscribe({ ...aSubscription('e1', 'bo', 4), language: 'ro' });
      expect((await post.subscriptionsOf(['ana'])).map(({ endpoint }) => endpoint)).toEqual(['e2']);
      expect((await post.subscriptionsOf(['bo'])).at(-1)?.language).toBe('ro');
      await post.unsubscribe('e2', 'bo');
      expect(await post.subscriptionsOf(['ana'])).toHaveLength(1);
      await post.unsubscribe('e2', 'ana');
      await post.unsubscribe('e3');
      expect((await post.subscriptionsOf(['ana', 'bo'])).map(({ endpoint }) => endpoint)).toEqual(['e1']);
      expect(await post.subscriptionsOf([])).toEqual([]);
    });

    test('nobody has more browsers than anybody needs', async () => {
      const { outbox: post } = given.store;
      for (let i = 0; i <= MOST_SUBSCRIPTIONS; i++) await post.subscribe(aSubscription(`e${i}`, 'ana', i));
      const kept = await post.subscriptionsOf(['ana']);
      expect(kept).toHaveLength(MOST_SUBSCRIPTIONS);
      expect(kept[0]?.endpoint).toBe('e1');
    });

    test('matches of which somebody wants to be told', async () => {
      const { store } = given;
      for (const id of ['m', 'n', 'o']) await store.createMatch(aMatch(id));
      await store.seatGuests('m', ['ana', 'bo']);
      await store.seatGuests('n', ['bo']);
      await store.outbox.subscribe(aSubscription('e1', 'ana', 1));
      await store.outbox.subscribe(aSubscription('e2', 'ana', 2));
      const origin = 'https://o';
      await store.outbox.putWebhook({
        match: 'o',
        url: 'https://chat.example.org/1',
        language: 'en',
        origin,
      });
      expect(await store.outbox.notifiableMatches(['m', 'n', 'o'])).toEqual(new Set(['m', 'o']));
      expect(await store.outbox.notifiableMatches(['n', 'nowhere'])).toEqual(new Set());
      expect(await store.outbox.notifiableMatches([])).toEqual(new Set());
    });

    test('matches of which somebody wants to be told, and in which something has happened since', async () => {
      const { store } = given;
      const { outbox: post } = store;
      const chat = { url: 'https://chat.example.org/1', language: 'en', origin: 'https://o' };
      await store.createMatch(aMatch('pushed', { updatedAt: 500 }));
      await store.createMatch(aMatch('chatted', { updatedAt: 2000 }));
      await store.createMatch(aMatch('lobby', { status: 'lobby', updatedAt: 2000 }));
      await store.createMatch(aMatch('nobody', { updatedAt: 2000 }));
      await store.seatGuests('pushed', ['ana']);
      await post.subscribe(aSubscription('e1', 'ana', 1));
      for (const match of ['chatted', 'lobby']) await post.putWebhook({ match, ...chat });
      expect(await post.notifiableMatchesSince(900)).toEqual(new Set(['chatted']));
      await store.append({ match: 'pushed', entries: [aCommit(1)] });
      expect(await post.notifiableMatchesSince(900)).toEqual(new Set(['chatted', 'pushed']));
      expect(await post.notifiableMatchesSince(1500)).toEqual(new Set(['chatted']));
      expect(await post.notifiableMatchesSince(2500)).toEqual(new Set());
    });

    test('the chat of a match', async () => {
      const { outbox: post } = given.store;
      await given.store.createMatch(aMatch('m'));
      const hook = { match: 'm', url: 'https://chat.example.org/1', language: 'en', origin: 'https://o' };
      await post.putWebhook(hook);
      await post.putWebhook({ ...hook, url: 'https://chat.example.org/2' });
      expect(await post.webhook('m')).toEqual({ ...hook, url: 'https://chat.example.org/2' });
      expect(await post.webhook('other')).toBe(undefined);
      await post.dropWebhook('m');
      expect(await post.webhook('m')).toBe(undefined);
    });

    test('the chat of a lobby goes when the lobby is forgotten', async () => {
      const { outbox: post, publicTables } = given.store;
      await given.store.createMatch(aMatch('m', { status: 'lobby' }));
      await post.putWebhook({
        match: 'm',
        url: 'https://chat.example.org/1',
        language: 'en',
        origin: 'https://o',
      });
      expect(await publicTables.forgetLobbies(2_000, 10)).toBe(1);
      await given.store.createMatch(aMatch('m', { status: 'lobby' }));
      expect(await post.webhook('m')).toBe(undefined);
    });
  });
}
