import { pluralIn } from '@mirabilia/kernel';
import type { PuzzleWords } from './words.ts';

const plural = pluralIn('ro');
const points = (count: number): string =>
  plural(count, { one: 'un punct', few: '# puncte', other: '# de puncte' });

export const ro: PuzzleWords = {
  title: 'Probleme',
  about: 'O poziție, o singură mutare mai bună decât toate. Nu te grăbi: privește toată masa.',
  daily: 'Problema zilei',
  solveDaily: 'Rezolvă problema de azi',
  dailyDone: (isSolved) => (isSolved ? 'Problema de azi: rezolvată' : 'Problema de azi: nerezolvată'),
  lookAgain: 'Vezi din nou',
  practice: 'Exersează',
  rating: 'Rating',
  solvedOf: (solved, tries) => `Din prima încercare: ${solved} din ${tries}`,
  streak: (count) => `La rând: ${count}`,
  days: (count) => plural(count, { one: 'o zi la rând', few: '# zile la rând', other: '# de zile la rând' }),
  onDevice: 'Ratingul și seriile tale rămân doar pe acest dispozitiv.',
  ageAndTurn: (age, turn, of) => `Era ${age}, tura ${turn} din ${of}`,
  questions: {
    win: 'Ce mutare îți dă cea mai mare șansă de a câștiga?',
    count: 'Ultima tură: ce mutare îți aduce cele mai multe puncte?',
  },
  difficulties: { 1: 'Foarte ușor', 2: 'Ușor', 3: 'Mediu', 4: 'Greu', 5: 'Foarte greu' },
  hint: 'Indiciu',
  showCard: 'Arată cartea',
  cardShown: 'Ce trebuie jucat este luminat.',
  hints: {
    deny: 'Uită-te la adversari: ce i-ar ajuta cel mai mult?',
    conflict: 'Compară scuturile cu ale vecinilor.',
    count: 'Numără toate categoriile, și monedele, și scuturile.',
    payment: 'Contează nu doar la ce folosești o carte, ci și pe care o folosești.',
    token: 'Compară jetoanele: care se potrivește cu planul tău?',
    finish: 'Sfârșitul e aproape. Cine câștigă dacă partida se încheie acum?',
  },
  hintCategory: (category) =>
    `Cea mai bună mutare aduce cel mai mult aici, poate abia mai târziu: ${category}.`,
  verdicts: {
    best: 'Cea mai bună mutare',
    nearly: 'Aproape la fel de bună: rezolvat',
    wrong: 'Există o mutare mai bună.',
    shown: 'Soluția',
  },
  newRating: (rating, change) => `Rating: ${rating} (${change})`,
  unrated: {
    hinted: 'După un indiciu, ratingul rămâne același.',
    seen: 'Cunoșteai deja problema, așa că ratingul rămâne același.',
  },
  tryAgain: 'Încearcă din nou',
  showSolution: 'Arată soluția',
  next: 'Problema următoare',
  playOn: 'Continuă partida de aici',
  report: 'Semnalează o greșeală',
  reported: 'Mulțumim. Problema nu va mai apărea.',
  yourMove: 'Mutarea ta',
  bestMove: 'Cea mai bună',
  otherMove: 'A doua',
  chance: 'Șansa de a câștiga',
  pointsOf: (name) => `Puncte: ${name}`,
  total: 'Punctele tale',
  source: {
    played: 'Medii din partide pe care boții le-au jucat de aici până la sfârșit.',
    counted: 'Numărat: e cea mai bună mutare, orice ar juca vecinii.',
  },
  behind: (count) => `Cu cel puțin ${points(count)} mai puțin, orice ar juca vecinii.`,
  gains: (category, count) => `${category}: cu aproximativ ${points(count)} mai mult.`,
  denies: (name, count) => `${name}: cu aproximativ ${points(count)} mai puțin.`,
  allSeen: 'Ai văzut toate problemele. Aceasta e de mai demult.',
  shared: { first: 'rezolvată din prima încercare', later: 'rezolvată', missed: 'nerezolvată' },
  moves: {
    build: (card) => `Construiește: ${card}`,
    stage: (stage, card) => (card === undefined ? `Etapa ${stage}` : `Etapa ${stage}, cu cartea: ${card}`),
    discard: (card) => (card === undefined ? 'Aruncă o carte' : `Aruncă: ${card}`),
    nothing: 'Nu construi nimic',
    take: (card, deck) => (card === undefined ? `Ia cartea ascunsă (${deck})` : `Ia: ${card} (${deck})`),
    look: (deck) => `Uită-te în: ${deck}`,
    keep: (card) => `Păstrează: ${card}`,
    token: (token) => (token === undefined ? 'Ia un jeton din teanc' : `Ia jetonul: ${token}`),
  },
};
