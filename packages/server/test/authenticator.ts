// An authenticator that keeps a passkey in memory and signs whatever it is asked to, also what an honest one would refuse.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '@mirabilia/protocol';

/** What a browser would put into the answer. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  /** The site for which the key answers; that of the origin by default. */
  readonly site?: string;
  readonly counter?: number;
  readonly userHandle?: string;
}

export interface Authenticator {
  readonly id: string;
  /** A new passkey. */
  create(ceremony: Ceremony): PasskeyAnswer;
  /** Signs in with it. */
  get(ceremony: Ceremony): PasskeyAnswer;
}

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR, as far as it is needed here: heads of up to 16 bits. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** An ES256 key in COSE. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

export function newAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = base64url(credential);

  const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { origin, site, counter = 0 }: Ceremony): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site ?? new URL(origin).hostname), Buffer.from([flags]), count]);
  };

  return {
    id,
    create: (ceremony) => {
      const data = Buffer.concat([
        authenticatorData(PRESENT | VERIFIED | WITH_KEY, ceremony),
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        coseKey(publicKey),
      ]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
          attestationObject: base64url(attestation),
        },
      };
    },
    get: (ceremony) => {
      const client = clientData('webauthn.get', ceremony);
      const data = authenticatorData(PRESENT | VERIFIED, ceremony);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          ...(ceremony.userHandle !== undefined && { userHandle: base64url(ceremony.userHandle) }),
        },
      };
    },
  };
}
