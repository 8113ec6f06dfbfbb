import { tableWords } from '../words/index.ts';
import type { BarCategory, Row } from './bars.tsx';
import { SeatEmblem } from './seat-emblem.tsx';
import css from './sheet.module.css';
import { signed } from './signed.ts';
import type { Who } from './who.ts';

interface Props<C extends string> {
  readonly rows: readonly Row<C>[];
  readonly categories: readonly BarCategory<C>[];
  readonly winners: readonly number[];
  readonly who: (city: number) => Who;
  /** Under the player's name. */
  readonly wonderOf: (city: number) => string;
  readonly total: string;
  /** What decides a tie, as a further line. */
  readonly tieBreak?: { readonly name: string; readonly of: (city: number) => number };
}

/** The classic sheet: a column for each city, a line for each category. */
export function Sheet<C extends string>(props: Props<C>) {
  const { rows, categories, winners, who, wonderOf, total, tieBreak } = props;
  const { ending, frame } = tableWords.value;
  const words = ending.score;
  const mark = (city: number) => ({
    'data-winner': winners.includes(city) ? '' : undefined,
    'data-you': who(city).isYou ? '' : undefined,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its part is moved by keyboard, too
    <div class={css.wide} tabIndex={0}>
      <table class={css.sheet} data-many={rows.length > 4 ? '' : undefined}>
        <caption class="sr-only">{words.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">{words.player}</span>
            </th>
            {rows.map(({ city, place }) => (
              <th key={city} scope="col" {...mark(city)}>
                <span class={css.head}>
                  <span class={css.name}>
                    {place !== undefined && <SeatEmblem seat={city} />}
                    {who(city).isYou ? frame.you : who(city).name}
                  </span>
                  <span class={css.wonder}>{wonderOf(city)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, name, mark: sign }) => (
            <tr key={category}>
              <th scope="row">
                {sign}
                <span class={css.category}>{name}</span>
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
              <span class={css.category}>{total}</span>
            </th>
            {rows.map(({ city, score }) => (
              <td key={city} {...mark(city)}>
                {score.total}
              </td>
            ))}
          </tr>
          {tieBreak !== undefined && (
            <tr>
              <th scope="row">
                <span class={css.sum}>▲</span>
                <span class={css.category}>{tieBreak.name}</span>
              </th>
              {rows.map(({ city }) => (
                <td key={city} {...mark(city)}>
                  {tieBreak.of(city)}
                </td>
              ))}
            </tr>
          )}
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
    </div>
  );
}
