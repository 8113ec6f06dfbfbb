// Passkeys, recovery links and signing out: what they are for, and the ways to misuse them.

import type { PasskeyAnswer } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import { CHALLENGE_LASTS } from '../src/profile/passkeys.ts';
import { type Authenticator, type Ceremony, newAuthenticator } from './authenticator.ts';
import { rates, running } from './loopback-server.ts';

// Passkeys need a name of a host: an address won't do.
const ORIGIN = 'https://play.example.org';
const START = 1_800_000_000_000;

async function served(limits = rates({})) {
  const clock = { now: START };
  const server = await running({ publicOrigin: ORIGIN, now: () => clock.now, limits });
  const { post, newGuest } = server;
  const tokenOf = async (name: string) => (await newGuest(name)).token;
  const question = async (token: string) => (await post('/api/passkeys/new', {}, { token })).body;
  const ask = async () => (await post('/api/passkeys/ask', {})).body;
  const add = async (token: string, answer: PasskeyAnswer) => post('/api/passkeys', { answer }, { token });
  const signIn = async (answer: object) => post('/api/passkeys/sign-in', { answer });
  /** A guest with a passkey. */
  async function profile(name = 'Ann') {
    const { token, guest } = await newGuest(name);
    const authenticator = newAuthenticator();
    const { challenge } = await question(token);
    const added = await add(token, authenticator.create({ challenge, origin: ORIGIN }));
    expect(added.status).toBe(201);
    return { token, guest, authenticator };
  }
  const proof = async (authenticator: Authenticator, given: Partial<Ceremony> = {}) =>
    authenticator.get({ challenge: (await ask()).challenge, origin: ORIGIN, ...given });
  return { ...server, clock, tokenOf, question, ask, add, signIn, profile, proof };
}

test('a guest makes a passkey and is known by it on another device', async () => {
  const { profile, proof, signIn, call } = await served();
  const { guest, authenticator, token } = await profile();
  const signed = await signIn(await proof(authenticator, { userHandle: guest, counter: 1 }));
  expect(signed.status).toBe(200);
  expect(signed.body).toMatchObject({ guest, name: 'Ann' });
  expect(signed.headers.get('set-cookie')).toContain('HttpOnly');
  expect((await call('/api/guests/me', { token: signed.body.token })).body).toMatchObject({ guest });
  const own = (await call('/api/profile', { token })).body;
  expect(own.passkeys).toMatchObject([{ id: authenticator.id, usedAt: START }]);
  // Nothing that could be used is told.
  expect(JSON.stringify(own)).not.toContain('publicKey');
});

test('the question is for this site, and leaves out what one has', async () => {
  const { profile, question } = await served();
  const { token, authenticator } = await profile();
  expect(await question(token)).toMatchObject({
    rp: { id: 'play.example.org' },
    excludeCredentials: [{ id: authenticator.id }],
    attestation: 'none',
  });
});

