// Gives somebody another name, also where they have played and what they have said: a name may be an insult.

import type { Guest } from '@mirabilia/match-service';
import { lobbyOf } from '@mirabilia/match-service';
import { allMatchesOf } from '../storage/retention.ts';
import type { Store } from '../storage/store.ts';
import { withGuest, withSeatName } from './erasure.ts';

/** Gives the matches in which the name stood. */
export async function renameGuest(
  guest: Guest,
  name: string,
  store: Pick<Store, 'guest' | 'putGuest' | 'match' | 'retention'>,
): Promise<string[]> {
  const row = await store.guest(guest.id);
  if (row !== undefined) await store.putGuest({ ...row, name });
  const matches: string[] = [];
  for await (const match of allMatchesOf(store.retention, guest.id)) {
    matches.push(match);
    const found = await store.match(match);
    const seats = found === undefined ? [] : lobbyOf(found).seats;
    const seat = seats.findIndex((each) => 'guest' in each && each.guest === guest.id);
    await store.retention.rewriteMatch(match, (value) =>
      withSeatName(withGuest(value, guest.id, { id: guest.id, name }), seat, name),
    );
  }
  return matches;
}
