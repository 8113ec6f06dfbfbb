import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('es');

export const es: Words = {
  title: 'Reglas y cartas',
  game: 'Juego',
  parts: {
    guide: 'Reglas',
    cards: 'Cartas',
    wonders: 'Maravillas',
    chains: 'Cadenas',
    tokens: 'Fichas',
    decks: 'Mazos',
  },
  search: 'Buscar en reglas y cartas',
  nothing: (query) => `No se ha encontrado nada para «${query}».`,
  count: (count) => plural(count, { one: '# carta', other: '# cartas' }),
  contents: 'Contenido',
  example: 'Ejemplo',
  back: 'Atrás',
  all: 'Todas',
  age: 'Era',
  kind: 'Tipo',
  players: 'Jugadores',
  card: 'Carta',
  total: 'Total',
  explainedIn: 'Las reglas sobre esto',
};
