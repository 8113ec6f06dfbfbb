// What this device adds to the chance of deals: a nonce for each match, which stays here until the start.

import { type JsonObject, sealOf } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';

/** What the deal depends on besides the nonces: none of it may change once the first nonce is told. */
export interface FrozenLobby {
  readonly seal: string | null;
  readonly nonceSeals: readonly (string | null)[];
  readonly options: JsonObject;
  /** Names of people and levels of bots, by seat before the deal. */
  readonly names: readonly (string | null)[];
}

export interface KeptNonce {
  readonly nonce: string;
  /** The lobby as it was shown when the nonce was told. It is told for no other: whoever knows it could choose theirs. */
  readonly told?: FrozenLobby;
  /** The server has confirmed it before the deal, so it has to be in it. */
  readonly isTaken?: boolean;
}

export type ToldNonce = KeptNonce & Required<Pick<KeptNonce, 'told'>>;

const KEY = 'mirabilia.nonces';
const MOST_KEPT = 50;

/** Where the browser stores nothing, nonces last as long as the page. */
let remembered: readonly (readonly [match: string, kept: KeptNonce])[] = [];

function all(): typeof remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) && stored.length > 0 ? stored : remembered;
  } catch {
    return remembered;
  }
}

export const nonceOf = (match: string): KeptNonce | undefined => all().find(([id]) => id === match)?.[1];

/**
 * The nonce that this device told for a match. It is found by the match or by its own seal, never by the server's: a server
 * that chose another secret shows another seal.
 */
export function nonceToldFor(
  match: string | null,
  nonceSeals: readonly (string | null)[],
): ToldNonce | undefined {
  const isFor = (id: string, { nonce }: KeptNonce): boolean =>
    id === match || nonceSeals.includes(sealOf(nonce));
  for (const [id, kept] of all()) {
    if (kept.told !== undefined && isFor(id, kept)) return { ...kept, told: kept.told };
  }
  return undefined;
}

export function keepNonce(match: string, kept: KeptNonce): void {
  remembered = [...all().filter(([id]) => id !== match), [match, kept] as const].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Full or forbidden.
  }
}

/** 128 bits. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const frozen = ({ seal, nonceSeals, options, seats }: LobbyView): FrozenLobby => ({
  seal,
  nonceSeals,
  options,
  names: seats.map(({ name }) => name),
});

/** This device's nonce, if it is the one that the lobby shows for the player's seat. */
export function nonceIn({ id, you: { seat }, nonceSeals }: LobbyView): KeptNonce | undefined {
  const kept = nonceOf(id);
  return kept !== undefined && seat !== null && sealOf(kept.nonce) === nonceSeals[seat] ? kept : undefined;
}

/** Notes what the lobby shows as the nonce is told. False if it was told for another lobby before: then it must not be. */
export function mayTell(lobby: LobbyView, { nonce, told }: KeptNonce): boolean {
  if (told !== undefined) return JSON.stringify(told) === JSON.stringify(frozen(lobby));
  keepNonce(lobby.id, { nonce, told: frozen(lobby) });
  return true;
}

/** The server has answered that it has the nonce. */
export function noteTaken(match: string): void {
  const kept = nonceOf(match);
  if (kept !== undefined) keepNonce(match, { ...kept, isTaken: true });
}
