import type { PeopleWords } from './words.ts';

export const it: PeopleWords = {
  reactions: {
    title: 'Reazioni',
    names: {
      bravo: 'Ben giocato',
      thanks: 'Grazie',
      laugh: 'Ah ah',
      wow: 'Wow',
      ouch: 'Ahi',
      think: 'Ci penso',
    },
  },
  emblem: {
    title: 'Emblema',
    hint: 'Sta accanto al tuo nome a ogni tavolo. Se qualcuno ha già il tuo simbolo o il tuo colore, ne ricevi un altro.',
    charge: 'Simbolo',
    colour: 'Colore',
    charges: {
      sun: 'Sole',
      bull: 'Toro',
      tower: 'Torre',
      trident: 'Tridente',
      crescent: 'Luna',
      amphora: 'Anfora',
      ship: 'Nave',
    },
    colours: {
      blue: 'Blu',
      orange: 'Arancione',
      gold: 'Oro',
      green: 'Verde',
      sky: 'Celeste',
      purple: 'Viola',
      pink: 'Rosa',
    },
    none: 'Nessuna preferenza',
    change: 'Nome ed emblema',
  },
};
