import { isGameId } from '@mirabilia/games/ids';
import { type Result, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
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
import {
  commentsAnswer,
  lobbiesAnswer,
  lobbyAnswer,
  myMatchesAnswer,
  record,
} from '@mirabilia/protocol/answers';
import { anybodysCall, type CallRequest, guestsCall } from '../call.ts';
import { type OwnedRate, REPLAYS, takeRates } from '../limits.ts';
import { takeReplays } from '../replays.ts';
import type { ServerContext } from '../server-context.ts';
import { WEBHOOK_CALLS } from './webhooks.ts';

/** The list of public tables has few places: those of one address are limited, whoever creates them. */
const PUBLIC_TABLES: OwnedRate = {
  name: 'public-tables',
  of: 'address',
  own: 'own-public-tables',
  isOfDone: true,
};
const NEW_MATCHES: readonly OwnedRate[] = [
  { name: 'matches', of: 'guest', isOfDone: true },
  { name: 'matches-of-address', of: 'address', own: 'own-matches', isOfDone: true },
];

/** Makes a table that `rates` count, unless it is refused. */
async function within(
  rates: readonly OwnedRate[],
  { context: { limiter }, address, guest }: Pick<CallRequest, 'context' | 'address' | 'guest'>,
  open: () => Promise<Result<LobbyView, Code>>,
): Promise<Result<LobbyView, Code>> {
  const taken = await takeRates(limiter, rates, { address, guest: guest?.id });
  if (!taken.ok) return taken;
  const opened = await open();
  if (!opened.ok) await taken.value.undo();
  return opened;
}

/** While the host lets no new matches begin, none does; those that run go on. */
const closed = ({ context: { house } }: Pick<CallRequest, 'context'>) =>
  house.isClosed() ? refuse('no-new-matches') : undefined;

/** Where the match runs, it may have to be read from its log so that a bot can have the seat. */
async function giveSeat(
  guest: Guest,
  { context, id, address }: CallRequest,
  give: (context: ServerContext) => Promise<Result<LobbyView, Code>>,
): Promise<Result<LobbyView, Code>> {
  const tooMany = await takeReplays(context, id, { address, guest });
  return tooMany ?? context.botTables.leave({ guest, address }, () => give(context));
}

const create = guestsCall({
  method: 'post',
  path: '/api/matches',
  summary: 'Create a match; the creator is its host and takes the first open seat',
  body: createMatch,
  reply: lobbyAnswer,
  status: 201,
  refusals: ['no-such-game', 'no-such-bot', 'bad-options', 'not-ratable', 'bad-endpoint', 'unavailable'],
  rates: NEW_MATCHES,
  async run(guest, { webhook, ...request }, asked) {
    const { context, origin } = asked;
    const isClosed = closed(asked);
    if (isClosed !== undefined) return isClosed;
    if (isGameId(request.game) && !context.instance.games.includes(request.game))
      return refuse('no-such-game', { game: request.game });
    if (webhook !== undefined && !context.mayCall(webhook.url)) return refuse('bad-endpoint');
    const rates = request.visibility === 'public' ? [PUBLIC_TABLES] : [];
    const made = await within(rates, asked, () => context.matchService.create(guest, request));
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
  rates: [{ name: 'lists', of: 'caller' }],
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
    return { ok: true, value: { matches: await context.matchesOf(guest) } };
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

const renewSeat = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/my-seat',
  summary: 'Before the start: show my present name and emblem at my seat',
  reply: lobbyAnswer,
  refusals: ['no-such-match', 'not-seated', 'match-started', 'match-starting', 'unavailable'],
  run: (guest, _, { context, id }) => context.matchService.renewSeat(id, guest),
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

const comments = anybodysCall({
  method: 'get',
  path: '/api/matches/{id}/comments',
  summary: 'What was said about turns, by those whom the asker hears',
  reply: commentsAnswer,
  refusals: ['no-such-match', 'match-not-started'],
  rates: [REPLAYS],
  run: ({ context, guest, id }) => context.matchService.comments(id, guest),
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
    'not-ratable',
    'unavailable',
  ],
  run: (guest, change, asked) =>
    giveSeat(guest, asked, ({ matchService }) => matchService.changeSeats(asked.id, guest, change)),
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
    'not-ratable',
    'unavailable',
  ],
  async run(guest, change, asked) {
    const { matchService } = asked.context;
    const before = change.visibility === 'public' ? await matchService.lobby(asked.id, guest) : undefined;
    // Only a table that becomes public takes a place in the list.
    const rates = before?.ok && before.value.visibility === 'private' ? [PUBLIC_TABLES] : [];
    return within(rates, asked, () => matchService.changeTerms(asked.id, guest, change));
  },
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
  refusals: ['no-such-match', 'unavailable', 'not-seated'],
  run: (guest, _, asked) => giveSeat(guest, asked, ({ matchService }) => matchService.leave(asked.id, guest)),
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
  run: async (guest, { nonce }, { context, id, address }) =>
    closed({ context }) ??
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
  async run(guest, _, asked) {
    const { context, id } = asked;
    const { matchService, store } = context;
    const old = await matchService.lobby(id, guest);
    const isNew = old.ok && old.value.rematch === null;
    const isClosed = isNew ? closed(asked) : undefined;
    if (isClosed !== undefined) return isClosed;
    // Those who follow to a table that is there make none.
    const rates = isNew ? NEW_MATCHES : [];
    return within(rates, asked, () =>
      // The webhook moves on to the rematch, once: afterwards it is the new host's.
      matchService.rematch(id, guest, async (old, next) => {
        const webhook = await store.outbox.webhook(old);
        if (webhook !== undefined) await store.outbox.putWebhook({ ...webhook, match: next });
        await context.groups.noteRematch(old, next);
      }),
    );
  },
});

export const MATCH_CALLS = [
  create,
  list,
  mine,
  lobby,
  recordOf,
  comments,
  renewSeat,
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
