import { pluralIn } from '@mirabilia/kernel';
import type { RatingsWords } from './words.ts';

const plural = pluralIn('de');

export const de: RatingsWords = {
  rating: (points, uncertainty) => `${points} ±${uncertainty}`,
  provisional: 'vorläufig',
  unrated: 'noch ohne Wertung',
  counts: (percent) => `zählt ${percent}`,
  board: {
    title: 'Rangliste',
    about:
      'Gewertete Partien spielen nur Menschen, mit Zeitlimit und zufälligen Weltwundern. Nach zehn davon stehst du in der Liste.',
    period: 'Zeitraum',
    all: 'Insgesamt',
    season: 'Diese Saison',
    month: 'Dieser Monat',
    place: 'Platz',
    name: 'Name',
    points: 'Wertung',
    change: 'Änderung',
    games: 'Partien',
    empty: 'Hier steht noch niemand. Wer gewertete Partien spielt, kann den Anfang machen.',
    people: (count) => plural(count, { one: '# Person', other: '# Personen' }),
    yours: 'Du',
    yourPlace: (place) => `Platz ${place}`,
    notYet:
      'Deine Wertung ist vorläufig, oder du hast in diesem Zeitraum zu wenige gewertete Partien gespielt.',
    hidden: 'Du hast gewählt, nicht in der Liste zu stehen.',
    page: (page, of) => `Seite ${page} von ${of}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
  own: {
    none: 'Noch keine gewertete Partie. Gewertete Partien spielen nur Menschen, mit Zeitlimit und zufälligen Weltwundern.',
    overTime: 'Verlauf der Wertung',
    plot: (games, from, to) =>
      `${plural(games, { one: '# Partie', other: '# Partien' })}, von ${from} bis ${to}`,
    lowest: 'Tiefste',
    highest: 'Höchste',
    last: 'Letzte gewertete Partien',
    listed: {
      label: 'In Ranglisten zeigen',
      hint: 'Andere sehen dort deinen Namen und deine Wertung. An gewerteten Tischen ist deine Wertung immer zu sehen.',
    },
    toBoard: 'Rangliste',
  },
  end: { title: 'Wertungen', waiting: 'Die neuen Wertungen sind gleich da.' },
  quick: {
    title: 'Schnelle Partie',
    about: 'Wir suchen Leute, die etwa so stark spielen wie du. Partien ohne Bots werden gewertet.',
    sizes: 'Spielerzahl',
    pace: 'Tempo',
    live: 'Jetzt',
    days: 'Über Tage',
    liveHint: 'Eine Minute pro Entscheidung und zwei als Reserve.',
    daysHint: 'Ein Tag pro Entscheidung.',
    bots: 'Bots füllen auf',
    never: 'Nie',
    after: (seconds) => (seconds < 60 ? `Nach ${seconds} s` : `Nach ${seconds / 60} min`),
    botsHint: 'Mit Bots wird die Partie nicht gewertet.',
    find: 'Partie suchen',
    looking: 'Mitspieler werden gesucht',
    waited: (time) => `Du wartest seit ${time}.`,
    people: (count) =>
      plural(count, { one: '# Person sucht diese Partie.', other: '# Personen suchen diese Partie.' }),
    botsIn: (time) => `Bots kommen in ${time}.`,
    keepOpen: 'Lass diese Seite offen.',
    stop: 'Suche beenden',
    found: 'Dein Tisch ist bereit.',
    gone: 'Diese Seite war zu lange weg, darum ist die Suche beendet.',
    noSize: 'Wähle mindestens eine Spielerzahl.',
  },
};
