// The seven categories of points: each with a colour, a hatching and a mark of its own.

import { CATEGORIES, type Category, type Colour } from '@mirabilia/seven-wonders';
import type { Counted } from '../../../table/bars.tsx';
import { Coin, ColourBadge, Stage } from '../art/index.ts';
import { names } from '../names.ts';
import css from './category.module.css';

const COLOURS: Readonly<Record<Exclude<Category, 'treasury' | 'wonder'>, Colour>> = {
  military: 'red',
  civilian: 'blue',
  science: 'green',
  commerce: 'yellow',
  guilds: 'purple',
};

/** Sets the ground and its hatching for what it is put on. */
const groundOf = (category: Category): string => css[category] as string;

/** An ornament: the name stands beside it, or is said. */
function CategoryMark({ category }: { readonly category: Category }) {
  return (
    <span class={css.mark} aria-hidden="true">
      {category === 'treasury' ? (
        <Coin />
      ) : category === 'wonder' ? (
        <Stage built />
      ) : (
        <ColourBadge colour={COLOURS[category]} />
      )}
    </span>
  );
}

export const countedBy = (): readonly Counted<Category>[] =>
  CATEGORIES.map((category) => ({
    category,
    name: names.words.categories[category],
    mark: <CategoryMark category={category} />,
    ground: groundOf(category),
  }));
