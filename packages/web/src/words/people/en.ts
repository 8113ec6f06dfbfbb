import type { PeopleWords } from './words.ts';

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
  emblem: {
    title: 'Emblem',
    hint: 'Stands beside your name at every table. If someone there already has your sign or colour, you get another one.',
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
};
