// Attacks over HTTP: every call of the API, and invalid ones.

import { below, pick, type Rng, sealOf } from '@mirabilia/kernel';
import { CALLS } from '../../src/transport/app.ts';
import { type AttackContext, forgedToken, someMatch } from './attack-context.ts';
import type { Asked } from './guest.ts';
import { junkText, oddText, randomText, spoilt } from './junk.ts';

const METHODS = ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

const STRANGE_PATHS = [
  '/api',
  '/api/',
  '//api/matches',
  '/api/matches/%00',
  '/api/matches/%2e%2e',
  '/api/matches/..%2f..%2fguests',
  '/api/matches/__proto__',
  '/api/matches/constructor/record',
  '/api/records/%ff',
  `/api/records/${'x'.repeat(300)}`,
  '/socket',
  '/socket?token=x',
  '/../../etc/passwd',
  '/..%5c..%5cpackage.json',
  '/static/%2e%2e/%2e%2e/package.json',
  '/metrics?x=1',
  '/healthz/',
  `/api/openapi.json?${'a=b&'.repeat(200)}`,
  '*',
];

const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'X-Forwarded-For': '1.2.3.4, 5.6.7.8' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
  { Host: 'evil.example' },
  { Cookie: 'mirabilia=m1.a.b.c; mirabilia=x' },
  { Cookie: 'a'.repeat(4000) },
  { 'X-Mirabilia': '1' },
  { Accept: 'text/html' },
  { Expect: '100-continue' },
  { Range: 'bytes=0-10,20-30' },
  { 'If-None-Match': '*' },
  { 'Accept-Encoding': 'br, gzip, deflate, zstd' },
];

/** Few, so that attackers tell what they have sealed now and then. */
const NONCES = ['a', 'b', 'c'].map((digit) => digit.repeat(32));

/** Well formed, and signed by nobody. */
function passkeyBody(rng: Rng): object {
  const challenge = randomText(rng, 43);
  const data = {
    type: pick(rng, ['webauthn.get', 'webauthn.create']),
    challenge,
    origin: 'https://evil.example',
  };
  const bytes = Buffer.from(JSON.stringify(data)).toString('base64url');
  const response = {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    attestationObject: bytes,
  };
  return { id: 'a2V5', answer: { id: 'a2V5', rawId: 'a2V5', type: 'public-key', response } };
}

/** A body that the call would take. */
function goodBody(rng: Rng, context: AttackContext, path: string): object {
  if (path === '/api/guests') return { name: pick(rng, ['Eve', 'Mallory', '<b>Eve</b>', 'Victim 1']) };
  if (path === '/api/guests/claim' || path === '/api/profile/recover') return { token: randomText(rng, 60) };
  if (path === '/api/results') return { record: context.record, seat: below(rng, 8), at: below(rng, 1e9) };
  if (path === '/api/profile')
    return { language: pick(rng, ['en', 'tlh']), isListed: pick(rng, [true, false, 'no']) };
  if (path === '/api/quick-match')
    return {
      game: pick(rng, ['seven-wonders', 'architects', 'chess']),
      sizes: [below(rng, 9), 2 + below(rng, 5)],
      pace: pick(rng, ['live', 'days']),
      fillAfter: pick(rng, [null, 0, 3]),
    };
  if (path.startsWith('/api/passkeys')) return passkeyBody(rng);
  if (path === '/api/matches') {
    return {
      game: pick(rng, ['seven-wonders', 'architects']),
      seats: ['open', ...Array.from({ length: 1 + below(rng, 3) }, () => pick(rng, ['open', 'bot:easy']))],
      visibility: pick(rng, ['private', 'public']),
      pace: pick(rng, [{ kind: 'untimed' }, { kind: 'days', hours: 1 + below(rng, 24) }]),
    };
  }
  if (path.endsWith('/seats')) {
    return {
      do: pick(rng, ['fill', 'bot', 'open', 'remove', 'readmit', 'swap', 'shuffle']),
      seat: below(rng, 4),
      with: below(rng, 4),
      level: 'easy',
      name: oddText(rng),
    };
  }
  const nonce = pick(rng, NONCES);
  if (path.endsWith('/nonce') || path.endsWith('/start')) return below(rng, 2) === 0 ? {} : { nonce };
  if (path.endsWith('/nonce-seal') || path.endsWith('/join')) return { nonceSeal: sealOf(nonce) };
  return path === '/api/records' ? context.record : {};
}

/** Changed in one place, anywhere in it. */
function tampered(rng: Rng, record: object): string {
  const text = JSON.stringify(record);
  const at = below(rng, text.length);
  return text.slice(0, at) + String.fromCharCode(33 + below(rng, 90)) + text.slice(at + 1);
}

function aBody(rng: Rng, context: AttackContext, path: string): string {
  const good = goodBody(rng, context, path);
  const dice = below(rng, 20);
  if (dice < 9) return path === '/api/records' ? tampered(rng, good) : JSON.stringify(good);
  if (dice < 15) return spoilt(rng, good);
  if (dice < 19) return junkText(rng);
  return JSON.stringify({ ...good, padding: 'x'.repeat(below(rng, 300_000)) });
}

function aToken(rng: Rng, context: AttackContext): Record<string, string> {
  const dice = below(rng, 10);
  if (dice < 6) return { Authorization: `Bearer ${pick(rng, context.attackers).token}` };
  if (dice < 8) return { Authorization: `Bearer ${forgedToken(rng, context)}` };
  return dice < 9 ? { Cookie: `mirabilia=${forgedToken(rng, context)}` } : {};
}

export interface HttpAttack extends Asked {
  /** The match that it is about, if it is about one. */
  readonly match?: string;
}

const isWritable = (value: string): boolean => /^[\x20-\x7e]*$/.test(value);

export function httpAttack(rng: Rng, context: AttackContext): HttpAttack {
  if (below(rng, 12) === 0) {
    const path =
      below(rng, 3) === 0 ? `/${encodeURIComponent(oddText(rng).slice(0, 90).toWellFormed())}` : '';
    return {
      method: pick(rng, METHODS),
      path: path || pick(rng, STRANGE_PATHS),
      headers: aToken(rng, context),
    };
  }
  const call = pick(rng, CALLS);
  const match = someMatch(rng, context);
  const path = call.path.replace('{id}', encodeURIComponent(match.toWellFormed()));
  const method = below(rng, 12) === 0 ? pick(rng, METHODS) : call.method.toUpperCase();
  const body = method === 'GET' || method === 'HEAD' ? undefined : aBody(rng, context, call.path);
  const headers = Object.entries({
    ...aToken(rng, context),
    ...pick(rng, ODD_HEADERS),
    ...(body === undefined
      ? {}
      : { 'Content-Type': below(rng, 15) === 0 ? 'text/plain' : 'application/json' }),
  }).filter(([, value]) => isWritable(value));
  return {
    method,
    path,
    headers: Object.fromEntries(headers),
    ...(body === undefined ? {} : { body }),
    ...(call.path.includes('{id}') ? { match } : {}),
  };
}
