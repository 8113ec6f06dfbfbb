import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { pt as tokens } from '../../../../art/words/pt.ts';
import { pluralIn } from '../../../../i18n/plural.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf, type Words } from './words.ts';

const plural = pluralIn('pt');
const or = lister('pt-BR', 'disjunction');
const and = lister('pt-BR', 'conjunction');

/** All of them take an s: two of a kind are "2 madeiras". */
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'madeira',
  stone: 'pedra',
  clay: 'argila',
  ore: 'minério',
  glass: 'vidro',
  loom: 'tecido',
  papyrus: 'papiro',
};
const goodsOf = (count: number, good: Resource) =>
  plural(count, { one: GOODS[good], other: `${GOODS[good]}s` });
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'marrom',
  grey: 'cinza',
  blue: 'azul',
  yellow: 'amarela',
  red: 'vermelha',
  green: 'verde',
  purple: 'roxa',
};
const SYMBOLS = { compass: 'um compasso', gear: 'uma engrenagem', tablet: 'uma tabuleta' } as const;
const PLACES: Places = {
  self: 'na sua cidade',
  left: 'na cidade à sua esquerda',
  right: 'na cidade à sua direita',
  both: 'nas duas cidades vizinhas',
  all: 'na sua cidade e nas duas vizinhas',
};
const PARTS: Parts = {
  cards: (colours) => `carta ${or(colours.map((colour) => COLOURS[colour]))}`,
  defeats: 'ficha de derrota',
  stages: 'estágio de maravilha construído',
};

const { coins, points } = tokens;

export const pt: Words = {
  cost: 'Custo:',
  free: 'sem custo',
  makesFree: 'Deixa grátis depois:',
  wonder: (name, built, stages) => `${name}: ${built} de ${stages} estágios construídos`,
  effects: {
    produce: ({ units, sold }) => {
      const made = madeBy(units).map(
        ({ count, goods }) => `${count} ${or(goods.map((good) => goodsOf(count, good)))}`,
      );
      const sale = sold ? 'Seus vizinhos podem comprar.' : 'Seus vizinhos não podem comprar.';
      return `Produz ${and(made)} por turno. ${sale}`;
    },
    points: (effect) => `Vale ${points(effect.points)} no fim da partida.`,
    shields: ({ shields }) =>
      `Soma ${plural(shields, { one: '# escudo', other: '# escudos' })} ao seu exército em todos os conflitos seguintes.`,
    science: ({ symbols }) =>
      symbols.length > 1
        ? `Conta como ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, o que render mais pontos no fim.`
        : `Dá ${and(symbols.map((symbol) => SYMBOLS[symbol]))}: os símbolos científicos pontuam no fim, em conjuntos e por repetição.`,
    coins: (effect) => `Receba ${coins(effect.coins)} na hora.`,
    'coins-per': (effect) =>
      `Receba na hora ${coins(effect.coins)} por ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    'points-per': (effect) =>
      `No fim, ${points(effect.points)} por ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    discount: ({ goods, from }) => {
      const what = goods === 'raw' ? 'as matérias-primas compradas' : 'os produtos manufaturados comprados';
      const side = from[0] === 'left' ? 'do vizinho da esquerda' : 'do vizinho da direita';
      const whom = from.length > 1 ? 'de qualquer vizinho' : side;
      return `A partir do próximo turno, ${what} ${whom} custam 1 moeda cada em vez de 2.`;
    },
    'free-build': () => 'Uma vez por Era, construa uma carta da mão sem pagar o custo.',
    'seventh-card': () => 'No fim de cada Era, jogue também a última carta em vez de descartá-la.',
    salvage: () => 'No fim deste turno, construa uma carta da pilha de descarte sem pagar o custo.',
    'copy-guild': () => 'No fim, uma guilda de um vizinho pontua para você como se estivesse na sua cidade.',
  },
};
