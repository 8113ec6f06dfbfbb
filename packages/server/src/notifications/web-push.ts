// A message to a browser by way of its maker's push service: encrypted for the browser alone (RFC 8291, in the coding of
// RFC 8188), and signed so that the service knows who sends (RFC 8292, VAPID).

import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';

const fromText = (text: string): Buffer => Buffer.from(text, 'base64url');
const toText = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** What a browser gives with its subscription, in base64url: its public key and a secret. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Made for each message; tests give their own. */
export interface EphemeralKeys {
  readonly sender: ECDH;
  readonly salt: Buffer;
}

function newEphemeralKeys(): EphemeralKeys {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/** Larger than any message: it is one record. */
const RECORD_SIZE = 4096;
const PURPOSE = 'WebPush: info\0';
const INFO = Buffer.from(PURPOSE);
/** Ends the last record. */
const LAST = Buffer.from([2]);

/** Throws if the keys are invalid. */
export function encrypt(
  text: string,
  { p256dh, auth }: BrowserKeys,
  keys: EphemeralKeys = newEphemeralKeys(),
): Buffer {
  const { sender, salt } = keys;
  const browser = fromText(p256dh);
  const own = sender.getPublicKey();
  const info = Buffer.concat([INFO, browser, own]);
  const secret = derive(sender.computeSecret(browser), fromText(auth), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, sealed, cipher.getAuthTag()]);
}

/** The server's own keys, in base64url. Browsers subscribe to the public one. */
export interface SenderKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newSenderKeys(): SenderKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros are missing in the key's bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: toText(pair.getPublicKey()), privateKey: toText(privateKey) };
}

export interface VapidClaims {
  readonly endpoint: string;
  /** How the service's operators reach the sender: `https:` or `mailto:`. */
  readonly contact: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Seconds: services take at most a day. */
const SIGNATURE_LASTS = 12 * 3600;

/** The header `Authorization`. */
export function vapidAuthorization(
  { publicKey, privateKey }: SenderKeys,
  { endpoint, contact, now }: VapidClaims,
): string {
  const point = fromText(publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: toText(point.subarray(1, 33)),
      y: toText(point.subarray(33)),
      d: privateKey,
    },
  });
  const exp = Math.floor(now / 1000) + SIGNATURE_LASTS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => toText(JSON.stringify(part))).join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${toText(signature)}, k=${publicKey}`;
}

/** Are they a point of the curve and a secret of the right length? */
export function areBrowserKeys(keys: BrowserKeys): boolean {
  try {
    encrypt('', keys);
    return fromText(keys.auth).length === 16;
  } catch {
    return false;
  }
}
