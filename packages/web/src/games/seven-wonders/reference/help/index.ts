// Help at the table. Call `helpReady` before any of it is drawn.

import { sevenWondersRules, sevenWondersWords, tableWords } from '../../../../words/index.ts';
import { artReady } from '../../art/index.ts';

export { CardHelp } from './card-help.tsx';
export { ChainChart } from './chain-chart.tsx';
export { Legend } from './legend.tsx';
export { WonderHelp } from './wonder-help.tsx';

export const helpReady = (): Promise<unknown> =>
  Promise.all([artReady(), sevenWondersWords.ready(), sevenWondersRules.ready(), tableWords.ready()]);
