// Everybody's points so far, category by category, and what they may come to.

import type { GameId } from '@mirabilia/games/ids';
import { useEffect, useMemo } from 'preact/hooks';
import type { BarCategory } from '../table/bars.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { aidWords, tableWords } from '../words/index.ts';
import { type Foretold, newForecasts } from './forecaster.ts';
import css from './running-score.module.css';

export interface RunningPoints<C extends string> {
  readonly seat: number;
  readonly name: string;
  readonly score: Readonly<Record<C | 'total', number>>;
}

interface Props<C extends string> {
  readonly game: GameId;
  readonly categories: readonly BarCategory<C>[];
  readonly totalName: string;
  readonly standings: readonly RunningPoints<C>[];
  /** What the viewer sees; without it nothing is foretold. */
  readonly view: { readonly public: { readonly decision: number } } | undefined;
}

const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export function RunningScore<C extends string>({ game, categories, totalName, standings, view }: Props<C>) {
  const words = aidWords.value.score;
  const forecasts = useMemo(() => newForecasts(), []);
  useEffect(() => () => forecasts.close(), [forecasts]);
  const decision = view?.public.decision;
  useEffect(() => {
    if (view !== undefined) forecasts.ask(game, view);
  }, [forecasts, game, decision]);
  const told = view === undefined ? undefined : forecasts.latest.value;
  const most = Math.max(...standings.map(({ score }) => score.total));
  return (
    <section class={css.running} aria-label={words.title} data-running-score>
      <h3 class={css.title}>{words.title}</h3>
      <table class={css.table} data-many={standings.length > 4 || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">{totalName}</span>
            </th>
            {standings.map(({ seat, name }) => (
              <th key={seat} scope="col" class={css.name}>
                <span data-shortens>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, name, mark, ground }) => (
            <tr key={category}>
              <th scope="row">
                <span class={classes(css.category, ground)}>
                  {mark}
                  <span class={css.categoryName}>{name}</span>
                </span>
              </th>
              {standings.map(({ seat, score }) => (
                <Cell key={seat} now={score[category]} then={told?.scores[seat]?.[category]} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class={css.total}>
            <th scope="row">{totalName}</th>
            {standings.map(({ seat, score }) => (
              <Cell
                key={seat}
                now={score.total}
                then={told?.scores[seat]?.total}
                isMost={score.total === most}
              />
            ))}
          </tr>
          {told !== undefined && (
            <tr>
              <th scope="row">
                <Icon name="crown" /> <span class={css.categoryName}>{words.wins}</span>
              </th>
              {standings.map(({ seat }) => (
                <td key={seat} class={css.wins} data-wins={seat}>
                  {chanceOf(told, seat)}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
      <p class={css.about} role="status">
        {view === undefined
          ? words.about
          : forecasts.isAbsent.value
            ? words.absent
            : told === undefined
              ? words.thinking
              : words.aboutForecast}
      </p>
    </section>
  );
}

const chanceOf = ({ wins }: Foretold, seat: number): string =>
  tableWords.value.frame.percent(Math.round(100 * (wins[seat] ?? 0)));

interface CellProps {
  readonly now: number;
  readonly then: number | undefined;
  readonly isMost?: boolean;
}

function Cell({ now, then, isMost = false }: CellProps) {
  return (
    <td data-most={isMost || undefined}>
      <span class={css.now}>{written(now)}</span>
      {then !== undefined && (
        <span class={css.then}>
          <span aria-hidden="true">≈</span>
          <span class="sr-only">, {aidWords.value.score.forecast} </span>
          {written(Math.round(then))}
        </span>
      )}
    </td>
  );
}
