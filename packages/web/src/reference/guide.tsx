// The rules in numbered, short sheets, each with its figure.

import type { ComponentChildren, ComponentType } from 'preact';
import { useId } from 'preact/hooks';
import { tableWords } from '../words/index.ts';
import css from './guide.module.css';
import { PageLink } from './page-link.tsx';

interface SheetShown {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly figure?: ComponentChildren;
}

/** The sheets of a guide with their pictures, in the order of the pictures. */
export const sheetsShown = <Id extends string>(
  figures: Readonly<Record<Id, ComponentType>>,
  sheets: Readonly<Record<Id, Omit<SheetShown, 'id' | 'figure'>>>,
): readonly SheetShown[] =>
  (Object.keys(figures) as Id[]).map((id) => {
    const Figure: ComponentType = figures[id];
    return { id, ...sheets[id], figure: <Figure /> };
  });

export function Guide({ sheets }: { readonly sheets: readonly SheetShown[] }) {
  return (
    <div class={css.guide}>
      <nav class={css.contents} aria-label={tableWords.value.reference.contents}>
        <ol>
          {sheets.map(({ id, title }) => (
            <li key={id}>
              <PageLink page={{ part: 'guide', item: id }}>{title}</PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <div class={css.sheets}>
        {sheets.map((sheet, at) => (
          <Sheet key={sheet.id} number={at + 1} {...sheet} />
        ))}
      </div>
    </div>
  );
}

function Sheet({ id, number, title, text, figure }: SheetShown & { readonly number: number }) {
  const heading = useId();
  return (
    <section class={css.sheet} data-item={id} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading} class={css.title}>
        <span class={css.number}>{number}</span> {title}
      </h2>
      <ul class={css.text}>
        {text.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </ul>
      {figure !== undefined && <div class={css.figure}>{figure}</div>}
    </section>
  );
}
