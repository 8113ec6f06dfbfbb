// The table of Architects, for those who play, look on, or watch a replay.

import type { Architects } from '@mirabilia/architects';
import { tableScene } from '../../table/table-scene.tsx';
import { architectsWords, tableWords } from '../../words/index.ts';
import { emblemsReady } from './art/emblem.tsx';
import { keys } from './keys.ts';
import { names } from './names.ts';
import { Overlays } from './parts/overlays.tsx';
import { promptOf, statusOf } from './parts/prompt.ts';
import { SmallTable } from './scene/small.tsx';
import { WideTable } from './scene/wide.tsx';
import { TableProvider, type TableState, tableState } from './state.ts';
import { Battles } from './story/battles.tsx';
import { Log } from './story/log.tsx';
import { useNews } from './story/news.ts';
import { Score } from './story/score.tsx';
import { Film } from './story/screen.tsx';
import { momentOf } from './tell.ts';

export const ready = (): Promise<unknown> =>
  Promise.all([architectsWords.ready(), names.ready(), tableWords.ready(), emblemsReady()]);

export default tableScene<Architects, TableState>({
  state: tableState,
  Provider: TableProvider,
  keys,
  statusOf,
  promptOf,
  caption: momentOf,
  isDeciding: ({ ask }) => ask.value?.kind !== 'over',
  Wide: WideTable,
  Small: SmallTable,
  Log,
  guide: () => import('../../learn/architects/guide.tsx'),
  choices: () => import('./choices/choices.tsx'),
  Score,
  Above: ({ model }) => {
    useNews(model);
    return (
      <>
        <Film model={model} />
        <Battles model={model} />
        <Overlays />
      </>
    );
  },
});
