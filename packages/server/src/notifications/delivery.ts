// What pushes and webhooks share.

import type { MatchService, MatchTurn } from '@mirabilia/match-service';
import type { Store } from '../storage/store.ts';
import type { WebhookBody } from './notification-bodies.ts';
import type { Outbound } from './outbound.ts';

/** `gone`: the receiver no longer exists; `late`: the turn is over; `failed`: worth another attempt. */
export const DELIVERY_OUTCOMES = ['sent', 'gone', 'late', 'refused', 'failed'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

export interface SendingNeeds {
  readonly store: Store;
  readonly matchService: Pick<MatchService, 'turn'>;
  readonly outbound: Outbound;
}

/** Undefined if the turn is over: a notification may wait for hours. */
export async function turnIfStillAwaited(
  matchService: SendingNeeds['matchService'],
  { match, decision, reason }: WebhookBody,
  guest?: string,
): Promise<MatchTurn | undefined> {
  const turn = await matchService.turn(match);
  if (turn === undefined || (reason === 'over') !== (turn.status === 'over')) return undefined;
  if (reason === 'over') return turn;
  const isAwaited = guest === undefined || turn.people.some((each) => each.guest === guest);
  return turn.decision === decision && turn.people.length > 0 && isAwaited ? turn : undefined;
}

export const isGone = (status: number): boolean => status === 404 || status === 410;

const TOO_MANY = 429;
const TIMEOUT = 408;

export function outcomeOfStatus(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (isGone(status)) return 'gone';
  return status >= 500 || status === TOO_MANY || status === TIMEOUT ? 'failed' : 'refused';
}
