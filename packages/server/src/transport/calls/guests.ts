import { refuse } from '@mirabilia/kernel';
import { becomeGuest, claimLink, type Emblem, readName } from '@mirabilia/protocol';
import { deviceLink, guestAnswer, meAnswer } from '@mirabilia/protocol/answers';
import { anybodysCall, guestsCall } from '../call.ts';
import { hashOfLink, newGuestId, newLinkToken } from '../tokens.ts';

const withEmblem = (emblem: Emblem | null) => (emblem === null ? {} : { emblem });

const LINK_LIFETIME = 10 * 60_000;

const become = anybodysCall({
  method: 'post',
  path: '/api/guests',
  summary: 'Become a guest, or change the name and the emblem of the guest that one is',
  body: becomeGuest,
  reply: guestAnswer,
  refusals: ['bad-name'],
  async run({ context: { store, limiter, now, renamed }, guest, address, remember }, body) {
    const name = readName(body.name);
    if (name === undefined) return refuse('bad-name');
    const { emblem: wanted } = body;
    if (guest === undefined) {
      const tooMany = await limiter.take('guests', address);
      if (tooMany !== undefined) return tooMany;
      const id = newGuestId();
      const emblem = wanted ?? null;
      await store.putGuest({ id, name, createdAt: now(), ...withEmblem(emblem) });
      return { ok: true, value: { guest: id, name, emblem, token: remember({ id }) } };
    }
    const row = await store.guest(guest.id);
    const emblem = wanted === undefined ? (row?.emblem ?? null) : wanted;
    await store.putGuest({ id: guest.id, name, createdAt: row?.createdAt ?? now(), ...withEmblem(emblem) });
    renamed({ id: guest.id, name, emblem });
    // No token here: a script injected into the page must not be able to read the cookie's token.
    return { ok: true, value: { guest: guest.id, name, emblem } };
  },
});

const me = anybodysCall({
  method: 'get',
  path: '/api/guests/me',
  summary: 'Who am I',
  reply: meAnswer,
  async run({ guest, by, bearer, remember }) {
    // Not a refusal: every page asks this first, and browsers log refusals as errors.
    if (guest === undefined) return { ok: true, value: { guest: null, name: null, emblem: null } };
    // A returning browser gets a fresh cookie.
    if (by === 'cookie' && bearer !== undefined) remember(bearer);
    return { ok: true, value: { guest: guest.id, name: guest.name, emblem: guest.emblem ?? null } };
  },
});

const link = guestsCall({
  method: 'post',
  path: '/api/guests/link',
  summary: 'A one-time link with which another device becomes the same guest',
  reply: deviceLink,
  status: 201,
  async run(guest, _, { context: { store, now }, origin }) {
    const token = newLinkToken();
    const expiresAt = now() + LINK_LIFETIME;
    await store.putDeviceLink({ hash: hashOfLink(token), guest: guest.id, expiresAt });
    // In the fragment, which no server or proxy sees.
    return { ok: true, value: { link: `${origin}/#device=${token}`, token, expiresAt } };
  },
});

const claim = anybodysCall({
  method: 'post',
  path: '/api/guests/claim',
  summary: 'Use such a link',
  body: claimLink,
  reply: guestAnswer,
  refusals: ['bad-link'],
  async run({ context: { store, now }, remember }, { token }) {
    const id = await store.claimDeviceLink(hashOfLink(token), now());
    const row = id === undefined ? undefined : await store.guest(id);
    if (row === undefined) return refuse('bad-link');
    return {
      ok: true,
      value: { guest: row.id, name: row.name, emblem: row.emblem ?? null, token: remember(row) },
    };
  },
});

export const GUEST_CALLS = [become, me, link, claim];
