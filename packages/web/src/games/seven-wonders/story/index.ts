// What the table places of the story: log, last turn, reveals, battles and the score.

import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { artReady } from '../art/index.ts';

export { historyOf, lastTurn } from './history.ts';
export { Battles } from './late-battles.tsx';
export { Log } from './log.tsx';
export { presentationOf } from './presentation.ts';
export { Reveal } from './reveal.tsx';
export { Score } from './score.tsx';
export type * from './told.ts';
export { useLockMotion } from './turn/lock-motion.tsx';
export { showSpot } from './turn/seat-spots.ts';

/** The catalogues that all of it needs. */
export const storyReady = (): Promise<unknown> =>
  Promise.all([sevenWondersWords.ready(), tableWords.ready(), artReady()]);
