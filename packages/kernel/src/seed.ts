import { accept, type Result, refuse } from './result.ts';
import { sha256Hex } from './sha256.ts';

/** A seed is a lower-case hexadecimal text of 8 to 128 digits. Servers draw 32 digits or more, so that it can't be guessed. */
export type Seed = string;

export function readSeed(given: unknown): Result<Seed> {
  if (typeof given === 'string' && /^[0-9a-f]{8,128}$/.test(given)) return accept(given);
  return refuse('bad-seed');
}

/** What is shown before the first card is dealt: SHA-256 over the seed's text, so that anybody can check it. */
export function sealOf(seed: Seed): string {
  return sha256Hex(seed);
}

/** The seed of the nth match of a series: it depends on the series' name and the number alone. */
export function seedOfMatch(series: string, index: number): Seed {
  return sha256Hex(`mirabilia/1 series:${encodeURIComponent(series)}:${index}`).slice(0, 32);
}
