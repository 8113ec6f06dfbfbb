import { pluralIn } from '@mirabilia/kernel';
import type { AidWords } from './words.ts';

const plural = pluralIn('de');

export const de: AidWords = {
  score: {
    title: 'Zwischenstand',
    about: 'Punkte, die gerade auf dem Tisch liegen.',
    aboutForecast:
      'Punkte auf dem Tisch und hinter ≈ der Durchschnitt von Partien, die Bots von hier aus weiterspielen; sie wissen nur, was du siehst.',
    thinking: 'Vorhersage wird berechnet …',
    absent: 'Die Vorhersage konnte nicht geladen werden.',
    forecast: 'Vorhersage',
    wins: 'Siegchance',
  },
  need: {
    title: 'Was du bräuchtest',
    build: 'Zum Bauen',
    stage: 'Für den nächsten Bauabschnitt',
    missing: (goods) => `Deiner Stadt fehlt: ${goods}.`,
    sold: (good, sellers) => `${good} kannst du hier kaufen: ${sellers}.`,
    far: (good, makers) => `${good} gibt es nur zu weit weg: ${makers}.`,
    nobody: (good) => `${good}: Das verkauft keine Nachbarstadt.`,
    inHand: (good, cards) => `${good}: Aus deiner Hand könntest du ${cards} bauen.`,
    inAge: (good, cards) => `${good}: Achte auf ${cards}.`,
    short: (coins) => `Dir fehlen noch ${plural(coins, { one: '# Münze', other: '# Münzen' })}.`,
    freeWith: (structures) => `Kostenlos mit ${structures}.`,
    stands:
      'Ein Gebäude mit diesem Namen steht schon in deiner Stadt. Nimm die Karte für einen Bauabschnitt oder wirf sie ab.',
    complete: 'Alle Bauabschnitte deines Weltwunders sind gebaut.',
    duty: 'Die Freie Stadt muss eine Karte bauen, die sie bauen kann.',
  },
  coming: {
    canCome: 'Können noch zu dir kommen',
    cannotCome: 'Kommen in diesem Zeitalter nicht mehr zu dir',
    built: 'Schon gebaut',
    none: 'Keine.',
    guilds: (used, all) => `${used} von ${all} Gilden sind im Spiel.`,
    about:
      'Berechnet aus den Karten für diese Personenzahl, dem schon Gebauten und den Handkarten, die du gesehen hast. Verdeckt liegende Karten können dabei sein.',
    aboutBlind: 'Berechnet aus den Karten für diese Personenzahl, dem schon Gebauten und deinen Handkarten.',
  },
};
