import type { JSX } from 'preact';
import { Icon } from './icon.tsx';
import style from './science.module.css';

const SHAPES = {
  // Dividers, open over the arc that they draw.
  compass: {
    main: 'M12 1.2a2.9 2.9 0 0 1 1.5 5.4l.7 1.8 5.5 12.7-.2 1.7-1.5-.9-5.6-12.4h-.8L6 21.9l-1.5.9-.2-1.7L9.8 8.4l.7-1.8A2.9 2.9 0 0 1 12 1.2Z',
    line: 'M12 3.2a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8ZM5.2 14.9c4.3 2.8 9.3 2.8 13.6 0',
  },
  gear: {
    main: 'm10 1 4 0 .6 3 1.9.8L19 3l2.9 2.9-1.7 2.5.8 1.9 3 .6v4l-3 .6-.8 1.9 1.7 2.5L19 22.8l-2.5-1.7-1.9.8-.6 3h-4l-.6-3-1.9-.8L5 22.8 2.1 19.9l1.7-2.5-.8-1.9-3-.6v-4l3-.6.8-1.9L2.1 5.9 5 3l2.5 1.8L9.4 4Z',
    line: 'M12 8.2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4Z',
  },
  // A tablet with rounded head, written full.
  tablet: {
    main: 'M4 22.5V8.5a8 8 0 0 1 16 0v14Z',
    line: 'M7.3 9.6h9.4M7.3 12.7h9.4M7.3 15.8h9.4M7.3 18.9h5.7M10.3 6.2h3.4',
  },
};

interface Props {
  readonly symbol: keyof typeof SHAPES;
  readonly label: string;
}

export function ScienceToken({ symbol, label }: Props): JSX.Element {
  const { main, line } = SHAPES[symbol];
  return (
    <Icon label={label} viewBox={symbol === 'gear' ? '-0.5 0.5 25 25' : '0 0 24 24'}>
      <path class={style.main} d={main} />
      <path class={symbol === 'gear' ? style.hole : style.line} d={line} />
    </Icon>
  );
}
