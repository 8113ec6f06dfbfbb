import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('en');

export const en: PeopleWords = {
  reactions: {
    title: 'Reactions',
    names: {
      bravo: 'Well played',
      thanks: 'Thank you',
      laugh: 'Ha ha',
      wow: 'Wow',
      ouch: 'Ouch',
      think: 'Let me think',
    },
  },
  report: {
    action: 'Report',
    open: (name) => `Report ${name}`,
    text: 'The report goes to the people who run this server, with the person’s latest messages in this game.',
    reason: 'Reason',
    reasons: {
      insults: 'Insults',
      name: 'Offensive name',
      spam: 'Spam',
      cheating: 'Cheating',
      leaving: 'Leaving games',
      other: 'Something else',
    },
    note: 'What happened? (optional)',
    send: 'Send report',
    sent: 'Thank you. The report was sent.',
  },
  emblem: {
    title: 'Emblem',
    hint: 'Shown next to your name at every table. If someone there already has your sign or colour, you get a different one.',
    charge: 'Sign',
    colour: 'Colour',
    charges: {
      sun: 'Sun',
      bull: 'Bull',
      tower: 'Tower',
      trident: 'Trident',
      crescent: 'Moon',
      amphora: 'Amphora',
      ship: 'Ship',
    },
    colours: {
      blue: 'Blue',
      orange: 'Orange',
      gold: 'Gold',
      green: 'Green',
      sky: 'Sky blue',
      purple: 'Purple',
      pink: 'Pink',
    },
    none: 'No preference',
    change: 'Name and emblem',
  },
  ending: {
    tool: 'End the game',
    title: 'End this game together?',
    text: 'If all players agree, the game ends without a result. You can still watch the replay.',
    propose: 'Ask the others',
    wants: (names, count) => `${names} ${plural(count, { one: 'wants', other: 'want' })} to end this game.`,
    agree: 'Agree',
    playOn: 'Play on',
    waiting: 'Waiting for the others to agree to end the game.',
    goesOn: 'The game goes on: not everyone wants to end it.',
    ended: 'The players agreed to end this game, so there is no result.',
  },
};
