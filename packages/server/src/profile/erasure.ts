// Forgets a guest. Games stay for the others who played them, without the name and without what the guest has said.

import { isObject, type Json, type JsonObject } from '@mirabilia/kernel';
import type { Guest, MatchService } from '@mirabilia/match-service';
import { guestsOf, lobbyOf } from '@mirabilia/match-service';
import type { Groups } from '../groups/groups.ts';
import { allMatchesOf, type Rewrite } from '../storage/retention.ts';
import type { Store } from '../storage/store.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { LateErasures } from './late-erasures.ts';

/** What is shown instead of a name, and of what somebody has said. */
export const NOTHING = '—';

interface Needs {
  readonly store: Pick<Store, 'match' | 'retention'>;
  readonly matchService: Pick<MatchService, 'leave'>;
  readonly tournaments: Pick<Tournaments, 'forget'>;
  readonly groups: Pick<Groups, 'forget'>;
  readonly newGuestId: () => string;
  /** For matches that are being played. */
  readonly lateErasures: Pick<LateErasures, 'add'>;
}

/** The guest themselves goes last: what was interrupted can be asked for again. */
export async function eraseGuest(
  guest: Guest,
  { store, matchService, tournaments, groups, newGuestId, lateErasures }: Needs,
): Promise<void> {
  const { retention } = store;
  await tournaments.forget(guest.id, NOTHING);
  await groups.forget(guest.id);
  const nobody = newGuestId();
  for await (const match of allMatchesOf(retention, guest.id)) {
    const row = await store.match(match);
    // Somebody may wait for their move, or for them to start.
    if (row !== undefined && row.status !== 'over' && guestsOf(lobbyOf(row)).includes(guest.id))
      await matchService.leave(match, guest);
    const seat = row === undefined ? -1 : lobbyOf(row).seats.findIndex((each) => isSeatOf(each, guest.id));
    const rewrite = () =>
      retention.rewriteMatch(match, (value) =>
        withSeatName(withGuest(value, guest.id, { id: nobody, name: NOTHING, text: NOTHING }), seat, NOTHING),
      );
    await rewrite();
    if (row?.status === 'running') lateErasures.add(match, rewrite);
    await retention.renameHost(match, guest.id, nobody);
  }
  await retention.forgetGuest(guest.id);
}

const isSeatOf = (seat: object, guest: string): boolean => 'guest' in seat && seat.guest === guest;

export interface GuestLook {
  readonly id: string;
  readonly name: string;
  /** Instead of what they have said. */
  readonly text?: string;
}

/** Wherever the guest's id stands, what stands beside it tells of them. */
export function withGuest(value: Json, guest: string, look: GuestLook): Json {
  if (Array.isArray(value)) return value.map((each: Json) => withGuest(each, guest, look));
  if (!isObject(value)) return value === guest ? look.id : value;
  const inside = Object.entries(value).map(
    ([key, each]) => [key, each === undefined ? each : withGuest(each, guest, look)] as const,
  );
  const kept: JsonObject = Object.fromEntries(inside);
  if (value.guest !== guest) return kept;
  return {
    ...kept,
    ...('name' in kept && { name: look.name }),
    ...('text' in kept && look.text !== undefined && { text: look.text }),
  };
}

/** Records have no ids: the seat tells whose name it is. */
export function withSeatName(value: Json, seat: number, name: string): Json {
  if (!isObject(value) || !('format' in value) || !Array.isArray(value.seats)) return value;
  const seats = value.seats.map((each: Json, at: number) =>
    at === seat && isObject(each) ? { ...each, name } : each,
  );
  return { ...value, seats };
}

/** What was said in a match, by anybody. */
export const withoutChat: Rewrite = (value) =>
  isObject(value) && value.kind === 'chat' ? { ...value, text: NOTHING } : value;

/** What one person said in a match. */
export const withoutChatOf =
  (guest: string): Rewrite =>
  (value) =>
    isObject(value) && value.guest === guest ? withoutChat(value) : value;
