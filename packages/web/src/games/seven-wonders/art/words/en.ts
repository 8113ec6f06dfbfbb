import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { en as tokens } from '../../../../art/words/en.ts';
import { pluralIn } from '../../../../i18n/plural.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf, type Words } from './words.ts';

const plural = pluralIn('en');
const or = lister('en', 'disjunction');
const and = lister('en', 'conjunction');

const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'wood',
  stone: 'stone',
  clay: 'clay',
  ore: 'ore',
  glass: 'glass',
  loom: 'textile',
  papyrus: 'papyrus',
};
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'brown',
  grey: 'grey',
  blue: 'blue',
  yellow: 'yellow',
  red: 'red',
  green: 'green',
  purple: 'purple',
};
const SYMBOLS = { compass: 'a compass', gear: 'a gear', tablet: 'a tablet' } as const;
const PLACES: Places = {
  self: 'in your city',
  left: 'in the city to your left',
  right: 'in the city to your right',
  both: 'in the two neighbouring cities',
  all: 'in your city and in the two neighbouring ones',
};
const PARTS: Parts = {
  cards: (colours) => `${or(colours.map((colour) => COLOURS[colour]))} card`,
  defeats: 'defeat token',
  stages: 'built stage of a wonder',
};

const { coins, points } = tokens;

export const en: Words = {
  cost: 'Cost:',
  free: 'no cost',
  makesFree: 'Makes free later:',
  wonder: (name, built, stages) => `${name}: ${built} of ${stages} stages built`,
  effects: {
    produce: ({ units, sold }) => {
      const made = madeBy(units).map(
        ({ count, goods }) => `${count} ${or(goods.map((good) => GOODS[good]))}`,
      );
      const sale = sold ? 'Your neighbours may buy it.' : 'Your neighbours can’t buy it.';
      return `Makes ${and(made)} each turn. ${sale}`;
    },
    points: (effect) => `Worth ${points(effect.points)} at the end.`,
    shields: ({ shields }) =>
      `Adds ${plural(shields, { one: '# shield', other: '# shields' })} to your army in every conflict to come.`,
    science: ({ symbols }) =>
      symbols.length > 1
        ? `Counts as ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, whichever scores most at the end.`
        : `Gives ${and(symbols.map((symbol) => SYMBOLS[symbol]))}: scientific symbols score at the end, in sets and in rows of the same kind.`,
    coins: (effect) => `Take ${coins(effect.coins)} at once.`,
    'coins-per': (effect) =>
      `Take ${coins(effect.coins)} at once for each ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    'points-per': (effect) =>
      `At the end, ${points(effect.points)} for each ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    discount: ({ goods, from }) => {
      const what = goods === 'raw' ? 'raw materials' : 'manufactured goods';
      const whom = from.length > 1 ? 'either neighbour' : `your ${from[0]} neighbour`;
      return `From your next turn on, ${what} that you buy from ${whom} cost 1 coin each instead of 2.`;
    },
    'free-build': () => 'Once in each Age, build a card from your hand without paying for it.',
    'seventh-card': () => 'At the end of each Age, play your last card too instead of discarding it.',
    salvage: () => 'At the end of this turn, build one card from the discard pile without paying for it.',
    'copy-guild': () => 'At the end, one guild of a neighbour scores for you as if it stood in your city.',
  },
};
