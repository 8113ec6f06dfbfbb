import { CATEGORIES, type Category } from '@mirabilia/architects';
import { Badge } from '../../../art/badge.tsx';
import { type CategoryLook, countedIn } from '../../../art/category.tsx';
import { Shield, Stage } from '../../../art/tokens.tsx';
import type { BarCategory } from '../../../table/bars.tsx';
import { names } from '../names.ts';
import { Emblem } from './emblem.tsx';
import { Cat } from './marks.tsx';

const LOOKS: Readonly<Record<Category, CategoryLook>> = {
  wonder: { mark: () => <Stage built />, ground: 'wonder' },
  cat: { mark: () => <Cat />, ground: 'cat' },
  blue: { mark: () => <Badge colour="blue" label={names.value.colours.blue} />, ground: 'blue' },
  military: { mark: () => <Shield />, ground: 'red' },
  progress: { mark: () => <Emblem of="science" />, ground: 'green' },
};

export const countedBy = (): readonly BarCategory<Category>[] =>
  countedIn(CATEGORIES, names.value.categories, LOOKS);
