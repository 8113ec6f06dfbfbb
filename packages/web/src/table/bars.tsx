// Points by category, one bar for each city, filled category by category as they are counted; whoever has more overtakes.

import type { ComponentChildren } from 'preact';
import { tableWords } from '../words/index.ts';
import css from './bars.module.css';
import { runningAt } from './end/race.ts';
import { SeatEmblem } from './seat-emblem.tsx';
import { signed } from './signed.ts';
import type { Who } from './who.ts';

/** What points are counted by: each category has a name, a mark and a ground of its own. */
export interface BarCategory<C extends string> {
  readonly category: C;
  readonly name: string;
  readonly mark: ComponentChildren;
  readonly ground: string;
}

export interface Row<C extends string> {
  readonly city: number;
  readonly score: Readonly<Record<C | 'total', number>>;
  /** Undefined for a city that can't win. */
  readonly place: number | undefined;
}

interface Props<C extends string> {
  readonly rows: readonly Row<C>[];
  readonly categories: readonly BarCategory<C>[];
  readonly winners: readonly number[];
  readonly who: (city: number) => Who;
  /** How many categories are counted so far; all, if nothing is said. */
  readonly counted?: number;
  /** Places and winners may be told. */
  readonly isOver?: boolean;
}

const lossesIn = <C extends string>({ score }: Row<C>, categories: readonly BarCategory<C>[]): number =>
  categories.reduce((sum, { category }) => sum - Math.min(0, score[category]), 0);

const shareOf = (segments: readonly { readonly points: number }[], most: number): number =>
  Math.abs(segments.reduce((sum, { points }) => sum + points, 0)) / Math.max(1, most);

/** The sheet below says the same in figures, so a screen reader is spared the bars. */
export function Bars<C extends string>(props: Props<C>) {
  const { rows, categories, winners, who, counted = categories.length, isOver = true } = props;
  const { totals, order, leaders } = runningAt(rows, categories, counted);
  const losses = (row: Row<C>): number => lossesIn(row, categories);
  const below = Math.max(0, ...rows.map(losses));
  const above = Math.max(1, ...rows.map((row) => row.score.total + losses(row)));
  return (
    <div class={css.bars} aria-hidden="true">
      <ol class={css.rows}>
        {rows.map((row, at) => (
          <li
            key={row.city}
            class={css.row}
            data-winner={isOver && winners.includes(row.city) ? '' : undefined}
            data-leads={leaders.includes(row.city) ? '' : undefined}
            // The rows lie in the order of the end; until then each is moved to where it is.
            style={{ '--shift': order.indexOf(row.city) - at }}
          >
            <span class={css.name} data-you={who(row.city).isYou ? '' : undefined}>
              {row.place !== undefined && (
                <b class={css.place}>{isOver ? row.place : order.indexOf(row.city) + 1}</b>
              )}
              {row.place !== undefined && <SeatEmblem seat={row.city} />}
              {who(row.city).isYou ? tableWords.value.frame.you : who(row.city).name}
            </span>
            <span
              class={css.bar}
              style={{ '--left': below === 0 ? '0' : `minmax(1.3rem, ${below}fr)`, '--right': `${above}fr` }}
            >
              {partsOf(row, categories).map((segments, side) => (
                <span
                  key={side}
                  class={side === 0 ? css.losses : css.gains}
                  style={{ '--share': shareOf(segments, side === 0 ? below : above) }}
                >
                  {segments.map(({ category, name, mark, ground, points, at }) => (
                    <span
                      key={category}
                      class={`${css.segment} ${ground}`}
                      data-counted={at < counted ? '' : undefined}
                      title={`${name} ${signed(points)}`}
                      style={{ '--points': Math.abs(points) }}
                    >
                      <span class={css.mark}>{mark}</span>
                      <span class={css.points}>{points < 0 ? signed(points) : points}</span>
                    </span>
                  ))}
                </span>
              ))}
            </span>
            <b class={css.total}>{totals.get(row.city)}</b>
          </li>
        ))}
      </ol>
      <ul class={css.legend}>
        {categories.map(({ category, name, mark, ground }) => (
          <li key={category}>
            <span class={`${css.swatch} ${ground}`} />
            {mark}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Segment<C extends string> extends BarCategory<C> {
  readonly points: number;
  /** Which category it is: they are filled one after another. */
  readonly at: number;
}

/** Losses stand left of the line, all else right of it. */
function partsOf<C extends string>(
  { score }: Row<C>,
  categories: readonly BarCategory<C>[],
): readonly (readonly Segment<C>[])[] {
  const segments = categories.map((counted, at) => ({ ...counted, points: score[counted.category], at }));
  return [segments.filter(({ points }) => points < 0), segments.filter(({ points }) => points > 0)];
}
