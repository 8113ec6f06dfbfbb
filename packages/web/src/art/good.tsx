// Goods as tokens, round or six-cornered, each with its own silhouette.

import type { JSX } from 'preact';
import style from './good.module.css';
import { Icon } from './icon.tsx';

// A table has a hundred tokens: what can be one outline is one.
/** The token, and a thin ring inside it. */
const ROUND = {
  ground: 'M12 .4a11.6 11.6 0 1 1 0 23.2A11.6 11.6 0 0 1 12 .4Z',
  ring: 'M12 1.4a10.6 10.6 0 1 1 0 21.2 10.6 10.6 0 0 1 0-21.2Zm0 .8a9.8 9.8 0 1 0 0 19.6 9.8 9.8 0 0 0 0-19.6Z',
};
const SIX_CORNERED = {
  ground: 'M12 .3 22.2 6v12L12 23.7 1.8 18V6Z',
  ring: 'm12 1.5 9.2 5.1v10.8L12 22.5l-9.2-5.1V6.6Zm0 .9L3.6 7.1v9.8l8.4 4.7 8.4-4.7V7.1Z',
};
const SHINE = 'M3.7 9.5a8.8 8.8 0 0 1 16.6 0 13 13 0 0 0-16.6 0Z';

/** `main` is the body of the thing, `line` what is engraved into it: filled it lies within the body. */
const SHAPES = {
  // Three logs, seen from their ends.
  wood: {
    main: 'M12 4.9a3.55 3.55 0 1 1 0 7.1 3.55 3.55 0 0 1 0-7.1ZM8.2 11.5a3.55 3.55 0 1 1 0 7.1 3.55 3.55 0 0 1 0-7.1Zm7.6 0a3.55 3.55 0 1 1 0 7.1 3.55 3.55 0 0 1 0-7.1Z',
    line: 'M12 6.8a1.65 1.65 0 1 1 0 3.3 1.65 1.65 0 0 1 0-3.3ZM8.2 13.4a1.65 1.65 0 1 1 0 3.3 1.65 1.65 0 0 1 0-3.3Zm7.6 0a1.65 1.65 0 1 1 0 3.3 1.65 1.65 0 0 1 0-3.3Z',
  },
  // A hewn block.
  stone: {
    main: 'm12 4.6 6.7 3.3v8L12 19.4l-6.7-3.5v-8Z',
    line: 'M5.6 8.1l6.4 3.2 6.4-3.2M12 11.3v7.8M7.3 12.2l2.3 1.2M14.6 15.4l2-1',
  },
  // Bricks in a bond.
  clay: {
    main: 'M5 7h14v3.3H5ZM5 10.3h14v3.4H5ZM5 13.7h14V17H5Z',
    line: 'M5 10.3h14M5 13.7h14M9.7 7v3.3m4.7-3.3v3.3M7.3 10.3v3.4m4.7-3.4v3.4m4.7-3.4v3.4M9.7 13.7V17m4.7-3.3V17',
  },
  // A nugget with facets.
  ore: {
    main: 'm8.3 6.2 5.2-1.6 4.4 3.3 1.5 5.4-3.4 4.9-6.3 1-4.8-3.4.2-5.6Z',
    line: 'M8.3 6.2l2.6 4.4 2.6-6M10.9 10.6l-5.8-.4m5.8.4 5 1.4 2-4.1M15.9 12l-.2 6.2m.2-6.2 3.5 1.3M10.9 10.6 9.7 19.2m6.2-7.2L9.7 19.2',
  },
  // A flask with a long neck.
  glass: {
    main: 'M10 4.4h4v1.5h-.7v4.2a5.1 5.1 0 1 1-2.6 0V5.9H10Z',
    line: 'M7.6 14.4c1.4-.9 2.9-.9 4.4 0s3 .9 4.4 0M13.2 11.9a3 3 0 0 1 1.8 1.5',
  },
  // A woven cloth with fringes.
  loom: {
    main: 'M6 5.3h12v10.7h-1.2v2.6h-1.3V16h-1.5v2.6h-1.4V16h-1.3v2.6H9.9V16H8.5v2.6H7.2V16H6Z',
    line: 'M6 8h12M6 10.7h12M6 13.4h12M9 5.3V16m3-10.7V16m3-10.7V16',
  },
  // A scroll.
  papyrus: {
    main: 'M7.6 4.9h9.2a2.1 2.1 0 0 1 0 4.2h-.6v7.8a2.2 2.2 0 0 1-2.2 2.2H6.9a2.1 2.1 0 0 1 0-4.2h.7Z',
    line: 'M16.2 9.1h-1.4V7M9.8 8.7h4.4M9.8 11.2h4.4M9.8 13.7h4.4M6.9 14.9h5.2v2.1',
  },
};

interface Props {
  readonly good: keyof typeof SHAPES;
  readonly isRound: boolean;
  readonly label: string;
}

export function GoodToken({ good, isRound, label }: Props): JSX.Element {
  const { main, line } = SHAPES[good];
  const { ground, ring } = isRound ? ROUND : SIX_CORNERED;
  return (
    <Icon label={label} class={`${style.good} ${style[good]}`}>
      <path class={style.ground} d={ground} />
      <path class={style.light} d={ring + SHINE} />
      <path class={style.thing} d={main + line} />
    </Icon>
  );
}
