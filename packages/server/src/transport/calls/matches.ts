import { refuse } from '@mirabilia/kernel';
import { createMatch, type LobbyView, seatChange, termsChange } from '@mirabilia/protocol';
import { lobbiesAnswer, lobbyAnswer, myMatchesAnswer, record } from '@mirabilia/protocol/answers';
import { type ApiCall, anybodysCall, guestsCall } from '../call.ts';
import { WEBHOOK_CALLS } from './webhooks.ts';

const create = guestsCall({
  method: 'post',
  path: '/api/matches',
  summary: 'Create a match; the creator is its host and takes the first open seat',
  body: createMatch,
  reply: lobbyAnswer,
  status: 201,
  refusals: ['no-such-game', 'no-such-bot', 'bad-options', 'bad-endpoint', 'unavailable'],
  rates: [
    { name: 'matches', of: 'guest' },
    { name: 'matches-of-address', of: 'address' },
  ],
  async run(guest, { webhook, ...request }, { context, origin }) {
    if (webhook !== undefined && !context.mayCall(webhook.url)) return refuse('bad-endpoint');
    const made = await context.matchService.create(guest, request);
    if (made.ok && webhook !== undefined) {
      await context.store.outbox.putWebhook({ match: made.value.id, origin, ...webhook });
    }
    return made;
  },
});

const list = anybodysCall({
  method: 'get',
  path: '/api/matches',
  summary: 'The public matches that may be joined or watched',
  reply: lobbiesAnswer,
  async run({ context, guest }) {
    return { ok: true, value: { matches: await context.matchService.publicMatches(guest) } };
  },
});

const mine = guestsCall({
  method: 'get',
  path: '/api/matches/mine',
  summary: 'My matches, with whom each waits for',
  reply: myMatchesAnswer,
  rates: [{ name: 'replays', of: 'address' }],
  async run(guest, _, { context }) {
    return { ok: true, value: { matches: await context.matchService.matchesOf(guest) } };
  },
});

const lobby = anybodysCall({
  method: 'get',
  path: '/api/matches/{id}',
  summary: 'The lobby of a match and its state; by id or by short code',
  reply: lobbyAnswer,
  refusals: ['no-such-match'],
  run: ({ context, guest, id }) => context.matchService.lobby(id, guest),
});

const recordOf = anybodysCall({
  method: 'get',
  path: '/api/matches/{id}/record',
  summary: 'The record: whole after the end, else what the asker may see',
  reply: record,
  refusals: ['no-such-match', 'match-not-started'],
  rates: [{ name: 'replays', of: 'address' }],
  run: ({ context, guest, id }) => context.matchService.record(id, guest),
});

const seats = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/seats',
  summary: 'Change the seats: host only, before the start',
  body: seatChange,
  reply: lobbyAnswer,
  refusals: ['no-such-match', 'not-host', 'match-started', 'no-such-seat', 'no-such-bot', 'unavailable'],
  run: (guest, change, { context, id }) => context.matchService.changeSeats(id, guest, change),
});

const terms = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/terms',
  summary: 'Agree anew on what is named: host only, before the start',
  body: termsChange,
  reply: lobbyAnswer,
  refusals: ['no-such-match', 'not-host', 'match-started', 'seats-taken', 'bad-options', 'unavailable'],
  run: (guest, change, { context, id }) => context.matchService.changeTerms(id, guest, change),
});

const start = guestsCall<unknown, LobbyView>({
  method: 'post',
  path: '/api/matches/{id}/start',
  summary: 'Deal: host only',
  reply: lobbyAnswer,
  refusals: [
    'no-such-match',
    'unavailable',
    'not-host',
    'match-started',
    'seats-open',
    'too-many-bot-tables',
  ],
  run: (guest, _, { context, id, address }) => context.botTables.start(id, guest, address),
});

/** Calls with only a match id. */
function matchCall(
  verb: 'join' | 'leave',
  { summary, refusals }: Pick<ApiCall, 'summary' | 'refusals'>,
): ApiCall {
  return guestsCall<unknown, LobbyView>({
    method: 'post',
    path: `/api/matches/{id}/${verb}`,
    summary,
    reply: lobbyAnswer,
    refusals: ['no-such-match', 'unavailable', ...(refusals ?? [])],
    run: (guest, _, { context, id }) => context.matchService[verb](id, guest),
  });
}

const rematch = guestsCall<unknown, LobbyView>({
  method: 'post',
  path: '/api/matches/{id}/rematch',
  summary: 'The same people at a new table',
  reply: lobbyAnswer,
  refusals: ['no-such-match', 'unavailable', 'not-seated', 'match-not-over'],
  run: (guest, _, { context: { matchService, store }, id }) =>
    // The webhook moves on to the rematch, once: afterwards it is the new host's.
    matchService.rematch(id, guest, async (old, next) => {
      const webhook = await store.outbox.webhook(old);
      if (webhook !== undefined) await store.outbox.putWebhook({ ...webhook, match: next });
    }),
});

export const MATCH_CALLS = [
  create,
  list,
  mine,
  lobby,
  recordOf,
  seats,
  terms,
  matchCall('join', {
    summary: 'Take an open seat',
    refusals: ['match-full', 'match-started', 'already-seated'],
  }),
  matchCall('leave', {
    summary: 'Give the seat back before the start',
    refusals: ['not-seated', 'match-started'],
  }),
  start,
  rematch,
  ...WEBHOOK_CALLS,
];
