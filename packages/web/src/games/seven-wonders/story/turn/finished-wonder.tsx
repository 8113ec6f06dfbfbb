// A finished wonder stops the table for a moment.

import { type Age, boardFacts } from '@mirabilia/seven-wonders';
import { newGhost } from '../../../../table/choreography/ghosts.tsx';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { BoardPicture } from '../../art/index.ts';
import { names } from '../../names.ts';
import css from './finished-wonder.module.css';

interface Finished {
  readonly board: number;
  readonly age: Age;
  readonly at: number;
  readonly length: number;
}

/** Birds that rise from a finished wonder: where, in parts of its width from its middle, and how far up. */
const BIRDS = [
  [-0.34, 0.62],
  [-0.2, 0.95],
  [-0.08, 0.7],
  [0.1, 1.05],
  [0.22, 0.74],
  [0.37, 0.9],
] as const;

/** The finished wonder alone, over the dimmed table: light runs over it, and birds rise. */
export function showFinished(timeline: Timeline, { board, age, at, length }: Finished): void {
  const { element } = newGhost(
    timeline,
    <div class={css.finished}>
      <div class={css.stage}>
        <div class={css.picture}>
          <BoardPicture board={board} age={age} />
          <span class={css.sweep} />
        </div>
        {BIRDS.map(([x]) => (
          <svg key={x} class={css.bird} viewBox="0 0 28 12" aria-hidden="true">
            <path d="M1 9C5 2 10 2 14 8 18 2 23 2 27 9 22 6 18 7 14 12 10 7 6 6 1 9Z" />
          </svg>
        ))}
      </div>
      <p class={css.name}>{names.value.wonders[boardFacts(board).wonder].name}</p>
    </div>,
    { width: innerWidth, height: innerHeight },
  );
  soundAt(timeline, at + 120, 'wonder');
  timeline.animate(
    element,
    [{ opacity: 0 }, { opacity: 1, offset: 0.16 }, { opacity: 1, offset: 0.84 }, { opacity: 0 }],
    { at, length },
  );
  const animate = (
    selector: string,
    keyframes: Keyframe[],
    begin: number,
    length: number,
    easing: string,
  ) => {
    const found = element.querySelector(selector);
    if (found !== null) timeline.animate(found, keyframes, { at: at + begin, length, easing });
  };
  const grown = [{ transform: 'scale(0.86)' }, { transform: 'none' }];
  animate(`.${css.picture}`, grown, 0, length, 'cubic-bezier(.1,.8,.2,1)');
  const swept = [{ transform: 'translateX(-120%)' }, { transform: 'translateX(240%)' }];
  animate(`.${css.sweep}`, swept, 260, 760, EASE.glide);
  const { width, height } = (element.querySelector(`.${css.picture}`) ?? element).getBoundingClientRect();
  for (const [i, bird] of [...element.querySelectorAll(`.${css.bird}`)].entries()) {
    const [x, up] = BIRDS[i] as (typeof BIRDS)[number];
    const pose = (part: number, wings: number) =>
      `translate(${x * width * (0.25 + part)}px, ${height * (0.15 - up * part)}px) scale(${0.6 + part * 0.6}, ${wings})`;
    const beats = Array.from({ length: 9 }, (_, beat) => ({
      transform: pose(beat / 8, beat % 2 === 0 ? 1 : 0.35),
      opacity: beat === 0 || beat === 8 ? 0 : 1,
    }));
    timeline.animate(bird, beats, { at: at + 220 + i * 45, length: length - 500, easing: 'linear' });
  }
}
