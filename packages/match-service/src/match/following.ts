// Who without a seat may see whose hand. All of it follows from the log.

import type { GameTypes, Seat } from '@mirabilia/kernel';
import { isRemoved, seatOf } from '../lobby/lobby.ts';
import type { LogBody } from '../store.ts';
import type { MatchConfig } from './match-config.ts';

/** Who may see the hand of a seat, each from a decision on: never what lay there when the player allowed it. */
interface ShownHand {
  readonly toAll: number | undefined;
  readonly to: ReadonlyMap<string, number>;
  readonly asking: readonly string[];
}

/** By seat. */
export type HandPermissions = readonly ShownHand[];

const HIDDEN: ShownHand = { toAll: undefined, to: new Map(), asking: [] };

export const firstFollowing = ({ seats }: Pick<MatchConfig<GameTypes>, 'seats'>): HandPermissions =>
  seats.map(() => HIDDEN);

const handAt = (following: HandPermissions, seat: Seat): ShownHand => following[seat] ?? HIDDEN;

type Asking = Extract<LogBody, { kind: 'ask' }>;
type Allowing = Extract<LogBody, { kind: 'allow' }>;

export function afterAsking(
  following: HandPermissions,
  { seat, guest }: Pick<Asking, 'seat' | 'guest'>,
): HandPermissions {
  const hand = handAt(following, seat);
  return following.with(seat, { ...hand, asking: [...hand.asking, guest] });
}

/** `next`: the number of the next decision. */
export function afterAllowing(
  following: HandPermissions,
  { seat, on, whom }: Pick<Allowing, 'seat' | 'on' | 'whom'>,
  next: number,
): HandPermissions {
  const hand = handAt(following, seat);
  if (whom === undefined) {
    return following.with(seat, on ? { ...hand, toAll: next, asking: [] } : HIDDEN);
  }
  const to = new Map(hand.to);
  if (on) to.set(whom, next);
  else to.delete(whom);
  return following.with(seat, { ...hand, to, asking: hand.asking.filter((guest) => guest !== whom) });
}

export const hasAsked = (
  following: HandPermissions,
  { seat, guest }: Pick<Asking, 'seat' | 'guest'>,
): boolean => handAt(following, seat).asking.includes(guest);

/** Is it so already? */
export function isAllowedAlready(following: HandPermissions, { seat, on, whom }: Allowing): boolean {
  const { toAll, to, asking } = handAt(following, seat);
  if (whom !== undefined) return to.has(whom) === on && !asking.includes(whom);
  return on ? toAll !== undefined : toAll === undefined && to.size === 0 && asking.length === 0;
}

type People = Pick<MatchConfig<GameTypes>, 'seats' | 'removed'>;

/** People who play, or were sent away, see nobody's cards. */
export const isOutsider = (people: People, guest: string | undefined): boolean =>
  seatOf(people, guest) === undefined && !isRemoved(people, guest);

/** From which decision on the guest sees the hand of the seat; undefined if they don't. */
export function seesHandFrom(
  people: People,
  following: HandPermissions,
  { guest, seat }: { readonly guest: string | undefined; readonly seat: Seat },
): number | undefined {
  if (guest === undefined || !isOutsider(people, guest)) return undefined;
  const { toAll, to } = handAt(following, seat);
  const from = [toAll, to.get(guest)].filter((decision) => decision !== undefined);
  return from.length === 0 ? undefined : Math.min(...from);
}

export const isOpenToAll = (following: HandPermissions, seat: Seat): boolean =>
  handAt(following, seat).toAll !== undefined;

export const askingFor = (following: HandPermissions, seat: Seat): readonly string[] =>
  handAt(following, seat).asking;

export const allowedBy = (following: HandPermissions, seat: Seat): readonly string[] => [
  ...handAt(following, seat).to.keys(),
];
