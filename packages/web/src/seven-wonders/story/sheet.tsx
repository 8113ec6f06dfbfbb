import { boardFacts, CATEGORIES, type Table } from '@mirabilia/seven-wonders';
import { names } from '../names.ts';
import { CategoryMark } from './category.tsx';
import { signed } from './coin-change.tsx';
import css from './sheet.module.css';
import type { Standing } from './standing.ts';
import { story } from './words/index.ts';
import type { Who } from './words/words.ts';

interface Props {
  readonly table: Table;
  readonly rows: readonly Standing[];
  readonly winners: readonly number[];
  readonly who: (city: number) => Who;
}

/** The classic sheet: a column for each city, a line for each category. */
export function Sheet({ table, rows, winners, who }: Props) {
  const { score: words, you } = story.words;
  const { categories, wonders } = names.words;
  const mark = (city: number) => ({
    'data-winner': winners.includes(city) ? '' : undefined,
    'data-you': who(city).isYou ? '' : undefined,
  });
  return (
    <table class={css.sheet} data-many={rows.length > 4 ? '' : undefined}>
      <caption class="sr-only">{words.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr-only">{words.player}</span>
          </th>
          {rows.map(({ city }) => {
            const { wonder, side } = boardFacts(table.cities[city]?.board as number);
            return (
              <th key={city} scope="col" {...mark(city)}>
                <span class={css.head}>
                  <span class={css.name}>{who(city).isYou ? you : who(city).name}</span>
                  <span class={css.wonder}>
                    {wonders[wonder].city} {side}
                  </span>
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {CATEGORIES.map((category) => (
          <tr key={category}>
            <th scope="row">
              <CategoryMark category={category} />
              <span class={css.category}>{categories[category]}</span>
            </th>
            {rows.map(({ city, score }) => (
              <td key={city} {...mark(city)}>
                {score[category] < 0 ? signed(score[category]) : score[category]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span class={css.sum}>Σ</span>
            <span class={css.category}>{categories.total}</span>
          </th>
          {rows.map(({ city, score }) => (
            <td key={city} {...mark(city)}>
              {score.total}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <span class={css.sum}>№</span>
            <span class={css.category}>{words.place}</span>
          </th>
          {rows.map(({ city, place }) => (
            <td key={city} {...mark(city)}>
              {place ?? '–'}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
