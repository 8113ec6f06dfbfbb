// The table of Architects, for those who play, look on, or watch a replay.

import type { Architects } from '@mirabilia/architects';
import { phrases } from '../../art/words/index.ts';
import { talk } from '../../match/words/index.ts';
import { ending } from '../../table/end/words/index.ts';
import { tableScene } from '../../table/table-scene.tsx';
import { board } from '../../table/words/index.ts';
import { keys } from './keys.ts';
import { names } from './names.ts';
import { Overlays } from './parts/overlays.tsx';
import { promptOf, statusOf } from './parts/prompt.ts';
import { SmallTable } from './scene/small.tsx';
import { WideTable } from './scene/wide.tsx';
import { TableProvider, type TableState, tableState } from './state.ts';
import { Battles } from './story/battles.tsx';
import { Flights } from './story/flights.tsx';
import { Log } from './story/log.tsx';
import { useNews } from './story/news.ts';
import { Score } from './story/score.tsx';
import { say } from './words/index.ts';

export const ready = (): Promise<unknown> =>
  Promise.all([say.ready(), names.ready(), talk.ready(), ending.ready(), board.ready(), phrases.ready()]);

export default tableScene<Architects, TableState>({
  state: tableState,
  Provider: TableProvider,
  words: () => say.words,
  keys,
  statusOf,
  promptOf,
  isDeciding: ({ ask }) => ask.value?.kind !== 'over',
  Wide: WideTable,
  Small: SmallTable,
  Log,
  choices: () => import('./past/choices.tsx'),
  reference: () => import('./reference/index.tsx'),
  Score,
  Above: ({ model }) => {
    useNews(model);
    return (
      <>
        <Flights model={model} />
        <Battles model={model} />
        <Overlays />
      </>
    );
  },
});
