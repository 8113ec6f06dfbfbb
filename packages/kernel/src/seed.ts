import { accept, type Result, refuse } from './result.ts';
import { sha256Hex } from './sha256.ts';

/** A seed is a lower-case hexadecimal text of 8 to 128 digits. Servers draw 32 digits or more, so that it can't be guessed. */
export type Seed = string;

/** Reads a seed: 8 to 128 hexadecimal digits. */
export function readSeed(given: unknown): Result<Seed> {
  if (typeof given === 'string' && /^[0-9a-f]{8,128}$/.test(given)) return accept(given);
  return refuse('bad-seed');
}

/** What is shown of a secret, a nonce or a seed before it is told: SHA-256 over its text, so that anybody can check it. */
export function sealOf(text: string): string {
  return sha256Hex(text);
}

/** The seed of the nth match of a series: it depends on the series' name and the number alone. */
export function seedOfMatch(series: string, index: number): Seed {
  return sha256Hex(`mirabilia/1 series:${encodeURIComponent(series)}:${index}`).slice(0, 32);
}
