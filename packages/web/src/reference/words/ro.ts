import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ro');

export const ro: Words = {
  title: 'Reguli și cărți',
  game: 'Joc',
  parts: {
    guide: 'Reguli',
    cards: 'Cărți',
    wonders: 'Minuni',
    chains: 'Lanțuri',
    tokens: 'Jetoane',
    decks: 'Pachete',
  },
  search: 'Caută în reguli și cărți',
  nothing: (query) => `Nu s-a găsit nimic pentru „${query}”.`,
  count: (count) => plural(count, { one: '# carte', few: '# cărți', other: '# de cărți' }),
  contents: 'Cuprins',
  example: 'Exemplu',
  back: 'Înapoi',
  all: 'Toate',
  age: 'Eră',
  kind: 'Tip',
  players: 'Jucători',
  card: 'Carte',
  total: 'Total',
  explainedIn: 'Ce spun regulile',
};
