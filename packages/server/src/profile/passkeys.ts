// Passkeys: a device proves that it has a key, and the server keeps no secret. Each challenge holds once, for one purpose
// and for five minutes; the answer has to come from a page of this server.

import { accept, type Result, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import type { Code, PasskeyAnswer } from '@mirabilia/protocol';
import type { PasskeyQuestion } from '@mirabilia/protocol/answers';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '../storage/profiles.ts';
import type { Store } from '../storage/store.ts';

export const CHALLENGE_LASTS = 5 * 60_000;
/** More are no help to anybody. */
const MOST_PASSKEYS = 20;

export interface Passkeys {
  /** To make a passkey for the guest. */
  question(guest: Guest, origin: string): Promise<PasskeyQuestion>;
  add(
    guest: Guest,
    origin: string,
    made: { readonly answer: PasskeyAnswer; readonly label: string },
  ): Promise<Result<void, Code>>;
  /** To sign in with any passkey of this server. */
  signInQuestion(origin: string): Promise<PasskeyQuestion>;
  /** Gives the guest. */
  signIn(origin: string, answer: PasskeyAnswer): Promise<Result<string, Code>>;
}

interface Needs {
  readonly store: Pick<Store, 'profiles'>;
  readonly now: () => number;
}

/** EdDSA, ES256 and RS256, by their numbers in COSE: to find out about others is still experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Large, and rarely needed. */
const library = () => import('@simplewebauthn/server');

const NAME = 'Mirabilia';
const BAD = refuse('bad-passkey' as const);

export function newPasskeys({ store: { profiles }, now }: Needs): Passkeys {
  const keep = async (challenge: string, guest: string | null): Promise<void> =>
    profiles.putChallenge({ challenge, guest, expiresAt: now() + CHALLENGE_LASTS });

  /** Taken before the answer is checked: a wrong answer uses it up as well. */
  const isAsked = async (challenge: string | undefined, guest: string | null): Promise<boolean> => {
    const kept = challenge === undefined ? undefined : await profiles.claimChallenge(challenge, now());
    return kept !== undefined && kept.guest === guest;
  };

  return {
    question: async (guest, origin) => {
      const { generateRegistrationOptions } = await library();
      const known = await profiles.passkeysOf(guest.id);
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: hostOf(origin),
        userName: guest.name,
        userDisplayName: guest.name,
        userID: new Uint8Array(Buffer.from(guest.id)),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: known.map(({ id }) => ({ id })),
      });
      await keep(options.challenge, guest.id);
      return { ...options };
    },

    add: async (guest, origin, { answer, label }) => {
      const challenge = challengeIn(answer);
      if (!(await isAsked(challenge, guest.id))) return BAD;
      if ((await profiles.passkeysOf(guest.id)).length >= MOST_PASSKEYS) return BAD;
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
        expectedChallenge: challenge ?? '',
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      if (verified?.registrationInfo === undefined) return BAD;
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const isNew = await profiles.addPasskey({
        id,
        guest: guest.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        label,
        createdAt: now(),
        usedAt: null,
      });
      return isNew ? accept(undefined) : BAD;
    },

    signInQuestion: async (origin) => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostOf(origin),
        userVerification: 'preferred',
      });
      await keep(options.challenge, null);
      return { ...options };
    },

    signIn: async (origin, answer) => {
      const challenge = challengeIn(answer);
      if (!(await isAsked(challenge, null))) return BAD;
      const passkey = await profiles.passkey(answer.id);
      if (passkey === undefined || !isOf(answer, passkey)) return BAD;
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
        expectedChallenge: challenge ?? '',
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => undefined);
      if (verified?.verified !== true) return BAD;
      // A copy of the key that was used at the same time would have the same counter.
      const used = { counter: verified.authenticationInfo.newCounter, usedAt: now() };
      const isFirst = await profiles.usePasskey(passkey.id, passkey.counter, used);
      return isFirst ? accept(passkey.guest) : BAD;
    },
  };
}

/** Passkeys belong to a host, on any port. */
const hostOf = (origin: string): string => new URL(origin).hostname;

const isOf = ({ response: { userHandle } }: PasskeyAnswer, { guest }: Passkey): boolean =>
  userHandle == null || Buffer.from(userHandle, 'base64url').toString() === guest;

function challengeIn({ response }: PasskeyAnswer): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}
