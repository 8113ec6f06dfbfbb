import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('de');

export const de: ProfileWords = {
  title: 'Profil',
  parts: {
    matches: 'Partien',
    statistics: 'Statistik',
    account: 'Konto',
  },
  noName: 'Wähle einen Namen oder spiele eine Partie, dann beginnt hier dein Verlauf.',
  allGames: 'Alle Spiele',
  company: {
    label: 'Gegner',
    all: 'Alle',
    people: 'Menschen',
    bots: 'Nur Bots',
  },
  outcome: {
    label: 'Ergebnis',
    all: 'Alle',
    won: 'Gewonnen',
    lost: 'Verloren',
  },
  won: 'Gewonnen',
  shared: 'Geteilter Sieg',
  place: (place, of) => `Platz ${place} von ${of}`,
  points: (count) => plural(count, { one: '# Punkt', other: '# Punkte' }),
  imported: 'Importiert',
  more: 'Mehr anzeigen',
  none: 'Hier ist noch nichts. Deine beendeten Partien erscheinen hier.',
  noneLikeThis: 'Keine Partie passt zu diesen Filtern.',
  add: {
    title: 'Partien hinzufügen',
    about:
      'Jede Partiedatei wird Zug für Zug geprüft. Importierte Partien zählen nur in deinem Verlauf und deiner Statistik.',
    fromDevice: (count) =>
      plural(count, {
        one: '# Partie von diesem Gerät hinzufügen',
        other: '# Partien von diesem Gerät hinzufügen',
      }),
    file: 'Partiedatei hinzufügen',
    whichSeat: 'Wer warst du?',
    add: 'Hinzufügen',
    added: (count) => plural(count, { one: '# Partie hinzugefügt', other: '# Partien hinzugefügt' }),
    known: 'Diese Partie steht schon in deinem Verlauf.',
    noRecord: 'Das ist keine beendete Partie, in der ein Mensch mitspielt.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'Aus # Partie', other: 'Aus # Partien' }),
    newest: (count) => `Es zählen nur deine neuesten ${count} Partien.`,
    winRate: 'Siegquote',
    byChance: (percent) => `${percent} durch Zufall`,
    likely: (low, high) => `wahrscheinlich ${low} bis ${high}`,
    average: 'Punkte im Schnitt',
    best: 'Höchste Punktzahl',
    byWonder: 'Nach Weltwunder',
    byCategory: 'Punkte im Schnitt nach Kategorie',
    byPeople: 'Gegen Menschen',
    byBots: 'Gegen Bots, nach Stärke',
    mixedBots: 'Verschiedene Stärken',
    byPlayers: 'Nach Personenzahl',
    players: (count) => plural(count, { one: '# Person', other: '# Personen' }),
    games: (count) => plural(count, { one: '# Partie', other: '# Partien' }),
    records: 'Persönliche Rekorde',
    lead: 'Größter Vorsprung',
    streak: 'Längste Siegesserie',
    most: (category) => `Meiste Punkte: ${category}`,
  },
  account: {
    look: 'Name und Wappen',
    devices: 'Deine Geräte',
    devicesAbout:
      'Mit einem Passkey oder Wiederherstellungslink bleiben deine Partien deine, auch auf einem neuen Gerät oder wenn du diesen Browser leerst. Ohne Passwort, ohne E-Mail.',
    makePasskey: 'Passkey erstellen',
    passkeyMade: 'Passkey erstellt',
    madeOn: (date) => `Erstellt am ${date}`,
    usedOn: (date) => `zuletzt benutzt am ${date}`,
    removePasskey: (label) => `Passkey entfernen: ${label}`,
    unsupported: 'Dieser Browser kann hier keine Passkeys nutzen: Sie brauchen HTTPS.',
    signIn: 'Mit Passkey anmelden',
    signInAbout: 'Du hast schon ein Profil? Nach der Anmeldung spielt dieser Browser mit diesem Profil.',
    signedIn: (name) => `Angemeldet als ${name}`,
    recovery: 'Wiederherstellungslink',
    recoveryAbout:
      'Bewahre ihn sicher auf, zum Beispiel in einem Passwortmanager. Er macht jedes Gerät zu deinem, einmal. Ein neuer Link ersetzt den alten.',
    makeRecovery: 'Link erstellen',
    replaceRecovery: 'Link ersetzen',
    signOut: 'Auf diesem Gerät abmelden',
    signOutWarning:
      'Du hast keinen Passkey und keinen Wiederherstellungslink: Nach dem Abmelden kommst du nicht zurück.',
    signOutOthers: 'Überall sonst abmelden',
    othersSignedOut: 'Alle anderen Geräte sind abgemeldet.',
    othersSignedOutAndLink:
      'Alle anderen Geräte sind abgemeldet, und dein Wiederherstellungslink gilt nicht mehr. Du kannst einen neuen erstellen.',
    data: 'Deine Daten',
    export: 'Alles herunterladen',
    erase: 'Profil löschen',
    eraseAbout:
      'Dein Name, deine Ergebnisse, Passkeys und Nachrichten werden gelöscht. Wer mit dir gespielt hat, behält die Partien ohne deinen Namen. Das lässt sich nicht rückgängig machen.',
    eraseConfirm: (name) => `Schreib zur Bestätigung ${name}`,
    erased: 'Dein Profil ist gelöscht.',
  },
  recover: {
    title: 'Dein Profil zurückholen',
    text: 'Dieser Link macht diesen Browser zu deinem. Er gilt einmal: Erstelle danach einen neuen.',
  },
};
