import type { PeopleWords } from './words.ts';

export const pl: PeopleWords = {
  reactions: {
    title: 'Reakcje',
    names: {
      bravo: 'Dobre zagranie',
      thanks: 'Dziękuję',
      laugh: 'Ha, ha',
      wow: 'Wow',
      ouch: 'Au',
      think: 'Niech pomyślę',
    },
  },
  emblem: {
    title: 'Herb',
    hint: 'Widnieje obok twojego imienia przy każdym stole. Jeśli ktoś ma już ten znak lub kolor, dostajesz inny.',
    charge: 'Znak',
    colour: 'Kolor',
    charges: {
      sun: 'Słońce',
      bull: 'Byk',
      tower: 'Wieża',
      trident: 'Trójząb',
      crescent: 'Księżyc',
      amphora: 'Amfora',
      ship: 'Statek',
    },
    colours: {
      blue: 'Niebieski',
      orange: 'Pomarańczowy',
      gold: 'Złoty',
      green: 'Zielony',
      sky: 'Błękitny',
      purple: 'Fioletowy',
      pink: 'Różowy',
    },
    none: 'Bez znaczenia',
    change: 'Imię i herb',
  },
};
