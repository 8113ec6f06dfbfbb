// Ids, codes and seeds that nobody may guess.

import { randomBytes, randomInt } from 'node:crypto';
import type { Seed } from '@mirabilia/kernel';

/** 128 bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

export const newSeed = (): Seed => randomBytes(32).toString('hex');

/** Without letters that are easily confused: no I, L, O, and no U, which looks like V. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
