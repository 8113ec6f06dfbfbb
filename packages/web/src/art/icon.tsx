import type { ComponentChildren, JSX } from 'preact';
import style from './icon.module.css';

interface Props {
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string | undefined;
  readonly viewBox?: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A small picture, one line high: its size is the size of the text around it. */
export function Icon({ label, viewBox = '0 0 24 24', class: given, children }: Props): JSX.Element {
  const classes = given === undefined ? style.icon : `${style.icon} ${given}`;
  return label === undefined ? (
    <svg class={classes} viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg class={classes} viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
