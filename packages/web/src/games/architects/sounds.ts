// Which event of Architects has which sound, and what is heard in the background.

import type { Architects } from '@mirabilia/architects';
import { type GameSounds, TIMES_OF_DAY } from '../../sound/cues.ts';

/** Stages are bits. */
const builtIn = (stages: number): number => stages.toString(2).replaceAll('0', '').length;

export const sounds: GameSounds<Architects> = {
  cues: {
    'wonder-chosen': 'flip',
    'turn-began': undefined,
    peeked: undefined,
    taken: 'flip',
    'turned-up': undefined,
    'cat-moved': undefined,
    'horns-blown': 'horn',
    declined: undefined,
    passed: undefined,
    'stage-built': 'stone',
    'effect-lost': undefined,
    'token-taken': 'coin',
    'row-filled': undefined,
    looked: undefined,
    shuffled: 'slide',
    fought: 'clash',
    // The score plays its own end.
    ended: undefined,
  },
  /** There are no Ages: the day goes on as the tallest wonder grows. */
  timeOfDay({ cities }) {
    const tallest = Math.max(0, ...cities.map(({ stages }) => builtIn(stages)));
    return TIMES_OF_DAY[Math.min(2, Math.floor(tallest / 2))] ?? 'dusk';
  },
};
