// Facts of the protocol that need no schema: code that uses only these needn't load the schemas.

import type { Aids } from './http.ts';

export const PROTOCOL = 1;

/** In characters that are drawn. */
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 500;

export const USUAL_AIDS: Aids = { memory: true };
