import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('pl');

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
  ending: {
    tool: 'Zakończ grę',
    title: 'Zakończyć wspólnie tę grę?',
    text: 'Jeśli wszyscy gracze się zgodzą, gra kończy się bez wyniku. Nadal można obejrzeć powtórkę.',
    propose: 'Zapytaj pozostałych',
    wants: (names, count) =>
      `${names} ${plural(count, { one: 'chce', few: 'chcą', many: 'chce' })} zakończyć grę.`,
    agree: 'Zgoda',
    playOn: 'Gramy dalej',
    waiting: 'Czekamy na zgodę pozostałych na zakończenie gry.',
    goesOn: 'Gramy dalej: nie wszyscy chcą zakończyć grę.',
    ended: 'Gracze zgodnie zakończyli tę grę, więc nie ma wyniku.',
  },
};
