// How many points a wonder is worth more than the average one, for those who choose before any card is seen. Means of
// 400 matches of `hard` each with 2, 4 and 7 players (docs/bots.md has the command); their error is about 0.3.

import { type Wonder, type WonderId, wonderFacts } from '@mirabilia/architects';

const STRENGTH: Readonly<Record<WonderId, number>> = {
  alexandria: 1.2,
  babylon: -1.1,
  ephesus: -1.2,
  giza: -0.2,
  halicarnassus: 0.5,
  olympia: -0.7,
  rhodes: 1.4,
};

export const strengthOf = (wonder: Wonder): number => STRENGTH[wonderFacts(wonder).id];
