// What is told at once, everywhere, and never stored: nudges and reactions.

import type { Environment } from '../environment.ts';
import type { Announcement } from '../store.ts';
import type { Nudge } from './live-match.ts';
import type { MatchSlot } from './live-matches.ts';

type Moment = Extract<Announcement, { readonly kind: 'nudge' | 'reaction' }>;

export interface Moments {
  /** Tells the player, wherever they are. */
  nudge(slot: MatchSlot, given: Nudge): void;
  /** Shows a reaction to all who hear its player, wherever they are. */
  react(slot: MatchSlot, shown: Omit<Extract<Moment, { kind: 'reaction' }>, 'kind'>): void;
  /** Tells those who watch in this process what happened in another one. */
  tell(slot: MatchSlot, what: Moment): void;
}

export function newMoments({ store, onNudge }: Pick<Environment, 'store' | 'onNudge'>): Moments {
  function tell({ id, live, subscribers }: MatchSlot, what: Moment): void {
    for (const { client, seat } of subscribers.values()) {
      if (what.kind === 'nudge') {
        if (seat === what.seat) client.send({ type: 'nudged', match: id, by: what.by });
      } else if (live?.hears(client.guest?.id, what.seat)) {
        client.send({ type: 'reaction', match: id, seat: what.seat, reaction: what.reaction });
      }
    }
  }

  function tellEverywhere(slot: MatchSlot, what: Moment): void {
    tell(slot, what);
    store.cluster?.announce(slot.id, what);
  }

  return {
    tell,
    react: (slot, shown) => tellEverywhere(slot, { kind: 'reaction', ...shown }),
    nudge: (slot, given) => {
      tellEverywhere(slot, { kind: 'nudge', ...given });
      const guest = slot.live?.guests()[given.seat];
      if (typeof guest === 'string') onNudge?.(slot.id, guest);
    },
  };
}
