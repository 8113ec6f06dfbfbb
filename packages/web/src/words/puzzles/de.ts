import { pluralIn } from '@mirabilia/kernel';
import type { PuzzleWords } from './words.ts';

const plural = pluralIn('de');
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });

export const de: PuzzleWords = {
  title: 'Rätsel',
  about: 'Eine Stellung, ein bester Zug. Nimm dir Zeit und sieh dir den ganzen Tisch an.',
  daily: 'Rätsel des Tages',
  solveDaily: 'Heutiges Rätsel lösen',
  dailyDone: (isSolved) => (isSolved ? 'Heutiges Rätsel: gelöst' : 'Heutiges Rätsel: nicht gelöst'),
  lookAgain: 'Noch einmal ansehen',
  practice: 'Üben',
  rating: 'Wertungszahl',
  solvedOf: (solved, tries) => `${solved} von ${tries} im ersten Versuch gelöst`,
  streak: (count) => `${count} in Folge`,
  days: (count) => plural(count, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  onDevice: 'Deine Wertungszahl und deine Serien bleiben auf diesem Gerät.',
  ageAndTurn: (age, turn, of) => `Zeitalter ${age}, Zug ${turn} von ${of}`,
  questions: {
    win: 'Mit welchem Zug gewinnst du am ehesten?',
    count: 'Letzter Zug: Was bringt dir die meisten Punkte?',
  },
  difficulties: { 1: 'Sehr leicht', 2: 'Leicht', 3: 'Mittel', 4: 'Schwer', 5: 'Sehr schwer' },
  hint: 'Tipp',
  showCard: 'Karte zeigen',
  cardShown: 'Was du spielen solltest, leuchtet.',
  hints: {
    deny: 'Sieh dir die anderen an: Was würde ihnen am meisten helfen?',
    conflict: 'Vergleiche die Schilde mit den Nachbarstädten.',
    count: 'Zähle alle Kategorien, auch Münzen und Schilde.',
    payment: 'Welche Karte du nimmst, zählt so viel wie das, wofür du sie nimmst.',
    token: 'Vergleiche die Marker: Welcher passt zu deinem Plan?',
    finish: 'Das Ende ist nah. Wer gewinnt, wenn die Partie jetzt endet?',
  },
  hintCategory: (category) =>
    `Der beste Zug bringt hier am meisten ein, vielleicht erst später: ${category}.`,
  verdicts: {
    best: 'Der beste Zug',
    nearly: 'Fast genauso gut: gelöst',
    wrong: 'Es gibt einen besseren Zug.',
    shown: 'Die Lösung',
  },
  newRating: (rating, change) => `Wertungszahl: ${rating} (${change})`,
  unrated: {
    hinted: 'Mit einem Tipp bleibt deine Wertungszahl gleich.',
    seen: 'Du kanntest dieses Rätsel schon, deine Wertungszahl bleibt gleich.',
  },
  tryAgain: 'Noch einmal versuchen',
  showSolution: 'Lösung zeigen',
  next: 'Nächstes Rätsel',
  playOn: 'Von hier weiterspielen',
  report: 'Rätsel melden',
  reported: 'Danke. Dieses Rätsel kommt nicht wieder.',
  yourMove: 'Dein Zug',
  bestMove: 'Bester Zug',
  otherMove: 'Nächstbester',
  chance: 'Siegchance',
  pointsOf: (name) => `Punkte von ${name}`,
  total: 'Deine Punkte',
  source: {
    played: 'Mittelwerte von Partien, die Bots von hier zu Ende gespielt haben.',
    counted: 'Ausgezählt: der beste Zug, was auch immer die Nachbarstädte spielen.',
  },
  behind: (count) => `Mindestens ${points(count)} weniger, was auch immer die Nachbarstädte spielen.`,
  gains: (category, count) => `${category}: etwa ${points(count)} mehr.`,
  denies: (name, count) => `${name}: etwa ${points(count)} weniger.`,
  allSeen: 'Du hast alle Rätsel gesehen. Dieses ist schon etwas älter.',
  shared: { first: 'im ersten Versuch gelöst', later: 'gelöst', missed: 'nicht gelöst' },
  moves: {
    build: (card) => `${card} bauen`,
    stage: (stage, card) =>
      card === undefined ? `Bauabschnitt ${stage}` : `Bauabschnitt ${stage} mit ${card}`,
    discard: (card) => (card === undefined ? 'Eine Karte abwerfen' : `${card} abwerfen`),
    nothing: 'Nichts bauen',
    take: (card, deck) =>
      card === undefined ? `Verdeckte Karte nehmen (${deck})` : `${card} nehmen (${deck})`,
    look: (deck) => `Durchsehen: ${deck}`,
    keep: (card) => `${card} behalten`,
    token: (token) => (token === undefined ? 'Marker vom Stapel nehmen' : `${token} nehmen`),
  },
};
