import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pl');

export const pl: Words = {
  title: 'Zasady i karty',
  game: 'Gra',
  parts: {
    guide: 'Zasady',
    cards: 'Karty',
    wonders: 'Cuda',
    chains: 'Powiązania',
    tokens: 'Żetony',
    decks: 'Talie',
  },
  search: 'Szukaj w zasadach i kartach',
  nothing: (query) => `Brak wyników dla „${query}”.`,
  count: (count) => plural(count, { one: '# karta', few: '# karty', many: '# kart' }),
  contents: 'Spis treści',
  example: 'Przykład',
  back: 'Wstecz',
  all: 'Wszystkie',
  age: 'Era',
  kind: 'Rodzaj',
  players: 'Gracze',
  card: 'Karta',
  total: 'Razem',
  explainedIn: 'Zasady na ten temat',
};
