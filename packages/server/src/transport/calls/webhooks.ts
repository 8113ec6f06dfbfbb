import { type Result, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import { type Code, webhookChange } from '@mirabilia/protocol';
import { webhookAnswer } from '@mirabilia/protocol/answers';
import { type CallRequest, guestsCall } from '../call.ts';

/** The match's id, if the guest is its host. */
async function hostedBy(guest: Guest, { context, id }: CallRequest): Promise<Result<string, Code>> {
  const lobby = await context.matchService.lobby(id, guest);
  if (!lobby.ok) return lobby;
  if (!lobby.value.you.isHost) return refuse('not-host');
  return { ok: true, value: lobby.value.id };
}

const change = guestsCall({
  method: 'post',
  path: '/api/matches/{id}/webhook',
  summary: 'A chat that is told whose turn it is and who has won: host only',
  body: webhookChange,
  reply: webhookAnswer,
  refusals: ['no-such-match', 'not-host', 'bad-endpoint', 'unavailable'],
  async run(guest, { webhook }, asked) {
    const match = await hostedBy(guest, asked);
    if (!match.ok) return match;
    const { store, mayCall } = asked.context;
    if (webhook === null) await store.outbox.dropWebhook(match.value);
    else if (!mayCall(webhook.url)) return refuse('bad-endpoint');
    else await store.outbox.putWebhook({ match: match.value, origin: asked.origin, ...webhook });
    return { ok: true, value: { isSet: webhook !== null } };
  },
});

const look = guestsCall({
  method: 'get',
  path: '/api/matches/{id}/webhook',
  summary: 'Is a chat told of the match: host only',
  reply: webhookAnswer,
  refusals: ['no-such-match', 'not-host'],
  async run(guest, _, asked) {
    const match = await hostedBy(guest, asked);
    if (!match.ok) return match;
    return {
      ok: true,
      value: { isSet: (await asked.context.store.outbox.webhook(match.value)) !== undefined },
    };
  },
});

export const WEBHOOK_CALLS = [change, look];
