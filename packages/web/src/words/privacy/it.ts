import { pluralIn } from '@mirabilia/kernel';
import type { PrivacyWords } from './words.ts';

const plural = pluralIn('it');
const inDays = (days: number): string => plural(days, { one: '# giorno', other: '# giorni' });

export const it: PrivacyWords = {
  title: 'Privacy',
  intro:
    'Che cosa conserva di te questo server, e per quanto tempo. Usa un solo cookie, che dice chi sei. Niente tracciamento e niente pubblicità.',
  sections: {
    person: {
      title: 'Nome ed emblema',
      text: 'Li vedono tutti ai tuoi tavoli. Restano finché non elimini il profilo.',
    },
    games: {
      title: 'Partite',
      text: 'Chi ha giocato, ogni mossa e il risultato. Chi ha l’indirizzo di una partita finita può vederne il replay. La tua cronologia e le tue statistiche le vedi solo tu.',
    },
    leagues: {
      title: 'Tornei e gruppi',
      text: 'Chi partecipa e con quali risultati. Chi ha il link di un torneo può vederlo. Un gruppo lo vedono solo i suoi membri.',
    },
    chat: {
      title: 'Chat',
      text: 'Lo possono leggere tutti al tavolo.',
    },
    passkeys: {
      title: 'Passkey e link',
      text: 'Di una passkey la parte pubblica e quando è stata usata; la parte segreta non lascia mai il tuo dispositivo. Dei link solo una somma di controllo.',
    },
    notifications: {
      title: 'Notifiche',
      text: 'Se le attivi: l’indirizzo del tuo browser presso il servizio push del produttore, finché non le disattivi. Se un host collega una chat di gruppo, questa riceve i nomi dei giocatori.',
    },
    addresses: {
      title: 'Indirizzi IP',
      text: 'Servono a fermare gli abusi e possono comparire nel registro del server. Per quanto tempo resti il registro dipende da chi gestisce il server.',
    },
    device: {
      title: 'Sul tuo dispositivo',
      text: 'Le partite contro bot su questo dispositivo, le impostazioni, i problemi, le lezioni e il segnapunti restano in questo browser.',
    },
    choices: {
      title: 'Che cosa puoi fare',
      text: 'Nel tuo account puoi scaricare tutto ed eliminare il profilo. Allora il tuo nome e i tuoi messaggi spariscono anche dalle partite giocate. Ciò che hai scritto da spettatore resta quanto la chat.',
    },
  },
  keep: {
    gamesDays: (days) =>
      `Le partite vengono eliminate ${inDays(days)} dopo la fine; i risultati restano nella tua cronologia.`,
    gamesForever: 'Le partite finite restano finché esiste il server.',
    chatDays: (days) => `Viene eliminata ${inDays(days)} dopo la fine della partita.`,
    chatForever: 'Resta quanto la partita.',
    guestsDays: (days) =>
      `Senza passkey né link di recupero, i tuoi dati vengono eliminati ${inDays(days)} dopo la tua ultima visita.`,
  },
};
