// Refusals as HTTP bodies and as socket messages.

import type { Refused } from '@mirabilia/kernel';
import { type Code, SENTENCES, type ServerMessage } from '@mirabilia/protocol';
import type { Problem } from '@mirabilia/protocol/answers';

export function problemOf({ refusal: { code, facts } }: Refused<Code>): Problem {
  return { code, sentence: SENTENCES[code], facts: facts ?? {} };
}

export function refusedMessage(
  id: string | null,
  { refusal: { code, facts } }: Refused<Code>,
): ServerMessage {
  return { type: 'refused', id, code, sentence: SENTENCES[code], facts: facts ?? {} };
}

/** Only where it is known when to try again. */
export const retryAfter = ({ refusal: { facts } }: Refused<Code>): Record<string, string> =>
  facts?.seconds === undefined ? {} : { 'Retry-After': String(facts.seconds) };

export const STATUS = {
  'bad-message': 400,
  'too-large': 413,
  'too-many': 429,
  'no-guest': 401,
  'no-such-match': 404,
  'no-such-record': 404,
  'no-such-deal': 404,
  'no-attempt': 403,
  'not-seated': 403,
  'already-seated': 409,
  removed: 403,
  'code-needed': 403,
  'not-host': 403,
  'match-full': 409,
  'match-started': 409,
  'match-not-started': 409,
  'match-over': 409,
  'other-rules': 409,
  sealed: 403,
  'tournament-table': 409,
  'no-such-tournament': 404,
  'no-such-group': 404,
  'not-in-it': 403,
  'too-few-players': 409,
  'round-running': 409,
  'tournament-over': 409,
  'has-clock': 409,
  'match-not-over': 409,
  'match-starting': 409,
  'lobby-changed': 409,
  'bad-nonce': 422,
  'seats-open': 409,
  'seats-taken': 409,
  'too-many-bot-tables': 409,
  'no-such-seat': 422,
  'no-such-game': 422,
  'no-such-bot': 422,
  'bad-options': 422,
  'not-ratable': 422,
  'bad-name': 422,
  'bad-chat': 422,
  silenced: 403,
  'players-only': 403,
  'no-reactions': 409,
  'no-such-person': 422,
  'no-such-turn': 409,
  'not-shown': 403,
  'bad-link': 404,
  'bad-passkey': 403,
  'no-such-passkey': 404,
  'password-needed': 401,
  'bad-password': 403,
  'not-admin': 403,
  banned: 403,
  muted: 403,
  'no-new-matches': 503,
  'bad-record': 422,
  'bad-endpoint': 422,
  'not-awaited': 409,
  'not-asked': 409,
  'no-such-step': 409,
  'stale-decision': 409,
  'illegal-move': 422,
  'kept-by-bot': 409,
  'bad-origin': 403,
  'no-header': 403,
  'not-json': 415,
  'no-such-call': 404,
  'wrong-method': 405,
  'not-a-socket': 426,
  unavailable: 503,
  internal: 500,
  draining: 503,
} as const satisfies Record<Code, number>;
