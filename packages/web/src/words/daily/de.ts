import { pluralIn } from '@mirabilia/kernel';
import type { DailyWords } from './words.ts';

const plural = pluralIn('de');

export const de: DailyWords = {
  title: 'Partie des Tages',
  about:
    'Alle bekommen dieselben Karten, denselben Platz und dieselben Bots. Deine erste Partie zählt. Um Mitternacht (UTC) gibt es eine neue.',
  bots: (count, level) => plural(count, { one: `# Bot (${level})`, other: `# Bots (${level})` }),
  play: 'Spielen',
  continue: 'Weiterspielen',
  again: 'Partie ansehen',
  noDeals: 'Auf diesem Gerät gibt es noch keine Partien. Geh einmal online, um sie zu laden.',
  sentLater: 'Du bist offline. Dein Ergebnis wird gesendet, sobald du wieder online bist.',
  yourPoints: (points) => plural(points, { one: 'Du hast # Punkt', other: 'Du hast # Punkte' }),
  won: 'Du hast gewonnen',
  betterThan: (percent) => `Besser als ${percent} % der anderen`,
  firstToday: 'Heute war noch niemand vor dir fertig',
  best: (name, points) => `Bestes Ergebnis heute: ${name}, ${points}`,
  everyone: (attempts) => plural(attempts, { one: 'Bisher # Person', other: 'Bisher # Personen' }),
  bar: (points, attempts) => plural(attempts, { one: `${points}: # Person`, other: `${points}: # Personen` }),
  youAreHere: 'Hier stehst du',
  firstCards: 'Zuerst gespielte Karte',
  streak: (days) => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  share: 'Teilen',
  shared: ({ day, game, points }) => `Mirabilia, ${day} · ${game} · ${points} Punkte`,
  sharedBetter: (percent) => `besser als ${percent} %`,
  seeResults: 'Ergebnisse aller ansehen',
};
