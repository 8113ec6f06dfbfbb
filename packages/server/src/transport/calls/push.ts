import { refuse } from '@mirabilia/kernel';
import { endPush, pushSubscription } from '@mirabilia/protocol';
import { nothing, pushKey } from '@mirabilia/protocol/answers';
import { areBrowserKeys } from '../../notifications/web-push.ts';
import { anybodysCall, guestsCall } from '../call.ts';

const key = anybodysCall({
  method: 'get',
  path: '/api/push',
  summary: 'The key with which a browser subscribes to be told of its turns',
  reply: pushKey,
  run: async ({ context }) => ({ ok: true, value: { key: context.pushKey } }),
});

const subscribe = guestsCall({
  method: 'post',
  path: '/api/push/subscribe',
  summary: 'Tell this browser when a match waits for me and I’m not there',
  body: pushSubscription,
  reply: nothing,
  refusals: ['bad-endpoint', 'unavailable'],
  async run(guest, { endpoint, keys, language }, { context: { store, mayCall, now }, origin }) {
    if (!mayCall(endpoint) || !areBrowserKeys(keys)) return refuse('bad-endpoint');
    await store.outbox.subscribe({ endpoint, guest: guest.id, ...keys, language, origin, createdAt: now() });
    return { ok: true, value: {} };
  },
});

const unsubscribe = guestsCall({
  method: 'post',
  path: '/api/push/unsubscribe',
  summary: 'Tell this browser nothing more',
  body: endPush,
  reply: nothing,
  refusals: ['unavailable'],
  async run(guest, { endpoint }, { context: { store } }) {
    await store.outbox.unsubscribe(endpoint, guest.id);
    return { ok: true, value: {} };
  },
});

export const PUSH_CALLS = [key, subscribe, unsubscribe];
