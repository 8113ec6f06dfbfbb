import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pt');

export const pt: Words = {
  title: 'Regras e cartas',
  game: 'Jogo',
  parts: {
    guide: 'Regras',
    cards: 'Cartas',
    wonders: 'Maravilhas',
    chains: 'Encadeamentos',
    tokens: 'Fichas',
    decks: 'Baralhos',
  },
  search: 'Procurar nas regras e cartas',
  nothing: (query) => `Nada encontrado para “${query}”.`,
  count: (count) => plural(count, { one: '# carta', other: '# cartas' }),
  contents: 'Índice',
  example: 'Exemplo',
  back: 'Voltar',
  all: 'Qualquer',
  age: 'Era',
  kind: 'Tipo',
  players: 'Jogadores',
  card: 'Carta',
  total: 'Total',
  explainedIn: 'As regras sobre isto',
};
