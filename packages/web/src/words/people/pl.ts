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
  report: {
    action: 'Zgłoś',
    open: (name) => `Zgłoś: ${name}`,
    text: 'Zgłoszenie trafi do administratorów serwera razem z ostatnimi wiadomościami tej osoby w tej grze.',
    reason: 'Powód',
    reasons: {
      insults: 'Obraźliwe zachowanie',
      name: 'Obraźliwa nazwa',
      spam: 'Spam',
      cheating: 'Oszukiwanie',
      leaving: 'Porzucanie gier',
      other: 'Coś innego',
    },
    note: 'Co się stało? (opcjonalnie)',
    send: 'Wyślij zgłoszenie',
    sent: 'Dziękujemy. Zgłoszenie wysłano.',
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
    tool: 'Zakończ partię',
    title: 'Zakończyć tę partię za zgodą wszystkich?',
    text: 'Jeśli wszyscy gracze się zgodzą, partia kończy się bez wyniku. Nadal można obejrzeć powtórkę.',
    propose: 'Zapytaj pozostałych',
    wants: (names, count) =>
      `${names} ${plural(count, { one: 'chce', few: 'chcą', many: 'chcą' })} zakończyć partię.`,
    agree: 'Zgoda',
    playOn: 'Gramy dalej',
    waiting: 'Czekamy, aż pozostali zgodzą się zakończyć partię.',
    goesOn: 'Gramy dalej: nie wszyscy chcą zakończyć partię.',
    ended: 'Gracze zgodnie zakończyli tę partię, więc nie ma wyniku.',
  },
  hands: {
    title: 'Karty na ręce',
    alone: 'Nikt inny nie ogląda.',
    ask: (name) => `Poproś o wgląd w karty: ${name}`,
    show: (name) => `Pokaż karty: ${name}`,
    asked: (name) => `Czekamy na zgodę: ${name}.`,
    seeing: (name) => `Od następnej tury widzisz karty: ${name}.`,
    stop: 'Nie oglądaj już tych kart',
    all: (turns) =>
      `Pokaż wszystkie karty po ${plural(turns, { one: '# turze', few: '# turach', many: '# turach' })}`,
    seeingAll: (turns) =>
      `Widzisz wszystkie karty sprzed ${plural(turns, { one: '# tury', few: '# tur', many: '# tur' })}.`,
    mine: 'Kto widzi moje karty',
    wants: (name) => `${name} prosi o pokazanie twoich kart.`,
    allow: 'Zgoda',
    decline: 'Odmowa',
    toAll: 'Wszyscy widzowie mogą widzieć moje karty',
    toAllHint: 'Od następnej tury. W każdej chwili możesz to cofnąć.',
    seenBy: 'Twoje karty mogą widzieć',
    takeBack: 'Ukryj moje karty',
    tableShows: (turns) =>
      `Przy tym stole widzowie oglądają wszystkie karty po ${plural(turns, { one: '# turze', few: '# turach', many: '# turach' })}.`,
  },
};
