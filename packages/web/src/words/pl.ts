import type { Words } from './words.ts';

export const pl: Words = {
  unofficial: 'Nieoficjalny projekt fanowski.',
  close: 'Zamknij',
  loading: 'Wczytywanie…',
  partMissing: 'Nie udało się wczytać części strony. Może nie ma sieci albo jest już nowsza wersja.',
  reload: 'Odśwież',
};