describe('an answer is refused', () => {
  test('if it is played again', async () => {
    const { profile, proof, signIn } = await served();
    const { authenticator } = await profile();
    const answer = await proof(authenticator);
    expect((await signIn(answer)).status).toBe(200);
    expect((await signIn(answer)).body.code).toBe('bad-passkey');
  });

  test('if it is sent several times at once, but for one', async () => {
    const { profile, proof, signIn } = await served();
    const { authenticator } = await profile();
    const answer = await proof(authenticator, { counter: 3 });
    const all = await Promise.all([signIn(answer), signIn(answer), signIn(answer)]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('if its challenge is expired, or nobody’s', async () => {
    const { profile, proof, signIn, clock } = await served();
    const { authenticator } = await profile();
    const late = await proof(authenticator);
    clock.now += CHALLENGE_LASTS;
    expect((await signIn(late)).body.code).toBe('bad-passkey');
    const own = authenticator.get({ challenge: 'b3du', origin: ORIGIN });
    expect((await signIn(own)).body.code).toBe('bad-passkey');
  });

  test.for([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { site: 'evil.example' }],
    ['a page of the same site over plain HTTP', { origin: 'http://play.example.org' }],
    ['another person', { userHandle: 'somebody' }],
  ] as const)('if it is of %s', async ([, given]) => {
    const { profile, proof, signIn } = await served();
    const { authenticator } = await profile();
    expect((await signIn(await proof(authenticator, given))).body.code).toBe('bad-passkey');
  });

  test('if its counter does not rise: the key was copied', async () => {
    const { profile, proof, signIn } = await served();
    const { authenticator } = await profile();
    expect((await signIn(await proof(authenticator, { counter: 8 }))).status).toBe(200);
    for (const counter of [8, 7, 0])
      expect((await signIn(await proof(authenticator, { counter }))).body.code).toBe('bad-passkey');
    expect((await signIn(await proof(authenticator, { counter: 9 }))).status).toBe(200);
  });

  test('if another key has signed it', async () => {
    const { profile, proof, signIn } = await served();
    const { id } = (await profile()).authenticator;
    const other = newAuthenticator();
    expect((await signIn({ ...(await proof(other)), id, rawId: id })).body.code).toBe('bad-passkey');
    expect((await signIn(await proof(other))).body.code).toBe('bad-passkey');
  });

  test('if it is no answer at all', async () => {
    const { profile, proof, signIn } = await served();
    const { authenticator } = await profile();
    const answer = await proof(authenticator);
    const { signature: _, ...unsigned } = answer.response;
    expect((await signIn({ ...answer, response: unsigned })).body.code).toBe('bad-passkey');
    const nonsense = { ...answer.response, clientDataJSON: 'bm90IGpzb24' };
    expect((await signIn({ ...answer, response: nonsense })).body.code).toBe('bad-passkey');
    expect((await signIn({ id: '%' })).body.code).toBe('bad-message');
  });
});

describe('a new passkey is refused', () => {
  test('if its challenge was another guest’s, one for signing in, or used', async () => {
    const { tokenOf, question, add, ask } = await served();
    const [ann, eve] = [await tokenOf('Ann'), await tokenOf('Eve')];
    const { challenge } = await question(ann);
    const made = newAuthenticator().create({ challenge, origin: ORIGIN });
    expect((await add(eve, made)).body.code).toBe('bad-passkey');
    // Eve’s attempt used it up.
    expect((await add(ann, made)).body.code).toBe('bad-passkey');
    const asked = newAuthenticator().create({ challenge: (await ask()).challenge, origin: ORIGIN });
    expect((await add(ann, asked)).body.code).toBe('bad-passkey');
  });

  test('if it was made for another site, or is another guest’s already', async () => {
    const { profile, question, add, tokenOf } = await served();
    const { authenticator } = await profile();
    const eve = await tokenOf('Eve');
    const again = authenticator.create({ challenge: (await question(eve)).challenge, origin: ORIGIN });
    expect((await add(eve, again)).body.code).toBe('bad-passkey');
    const { challenge } = await question(eve);
    const foreign = newAuthenticator().create({ challenge, origin: 'https://evil.example' });
    expect((await add(eve, foreign)).body.code).toBe('bad-passkey');
  });
});

test('a passkey is removed by its own guest alone, and signs nobody in afterwards', async () => {
  const { profile, post, proof, signIn, tokenOf } = await served();
  const { token, authenticator } = await profile();
  const remove = (as: string) => post('/api/passkeys/remove', { id: authenticator.id }, { token: as });
  expect((await remove(await tokenOf('Eve'))).body.code).toBe('no-such-passkey');
  expect((await remove(token)).body.passkeys).toEqual([]);
  expect((await signIn(await proof(authenticator))).body.code).toBe('bad-passkey');
});

test('passkeys are asked for a limited number of times', async () => {
  const { post } = await served(rates({ 'sign-ins': { times: 2, seconds: 60 } }));
  const codes = [];
  for (let i = 0; i < 3; i++) codes.push((await post('/api/passkeys/ask', {})).body.code);
  expect(codes).toEqual([undefined, undefined, 'too-many']);
});

describe('a recovery link', () => {
  const tokenIn = (link: string): string => link.split('#recover=')[1] as string;

  test('makes another device the same guest, once', async () => {
    const { newGuest, post, call } = await served();
    const { token, guest } = await newGuest('Ann');
    const { link } = (await post('/api/profile/recovery', {}, { token })).body;
    expect(link).toMatch(/^https:\/\/play\.example\.org\/#recover=[\w-]{43}$/);
    expect((await call('/api/profile', { token })).body.hasRecovery).toBe(true);
    const use = () => post('/api/profile/recover', { token: tokenIn(link) });
    const both = await Promise.all([use(), use()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({ guest, name: 'Ann' });
    expect((await use()).body.code).toBe('bad-link');
    expect((await call('/api/profile', { token })).body.hasRecovery).toBe(false);
  });

  test('is replaced by the next one, and is no device link', async () => {
    const { newGuest, post } = await served();
    const { token } = await newGuest('Ann');
    const make = async () => (await post('/api/profile/recovery', {}, { token })).body.link;
    const [old, current] = [await make(), await make()];
    expect((await post('/api/profile/recover', { token: tokenIn(old) })).body.code).toBe('bad-link');
    expect((await post('/api/guests/claim', { token: tokenIn(current) })).body.code).toBe('bad-link');
  });

  test('can’t be guessed: wrong ones are limited by address', async () => {
    const { post } = await served(rates({ guesses: { times: 3, seconds: 600 } }));
    const codes = [];
    for (let i = 0; i < 5; i++)
      codes.push((await post('/api/profile/recover', { token: 'x'.repeat(42) + i })).body.code);
    expect(codes).toEqual(['bad-link', 'bad-link', 'bad-link', 'too-many', 'too-many']);
  });
});

test('signing out everywhere makes all tokens invalid but the new one', async () => {
  const { newGuest, post, call, clock } = await served();
  const { token, guest, cookie } = await newGuest('Ann');
  clock.now += 60_000;
  const headers = { 'X-Mirabilia': '1' };
  const done = await post('/api/profile/sign-out', { everywhere: true }, { cookie, headers });
  expect(done.status).toBe(200);
  expect((await call('/api/profile', { token })).body.code).toBe('no-guest');
  const fresh = done.headers.get('set-cookie')?.split(';')[0];
  expect((await call('/api/guests/me', { cookie: fresh })).body.guest).toBe(guest);
});

test('a token of the moment of signing out everywhere is void like all others', async () => {
  const { newGuest, post, call, store } = await served();
  const { token, guest, cookie } = await newGuest('Ann');
  const headers = { 'X-Mirabilia': '1' };
  // The clock stands still: a thief’s browser asks for a fresh cookie in the same second, before and after.
  const renew = async (): Promise<string> =>
    (await call('/api/guests/me', { cookie })).headers.get('set-cookie')?.split(';')[0] ?? '';
  const before = await renew();
  const link = (await post('/api/guests/link', {}, { token })).body.token;
  const done = await post('/api/profile/sign-out', { everywhere: true }, { cookie, headers });
  for (const old of [cookie, before]) {
    expect((await call('/api/guests/me', { cookie: old })).body.guest).toBe(null);
  }
  expect(await renew()).toBe('');
  expect((await post('/api/guests/claim', { token: link })).body.code).toBe('bad-link');
  expect((await store.guest(guest))?.tokensSince).toBeGreaterThan(0);
  const fresh = done.headers.get('set-cookie')?.split(';')[0];
  expect((await call('/api/guests/me', { cookie: fresh })).body.guest).toBe(guest);
});

test('signing out here removes the cookie and nothing else', async () => {
  const { newGuest, post, call } = await served();
  const { token, guest } = await newGuest('Ann');
  const done = await post('/api/profile/sign-out', {}, { token });
  expect(done.headers.get('set-cookie')).toMatch(/^mirabilia=;.*Max-Age=0/);
  expect((await call('/api/guests/me', { token })).body.guest).toBe(guest);
});

test('a language is chosen from those that there are, and stays when name and emblem change', async () => {
  const { newGuest, post, call } = await served();
  const { token } = await newGuest('Ann');
  expect((await post('/api/profile', { language: 'pl' }, { token })).body).toMatchObject({ language: 'pl' });
  for (const bad of [{ language: 'tlh' }, {}])
    expect((await post('/api/profile', bad, { token })).body.code).toBe('bad-message');
  await post('/api/guests', { name: 'Anna', emblem: 'ship-pink' }, { token });
  expect((await call('/api/profile', { token })).body).toMatchObject({
    name: 'Anna',
    emblem: 'ship-pink',
    language: 'pl',
  });
});
