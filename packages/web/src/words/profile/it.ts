import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('it');

export const it: ProfileWords = {
  title: 'Profilo',
  parts: {
    matches: 'Partite',
    statistics: 'Statistiche',
    account: 'Account',
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
  account: {
    look: 'Nome ed emblema',
    devices: 'I tuoi dispositivi',
    devicesAbout:
      'Con una passkey o un link di recupero le tue partite restano tue su un nuovo dispositivo, o dopo aver svuotato questo browser. Senza password e senza e-mail.',
    makePasskey: 'Crea una passkey',
    passkeyMade: 'Passkey creata',
    madeOn: (date) => `Creata il ${date}`,
    usedOn: (date) => `usata il ${date}`,
    removePasskey: (label) => `Rimuovi passkey: ${label}`,
    unsupported: 'Questo browser non può usare passkey qui: serve HTTPS.',
    signIn: 'Accedi con una passkey',
    signInAbout: 'Hai già un profilo? Dopo l’accesso questo browser gioca con quel profilo.',
    signedIn: (name) => `Accesso eseguito: ${name}`,
    recovery: 'Link di recupero',
    recoveryAbout:
      'Conservalo in un posto sicuro, come un gestore di password. Rende tuo qualsiasi dispositivo, una volta. Un nuovo link sostituisce il precedente.',
    makeRecovery: 'Crea un link di recupero',
    replaceRecovery: 'Sostituisci il link di recupero',
    signOut: 'Esci da questo dispositivo',
    signOutWarning: 'Non hai passkey né link di recupero: dopo l’uscita non potrai tornare.',
    signOutOthers: 'Esci da tutti gli altri',
    othersSignedOut: 'Tutti gli altri dispositivi sono usciti.',
    othersSignedOutAndLink:
      'Tutti gli altri dispositivi sono usciti e il tuo link di recupero non funziona più. Puoi crearne uno nuovo.',
    data: 'I tuoi dati',
    export: 'Scarica tutto',
    erase: 'Elimina il mio profilo',
    eraseAbout:
      'Il tuo nome, i risultati, le passkey e i messaggi vengono eliminati. Chi ha giocato con te conserva le partite, senza il tuo nome. Non si può annullare.',
    eraseConfirm: (name) => `Scrivi ${name} per confermare`,
    erased: 'Il tuo profilo è stato eliminato.',
  },
  recover: {
    title: 'Recupera il tuo profilo',
    text: 'Questo link rende tuo questo browser. Funziona una volta: poi creane un altro.',
  },
};
