import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('it');

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
  report: {
    action: 'Segnala',
    open: (name) => `Segnala ${name}`,
    text: 'La segnalazione arriva a chi gestisce questo server, con gli ultimi messaggi della persona in questa partita.',
    reason: 'Motivo',
    reasons: {
      insults: 'Insulti',
      name: 'Nome offensivo',
      spam: 'Spam',
      cheating: 'Imbrogli',
      leaving: 'Abbandono di partite',
      other: 'Altro',
    },
    note: 'Che cosa è successo? (facoltativo)',
    send: 'Invia segnalazione',
    sent: 'Grazie. La segnalazione è stata inviata.',
  },
  emblem: {
    title: 'Emblema',
    hint: 'Compare accanto al tuo nome a ogni tavolo. Se qualcuno ha già il tuo simbolo o il tuo colore, ne ricevi un altro.',
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
  ending: {
    tool: 'Termina la partita',
    title: 'Terminare la partita di comune accordo?',
    text: 'Se tutti i giocatori sono d’accordo, la partita finisce senza risultato. Potrai comunque rivederla.',
    propose: 'Chiedi agli altri',
    wants: (names, count) =>
      `${names} ${plural(count, { one: 'vuole', other: 'vogliono' })} terminare la partita.`,
    agree: 'D’accordo',
    playOn: 'Continua a giocare',
    waiting: 'In attesa che gli altri accettino di terminare la partita.',
    goesOn: 'La partita continua: non tutti vogliono terminarla.',
    ended: 'I giocatori hanno deciso di terminare la partita, quindi non c’è un risultato.',
  },
  hands: {
    title: 'Mani',
    alone: 'Nessun altro sta guardando.',
    ask: (name) => `Chiedi di vedere la mano di ${name}`,
    show: (name) => `Mostra la mano di ${name}`,
    asked: (name) => `${name} non ha ancora risposto.`,
    seeing: (name) => `Vedi la mano di ${name} dal prossimo turno.`,
    stop: 'Non guardare più questa mano',
    all: (turns) => `Mostra tutte le mani, ${plural(turns, { one: '# turno', other: '# turni' })} dopo`,
    seeingAll: (turns) =>
      `Vedi tutte le mani com’erano ${plural(turns, { one: '# turno', other: '# turni' })} fa.`,
    mine: 'Chi vede la mia mano',
    wants: (name) => `${name} chiede di vedere la tua mano.`,
    allow: 'Consenti',
    decline: 'Rifiuta',
    toAll: 'Tutti gli spettatori possono vedere la mia mano',
    toAllHint: 'Dal prossimo turno. Puoi ripensarci in qualsiasi momento.',
    seenBy: 'Possono vedere la tua mano',
    takeBack: 'Nascondi la mia mano',
    tableShows: (turns) =>
      `A questo tavolo gli spettatori vedono tutte le mani ${plural(turns, { one: '# turno', other: '# turni' })} dopo.`,
  },
};
