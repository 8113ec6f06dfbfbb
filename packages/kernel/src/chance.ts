// How a deal is drawn that nobody can choose. The server seals a secret before anybody sits down, and each player's
// device seals a nonce. The seed follows from all of them, so it is free as long as one of them was drawn at random.

import type { JsonObject } from './game.ts';
import { accept, type Refusal, type Result, refuse } from './result.ts';
import { type Seed, sealOf } from './seed.ts';
import { sha256Hex } from './sha256.ts';

/** A type, because the compiler doesn't accept an interface as JSON. */
export type Chance = {
  /** SHA-256 of the secret, shown since the match was created. */
  readonly seal: string;
  /** The server's part. */
  readonly secret: Seed;
  /** SHA-256 of each nonce, shown before any nonce was told: by seat before the deal, null where there was none. */
  readonly nonceSeals: readonly (string | null)[];
  /** The parts of the players' devices; null as well where a device didn't tell its nonce at the start. */
  readonly nonces: readonly (string | null)[];
};

const SEAL = /^[0-9a-f]{64}$/;
/** 128 bits or more. */
const NONCE = /^[0-9a-f]{32,64}$/;

/** Is it a seal: a SHA-256, hexadecimal? */
export const isSeal = (given: unknown): given is string => typeof given === 'string' && SEAL.test(given);
/** Is it a nonce: 128 bits or more, hexadecimal? */
export const isNonce = (given: unknown): given is string => typeof given === 'string' && NONCE.test(given);

/** The seed of a deal: SHA-256 over a text that lists the secret and every nonce, empty where there is none. */
export function seedFrom({ secret, nonces }: Pick<Chance, 'secret' | 'nonces'>): Seed {
  return sha256Hex(`mirabilia/1 chance:${[secret, ...nonces.map((nonce) => nonce ?? '')].join(':')}`);
}

const isListOf = (
  given: unknown,
  isRight: (value: unknown) => boolean,
): given is readonly (string | null)[] =>
  Array.isArray(given) && given.every((value) => value === null || isRight(value));

/** Reads what a seed was drawn from, for so many players. */
export function readChance(given: unknown, players: number): Result<Chance> {
  const { seal, secret, nonceSeals, nonces } = Object(given) as Partial<JsonObject>;
  // The secret has the form of a long nonce: 256 bits, hexadecimal.
  const isRight =
    isSeal(seal) &&
    isNonce(secret) &&
    isListOf(nonceSeals, isSeal) &&
    isListOf(nonces, isNonce) &&
    nonceSeals.length === players &&
    nonces.length === players;
  return isRight ? accept({ seal, secret, nonceSeals, nonces }) : refuse('bad-chance');
}

/** What is wrong with the chance that a record tells; undefined if the seed follows from it. */
export function chanceFault(given: unknown, players: number, seed: Seed | undefined): Refusal | undefined {
  const chance = readChance(given, players);
  if (!chance.ok) return chance.refusal;
  const { seal, secret, nonceSeals, nonces } = chance.value;
  if (sealOf(secret) !== seal) return { code: 'other-seal' };
  const seat = nonces.findIndex((nonce, at) => nonce !== null && sealOf(nonce) !== nonceSeals[at]);
  if (seat >= 0) return { code: 'other-nonce', facts: { seat } };
  return seedFrom(chance.value) === seed ? undefined : { code: 'other-seed' };
}
