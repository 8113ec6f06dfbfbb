import { refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import {
  claimLink,
  newPasskey,
  passkeyRemoval,
  passkeySignIn,
  profileChange,
  profileErasure,
  signOut,
} from '@mirabilia/protocol';
import {
  guestAnswer,
  nothing,
  type OwnProfile,
  passkeyQuestion,
  privacyAnswer,
  profileAnswer,
  profileExport,
  recoveryLink,
} from '@mirabilia/protocol/answers';
import { eraseGuest } from '../../profile/erasure.ts';
import { exportOf } from '../../profile/export.ts';
import { anybodysCall, guestsCall } from '../call.ts';
import type { OwnedRate } from '../limits.ts';
import type { ServerContext } from '../server-context.ts';
import { hashOfLink, newGuestId, newLinkToken } from '../tokens.ts';

const SIGN_INS: OwnedRate = { name: 'sign-ins', of: 'address' };

async function profileOf({ id, name }: Guest, { store }: ServerContext): Promise<OwnProfile> {
  const [row, passkeys, hasRecovery, isHidden] = await Promise.all([
    store.guest(id),
    store.profiles.passkeysOf(id),
    store.profiles.hasRecovery(id),
    store.ratings.isHidden(id),
  ]);
  return {
    guest: id,
    name,
    emblem: row?.emblem ?? null,
    language: row?.language ?? null,
    createdAt: row?.createdAt ?? 0,
    passkeys: passkeys.map(({ id, label, createdAt, usedAt }) => ({ id, label, createdAt, usedAt })),
    hasRecovery,
    isListed: !isHidden,
  };
}

const mine = guestsCall({
  method: 'get',
  path: '/api/profile',
  summary: 'My profile: what I have chosen, and by what I am known on other devices',
  reply: profileAnswer,
  refusals: ['unavailable'],
  run: async (guest, _, { context }) => ({ ok: true, value: await profileOf(guest, context) }),
});

const change = guestsCall({
  method: 'post',
  path: '/api/profile',
  summary: 'Choose the language of my next device, or whether I may be on leaderboards',
  body: profileChange,
  reply: profileAnswer,
  refusals: ['unavailable'],
  async run(guest, { language, isListed }, { context }) {
    if (language !== undefined) await context.store.profiles.change(guest.id, { language });
    if (isListed !== undefined) await context.store.ratings.hide(guest.id, !isListed);
    return { ok: true, value: await profileOf(guest, context) };
  },
});

const makePasskey = guestsCall({
  method: 'post',
  path: '/api/passkeys/new',
  summary: 'What a browser needs to make a passkey for me',
  reply: passkeyQuestion,
  status: 201,
  refusals: ['unavailable'],
  rates: [SIGN_INS],
  run: async (guest, _, { context, origin }) => ({
    ok: true,
    value: await context.passkeys.question(guest, origin),
  }),
});

const addPasskey = guestsCall({
  method: 'post',
  path: '/api/passkeys',
  summary: 'Keep the passkey that my browser has made',
  body: newPasskey,
  reply: profileAnswer,
  status: 201,
  refusals: ['bad-passkey', 'unavailable'],
  rates: [SIGN_INS],
  async run(guest, made, { context, origin }) {
    const added = await context.passkeys.add(guest, origin, made);
    return added.ok ? { ok: true, value: await profileOf(guest, context) } : added;
  },
});

const removePasskey = guestsCall({
  method: 'post',
  path: '/api/passkeys/remove',
  summary: 'Forget one of my passkeys',
  body: passkeyRemoval,
  reply: profileAnswer,
  refusals: ['no-such-passkey', 'unavailable'],
  async run(guest, { id }, { context }) {
    const isRemoved = await context.store.profiles.removePasskey(guest.id, id);
    return isRemoved ? { ok: true, value: await profileOf(guest, context) } : refuse('no-such-passkey');
  },
});

const askPasskey = anybodysCall({
  method: 'post',
  path: '/api/passkeys/ask',
  summary: 'What a browser needs to sign in with a passkey',
  reply: passkeyQuestion,
  status: 201,
  refusals: ['unavailable'],
  rates: [SIGN_INS],
  run: async ({ context, origin }) => ({ ok: true, value: await context.passkeys.signInQuestion(origin) }),
});

const signInByPasskey = anybodysCall({
  method: 'post',
  path: '/api/passkeys/sign-in',
  summary: 'Become the guest whose passkey it is',
  body: passkeySignIn,
  reply: guestAnswer,
  refusals: ['bad-passkey', 'unavailable'],
  rates: [SIGN_INS],
  async run({ context, origin, remember }, { answer }) {
    const signed = await context.passkeys.signIn(origin, answer);
    const row = signed.ok ? await context.store.guest(signed.value) : undefined;
    if (row === undefined) return refuse('bad-passkey');
    const { id, name, emblem = null } = row;
    return { ok: true, value: { guest: id, name, emblem, token: remember(row) } };
  },
});

const makeRecovery = guestsCall({
  method: 'post',
  path: '/api/profile/recovery',
  summary: 'A link that makes any device me, once. It replaces the one before',
  reply: recoveryLink,
  status: 201,
  refusals: ['unavailable'],
  async run(guest, _, { context: { store, now }, origin }) {
    const token = newLinkToken();
    await store.profiles.putRecovery(guest.id, hashOfLink(token), now());
    // In the fragment, which no server or proxy sees.
    return { ok: true, value: { link: `${origin}/#recover=${token}` } };
  },
});

const recover = anybodysCall({
  method: 'post',
  path: '/api/profile/recover',
  summary: 'Use such a link',
  body: claimLink,
  reply: guestAnswer,
  refusals: ['bad-link', 'unavailable'],
  async run({ context: { store }, remember }, { token }) {
    const id = await store.profiles.claimRecovery(hashOfLink(token));
    const row = id === undefined ? undefined : await store.guest(id);
    if (row === undefined) return refuse('bad-link');
    const { name, emblem = null } = row;
    return { ok: true, value: { guest: row.id, name, emblem, token: remember(row) } };
  },
});

const leave = guestsCall({
  method: 'post',
  path: '/api/profile/sign-out',
  summary:
    'Sign out on this device, or on all others: their tokens, notifications and all links to become me are void',
  body: signOut,
  reply: nothing,
  refusals: ['unavailable'],
  async run({ id }, { everywhere }, { context, forget, remember }) {
    if (!everywhere) {
      forget();
      return { ok: true, value: {} };
    }
    const tokensSince = context.now();
    await context.store.profiles.signOut(id, tokensSince);
    context.signedOut(id);
    remember({ id, tokensSince });
    return { ok: true, value: {} };
  },
});

const all = guestsCall({
  method: 'get',
  path: '/api/profile/export',
  summary: 'Everything that the server keeps of me',
  reply: profileExport,
  refusals: ['unavailable'],
  rates: [{ name: 'exports', of: 'guest' }],
  run: async (guest, _, { context }) => ({ ok: true, value: await exportOf(guest, context.store) }),
});

const erase = guestsCall({
  method: 'post',
  path: '/api/profile/erase',
  summary: 'Forget me: my name has to be repeated. Games stay for those who played with me, without my name',
  body: profileErasure,
  reply: nothing,
  refusals: ['bad-name', 'unavailable'],
  async run(guest, { name }, { context, forget }) {
    // Nobody does it by accident.
    if (name !== guest.name) return refuse('bad-name');
    await eraseGuest(guest, { ...context, newGuestId });
    context.signedOut(guest.id);
    forget();
    return { ok: true, value: {} };
  },
});

const privacy = anybodysCall({
  method: 'get',
  path: '/api/privacy',
  summary: 'For how many days this server keeps what; null for ever',
  reply: privacyAnswer,
  async run({ context: { retention } }) {
    const { matches = null, guests = null, chat = null } = retention;
    return { ok: true, value: { matches, guests, chat } };
  },
});

export const PROFILE_CALLS = [
  all,
  erase,
  privacy,
  mine,
  change,
  makePasskey,
  addPasskey,
  removePasskey,
  askPasskey,
  signInByPasskey,
  makeRecovery,
  recover,
  leave,
];
