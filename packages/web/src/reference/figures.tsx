// The parts that figures of the rules are made of.

import type { ComponentChildren } from 'preact';
import { tableWords } from '../words/index.ts';
import css from './figures.module.css';

interface Inside {
  readonly children: ComponentChildren;
}

export const Row = ({ children }: Inside) => <div class={css.row}>{children}</div>;

/** A sign between pictures: plus, equals, leads to. */
export const Op = ({ children }: Inside) => <span class={css.op}>{children}</span>;

/** Symbols in a line, at a readable size. */
export const Signs = ({ children }: Inside) => <span class={css.signs}>{children}</span>;

/** A picture and what it is. */
export function Tile({ picture, children }: Inside & { readonly picture: ComponentChildren }) {
  return (
    <div class={css.tile}>
      <span class={css.picture} aria-hidden="true">
        {picture}
      </span>
      <span>{children}</span>
    </div>
  );
}

/** A card, wide enough for its name, with a line below it. */
export function CardTile({ card, children }: Inside & { readonly card: ComponentChildren }) {
  return (
    <div class={css.cardTile}>
      <span class={css.card}>{card}</span>
      <span class={css.under}>{children}</span>
    </div>
  );
}

export function Example({ caption, children }: Inside & { readonly caption: string }) {
  return (
    <figure class={css.example}>
      <figcaption>
        <b>{tableWords.value.reference.example}.</b> {caption}
      </figcaption>
      {children}
    </figure>
  );
}

interface Line {
  readonly name: ComponentChildren;
  readonly how?: ComponentChildren;
  readonly points: ComponentChildren;
}

/** A written sum: each item with its reason and value, and the total below. */
export function Sum({
  lines,
  total,
}: {
  readonly lines: readonly Line[];
  readonly total: ComponentChildren;
}) {
  return (
    <table class={css.sum}>
      <tbody>
        {lines.map(({ name, how, points }, at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td class={css.how}>{how}</td>
            <td class={css.points}>{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {tableWords.value.reference.total}
          </th>
          <td class={css.points}>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The points of a score by category. */
export type ScoreSums<C extends string> = Readonly<
  Record<C, { readonly how: string; readonly points: number }>
>;

interface ScoreProps<C extends string> {
  readonly categories: readonly C[];
  readonly sums: ScoreSums<C>;
  readonly names: Readonly<Record<C, string>>;
  /** What is counted in each. */
  readonly counted: Readonly<Record<C, string>>;
}

export function ScoreSum<C extends string>({ categories, sums, names, counted }: ScoreProps<C>) {
  const lines = categories.map((category) => ({
    name: (
      <span class={css.named}>
        {names[category]}
        <small>{counted[category]}</small>
      </span>
    ),
    ...sums[category],
  }));
  return <Sum lines={lines} total={add(categories.map((category) => sums[category].points))} />;
}

/** Steps in their order. */
export function Steps({ steps }: { readonly steps: readonly ComponentChildren[] }) {
  return (
    <ol class={css.steps}>
      {steps.map((step, at) => (
        <li key={at}>{step}</li>
      ))}
    </ol>
  );
}

/** Symbols, each with its sentence. */
export function Keyed({
  entries,
}: {
  readonly entries: readonly (readonly [ComponentChildren, ComponentChildren])[];
}) {
  return (
    <ul class={css.keyed}>
      {entries.map(([sign, words], at) => (
        <li key={at}>
          <span class={css.key} aria-hidden="true">
            {sign}
          </span>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
