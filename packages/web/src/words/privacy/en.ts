import { pluralIn } from '@mirabilia/kernel';
import type { PrivacyWords } from './words.ts';

const plural = pluralIn('en');
const inDays = (days: number): string => plural(days, { one: '# day', other: '# days' });

export const en: PrivacyWords = {
  title: 'Privacy',
  intro:
    'What this server keeps about you, and for how long. It sets one cookie, which says who you are. There is no tracking and no advertising.',
  sections: {
    person: {
      title: 'Name and emblem',
      text: 'Everyone at your tables sees them. They are kept until you delete your profile.',
    },
    games: {
      title: 'Games',
      text: 'Who played, every move and the result. Anyone who has the address of a finished game can watch its replay. Only you see your own history and statistics.',
    },
    leagues: {
      title: 'Tournaments and groups',
      text: 'Who takes part, and how they did. Anyone who has a tournament’s link can see it. Only members see a group.',
    },
    chat: {
      title: 'Chat',
      text: 'Everyone at the table can read it.',
    },
    passkeys: {
      title: 'Passkeys and links',
      text: 'Of a passkey, the public part and when it was last used; the secret part never leaves your device. Of links, only a check sum.',
    },
    notifications: {
      title: 'Notifications',
      text: 'If you turn them on: your browser’s address at its maker’s push service, until you turn them off. If a host connects a group chat, it gets the names of the players.',
    },
    addresses: {
      title: 'IP addresses',
      text: 'They are used to stop abuse and can appear in the server’s log. How long the log is kept is up to whoever runs this server.',
    },
    device: {
      title: 'On your device',
      text: 'Games against bots on this device, settings, puzzles, lessons and the score pad stay in this browser.',
    },
    choices: {
      title: 'What you can do',
      text: 'In your account you can download everything and delete your profile. Then your name and your messages also disappear from the games you played. What you wrote as a spectator stays as long as the chat.',
    },
  },
  keep: {
    gamesDays: (days) =>
      `Games are deleted ${inDays(days)} after their end; your results stay in your history.`,
    gamesForever: 'Finished games are kept for as long as the server runs.',
    chatDays: (days) => `It is deleted ${inDays(days)} after the end of the game.`,
    chatForever: 'It is kept as long as the game.',
    guestsDays: (days) =>
      `Without a passkey or recovery link you are forgotten ${inDays(days)} after your last visit.`,
  },
};
