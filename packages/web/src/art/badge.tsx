// The mark of a colour: a shape and a letter, so that colours can be told without colour. The letters are heraldic
// marks, the same in every language; the legend explains them.

import type { JSX } from 'preact';
import style from './badge.module.css';
import { Icon } from './icon.tsx';

interface Mark {
  readonly letter: string;
  readonly shape: string;
  /** Where the letter stands. */
  readonly base: number;
}

export const MARKS = {
  brown: { letter: 'R', shape: 'M2 2h20v20H2Z', base: 17 },
  grey: { letter: 'G', shape: 'm12 .8 10 5.6v11.2l-10 5.6-10-5.6V6.4Z', base: 17 },
  // A column with its capital and its foot.
  blue: { letter: 'C', shape: 'M2 1h20v4.6h-3v12.8h3V23H2v-4.6h3V5.6H2Z', base: 17 },
  yellow: { letter: 'T', shape: 'M12 .8a11.2 11.2 0 1 1 0 22.4A11.2 11.2 0 0 1 12 .8Z', base: 17 },
  red: {
    letter: 'M',
    shape: 'M12 .6c3.2 1.5 6.4 2 9.8 2C22.6 12 19.4 19.2 12 23.4 4.6 19.2 1.4 12 2.2 2.6c3.4 0 6.6-.5 9.8-2Z',
    base: 15.5,
  },
  green: { letter: 'S', shape: 'M12 .8 23.6 22.6H.4Z', base: 20 },
  purple: { letter: 'P', shape: 'm1 4 5.4 4.6L12 1l5.6 7.6L23 4l-1.8 18.6H2.8Z', base: 20 },
} satisfies Readonly<Record<string, Mark>>;

interface Props {
  readonly colour: keyof typeof MARKS;
  readonly label: string;
}

export function Badge({ colour, label }: Props): JSX.Element {
  const { letter, shape, base } = MARKS[colour];
  return (
    <Icon label={label} class={style[colour]}>
      <path class={style.shape} d={shape} />
      <text class={style.letter} x="12" y={base} text-anchor="middle">
        {letter}
      </text>
    </Icon>
  );
}
