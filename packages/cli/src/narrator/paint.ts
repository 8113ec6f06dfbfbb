import type { GameTypes } from '@mirabilia/kernel';
import { escaped, type Paint, type PaintRule, PLOT_RULES, painter, wordsOf } from '../text/colour.ts';
import type { Narrator } from './narrator.ts';

/** The bar in the row of a category. */
const barOf = (title: string): string => `(?<=^${escaped(title)} +)[█▏▎▍▌▋▊▉]+`;

/** Each category in its colour, for tables of points. */
export const paintedTables = ({ categories }: Pick<Narrator<GameTypes>, 'categories'>): Paint =>
  painter([
    ...categories.map(({ title, look }): PaintRule => [barOf(title), look]),
    ...PLOT_RULES,
    ...categories.map(({ title, look }): PaintRule => [wordsOf([title]), look]),
  ]);

/** A match that is told: chapters, players, and cards in their colours. */
export const paintedStory = <T extends GameTypes>(
  { cards, categories }: Narrator<T>,
  names: readonly string[],
): Paint =>
  painter([
    ['^──.*──$', 'bold'],
    ...PLOT_RULES,
    // The longest first: a name may begin with another one.
    ...[...cards].map(
      ([look, words]): PaintRule => [wordsOf(words.toSorted((a, b) => b.length - a.length)), look],
    ),
    ...categories.map(({ title, look }): PaintRule => [wordsOf([title]), look]),
    [wordsOf(names), 'bold'],
  ]);
