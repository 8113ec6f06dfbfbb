import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('it');

export const it: ProfileWords = {
  title: 'Profilo',
  parts: {
    matches: 'Partite',
    statistics: 'Statistiche',
  },
  noName: 'Scegli un nome o gioca una partita: la tua cronologia inizia qui.',
  allGames: 'Tutti i giochi',
  company: {
    label: 'Avversari',
    all: 'Tutti',
    people: 'Persone',
    bots: 'Solo bot',
  },
  outcome: {
    label: 'Risultato',
    all: 'Tutti',
    won: 'Vinte',
    lost: 'Perse',
  },
  won: 'Vittoria',
  shared: 'Vittoria condivisa',
  place: (place, of) => `Posto ${place} su ${of}`,
  points: (count) => plural(count, { one: '# punto', other: '# punti' }),
  imported: 'Importata',
  more: 'Mostra altre',
  none: 'Qui non c’è ancora niente. Le partite che finisci compaiono qui.',
  noneLikeThis: 'Nessuna partita corrisponde a questi filtri.',
  add: {
    title: 'Aggiungi partite',
    about:
      'Ogni file di partita viene verificato mossa per mossa. Le partite importate contano solo nella tua cronologia e nelle tue statistiche.',
    fromDevice: (count) =>
      plural(count, {
        one: 'Aggiungi # partita da questo dispositivo',
        other: 'Aggiungi # partite da questo dispositivo',
      }),
    file: 'Aggiungi un file di partita',
    whichSeat: 'Chi eri?',
    add: 'Aggiungi',
    added: (count) => plural(count, { one: '# partita aggiunta', other: '# partite aggiunte' }),
    known: 'Questa partita è già nella tua cronologia.',
    noRecord: 'Non è una partita finita con un giocatore.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'Da # partita', other: 'Da # partite' }),
    newest: (count) => `Contano solo le tue ${count} partite più recenti.`,
    winRate: 'Percentuale di vittorie',
    byChance: (percent) => `${percent} per caso`,
    likely: (low, high) => `probabilmente dal ${low} al ${high}`,
    average: 'Punteggio medio',
    best: 'Punteggio più alto',
    byWonder: 'Per meraviglia',
    byCategory: 'Punti medi per categoria',
    byPeople: 'Contro persone',
    byBots: 'Contro bot, per livello',
    mixedBots: 'Livelli diversi',
    byPlayers: 'Per numero di giocatori',
    players: (count) => plural(count, { one: '# giocatore', other: '# giocatori' }),
    games: (count) => plural(count, { one: '# partita', other: '# partite' }),
    records: 'Record personali',
    lead: 'Vantaggio più ampio',
    streak: 'Serie di vittorie più lunga',
    most: (category) => `Massimo: ${category}`,
  },
};
