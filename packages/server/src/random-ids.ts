// Chance for what nobody may guess: ids, codes and seeds.

import { randomBytes, randomInt } from 'node:crypto';
import type { Seed } from '@mirabilia/kernel';

/** 128 bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

export const newSeed = (): Seed => randomBytes(32).toString('hex');

/** No letter that another could be taken for when it is read aloud or written down: no I, L, O; no U for V. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
