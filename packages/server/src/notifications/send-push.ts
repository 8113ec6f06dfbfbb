import { createHash } from 'node:crypto';
import type { MatchTurn } from '@mirabilia/match-service';
import type { Subscription } from '../storage/outbox.ts';
import {
  type DeliveryOutcome,
  isGone,
  outcomeOfStatus,
  type SendingNeeds,
  turnIfStillAwaited,
} from './delivery.ts';
import type { PushBody } from './notification-bodies.ts';
import { encrypt, type SenderKeys, vapidAuthorization } from './web-push.ts';
import { titleIn, wordsIn } from './words/index.ts';

/** Seconds for which a push service keeps a message for a sleeping device. */
const KEPT = '86400';

/** What the page's worker shows; it is in `packages/web/src/service-worker/push.ts`. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a click leads. */
  readonly path: string;
  /** A later message of the same match replaces an earlier one. */
  readonly tag: string;
}

export interface PushSenderNeeds extends SendingNeeds {
  readonly keys: SenderKeys;
  readonly clock: () => number;
}

export function newPushSender({ store, matchService, outbound, keys, clock }: PushSenderNeeds) {
  return async (job: PushBody): Promise<DeliveryOutcome> => {
    const { guest, endpoint, match, reason } = job;
    const own = await store.outbox.subscriptionsOf([guest]);
    const subscription = own.find((each) => each.endpoint === endpoint);
    if (subscription === undefined) return 'gone';
    const turn = await turnIfStillAwaited(matchService, job, guest);
    if (turn === undefined) return 'late';
    const message = messageOf(turn, job, subscription.language);
    const status = await outbound.post(endpoint, {
      body: encrypt(JSON.stringify(message), subscription),
      headers: {
        Authorization: vapidAuthorization(keys, { endpoint, contact: contactOf(subscription), now: clock() }),
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: KEPT,
        Urgency: reason === 'last' ? 'high' : 'normal',
        // Replaces an undelivered message of the same match.
        Topic: createHash('sha256').update(match).digest('base64url').slice(0, 32),
      },
    });
    if (isGone(status)) await store.outbox.unsubscribe(endpoint);
    return outcomeOfStatus(status);
  };
}

/** The page's origin identifies the sender. Push services refuse origins without encryption, as in a local trial. */
const contactOf = ({ origin }: Subscription): string =>
  origin.startsWith('https:') ? origin : 'mailto:operator@localhost';

/** It says nothing about cards: others may see the screen of a locked phone. */
function messageOf(turn: MatchTurn, { reason, guest, match }: PushBody, language: string): PushMessage {
  const words = wordsIn(language);
  const own = turn.people.find((each) => each.guest === guest)?.name;
  const others = [...turn.names];
  if (own !== undefined) others.splice(others.indexOf(own), 1);
  return {
    title: reason === 'last' ? words.allWait : words.yourTurn,
    body: words.with({ game: titleIn(words, turn.game), names: others }),
    path: `/m/${turn.code}`,
    tag: match,
  };
}
