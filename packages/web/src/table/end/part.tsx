import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../../ui/classes.ts';
import css from './score.module.css';

interface PartProps {
  readonly title: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A framed part of the score. */
export function Part({ title, class: extra, children }: PartProps) {
  const id = useId();
  return (
    <section class={classes(css.part, extra)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
