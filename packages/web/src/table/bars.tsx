// Points by category, one bar for each city, filled category by category as they are counted; whoever has more overtakes.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tableWords } from '../words/index.ts';
import css from './bars.module.css';
import { paceNow } from './choreography/play.ts';
import { runningAt, tookLead } from './end/race.ts';
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
  /** Each city's wonder, which runs before its bar. */
  readonly pictureOf: (city: number) => ComponentChildren;
  /** How many categories are counted so far; all, if nothing is said. */
  readonly counted?: number;
  /** How many of them are told in places; those that are counted, if nothing is said. */
  readonly settled?: number;
  /** Milliseconds in which what is counted grows; none where it is just there. */
  readonly growth?: number;
  /** Places and winners may be told. */
  readonly isOver?: boolean;
}

const lossesIn = <C extends string>({ score }: Row<C>, categories: readonly BarCategory<C>[]): number =>
  categories.reduce((sum, { category }) => sum - Math.min(0, score[category]), 0);

const shareOf = (segments: readonly { readonly points: number }[], most: number): number =>
  Math.abs(segments.reduce((sum, { points }) => sum + points, 0)) / Math.max(1, most);

/** The sheet below says the same in figures, so a screen reader is spared the bars. */
export function Bars<C extends string>(props: Props<C>) {
  const { rows, categories, winners, who, pictureOf, counted = categories.length, isOver = true } = props;
  const { settled = counted, growth = 0 } = props;
  const { totals } = runningAt(rows, categories, counted);
  const now = runningAt(rows, categories, settled);
  const { order, leaders } = now;
  const took = isOver || settled === 0 ? [] : tookLead(runningAt(rows, categories, settled - 1), now);
  const losses = (row: Row<C>): number => lossesIn(row, categories);
  const below = Math.max(0, ...rows.map(losses));
  const above = Math.max(1, ...rows.map((row) => row.score.total + losses(row)));
  return (
    <div
      class={css.bars}
      style={{ '--growth': growth, '--players': rows.length }}
      data-running={growth > 0 ? '' : undefined}
      aria-hidden="true"
    >
      <ol class={css.rows}>
        {rows.map((row, at) => (
          <li
            key={row.city}
            class={css.row}
            data-winner={isOver && winners.includes(row.city) ? '' : undefined}
            data-leads={leaders.includes(row.city) ? '' : undefined}
            data-took={took.includes(row.city) ? '' : undefined}
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
              <Runner counted={counted}>{pictureOf(row.city)}</Runner>
            </span>
            <Total value={totals.get(row.city) ?? 0} growth={growth} />
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

/** At the end of what is counted of its bar. */
function Runner({ counted, children }: { readonly counted: number; readonly children: ComponentChildren }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bar = box.current?.parentElement;
    if (bar == null || bar.offsetWidth === 0) return;
    const segments = [...bar.querySelectorAll<HTMLElement>(`.${css.gains} > [data-counted]`)];
    const last = segments.at(-1);
    const gains = bar.querySelector<HTMLElement>(`.${css.gains}`);
    const end = (gains?.offsetLeft ?? 0) + (last === undefined ? 0 : last.offsetLeft + last.offsetWidth);
    (box.current as HTMLElement).style.insetInlineStart = `${(100 * end) / bar.offsetWidth}%`;
  }, [counted]);
  return (
    <span ref={box} class={css.runner}>
      {children}
    </span>
  );
}

/** It counts as fast as its bar grows. */
function Total({ value, growth }: { readonly value: number; readonly growth: number }) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    const show = (points: number): void => {
      shown.current = points;
      (box.current as HTMLElement).textContent = String(Math.round(points));
    };
    const from = shown.current;
    const length = growth * paceNow();
    if (length === 0 || from === value) {
      show(value);
      return undefined;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function count(time: number): void {
      const share = Math.min(1, Math.max(0, (time - start) / length));
      // As the bars do: quick at first.
      show(from + (value - from) * (1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, growth === 0]);
  return <b ref={box} class={css.total} />;
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
