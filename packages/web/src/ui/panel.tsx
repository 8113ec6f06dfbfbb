import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from './classes.ts';
import css from './panel.module.css';

interface Props {
  readonly title: string;
  /** At the right of the title. */
  readonly aside?: ComponentChildren;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A sheet of parchment with a title. */
export function Panel({ title, aside, class: extra, children }: Props) {
  const id = useId();
  return (
    <section class={classes(css.panel, extra)} aria-labelledby={id}>
      <header class={css.head}>
        <h2 id={id} class={css.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
