import { quickMatchWish } from '@mirabilia/protocol';
import { quickMatchState } from '@mirabilia/protocol/answers';
import { guestsCall } from '../call.ts';

const enter = guestsCall({
  method: 'post',
  path: '/api/quick-match',
  summary: 'Wait for people of my strength, at a table of one of these sizes',
  body: quickMatchWish,
  reply: quickMatchState,
  refusals: ['no-such-game', 'unavailable'],
  rates: [
    { name: 'quick-matches', of: 'guest' },
    { name: 'quick-matches-of-address', of: 'address', own: 'own-quick-matches' },
  ],
  run: (guest, wish, { context }) => context.quickMatch.enter(guest, wish),
});

const look = guestsCall({
  method: 'get',
  path: '/api/quick-match',
  summary: 'Has a table been found? Whoever doesn’t ask for ten seconds waits no longer',
  reply: quickMatchState,
  refusals: ['unavailable'],
  run: async (guest, _, { context }) => ({ ok: true, value: await context.quickMatch.look(guest) }),
});

const leave = guestsCall({
  method: 'post',
  path: '/api/quick-match/leave',
  summary: 'Wait no longer',
  reply: quickMatchState,
  refusals: ['unavailable'],
  run: async (guest, _, { context }) => ({ ok: true, value: await context.quickMatch.leave(guest) }),
});

export const QUICK_MATCH_CALLS = [enter, look, leave];
