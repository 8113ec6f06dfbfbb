// What the players' devices add to the chance of a deal. Each seals a nonce while the lobby is open; at the start seats and
// settings are frozen, and only then the nonces are told. So nobody who knows one can still choose another. Pure functions.

import { accept, type Chance, type Result, refuse, sealOf } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import { type Lobby, type SealedNonce, type StoredSeat, seatOf } from './lobby.ts';

/** Milliseconds for which a start waits for nonces. Then the host may start without those that are missing. */
export const NONCES_WITHIN = 2000;

export const isStarting = ({ startingAt }: Lobby): boolean => startingAt !== null;

const nonceAt = (occupant: StoredSeat): SealedNonce | null =>
  occupant.kind === 'human' ? (occupant.chance ?? null) : null;

/** By seat; null where no device has sealed one. */
export const noncesIn = ({ seats }: Lobby): readonly (SealedNonce | null)[] => seats.map(nonceAt);

const areAllTold = (lobby: Lobby): boolean => noncesIn(lobby).every((sealed) => sealed?.nonce !== null);

/** The lobby with another nonce of the guest. */
function withNonce(lobby: Lobby, guest: string, chance: SealedNonce): Result<Lobby, Code> {
  const seat = seatOf(lobby, guest);
  const occupant = seat === undefined ? undefined : lobby.seats[seat];
  if (seat === undefined || occupant?.kind !== 'human') return refuse('not-seated');
  return accept({ ...lobby, seats: lobby.seats.with(seat, { ...occupant, chance }) });
}

/** The guest's device has drawn a nonce; an earlier one no longer counts. */
export function withNonceSeal(lobby: Lobby, guest: string, seal: string): Result<Lobby, Code> {
  return isStarting(lobby) ? refuse('match-starting') : withNonce(lobby, guest, { seal, nonce: null });
}

/** The guest's device tells the nonce that it has sealed. */
function withToldNonce(lobby: Lobby, guest: string, nonce: string): Result<Lobby, Code> {
  const seat = seatOf(lobby, guest);
  if (seat === undefined) return refuse('not-seated');
  const seal = nonceAt(lobby.seats[seat] as StoredSeat)?.seal;
  return seal === sealOf(nonce) ? withNonce(lobby, guest, { seal, nonce }) : refuse('bad-nonce');
}

/** The lobby after a step towards the start, and whether the match begins now. */
export interface StartStep {
  readonly lobby: Lobby;
  readonly begins: boolean;
}

/**
 * The host wants to start. A nonce that comes with it is taken only if no other is awaited: whoever knew it could still
 * have sealed another one just before.
 */
export function startedBy(
  lobby: Lobby,
  host: string,
  { nonce, now }: { readonly nonce: string | undefined; readonly now: number },
): Result<StartStep, Code> {
  const { startingAt } = lobby;
  if (nonce !== undefined && lobby.secret !== null) {
    if (startingAt !== null) return refuse('match-starting');
    const told = withToldNonce(lobby, host, nonce);
    if (!told.ok) return told;
    return areAllTold(told.value) ? accept({ lobby: told.value, begins: true }) : refuse('lobby-changed');
  }
  const isWaitOver = startingAt !== null && now - startingAt >= NONCES_WITHIN;
  const begins = lobby.secret === null || areAllTold(lobby) || isWaitOver;
  return accept({ lobby: { ...lobby, startingAt: startingAt ?? now }, begins });
}

/** A device tells its nonce while the match is starting. With the last one it begins. */
export function toldBy(lobby: Lobby, guest: string, nonce: string): Result<StartStep, Code> {
  // Nobody asked for it: a nonce that is told while others can still be sealed is worth nothing.
  if (!isStarting(lobby)) return refuse('match-not-started');
  const told = withToldNonce(lobby, guest, nonce);
  return told.ok ? accept({ lobby: told.value, begins: areAllTold(told.value) }) : told;
}

/** Nothing starts now. What was told is known, so every device draws another nonce. */
export function calledOff(lobby: Lobby): Lobby {
  if (!isStarting(lobby)) return lobby;
  return { ...lobby, startingAt: null, seats: lobby.seats.map(withoutNonce) };
}

export function withoutNonce(occupant: StoredSeat): StoredSeat {
  if (occupant.kind !== 'human') return occupant;
  const { chance: _, ...rest } = occupant;
  return rest;
}

/** The lobby at the start: its nonces are written down as they were, because the deal may seat people otherwise. */
export function withFinalNonces(lobby: Lobby): Lobby {
  return { ...lobby, startingAt: null, nonces: noncesIn(lobby), seats: lobby.seats.map(withoutNonce) };
}

/** What the seed of a match that has started was drawn from; undefined in matches from before there were secrets. */
export function chanceOf({ secret, nonces }: Pick<Lobby, 'secret' | 'nonces'>): Chance | undefined {
  if (secret === null) return undefined;
  return {
    seal: sealOf(secret),
    secret,
    nonceSeals: nonces.map((sealed) => sealed?.seal ?? null),
    nonces: nonces.map((sealed) => sealed?.nonce ?? null),
  };
}
