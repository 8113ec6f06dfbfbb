// Notes on which day each guest was here last: one write per guest and day.

import type { Store } from '../storage/store.ts';

const DAY = 24 * 3_600_000;

export function newSeen({ profiles }: Pick<Store, 'profiles'>, now: () => number): (guest: string) => void {
  const noted = new Set<string>();
  let today = 0;
  return (guest) => {
    const day = now() - (now() % DAY);
    if (day !== today) noted.clear();
    today = day;
    if (noted.has(guest)) return;
    noted.add(guest);
    profiles.change(guest, { seenAt: day }).catch(() => noted.delete(guest));
  };
}
