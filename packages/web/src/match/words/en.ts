import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('en');

export const en: Words = {
  title: 'Chat',
  empty: 'Nobody has said anything yet.',
  message: 'Message',
  placeholder: 'Say something to the table',
  send: 'Send',
  mute: 'Mute the chat',
  muteHint: 'Nothing that is said here reaches you.',
  muted: 'The chat is muted for you.',
  left: (count) => plural(count, { one: '# character left', other: '# characters left' }),
  unread: (count) => plural(count, { one: '# unread message', other: '# unread messages' }),
  newest: (count) => plural(count, { one: '# new message', other: '# new messages' }),
  spectator: 'spectator',
};
