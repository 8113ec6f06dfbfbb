// Which event of 7 Wonders has which sound, and what is heard in the background.

import type { SevenWonders } from '@mirabilia/seven-wonders';
import { type GameSounds, TIMES_OF_DAY } from '../../sound/cues.ts';

export const sounds: GameSounds<SevenWonders> = {
  cues: {
    'board-chosen': 'flip',
    'age-began': 'age',
    built: 'flip',
    'stage-built': 'stone',
    discarded: 'flip',
    earned: 'coin',
    'salvage-declined': undefined,
    'salvage-void': undefined,
    'hands-passed': 'slide',
    'leftovers-discarded': undefined,
    fought: 'clash',
    // The score plays its own end.
    ended: undefined,
  },
  timeOfDay: ({ age }) => TIMES_OF_DAY[age - 1] ?? 'morning',
};
