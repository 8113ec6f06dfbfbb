// Attacks over the socket.

import { below, pick, type Rng } from '@mirabilia/kernel';
import { LARGEST_MESSAGE, REACTIONS } from '@mirabilia/protocol';
import { type AttackContext, someMatch } from './attack-context.ts';
import { junkText, oddText, oddValue, randomBytes, spoilt } from './junk.ts';

export type Frame = string | Buffer;

let ids = 0;
const newId = (rng: Rng): string =>
  // Sometimes an id that somebody else has used, or a victim will.
  below(rng, 4) === 0 ? `v${below(rng, 20)}.0` : `a${ids++}`;

function aMove(rng: Rng, { known, victims }: AttackContext): string {
  const places = [...known.values()].filter(({ legal }) => legal.length > 0);
  if (places.length > 0 && below(rng, 2) === 0) return pick(rng, pick(rng, places).legal);
  const words = pick(rng, victims).said.map((text) => (JSON.parse(text) as { move?: string }).move);
  const moves = words.filter((move) => move !== undefined);
  return moves.length > 0 ? pick(rng, moves) : oddText(rng) || 'x';
}

/** A message of the protocol, about any match. */
function aMessage(rng: Rng, context: AttackContext): Record<string, unknown> {
  const id = newId(rng);
  const match = someMatch(rng, context);
  const decision = Math.max(0, (context.known.get(match)?.decision ?? below(rng, 22)) + below(rng, 3) - 1);
  switch (below(rng, 17)) {
    case 0:
    case 1:
    case 2:
      return { type: 'commit', id, match, decision, step: below(rng, 3), move: aMove(rng, context) };
    case 3:
      return {
        type: 'preselect',
        id,
        match,
        decision,
        move: below(rng, 4) === 0 ? null : aMove(rng, context),
      };
    case 4:
      return { type: 'return', id, match };
    case 5:
      return { type: 'unwatch', id, match };
    case 6:
      return { type: 'chat', id, match, text: oddText(rng), ...(below(rng, 3) === 0 ? { decision } : {}) };
    case 7:
      return {
        type: pick(rng, ['mute', 'silence', 'allow']),
        id,
        match,
        on: below(rng, 2) === 0,
        ...(below(rng, 2) === 0 ? {} : { person: below(rng, 9) }),
      };
    case 8:
      return { type: 'ping', id };
    case 9:
      return { type: 'react', id, match, reaction: pick(rng, [...REACTIONS, oddText(rng)]) };
    case 10:
      return { type: 'nudge', id, match, seat: below(rng, 9) };
    case 11:
      return { type: 'end', id, match, on: below(rng, 2) === 0 };
    case 12:
      return { type: 'reactions', id, match, on: below(rng, 2) === 0 };
    case 13:
    case 14:
      return { type: 'follow', id, match, hands: pick(rng, ['all', null, below(rng, 9), oddText(rng)]) };
    default:
      return { type: 'watch', id, match, form: pick(rng, ['engine', 'open']) };
  }
}

/** A choice for a seat that is somebody else's, with all that a server could be talked into believing. */
function forged(rng: Rng, context: AttackContext): string {
  const victim = pick(rng, context.victims);
  const decision = Math.max(0, (victim.victims[0]?.model.decision ?? 0) + below(rng, 3) - 1);
  return JSON.stringify({
    type: pick(rng, ['commit', 'preselect', 'return']),
    id: newId(rng),
    match: victim.id,
    decision,
    step: below(rng, 2),
    move: aMove(rng, context),
    seat: below(rng, 4),
    guest: pick(rng, victim.victims).guest.token.split('.')[1],
    token: pick(rng, context.attackers).token,
    by: pick(rng, ['bot', 'clock', 'forced', 'player']),
    at: below(rng, 1_000_000),
    keeper: 'player',
  });
}

/** A move that is legal in a match of their own: they may play there. */
function honest(rng: Rng, context: AttackContext): string {
  const places = [...context.known].filter(([, { legal }]) => legal.length > 0);
  if (places.length === 0) return JSON.stringify(aMessage(rng, context));
  const [match, { decision, legal }] = pick(rng, places);
  return JSON.stringify({
    type: 'commit',
    id: newId(rng),
    match,
    decision,
    step: 0,
    move: pick(rng, legal),
  });
}

function oversized(rng: Rng, context: AttackContext): Frame {
  const message = aMessage(rng, context);
  const over = below(rng, 4) === 0 ? 5 * LARGEST_MESSAGE : LARGEST_MESSAGE + below(rng, 2 * LARGEST_MESSAGE);
  return JSON.stringify({ ...message, padding: 'x'.repeat(over) });
}

export function socketAttack(rng: Rng, context: AttackContext): Frame {
  const dice = below(rng, 100);
  if (dice < 14) return junkText(rng);
  if (dice < 17) return randomBytes(rng, 200);
  if (dice < 20) return oversized(rng, context);
  if (dice < 35) return spoilt(rng, aMessage(rng, context));
  if (dice < 50) return forged(rng, context);
  // What somebody else said, word for word.
  if (dice < 58) return pick(rng, context.victims).said.at(-1 - below(rng, 10)) ?? junkText(rng);
  if (dice < 68) return honest(rng, context);
  if (dice < 72) return JSON.stringify({ ...aMessage(rng, context), id: oddValue(rng) });
  return JSON.stringify(aMessage(rng, context));
}
