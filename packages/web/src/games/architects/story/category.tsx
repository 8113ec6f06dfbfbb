// The five categories of points: each with a colour, a hatching and a mark of its own.

import { CATEGORIES, type Category } from '@mirabilia/architects';
import type { JSX } from 'preact';
import { Badge } from '../../../art/badge.tsx';
import { Shield, Stage } from '../../../art/tokens.tsx';
import type { Counted } from '../../../table/bars.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Cat } from '../art/marks.tsx';
import { names } from '../names.ts';
import css from './category.module.css';

const MARKS: Readonly<Record<Category, () => JSX.Element>> = {
  wonder: () => <Stage built />,
  cat: () => <Cat />,
  blue: () => <Badge colour="blue" label={names.words.colours.blue} />,
  military: () => <Shield />,
  progress: () => <Emblem of="science" />,
};

export const countedBy = (): readonly Counted<Category>[] =>
  CATEGORIES.map((category) => ({
    category,
    name: names.words.categories[category],
    mark: (
      <span class={css.mark} aria-hidden="true">
        {MARKS[category]()}
      </span>
    ),
    ground: css[category] as string,
  }));
