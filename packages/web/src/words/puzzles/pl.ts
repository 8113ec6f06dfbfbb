import { pluralIn } from '@mirabilia/kernel';
import type { PuzzleWords } from './words.ts';

const plural = pluralIn('pl');
const points = (count: number): string =>
  plural(count, { one: '# punkt', few: '# punkty', many: '# punktów' });

export const pl: PuzzleWords = {
  title: 'Zadania',
  about: 'Jedna pozycja, jeden najlepszy ruch. Nie ma pośpiechu: przyjrzyj się całemu stołowi.',
  daily: 'Zadanie dnia',
  solveDaily: 'Rozwiąż dzisiejsze zadanie',
  dailyDone: (isSolved) =>
    isSolved ? 'Dzisiejsze zadanie: rozwiązane' : 'Dzisiejsze zadanie: nierozwiązane',
  lookAgain: 'Zobacz jeszcze raz',
  practice: 'Ćwicz',
  rating: 'Ranking',
  solvedOf: (solved, tries) => `Za pierwszym razem: ${solved} z ${tries}`,
  streak: (count) => `Z rzędu: ${count}`,
  days: (count) => plural(count, { one: '# dzień z rzędu', few: '# dni z rzędu', many: '# dni z rzędu' }),
  onDevice: 'Ranking i serie są zapisane tylko na tym urządzeniu.',
  ageAndTurn: (age, turn, of) => `Era ${age}, tura ${turn} z ${of}`,
  questions: {
    win: 'Który ruch daje największe szanse wygranej?',
    count: 'Ostatnia tura: który ruch daje ci najwięcej punktów?',
  },
  difficulties: { 1: 'Bardzo łatwe', 2: 'Łatwe', 3: 'Średnie', 4: 'Trudne', 5: 'Bardzo trudne' },
  hint: 'Podpowiedź',
  showCard: 'Pokaż kartę',
  cardShown: 'To, czym trzeba zagrać, jest podświetlone.',
  hints: {
    deny: 'Popatrz na przeciwników: co najbardziej by im pomogło?',
    conflict: 'Porównaj tarcze z sąsiadami.',
    count: 'Policz wszystkie kategorie, także monety i tarcze.',
    payment: 'To, której karty użyjesz, jest tak samo ważne jak to, do czego.',
    token: 'Porównaj żetony: który pasuje do twojego planu?',
    finish: 'Koniec jest blisko. Kto wygra, jeśli partia skończy się teraz?',
  },
  hintCategory: (category) => `Najlepszy ruch najwięcej daje tutaj, może dopiero później: ${category}.`,
  verdicts: {
    best: 'Najlepszy ruch',
    nearly: 'Prawie tak samo dobry ruch: zadanie rozwiązane',
    wrong: 'Jest lepszy ruch.',
    shown: 'Rozwiązanie',
  },
  newRating: (rating, change) => `Ranking: ${rating} (${change})`,
  unrated: {
    hinted: 'Po podpowiedzi ranking się nie zmienia.',
    seen: 'Znasz już to zadanie, więc ranking się nie zmienia.',
  },
  tryAgain: 'Spróbuj jeszcze raz',
  showSolution: 'Pokaż rozwiązanie',
  next: 'Następne zadanie',
  playOn: 'Graj dalej od tego miejsca',
  report: 'Zgłoś błąd w zadaniu',
  reported: 'Dziękujemy. To zadanie już się nie pojawi.',
  yourMove: 'Twój ruch',
  bestMove: 'Najlepszy ruch',
  otherMove: 'Drugi najlepszy',
  chance: 'Szansa na zwycięstwo',
  pointsOf: (name) => `Punkty: ${name}`,
  total: 'Twoje punkty',
  source: {
    played: 'Średnie z partii, które boty rozegrały stąd do końca.',
    counted: 'Policzone: to najlepszy ruch, cokolwiek zagrają sąsiedzi.',
  },
  behind: (count) => `Mniej punktów, cokolwiek zagrają sąsiedzi: co najmniej o ${points(count)}.`,
  gains: (category, count) => `${category}: średnio ${points(count)} więcej.`,
  denies: (name, count) => `${name}: średnio ${points(count)} mniej.`,
  allSeen: 'Znasz już wszystkie zadania. To jest jedno z dawniejszych.',
  shared: { first: 'rozwiązane za pierwszym razem', later: 'rozwiązane', missed: 'nierozwiązane' },
  moves: {
    build: (card) => `Zbuduj: ${card}`,
    stage: (stage, card) => (card === undefined ? `Etap ${stage}` : `Etap ${stage}, karta: ${card}`),
    discard: (card) => (card === undefined ? 'Odrzuć kartę' : `Odrzuć: ${card}`),
    nothing: 'Nic nie buduj',
    take: (card, deck) => (card === undefined ? `Weź zakrytą kartę (${deck})` : `Weź: ${card} (${deck})`),
    look: (deck) => `Przejrzyj: ${deck}`,
    keep: (card) => `Zatrzymaj: ${card}`,
    token: (token) => (token === undefined ? 'Weź żeton ze stosu' : `Weź żeton: ${token}`),
  },
};
