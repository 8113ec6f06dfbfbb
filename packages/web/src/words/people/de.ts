import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('de');

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
  report: {
    action: 'Melden',
    open: (name) => `${name} melden`,
    text: 'Die Meldung geht an die, die diesen Server betreiben, mit den letzten Nachrichten der Person in dieser Partie.',
    reason: 'Grund',
    reasons: {
      insults: 'Beleidigungen',
      name: 'Anstößiger Name',
      spam: 'Spam',
      cheating: 'Betrug',
      leaving: 'Verlassen von Partien',
      other: 'Etwas anderes',
    },
    note: 'Was ist passiert? (freiwillig)',
    send: 'Meldung senden',
    sent: 'Danke. Die Meldung wurde gesendet.',
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
  ending: {
    tool: 'Partie beenden',
    title: 'Die Partie gemeinsam beenden?',
    text: 'Wenn alle zustimmen, endet die Partie ohne Ergebnis. Das Replay lässt sich trotzdem ansehen.',
    propose: 'Die anderen fragen',
    wants: (names, count) =>
      `${names} ${plural(count, { one: 'möchte', other: 'möchten' })} die Partie beenden.`,
    agree: 'Zustimmen',
    playOn: 'Weiterspielen',
    waiting: 'Warten, ob auch die anderen die Partie beenden möchten.',
    goesOn: 'Die Partie geht weiter: Nicht alle wollen sie beenden.',
    ended: 'Die Partie wurde einvernehmlich beendet und hat kein Ergebnis.',
  },
  hands: {
    title: 'Handkarten',
    alone: 'Niemand sonst schaut zu.',
    ask: (name) => `${name} um Einblick bitten`,
    show: (name) => `Hand von ${name} zeigen`,
    asked: (name) => `${name} hat noch nicht zugestimmt.`,
    seeing: (name) => `Ab dem nächsten Zug siehst du die Hand von ${name}.`,
    stop: 'Hand nicht mehr ansehen',
    all: (turns) => `Alle Hände zeigen, ${plural(turns, { one: '# Zug', other: '# Züge' })} später`,
    seeingAll: (turns) =>
      `Du siehst alle Hände, wie sie vor ${plural(turns, { one: '# Zug', other: '# Zügen' })} waren.`,
    mine: 'Wer meine Hand sieht',
    wants: (name) => `${name} möchte deine Hand sehen.`,
    allow: 'Erlauben',
    decline: 'Ablehnen',
    toAll: 'Das Publikum darf meine Hand sehen',
    toAllHint: 'Ab dem nächsten Zug. Du kannst es jederzeit zurücknehmen.',
    seenBy: 'Deine Hand darf sehen',
    takeBack: 'Hand verbergen',
    tableShows: (turns) =>
      `An diesem Tisch sieht das Publikum alle Hände ${plural(turns, { one: '# Zug', other: '# Züge' })} später.`,
  },
};
