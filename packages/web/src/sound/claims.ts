// Who plays a moment's sounds: a timeline that moves things and knows when, or nobody, and then they sound when the news arrives.

import type { Cue } from './cues.ts';

/** Is this sound of the update with this serial number played by the one who is asked? */
export type Claim = (cue: Cue, serial: number) => boolean;

const claims = new Set<Claim>();

/**
 * A timeline claims what it plays itself, so that nothing sounds twice. It is asked when the update arrives, before anything sounds;
 * where nothing moves (by the settings, or in a hidden page) it has to say no. Gives how to end it.
 */
export function claimCues(claim: Claim): () => void {
  claims.add(claim);
  return () => void claims.delete(claim);
}

export const isClaimed: Claim = (cue, serial) => [...claims].some((claim) => claim(cue, serial));
