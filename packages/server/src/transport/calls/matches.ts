import { type Result, refuse } from '@mirabilia/kernel';
import {
  type Code,
  createMatch,
  joinMatch,
  type LobbyView,
  sealNonce,
  seatChange,
  startMatch,
  tellNonce,
  termsChange,
} from '@mirabilia/protocol';
import { lobbiesAnswer, lobbyAnswer, myMatchesAnswer, record } from '@mirabilia/protocol/answers';
import { anybodysCall, type CallRequest, guestsCall } from '../call.ts';
import { REPLAYS } from '../limits.ts';
import { WEBHOOK_CALLS } from './webhooks.ts';

/** The list of public tables has few places: those of one address are limited, whoever creates them. */
async function withinPublicTables(
  { visibility }: { readonly visibility?: 'private' | 'public' | undefined },
  { context: { limiter }, address }: Pick<CallRequest, 'context' | 'address'>,
  open: () => Promise<Result<LobbyView, Code>>,
): Promise<Result<LobbyView, Code>> {
  if (visibility !== 'public') return open();
  const tooMany = await limiter.take('public-tables', address);
  if (tooMany !== undefined) return tooMany;
  const opened = await open();
  if (!opened.ok) await limiter.giveBack('public-tables', address);
  return opened;
}

const create = guestsCall({
  method: 'post',
  path: '/api/matches',
  summary: 'Create a match; the creator is its host and takes the first open seat',
  body: createMatch,
  reply: lobbyAnswer,
  status: 201,
  refusals: ['no-such-game', 'no-such-bot', 'bad-options', 'bad-endpoint', 'unavailable'],
  rates: [
    { name: 'matches', of: 'guest', isOfDone: true },
    { name: 'matches-of-address', of: 'address', own: 'own-matches', isOfDone: true },
  ],
  async run(guest, { webhook, ...request }, { context, origin, address }) {
    if (webhook !== undefined && !context.mayCall(webhook.url)) return refuse('bad-endpoint');
    const made = await withinPublicTables(request, { context, address }, () =>
      context.matchService.create(guest, request),
    );
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
  rates: [REPLAYS],
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
  rates: [REPLAYS],
  run: ({ context, guest, id }) => context.matchService.record(id, guest),
});

const seats = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/seats',
  summary: 'Change the seats: host only, before the start',
  body: seatChange,
  reply: lobbyAnswer,
  refusals: [
    'no-such-match',
    'not-host',
    'match-started',
    'match-starting',
    'no-such-seat',
    'no-such-bot',
    'too-many-bot-tables',
    'unavailable',
  ],
  run: (guest, change, { context, id, address }) =>
    context.botTables.leave({ guest, address }, (mayRunAlone) =>
      context.matchService.changeSeats(id, guest, change, mayRunAlone),
    ),
});

const terms = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/terms',
  summary: 'Agree anew on what is named: host only, before the start',
  body: termsChange,
  reply: lobbyAnswer,
  refusals: [
    'no-such-match',
    'not-host',
    'match-started',
    'match-starting',
    'seats-taken',
    'bad-options',
    'unavailable',
  ],
  run: (guest, change, { context, address, id }) =>
    withinPublicTables(change, { context, address }, () =>
      context.matchService.changeTerms(id, guest, change),
    ),
});

const join = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/join',
  summary: 'Take an open seat',
  body: joinMatch,
  reply: lobbyAnswer,
  refusals: ['no-such-match', 'unavailable', 'match-full', 'match-started', 'already-seated'],
  run: (guest, { nonceSeal }, { context, id }) => context.matchService.join(id, guest, nonceSeal),
});

const leave = guestsCall<unknown, LobbyView>({
  method: 'post',
  path: '/api/matches/{id}/leave',
  summary: 'Give the seat back; while the match runs, to a bot',
  reply: lobbyAnswer,
  refusals: ['no-such-match', 'unavailable', 'not-seated', 'too-many-bot-tables'],
  run: (guest, _, { context, id, address }) =>
    context.botTables.leave({ guest, address }, (mayRunAlone) =>
      context.matchService.leave(id, guest, mayRunAlone),
    ),
});

const start = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/start',
  summary: 'Deal, or freeze the lobby until the other devices have told their nonces: host only',
  body: startMatch,
  reply: lobbyAnswer,
  refusals: [
    'no-such-match',
    'unavailable',
    'not-host',
    'match-started',
    'seats-open',
    'match-starting',
    'lobby-changed',
    'bad-nonce',
    'not-seated',
    'too-many-bot-tables',
  ],
  run: (guest, { nonce }, { context, id, address }) =>
    context.botTables.start({ guest, address }, (mayRunAlone) =>
      context.matchService.start(id, guest, { nonce, mayRunAlone }),
    ),
});

const sealOfNonce = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/nonce-seal',
  summary: 'Add to the chance of the deal: the SHA-256 of a nonce, before the start',
  body: sealNonce,
  reply: lobbyAnswer,
  refusals: ['no-such-match', 'unavailable', 'not-seated', 'match-started', 'match-starting'],
  run: (guest, { nonceSeal }, { context, id }) => context.matchService.sealNonce(id, guest, nonceSeal),
});

const nonce = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/nonce',
  summary: 'Tell the nonce that was sealed, while the match is starting; with the last one it starts',
  body: tellNonce,
  reply: lobbyAnswer,
  refusals: ['no-such-match', 'unavailable', 'not-seated', 'match-started', 'match-not-started', 'bad-nonce'],
  run: (guest, told, { context, id }) => context.matchService.tellNonce(id, guest, told.nonce),
});

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
  join,
  leave,
  sealOfNonce,
  nonce,
  start,
  rematch,
  ...WEBHOOK_CALLS,
];
