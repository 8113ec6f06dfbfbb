import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { pl as tokens } from '../../../../art/words/pl.ts';
import { pluralIn } from '../../../../i18n/plural.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf, type Words } from './words.ts';

const plural = pluralIn('pl');
const or = lister('pl', 'disjunction');
const and = lister('pl', 'conjunction');

/** In the accusative: what is made. */
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'drewno',
  stone: 'kamień',
  clay: 'glinę',
  ore: 'rudę',
  glass: 'szkło',
  loom: 'tkaninę',
  papyrus: 'papirus',
};
/** In the accusative: for each ... card. */
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'brązową',
  grey: 'szarą',
  blue: 'niebieską',
  yellow: 'żółtą',
  red: 'czerwoną',
  green: 'zieloną',
  purple: 'fioletową',
};
const SYMBOLS = { compass: 'cyrkiel', gear: 'koło zębate', tablet: 'tabliczkę' } as const;
const PLACES: Places = {
  self: 'w twoim mieście',
  left: 'w mieście po lewej',
  right: 'w mieście po prawej',
  both: 'w obu sąsiednich miastach',
  all: 'w twoim mieście i w obu sąsiednich',
};
const PARTS: Parts = {
  cards: (colours) => `${or(colours.map((colour) => COLOURS[colour]))} kartę`,
  defeats: 'żeton porażki',
  stages: 'zbudowany etap cudu',
};
/** „Każdy” has to agree with what is counted. */
const each = (of: Parameters<typeof countedIn>[1]) =>
  `za ${'cards' in of ? 'każdą' : 'każdy'} ${countedIn(PARTS, of)}`;

const coinsTaken = (count: number) => plural(count, { one: '# monetę', few: '# monety', many: '# monet' });
const { points } = tokens;

export const pl: Words = {
  cost: 'Koszt:',
  free: 'za darmo',
  makesFree: 'Potem za darmo:',
  wonder: (name, built, stages) => `${name}, zbudowane etapy: ${built} z ${stages}`,
  effects: {
    produce: ({ units, sold }) => {
      const made = madeBy(units).map(({ count, goods }) => {
        const names = or(goods.map((good) => GOODS[good]));
        return count === 1 ? names : `${count} × ${names}`;
      });
      const sale = sold ? 'Sąsiedzi mogą to kupować.' : 'Sąsiedzi nie mogą tego kupować.';
      return `Co turę daje ${and(made)}. ${sale}`;
    },
    points: (effect) => `Na koniec gry daje ${points(effect.points)}.`,
    shields: ({ shields }) =>
      `Dodaje ${plural(shields, { one: '# tarczę', few: '# tarcze', many: '# tarcz' })} do twojej armii w każdym następnym konflikcie.`,
    science: ({ symbols }) =>
      symbols.length > 1
        ? `Daje ${or(symbols.map((symbol) => SYMBOLS[symbol]))}: to, co na koniec przyniesie najwięcej punktów.`
        : `Daje ${and(symbols.map((symbol) => SYMBOLS[symbol]))}: symbole nauki punktują na koniec, w zestawach i za powtórzenia.`,
    coins: (effect) => `Weź od razu ${coinsTaken(effect.coins)}.`,
    'coins-per': (effect) =>
      `Weź od razu ${coinsTaken(effect.coins)} ${each(effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    'points-per': (effect) =>
      `Na koniec ${points(effect.points)} ${each(effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
    discount: ({ goods, from }) => {
      const what = goods === 'raw' ? 'surowce kupowane' : 'dobra kupowane';
      const side = from[0] === 'left' ? 'u sąsiada po lewej' : 'u sąsiada po prawej';
      const whom = from.length > 1 ? 'u obu sąsiadów' : side;
      return `Od następnej tury ${what} ${whom} kosztują po 1 monecie zamiast 2.`;
    },
    'free-build': () => 'Raz w każdej Erze zbuduj za darmo kartę z ręki.',
    'seventh-card': () => 'Na koniec każdej Ery zagraj też ostatnią kartę, zamiast ją odrzucać.',
    salvage: () => 'Na koniec tej tury zbuduj za darmo jedną kartę ze stosu kart odrzuconych.',
    'copy-guild': () => 'Na koniec jedna gildia sąsiada punktuje dla ciebie, jakby stała w twoim mieście.',
  },
};
