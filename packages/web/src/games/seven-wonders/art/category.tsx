import { CATEGORIES, type Category } from '@mirabilia/seven-wonders';
import { type CategoryLook, countedIn } from '../../../art/category.tsx';
import type { BarCategory } from '../../../table/bars.tsx';
import { names } from '../names.ts';
import { Coin, ColourBadge, Stage } from './index.ts';

const ofCards = (colour: 'red' | 'blue' | 'green' | 'yellow' | 'purple'): CategoryLook => ({
  mark: () => <ColourBadge colour={colour} />,
  ground: colour,
});

const LOOKS: Readonly<Record<Category, CategoryLook>> = {
  military: ofCards('red'),
  treasury: { mark: () => <Coin />, ground: 'treasury' },
  wonder: { mark: () => <Stage built />, ground: 'wonder' },
  civilian: ofCards('blue'),
  science: ofCards('green'),
  commerce: ofCards('yellow'),
  guilds: ofCards('purple'),
};

export const countedBy = (): readonly BarCategory<Category>[] =>
  countedIn(CATEGORIES, names.value.categories, LOOKS);
