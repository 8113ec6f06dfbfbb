import { refuse } from '@mirabilia/kernel';
import { enterInstance } from '@mirabilia/protocol';
import { instanceAnswer, nothing } from '@mirabilia/protocol/answers';
import { anybodysCall } from '../call.ts';

const look = anybodysCall({
  method: 'get',
  path: '/api/instance',
  summary: 'How this server presents itself, and whether it asks for a password',
  reply: instanceAnswer,
  isOpen: true,
  async run({ context: { instance, door, house }, isInside }) {
    const { name = null, accent = null, logo, games, welcome = {} } = instance;
    return {
      ok: true,
      value: {
        name,
        accent,
        logo: logo === undefined ? null : `/api/instance/logo?${logo.tag}`,
        games: [...games],
        // For those who are inside: it may say more than a stranger should read.
        welcome: isInside ? texts(welcome) : {},
        announcement: isInside ? house.announcement() : null,
        isClosed: house.isClosed(),
        isPrivate: door.isPrivate,
        isLocked: !isInside,
      },
    };
  },
});

const texts = (byLanguage: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(byLanguage).flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])),
  );

const enter = anybodysCall({
  method: 'post',
  path: '/api/instance/enter',
  summary: 'Tell the password of a private server: the cookie of the answer opens everything else',
  body: enterInstance,
  reply: nothing,
  isOpen: true,
  refusals: ['bad-password'],
  async run({ context: { door }, letIn }, { password }) {
    if (!door.isPrivate) return { ok: true, value: {} };
    const pass = door.enter(password);
    if (pass === undefined) return refuse('bad-password');
    letIn(pass);
    return { ok: true, value: {} };
  },
});

export const INSTANCE_CALLS = [look, enter];
