// Points by category, one bar for each city, filled category by category as they are counted.

import { CATEGORIES, type Category } from '@mirabilia/seven-wonders';
import { names } from '../names.ts';
import css from './bars.module.css';
import { CategoryMark, groundOf } from './category.tsx';
import { signed } from './coin-change.tsx';
import type { Standing } from './standing.ts';
import { story } from './words/index.ts';
import type { Who } from './words/words.ts';

interface Props {
  readonly rows: readonly Standing[];
  readonly winners: readonly number[];
  readonly who: (city: number) => Who;
}

/** The sheet below says the same in figures, so a screen reader is spared the bars. */
export function Bars({ rows, winners, who }: Props) {
  const below = Math.max(0, ...rows.map(({ score }) => -Math.min(0, score.military)));
  const above = Math.max(1, ...rows.map(({ score }) => score.total - Math.min(0, score.military)));
  return (
    <div class={css.bars} aria-hidden="true">
      <ol class={css.rows}>
        {rows.map((row) => (
          <li key={row.city} class={css.row} data-winner={winners.includes(row.city) ? '' : undefined}>
            <span class={css.name} data-you={who(row.city).isYou ? '' : undefined}>
              {row.place !== undefined && <b class={css.place}>{row.place}</b>}
              {who(row.city).isYou ? story.words.you : who(row.city).name}
            </span>
            <span class={css.bar} style={{ '--below': below, '--all': below + above }}>
              {segmentsOf(row).map(({ category, points, from }) => (
                <span
                  key={category}
                  class={`${css.segment} ${groundOf(category)}`}
                  data-negative={points < 0 ? '' : undefined}
                  title={`${names.words.categories[category]} ${signed(points)}`}
                  style={{
                    '--start': from + below,
                    '--points': Math.abs(points),
                    '--at': CATEGORIES.indexOf(category),
                  }}
                >
                  <span class={css.letter}>
                    <CategoryMark category={category} />
                  </span>
                  <span class={css.points}>{points < 0 ? signed(points) : points}</span>
                </span>
              ))}
            </span>
            <b class={css.total}>{row.score.total}</b>
          </li>
        ))}
      </ol>
      <ul class={css.legend}>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <span class={`${css.swatch} ${groundOf(category)}`} />
            <CategoryMark category={category} />
            {names.words.categories[category]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lost battles stand left of the line, all else right of it. */
function segmentsOf({ score }: Standing): { category: Category; points: number; from: number }[] {
  let end = 0;
  return CATEGORIES.filter((category) => score[category] !== 0).map((category) => {
    const points = score[category];
    if (points < 0) return { category, points, from: points };
    end += points;
    return { category, points, from: end - points };
  });
}
