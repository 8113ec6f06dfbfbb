import type { Aids } from './http.ts';

/** Apart from the schemas: whoever needs only this needn't carry them. */
export const USUAL_AIDS: Aids = { memory: true };
