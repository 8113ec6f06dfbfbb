import type { PeopleWords } from './words.ts';

export const de: PeopleWords = {
  reactions: {
    title: 'Reaktionen',
    names: {
      bravo: 'Gut gespielt',
      thanks: 'Danke',
      laugh: 'Haha',
      wow: 'Wow',
      ouch: 'Autsch',
      think: 'Ich überlege',
    },
  },
  emblem: {
    title: 'Wappen',
    hint: 'Steht an jedem Tisch neben deinem Namen. Hat dort schon jemand dein Zeichen oder deine Farbe, bekommst du etwas anderes.',
    charge: 'Zeichen',
    colour: 'Farbe',
    charges: {
      sun: 'Sonne',
      bull: 'Stier',
      tower: 'Turm',
      trident: 'Dreizack',
      crescent: 'Mond',
      amphora: 'Amphore',
      ship: 'Schiff',
    },
    colours: {
      blue: 'Blau',
      orange: 'Orange',
      gold: 'Gold',
      green: 'Grün',
      sky: 'Hellblau',
      purple: 'Violett',
      pink: 'Rosa',
    },
    none: 'Egal',
    change: 'Name und Wappen',
  },
};
