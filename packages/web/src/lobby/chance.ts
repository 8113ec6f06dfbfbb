// This device's part in the chance of a deal. It seals a nonce while the lobby is open and tells it when everything else is
// frozen; the player notices nothing of it.

import { type Result, sealOf } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { keepNonce, mayTell, newNonce, nonceIn, nonceOf, noteTaken } from '../match/nonces.ts';
import { api } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';

type Answer = Promise<Result<LobbyView, Trouble>>;

export async function createMatch(wish: Parameters<typeof api.create>[0]): Answer {
  const nonce = newNonce();
  const made = await api.create({ ...wish, nonceSeal: sealOf(nonce) });
  if (made.ok) keepNonce(made.value.id, { nonce });
  return made;
}

export function joinMatch({ id }: LobbyView, code: string): Answer {
  const nonce = newNonce();
  // Before the answer: the new lobby may be heard of first.
  keepNonce(id, { nonce });
  return api.join(code, sealOf(nonce));
}

/** Where no other device has sealed a nonce there is nothing to wait for: this one's goes with the call. */
export async function startMatch(lobby: LobbyView): Answer {
  const own = nonceIn(lobby);
  const isAlone = lobby.nonceSeals.every((seal, seat) => seal === null || seat === lobby.you.seat);
  if (own === undefined || own.told !== undefined || !isAlone || !mayTell(lobby, own))
    return api.start(lobby.id);
  const started = await api.start(lobby.id, own.nonce);
  if (started.ok) noteTaken(lobby.id);
  return started;
}

/** Milliseconds after which the host's page asks again: the server doesn't wait longer for nonces. */
const ASKS_AGAIN = 2200;

/**
 * Seals and tells this device's nonce as the lobby changes, and sees to it that a start doesn't wait for ever. What comes of
 * it is heard over the socket: an answer may come after the match has begun, and would show the lobby again.
 */
export function useChance(lobby: LobbyView): void {
  const hasSealed = useRef(false);
  const isSealing = useRef(false);
  const isTelling = useRef(false);

  const seal = async (): Promise<void> => {
    if (isSealing.current) return;
    const own = nonceIn(lobby);
    if (own !== undefined && own.told === undefined) return;
    const isAnothers = own === undefined && lobby.nonceSeals[lobby.you.seat ?? -1] !== null;
    // The device that opened the lobby last takes over from the player's others, once: two must not take turns.
    if (isAnothers && hasSealed.current) return;
    hasSealed.current = true;
    // A nonce that wasn't told is still good: this lobby may be older than the one that shows its seal.
    const kept = nonceOf(lobby.id);
    const nonce = kept !== undefined && kept.told === undefined ? kept.nonce : newNonce();
    keepNonce(lobby.id, { nonce });
    isSealing.current = true;
    await api.sealNonce(lobby.id, sealOf(nonce));
    isSealing.current = false;
  };

  const tell = async (): Promise<void> => {
    const own = nonceIn(lobby);
    if (isTelling.current || own === undefined || !mayTell(lobby, own)) return;
    isTelling.current = true;
    const answer = await api.tellNonce(lobby.id, own.nonce);
    if (answer.ok) noteTaken(lobby.id);
    // If the server wasn't reached, the lobby that it sends next asks again.
    isTelling.current = answer.ok || answer.refusal.code !== 'unreachable';
  };

  useEffect(() => {
    if (lobby.you.seat === null || lobby.seal === null) return;
    if (lobby.starting) void tell();
    else {
      isTelling.current = false;
      void seal();
    }
  }, [lobby]);

  const isToAskAgain = lobby.starting && lobby.you.isHost;
  useEffect(() => {
    if (!isToAskAgain) return;
    const timer = setInterval(() => void api.start(lobby.id), ASKS_AGAIN);
    return () => clearInterval(timer);
  }, [isToAskAgain, lobby.id]);
}
