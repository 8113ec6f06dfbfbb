import { pluralIn } from '@mirabilia/kernel';
import type { PrivacyWords } from './words.ts';

const plural = pluralIn('de');
const inDays = (days: number): string => plural(days, { one: '# Tag', other: '# Tage' });

export const de: PrivacyWords = {
  title: 'Datenschutz',
  intro:
    'Was dieser Server über dich speichert, und wie lange. Er setzt ein Cookie, das sagt, wer du bist. Es gibt kein Tracking und keine Werbung.',
  sections: {
    person: {
      title: 'Name und Wappen',
      text: 'Alle an deinen Tischen sehen sie. Sie bleiben, bis du dein Profil löschst.',
    },
    games: {
      title: 'Partien',
      text: 'Wer gespielt hat, jeder Zug und das Ergebnis. Wer die Adresse einer beendeten Partie hat, kann ihr Replay ansehen. Deinen Verlauf und deine Statistik siehst nur du.',
    },
    leagues: {
      title: 'Turniere und Gruppen',
      text: 'Wer teilnimmt und mit welchem Ergebnis. Ein Turnier können alle sehen, die seinen Link haben. Eine Gruppe sehen nur ihre Mitglieder.',
    },
    chat: {
      title: 'Chat',
      text: 'Alle am Tisch können ihn lesen.',
    },
    passkeys: {
      title: 'Passkeys und Links',
      text: 'Von einem Passkey der öffentliche Teil und wann er zuletzt benutzt wurde; der geheime Teil verlässt dein Gerät nie. Von Links nur eine Prüfsumme.',
    },
    notifications: {
      title: 'Benachrichtigungen',
      text: 'Wenn du sie einschaltest: die Adresse deines Browsers beim Push-Dienst seines Herstellers, bis du sie ausschaltest. Verbindet ein Host einen Gruppenchat, bekommt dieser die Namen am Tisch.',
    },
    addresses: {
      title: 'IP-Adressen',
      text: 'Sie dienen dem Schutz vor Missbrauch und können im Protokoll des Servers stehen. Wie lange es bleibt, bestimmt, wer den Server betreibt.',
    },
    device: {
      title: 'Auf deinem Gerät',
      text: 'Partien gegen Bots auf diesem Gerät, Einstellungen, Rätsel, Lektionen und der Wertungsblock bleiben in diesem Browser.',
    },
    choices: {
      title: 'Was du tun kannst',
      text: 'In deinem Konto kannst du alles herunterladen und dein Profil löschen. Dann verschwinden dein Name und deine Nachrichten auch aus deinen Partien. Was du als Publikum geschrieben hast, bleibt so lange wie der Chat.',
    },
  },
  keep: {
    gamesDays: (days) =>
      `Partien werden ${inDays(days)} nach ihrem Ende gelöscht; deine Ergebnisse bleiben in deinem Verlauf.`,
    gamesForever: 'Beendete Partien bleiben, solange es den Server gibt.',
    chatDays: (days) => `Er wird ${inDays(days)} nach dem Ende der Partie gelöscht.`,
    chatForever: 'Er bleibt so lange wie die Partie.',
    guestsDays: (days) =>
      `Ohne Passkey und Wiederherstellungslink werden deine Daten ${inDays(days)} nach deinem letzten Besuch gelöscht.`,
  },
};
