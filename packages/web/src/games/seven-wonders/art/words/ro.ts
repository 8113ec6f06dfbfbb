import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { ro as tokens } from '../../../../art/words/ro.ts';
import { pluralIn } from '../../../../i18n/plural.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf, type Words } from './words.ts';

const plural = pluralIn('ro');
const or = lister('ro', 'disjunction');
const and = lister('ro', 'conjunction');

const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'lemn',
  stone: 'piatră',
  clay: 'cărămidă',
  ore: 'minereu',
  glass: 'sticlă',
  loom: 'textile',
  papyrus: 'papirus',
};
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'maro',
  grey: 'gri',
  blue: 'albastră',
  yellow: 'galbenă',
  red: 'roșie',
  green: 'verde',
  purple: 'mov',
};
const SYMBOLS = { compass: 'un compas', gear: 'o roată dințată', tablet: 'o tăbliță' } as const;
const PLACES: Places = {
  self: 'din orașul tău',
  left: 'din orașul din stânga ta',
  right: 'din orașul din dreapta ta',
  both: 'din cele două orașe vecine',
  all: 'din orașul tău și din cele două vecine',
};
const PARTS: Parts = {
  cards: (colours) => `carte ${or(colours.map((colour) => COLOURS[colour]))}`,
  defeats: 'jeton de înfrângere',
  stages: 'etapă de minune construită',
};

const { coins, points } = tokens;

export const ro: Words = {
  cost: 'Cost:',
  free: 'fără cost',
  makesFree: 'Gratis mai târziu:',
  wonder: (name, built, stages) => `${name}: ${built} din ${stages} etape construite`,
  effects: {
    produce: ({ units, sold }) => {
      const made = madeBy(units).map(({ count, goods }) => {
        const names = or(goods.map((good) => GOODS[good]));
        return count === 1 ? names : `${count} × ${names}`;
      });
      const sale = sold ? 'Se poate vinde vecinilor.' : 'Nu se poate vinde vecinilor.';
      return `Produce ${and(made)} în fiecare tură. ${sale}`;
    },
    points: (effect) => `Valorează ${points(effect.points)} la final.`,
    shields: ({ shields }) =>
      `Adaugă ${plural(shields, { one: '# scut', few: '# scuturi', other: '# de scuturi' })} armatei tale în toate bătăliile următoare.`,
    science: ({ symbols }) =>
      symbols.length > 1
        ? `Contează ca ${or(symbols.map((symbol) => SYMBOLS[symbol]))}: ce aduce mai multe puncte la final.`
        : `Dă ${and(symbols.map((symbol) => SYMBOLS[symbol]))}: simbolurile științifice aduc puncte la final, pe seturi și pe simboluri identice.`,
    coins: (effect) => `Ia imediat ${coins(effect.coins)}.`,
    'coins-per': (effect) =>
      `Ia imediat ${coins(effect.coins)} pentru fiecare ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    'points-per': (effect) =>
      `La final, ${points(effect.points)} pentru fiecare ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    discount: ({ goods, from }) => {
      const what = goods === 'raw' ? 'materiile prime cumpărate' : 'bunurile fabricate cumpărate';
      const side = from[0] === 'left' ? 'de la vecinul din stânga' : 'de la vecinul din dreapta';
      const whom = from.length > 1 ? 'de la oricare vecin' : side;
      return `Din tura următoare, ${what} ${whom} costă 1 monedă fiecare în loc de 2.`;
    },
    'free-build': () => 'O dată pe Eră, construiește gratis o carte din mână.',
    'seventh-card': () => 'La sfârșitul fiecărei Ere, joacă și ultima carte în loc să o arunci.',
    salvage: () => 'La sfârșitul acestei ture, construiește gratis una dintre cărțile aruncate.',
    'copy-guild': () => 'La final, o ghildă a unui vecin îți aduce puncte ca și cum ar fi în orașul tău.',
  },
};
