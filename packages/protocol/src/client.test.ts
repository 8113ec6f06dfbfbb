import { describe, expect, test } from 'vitest';
import { type ClientMessage, clientMessage } from './client.ts';

const MATCH = { id: 'm1', match: 'abc-123' };

/** One message of each type, as a client sends it, and what the server reads where that is more. */
const MESSAGES: { [K in ClientMessage['type']]: { sent: object; read?: object } } = {
  watch: { sent: MATCH, read: { form: 'open' } },
  unwatch: { sent: MATCH },
  commit: { sent: { ...MATCH, decision: 4, move: 'build altar' }, read: { step: 0 } },
  preselect: { sent: { ...MATCH, decision: 4, move: null } },
  return: { sent: MATCH },
  end: { sent: { ...MATCH, on: true } },
  nudge: { sent: { ...MATCH, seat: 2 } },
  react: { sent: { ...MATCH, reaction: 'wow' } },
  chat: { sent: { ...MATCH, text: 'Good game!' } },
  mute: { sent: { ...MATCH, on: true } },
  silence: { sent: { ...MATCH, on: true } },
  reactions: { sent: { ...MATCH, on: false } },
  follow: { sent: { ...MATCH, hands: 'all' } },
  allow: { sent: { ...MATCH, on: true } },
  ping: { sent: { id: 'm1' } },
};

describe.for(Object.entries(MESSAGES))('%s', ([type, { sent, read = {} }]) => {
  test('is accepted, completed by what is usual', () => {
    expect(clientMessage.parse({ type, ...sent })).toEqual({ type, ...sent, ...read });
  });

  test.each(Object.keys(sent))('is refused without its %s', (field) => {
    const { [field]: _, ...rest } = { ...sent } as Record<string, unknown>;
    expect(clientMessage.safeParse({ type, ...rest }).success).toBe(false);
  });
});

describe('what is no message', () => {
  const commit = { type: 'commit', ...MATCH, decision: 4, move: 'build altar' };

  test.each([
    ['another type', { ...commit, type: 'resign' }],
    ['no type', { ...MATCH }],
    ['nothing', null],
    ['a list', [commit]],
    ['an empty id', { ...commit, id: '' }],
    ['an id that is too long', { ...commit, id: 'x'.repeat(41) }],
    ['a match with odd characters', { ...commit, match: 'a b' }],
    ['a decision below zero', { ...commit, decision: -1 }],
    ['half a decision', { ...commit, decision: 0.5 }],
    ['a step that no plan has', { ...commit, step: 10 }],
    ['a move that is a number', { ...commit, move: 7 }],
    ['a move that is too long', { ...commit, move: 'x'.repeat(121) }],
    ['no move to commit', { ...commit, move: null }],
    ['a person that there can’t be', { type: 'mute', ...MATCH, on: true, person: -1 }],
    ['a person by name', { type: 'silence', ...MATCH, on: true, person: 'Eve' }],
    ['a reaction that there isn’t', { type: 'react', ...MATCH, reaction: 'boo' }],
    ['a form that there isn’t', { type: 'watch', ...MATCH, form: 'secret' }],
  ])('%s is refused', (_, given) => {
    expect(clientMessage.safeParse(given).success).toBe(false);
  });

  test('fields that nobody asked for don’t get through', () => {
    expect(clientMessage.parse({ type: 'ping', id: 'm1', seat: 3 })).toEqual({ type: 'ping', id: 'm1' });
  });
});
