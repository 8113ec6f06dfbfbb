// Which guests watch a match, in this process and in others.

import type { Environment } from '../environment.ts';
import type { Presence } from '../store.ts';
import type { MatchSlot } from './live-matches.ts';
import { BACK_WITHIN } from './presence.ts';

export interface Watching {
  /** Does the guest watch the match, here or in another process? */
  isPresent(match: string, guest: string): Promise<boolean>;
  /** They don't, and haven't for a while. */
  isAway(match: string, guest: string): Promise<boolean>;
  /** Who watches what in this process; screens that all can see are left out. */
  presences(): readonly Presence[];
}

interface Needs extends Pick<Environment, 'store' | 'clock'> {
  readonly openedAt: number;
}

export function newWatching(
  slots: ReadonlyMap<string, Pick<MatchSlot, 'id' | 'subscribers' | 'presence'>>,
  { store, clock, openedAt }: Needs,
): Watching {
  function isHere(match: string, guest: string): boolean {
    const subscribers = slots.get(match)?.subscribers.values() ?? [];
    for (const { client, isSpectator } of subscribers) {
      if (client.guest?.id === guest && !isSpectator) return true;
    }
    return false;
  }

  function presences(): Presence[] {
    const present: Presence[] = [];
    for (const { id, subscribers } of slots.values()) {
      const guests = new Set<string>();
      for (const { client, isSpectator } of subscribers.values()) {
        if (client.guest !== undefined && !isSpectator) guests.add(client.guest.id);
      }
      for (const guest of guests) present.push({ match: id, guest });
    }
    return present;
  }

  /** Here, or here until a moment ago. */
  const isNearHere = (match: string, guest: string): boolean =>
    slots.get(match)?.presence.isNear(guest) ?? clock() - openedAt < BACK_WITHIN;

  const presence = (match: string, guest: string): string => `present ${match} ${guest}`;
  const nearness = (match: string, guest: string): string => `near ${match} ${guest}`;
  store.cluster?.answer((question) => {
    const [what, match = '', guest = ''] = question.split(' ');
    return (what === 'present' && isHere(match, guest)) || (what === 'near' && isNearHere(match, guest));
  });

  async function isAway(match: string, guest: string): Promise<boolean> {
    return !isNearHere(match, guest) && (await store.cluster?.doesAnybody(nearness(match, guest))) !== true;
  }

  async function isPresent(match: string, guest: string): Promise<boolean> {
    return isHere(match, guest) || (await store.cluster?.doesAnybody(presence(match, guest))) === true;
  }

  return { isPresent, isAway, presences };
}
