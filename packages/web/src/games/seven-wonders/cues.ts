// Which event of 7 Wonders has which sound.

import type { SevenWonders } from '@mirabilia/seven-wonders';
import type { CueTable } from '../../sound/cues.ts';

export const cues: CueTable<SevenWonders> = {
  'board-chosen': 'reveal',
  'age-began': undefined,
  built: 'reveal',
  'stage-built': 'stage',
  discarded: 'reveal',
  earned: 'coin',
  'salvage-declined': undefined,
  'salvage-void': undefined,
  'hands-passed': undefined,
  'leftovers-discarded': undefined,
  fought: 'battle',
  ended: 'end',
};
