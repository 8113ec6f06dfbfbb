import type { Sentence } from '../narrator.ts';

export const REFUSALS: Readonly<Record<string, Sentence>> = {
  'bad-wonders': ({ players }) => `wonders has to be “random”, “draft” or a list of ${players} wonders`,
  'wonder-twice': () => 'a wonder appears twice',
  'bad-first': () => 'the first player has to be “random” or a seat of the match',
  'bad-seating': () => 'seating has to be “as-is” or “shuffled”',
  'other-first': () => 'another seat begins than the options say',
  'bad-wonder': ({ seat }) => `seat ${seat} has no wonder that exists`,
  'other-wonder': ({ seat }) => `seat ${seat} has another wonder than the options say`,
  'bad-deck': ({ deck }) => `deck ${deck} doesn’t hold the cards that belong to it`,
  'bad-tokens': () => 'the progress tokens are not the fifteen of the game',
  'no-such-action': ({ action }) => `there is no action “${action}”`,
};
