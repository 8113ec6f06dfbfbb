import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('en');

export const en: Words = {
  title: 'Rules and cards',
  game: 'Game',
  parts: {
    guide: 'Rules',
    cards: 'Cards',
    wonders: 'Wonders',
    chains: 'Chains',
    tokens: 'Tokens',
    decks: 'Decks',
  },
  search: 'Search rules and cards',
  nothing: (query) => `Nothing found for “${query}”.`,
  count: (count) => plural(count, { one: '# card', other: '# cards' }),
  contents: 'Contents',
  example: 'Example',
  back: 'Back',
  all: 'All',
  age: 'Age',
  kind: 'Kind',
  players: 'Players',
  card: 'Card',
  total: 'Total',
  explainedIn: 'The rules on this',
};
