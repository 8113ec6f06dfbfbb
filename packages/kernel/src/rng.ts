// The random generator: the ChaCha stream cipher with eight rounds, keyed by the seed's hash. Players who see their own
// cards learn nothing about the others', which a faster statistical generator could not promise. Its state is plain
// data, so it can be part of a match's secret state and survive being written as JSON.

import { sha256Words } from './sha256.ts';

/** A random generator. It is plain data that changes as numbers are drawn. */
export interface Rng {
  readonly key: readonly number[];
  counter: number;
  /** The current block of sixteen words, and how many of them are spent. */
  readonly block: number[];
  spent: number;
}

const WORDS = 16;
const EMPTY_BLOCK: readonly number[] = Array.from({ length: WORDS }, () => 0);
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** A generator for a text. `purpose` keeps streams apart that grow from one seed. */
export function rngFrom(seed: string, purpose: string): Rng {
  const key = sha256Words(`mirabilia/1 ${purpose}:${seed}`);
  return { key, counter: 0, block: EMPTY_BLOCK.slice(), spent: WORDS };
}

/** A generator that will draw the same numbers. */
export function copyRng(rng: Rng): Rng {
  return { key: rng.key, counter: rng.counter, block: rng.block.slice(), spent: rng.spent };
}

/** A generator of its own whose numbers follow from those of another. */
export function branchRng(rng: Rng): Rng {
  const half = (): number => below(rng, 1 << 16);
  const key = Array.from({ length: 8 }, () => (half() << 16) | half());
  return { key, counter: 0, block: EMPTY_BLOCK.slice(), spent: WORDS };
}

/** Goes on with another block of sixteen words: the same block gives the same numbers, whatever was drawn before. */
export function jumpTo(rng: Rng, block: number): void {
  rng.counter = block;
  rng.spent = WORDS;
}

/** A whole number from 0 to n - 1, each exactly as likely; n is at most 2^20. */
export function below(rng: Rng, n: number): number {
  // Nothing is below none: the search for a number would never end.
  if (!(n > 0)) throw new RangeError(`no number below ${n}`);
  // 30 bits stay small integers; the numbers above the last full multiple of n are drawn again.
  for (;;) {
    if (rng.spent === WORDS) refill(rng);
    const drawn = (rng.block[rng.spent++] as number) >>> 2;
    const rest = drawn % n;
    if (drawn - rest <= 0x40000000 - n) return rest;
  }
}

/** Puts the items into a random order, in place (Fisher and Yates). */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
  return items;
}

/** One of the items, each as likely. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}

const work = new Int32Array(WORDS);
const DOUBLE_ROUNDS = 4;

function refill(rng: Rng): void {
  const { key, block } = rng;
  for (let i = 0; i < 4; i++) work[i] = CONSTANTS[i] as number;
  for (let i = 0; i < 8; i++) work[4 + i] = key[i] as number;
  work[12] = rng.counter;
  work[13] = work[14] = work[15] = 0;
  for (let i = 0; i < WORDS; i++) block[i] = work[i] as number;
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    // Four columns, then four diagonals.
    quarterRound(0, 4, 8, 12);
    quarterRound(1, 5, 9, 13);
    quarterRound(2, 6, 10, 14);
    quarterRound(3, 7, 11, 15);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) block[i] = ((block[i] as number) + (work[i] as number)) | 0;
  rng.counter++;
  rng.spent = 0;
}

function quarterRound(a: number, b: number, c: number, d: number): void {
  let wa = work[a] as number;
  let wb = work[b] as number;
  let wc = work[c] as number;
  let wd = work[d] as number;
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  work[a] = wa;
  work[b] = wb;
  work[c] = wc;
  work[d] = wd;
}
