// The table of 7 Wonders, for those who play, look on, or watch a replay.

import type { SevenWonders } from '@mirabilia/seven-wonders';
import { tableScene } from '../../table/table-scene.tsx';
import { sevenWondersWords, tableWords } from '../../words/index.ts';
import { caption } from './caption.ts';
import { keys } from './keys.ts';
import { Overlays } from './parts/overlays.tsx';
import { promptOf } from './parts/prompt.tsx';
import { statusOf } from './parts/status.tsx';
import { SmallTable } from './scene/small.tsx';
import { WideTable } from './scene/wide.tsx';
import { TableProvider, type TableState, tableState } from './state.ts';
import { Battles, Log, Reveal, Score, storyReady } from './story/index.ts';

export const ready = (): Promise<unknown> =>
  Promise.all([sevenWondersWords.ready(), tableWords.ready(), storyReady()]);

/** My hand lies there to choose from, or chosen from. */
function isDeciding({ ask, table }: TableState): boolean {
  const kind = ask.value?.kind;
  return table.value?.phase.kind !== 'over' && (kind === undefined || kind === 'card' || kind === 'locked');
}

export default tableScene<SevenWonders, TableState>({
  state: tableState,
  Provider: TableProvider,
  keys,
  statusOf,
  promptOf,
  caption,
  isDeciding,
  Wide: WideTable,
  Small: SmallTable,
  Log,
  guide: () => import('../../learn/seven-wonders/guide.tsx'),
  choices: () => import('./choices/choices.tsx'),
  Score,
  OverTable: Reveal,
  Above: ({ model }) => (
    <>
      <Battles model={model} />
      <Overlays />
    </>
  ),
});
