// @vitest-environment happy-dom
// The chat, drawn: who is heard, who can write, and who decides it.

import { accept, refuse } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { fakeLink } from '../../test/kit/fake-link.ts';
import { type Drawn, draw } from '../../test/kit/render.ts';
import { appWords, tableWords } from '../words/index.ts';
import { Chat } from './chat.tsx';
import { unreadIn } from './chat-reading.ts';
import type { ChatLine, ChatStatus, MatchLink } from './link.ts';

beforeAll(() => Promise.all([appWords.ready(), tableWords.ready()]));

const LINES: readonly ChatLine[] = [
  { seq: 1, name: 'Player 1', seat: 1, person: 1, text: 'from a player', at: 0 },
  { seq: 2, name: 'Player 1 (2)', seat: null, person: 3, text: 'from a spectator', at: 0 },
  { seq: 3, name: 'Player 0', seat: 0, person: 0, text: 'my own', at: 0 },
];

interface Given {
  readonly status?: Partial<ChatStatus>;
  readonly you?: Partial<LobbyView['you']>;
  readonly say?: MatchLink['say'];
}

interface Room {
  readonly chat: Drawn;
  readonly link: MatchLink;
  /** What was asked for. */
  readonly asked: unknown[];
}

async function open({ status = {}, you = {}, say }: Given = {}): Promise<Room> {
  const { link: made } = fakeLink(sevenWonders);
  const asked: unknown[] = [];
  const lobby = made.lobby.value as LobbyView;
  const answer = (kind: string) => async (on: boolean, person?: number) => {
    asked.push([kind, on, person]);
    return accept(undefined);
  };
  const link = {
    ...made,
    lobby: signal({ ...lobby, you: { ...lobby.you, ...you } }),
    chat: signal(LINES),
    chatStatus: signal({ ...made.chatStatus.value, ...status }),
    mute: answer('mute'),
    silence: answer('silence'),
    ...(say === undefined ? {} : { say }),
  };
  return { chat: await draw(Chat, { link }), link, asked };
}

const textsIn = ({ all }: Drawn) => all('li [dir]').map(({ textContent }) => textContent);
const personIn = ({ all }: Drawn, name: string) =>
  all('fieldset').find((each) => each.querySelector('legend b')?.textContent === name) as HTMLElement;
const switchesOf = (person: HTMLElement) => [
  ...person.querySelectorAll<HTMLInputElement>('input[role="switch"]'),
];

test('a spectator is told from a player of nearly the same name', async () => {
  const { chat } = await open();
  const [player, spectator] = chat.all('li');
  expect(player?.textContent).not.toContain(tableWords.value.chat.spectator);
  expect(spectator?.textContent).toContain('Player 1 (2)');
  expect(spectator?.textContent).toContain(tableWords.value.chat.spectator);
});

test('people who are muted or silenced are neither shown nor counted; one sees oneself', async () => {
  const spectator = { person: 3, name: 'Player 1 (2)' };
  const player = { person: 1, name: 'Player 1' };
  expect(textsIn((await open()).chat)).toHaveLength(3);
  expect(textsIn((await open({ status: { muted: [spectator] } })).chat)).toEqual(['from a player', 'my own']);
  const { chat, link } = await open({
    status: { muted: [spectator], silenced: [player, { person: 0, name: '' }] },
  });
  expect(textsIn(chat)).toEqual(['my own']);
  expect(unreadIn(link).value).toBe(0);
});

test('a player mutes one person, the host silences one for everybody, or all spectators', async () => {
  const { chat, asked } = await open({ you: { isHost: true } });
  await chat.pressNamed(tableWords.value.chat.people);
  const [mute, silence] = switchesOf(personIn(chat, 'Player 1 (2)'));
  mute?.click();
  await chat.settled();
  silence?.click();
  await chat.settled();
  chat.all('input[role="switch"]')[0]?.click();
  await chat.settled();
  expect(asked).toEqual([
    ['mute', true, 3],
    ['silence', true, 3],
    ['silence', true, undefined],
  ]);
});

test('who isn’t the host mutes only for themselves, and undoes it by name', async () => {
  const muted = [{ person: 5, name: 'Eve' }];
  const { chat, asked } = await open({ status: { muted }, you: { isHost: false } });
  await chat.pressNamed(tableWords.value.chat.people);
  // Nobody is asked about themselves.
  expect(personIn(chat, 'Player 0')).toBeUndefined();
  const switches = switchesOf(personIn(chat, 'Eve'));
  expect(switches.map(({ checked }) => checked)).toEqual([true]);
  switches[0]?.click();
  await chat.settled();
  expect(asked).toEqual([['mute', false, 5]]);
});

test.each([
  ['removed', { you: { isRemoved: true, isHost: false } }],
  ['silenced', { you: { isHost: false }, status: { silenced: [{ person: 0, name: 'Player 0' }] } }],
  ['players-only', { you: { isHost: false, seat: null }, status: { spectatorChat: false } }],
] as const)('who can’t write is told why: %s', async (code, given) => {
  const { chat } = await open(given);
  expect(chat.text()).toContain(appWords.value.troubles[code]);
  expect(chat.all('form')).toEqual([]);
});

test('who writes too fast is told for how long to wait, and what was written stays', async () => {
  const { chat } = await open({ say: async () => refuse('too-many', { what: 'chat', seconds: 7 }) });
  const input = chat.one('form input') as HTMLInputElement;
  input.value = 'hello';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await chat.settled();
  await chat.pressNamed(tableWords.value.chat.send);
  expect(chat.one('[role="alert"]').textContent).toBe(
    `${appWords.value.limits.chat} ${appWords.value.limits.inSeconds(7)}`,
  );
  expect((chat.one('form input') as HTMLInputElement).value).toBe('hello');
});
