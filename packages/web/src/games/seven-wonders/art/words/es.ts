import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { es as tokens } from '../../../../art/words/es.ts';
import { pluralIn } from '../../../../i18n/plural.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf, type Words } from './words.ts';

const plural = pluralIn('es');
const or = lister('es', 'disjunction');
const and = lister('es', 'conjunction');

const GOODS: Readonly<Record<Resource, { readonly one: string; readonly other: string }>> = {
  wood: { one: 'madera', other: 'maderas' },
  stone: { one: 'piedra', other: 'piedras' },
  clay: { one: 'arcilla', other: 'arcillas' },
  ore: { one: 'mineral', other: 'minerales' },
  glass: { one: 'vidrio', other: 'vidrios' },
  loom: { one: 'tejido', other: 'tejidos' },
  papyrus: { one: 'papiro', other: 'papiros' },
};
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'marrón',
  grey: 'gris',
  blue: 'azul',
  yellow: 'amarilla',
  red: 'roja',
  green: 'verde',
  purple: 'morada',
};
const SYMBOLS = { compass: 'un compás', gear: 'un engranaje', tablet: 'una tablilla' } as const;
const PLACES: Places = {
  self: 'en tu ciudad',
  left: 'en la ciudad a tu izquierda',
  right: 'en la ciudad a tu derecha',
  both: 'en las dos ciudades vecinas',
  all: 'en tu ciudad y en las dos vecinas',
};
const PARTS: Parts = {
  cards: (colours) => `carta ${or(colours.map((colour) => COLOURS[colour]))}`,
  defeats: 'marcador de derrota',
  stages: 'etapa de maravilla construida',
};

const { coins, points } = tokens;

export const es: Words = {
  cost: 'Coste:',
  free: 'sin coste',
  makesFree: 'Gratis después:',
  wonder: (name, built, stages) => `${name}: ${built} de ${stages} etapas construidas`,
  effects: {
    produce: ({ units, sold }) => {
      const made = madeBy(units).map(
        ({ count, goods }) => `${count} ${or(goods.map((good) => plural(count, GOODS[good])))}`,
      );
      const sale = sold ? 'A la venta para tus vecinos.' : 'Sin venta a tus vecinos.';
      return `Produce ${and(made)} por turno. ${sale}`;
    },
    points: (effect) => `Vale ${points(effect.points)} al final de la partida.`,
    shields: ({ shields }) =>
      `Suma ${plural(shields, { one: '# escudo', other: '# escudos' })} a tu ejército en todas las batallas siguientes.`,
    science: ({ symbols }) =>
      symbols.length > 1
        ? `Cuenta como ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, lo que más puntúe al final.`
        : `Da ${and(symbols.map((symbol) => SYMBOLS[symbol]))}: los símbolos científicos puntúan al final, por grupos y por repetición.`,
    coins: (effect) => `Recibe ${coins(effect.coins)} al momento.`,
    'coins-per': (effect) =>
      `Recibe al momento ${coins(effect.coins)} por cada ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    'points-per': (effect) =>
      `Al final, ${points(effect.points)} por cada ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    discount: ({ goods, from }) => {
      const what =
        goods === 'raw' ? 'las materias primas que compres' : 'los productos manufacturados que compres';
      const side = from[0] === 'left' ? 'al vecino de la izquierda' : 'al vecino de la derecha';
      const whom = from.length > 1 ? 'a cualquiera de tus vecinos' : side;
      return `Desde tu próximo turno, ${what} ${whom} cuestan 1 moneda por unidad en vez de 2.`;
    },
    'free-build': () => 'Una vez por Era, construye una carta de tu mano sin pagar su coste.',
    'seventh-card': () => 'Al final de cada Era, juega también tu última carta en vez de descartarla.',
    salvage: () => 'Al final de este turno, construye una carta de los descartes sin pagar su coste.',
    'copy-guild': () => 'Al final, un gremio de un vecino puntúa para ti como si estuviera en tu ciudad.',
  },
};
