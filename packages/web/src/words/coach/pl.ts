import type { CoachWords } from './words.ts';

export const pl: CoachWords = {
  numbers: 'Pokaż liczby',
  numbersHint: 'Jaką szansę na wygraną daje każdy ruch i o które punkty chodzi.',
  swings: (times) => `Punkty na koniec w symulacji obu ruchów. Liczba prób: ${times}`,
  playOn: 'Graj dalej od tego miejsca',
  playOnHint: 'Zajmujesz to miejsce, a boty pozostałe. Oryginalna partia się nie zmienia.',
  noSeed: 'Tej partii nie można kontynuować: plik nie mówi, jak rozdano karty.',
  copyReview: 'Kopiuj link do tej analizy',
  turningPoints: 'Punkty zwrotne',
};
