// The seven categories of points: each with a colour, a hatching and a mark of its own.

import type { Category, Colour } from '@mirabilia/seven-wonders';
import { Coin, ColourBadge, Stage } from '../../art/index.ts';
import css from './category.module.css';

const COLOURS: Readonly<Record<Exclude<Category, 'treasury' | 'wonder'>, Colour>> = {
  military: 'red',
  civilian: 'blue',
  science: 'green',
  commerce: 'yellow',
  guilds: 'purple',
};

/** Sets the ground and its hatching for what it is put on. */
export const groundOf = (category: Category): string => css[category] as string;

/** An ornament: the name stands beside it, or is said. */
export function CategoryMark({ category }: { readonly category: Category }) {
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
