// One table of everybody, side by side; a press on a heading sorts by it.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../ui/classes.ts';
import { hint } from '../ui/hint.tsx';
import { tableWords } from '../words/index.ts';
import css from './everybody.module.css';
import { type EverybodyRow, sorted } from './everybody-rows.ts';

interface Props<Measure extends string, Row extends EverybodyRow<Measure>> {
  /** What each column is called. */
  readonly titles: Readonly<Record<Measure, string>>;
  /** In the order of the columns. */
  readonly heads: Readonly<Record<Measure, () => JSX.Element>>;
  readonly rows: readonly Row[];
  /** The city that stands out. */
  readonly focus: number;
  readonly name: (city: number) => ComponentChildren;
  readonly cell?: (row: Row, measure: Measure) => ComponentChildren;
}

export const Swords = () => <span class={css.swords}>⚔</span>;

export function EverybodyTable<Measure extends string, Row extends EverybodyRow<Measure>>({
  titles,
  heads,
  rows,
  focus,
  name,
  cell = ({ values }, measure) => values[measure],
}: Props<Measure, Row>) {
  const by = useSignal<Measure | undefined>(undefined);
  const sort = by.value;
  const measures: Measure[] = [];
  for (const measure in heads) measures.push(measure);
  return (
    <div class={css.frame}>
      <table class={css.table}>
        <caption class="sr-only">{tableWords.value.frame.everybody}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">{tableWords.value.frame.player}</span>
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" aria-sort={sort === measure ? 'descending' : 'none'}>
                <button
                  type="button"
                  class={css.head}
                  aria-label={titles[measure]}
                  {...hint(titles[measure])}
                  onClick={() => {
                    by.value = sort === measure ? undefined : measure;
                  }}
                >
                  {heads[measure]()}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, sort).map((row) => (
            <tr key={row.city} class={classes(row.city === focus && css.mine)}>
              <th scope="row" class={css.name}>
                {name(row.city)}
              </th>
              {measures.map((measure) => (
                <td key={measure} class={classes(sort === measure && css.sorted)}>
                  {cell(row, measure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
