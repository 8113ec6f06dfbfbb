// What makes a server its host's own: its name, what it says to those who come, and which games it offers.

import { GAME_IDS } from '@mirabilia/games/ids';
import type { Language } from '@mirabilia/kernel';

export interface Logo {
  /** Its media type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Another one for another picture. */
  readonly tag: string;
}

export interface Instance {
  readonly name?: string | undefined;
  /** By language. */
  readonly welcome?: { readonly [L in Language]?: string | undefined } | undefined;
  readonly accent?: string | undefined;
  readonly logo?: Logo | undefined;
  /** Whoever comes has to know it. */
  readonly password?: string | undefined;
  /** The games that can be played here. */
  readonly games: readonly string[];
}

/** As it is where the host has said nothing. */
export const USUAL_INSTANCE: Instance = { games: GAME_IDS };
