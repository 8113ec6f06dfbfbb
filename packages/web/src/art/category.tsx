// Categories of points: each has a name, a mark, and a ground with a hatching of its own.

import type { JSX } from 'preact';
import type { BarCategory } from '../table/bars.tsx';
import { classes } from '../ui/classes.ts';
import css from './category.module.css';
import colours from './colours.module.css';

/** Those of cards, and those of what is no card. */
const GROUNDS = {
  red: colours.red,
  blue: colours.blue,
  green: colours.green,
  yellow: colours.yellow,
  purple: colours.purple,
  wonder: css.wonder,
  treasury: css.treasury,
  cat: css.cat,
};

export interface CategoryLook {
  readonly mark: () => JSX.Element;
  readonly ground: keyof typeof GROUNDS;
}

export const countedIn = <C extends string>(
  categories: readonly C[],
  names: Readonly<Record<C, string>>,
  looks: Readonly<Record<C, CategoryLook>>,
): readonly BarCategory<C>[] =>
  categories.map((category) => ({
    category,
    name: names[category],
    // An ornament: the name stands beside it, or is said.
    mark: (
      <span class={css.mark} aria-hidden="true">
        {looks[category].mark()}
      </span>
    ),
    ground: classes(GROUNDS[looks[category].ground], css.ground),
  }));
