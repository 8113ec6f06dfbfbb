// Help at the table. Call `helpReady` before any of it is drawn.

import { reference } from '../../../reference/words/index.ts';
import { artReady } from '../art/index.ts';
import { rules } from '../reference/words/index.ts';
import { help } from './words/index.ts';

export { CardHelp } from './card-help.tsx';
export { ChainChart } from './chain-chart.tsx';
export { Legend } from './legend.tsx';
export { WonderHelp } from './wonder-help.tsx';

export const helpReady = (): Promise<unknown> =>
  Promise.all([artReady(), help.ready(), rules.ready(), reference.ready()]);
