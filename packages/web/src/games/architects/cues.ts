// Which event of Architects has which sound.

import type { Architects } from '@mirabilia/architects';
import type { CueTable } from '../../sound/cues.ts';

export const cues: CueTable<Architects> = {
  'wonder-chosen': 'reveal',
  'turn-began': undefined,
  peeked: undefined,
  taken: 'reveal',
  'turned-up': undefined,
  'cat-moved': undefined,
  'horns-blown': 'horn',
  declined: undefined,
  passed: undefined,
  'stage-built': 'stage',
  'effect-lost': undefined,
  'token-taken': 'coin',
  'row-filled': undefined,
  looked: undefined,
  shuffled: undefined,
  fought: 'battle',
  ended: 'end',
};
