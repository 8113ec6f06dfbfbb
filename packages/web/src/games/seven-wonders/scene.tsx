// The table of 7 Wonders, for those who play and those who look on.

import type { SevenWonders } from '@mirabilia/seven-wonders';
import { useMemo } from 'preact/hooks';
import type { TableLink } from '../../match/link.ts';
import { talk } from '../../match/words/index.ts';
import { Coming, Scene as Frame } from '../../table/scene.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useKeys } from './keys.ts';
import { Overlays } from './parts/overlays.tsx';
import { useAttention } from './parts/status.tsx';
import { Choices } from './past/index.ts';
import { SmallTable } from './scene/small.tsx';
import { WideTable } from './scene/wide.tsx';
import { TableProvider, type TableState, tableState } from './state.ts';
import { Battles, Log, Reveal, Score, storyReady } from './story/index.ts';
import { say } from './words/index.ts';

/** Loaded when it is first asked for. */
const Book = lazy(() => import('./reference/index.tsx'), Waiting);

export const ready = (): Promise<unknown> => Promise.all([say.ready(), talk.ready(), storyReady()]);

export default function Scene({ link }: { readonly link: TableLink<SevenWonders> }) {
  const state = useMemo(() => tableState(link), [link]);
  if (state.table.value === undefined) return <Coming>{say.words.coming}</Coming>;
  return (
    <TableProvider value={state}>
      <Laid state={state} />
    </TableProvider>
  );
}

function Laid({ state }: { readonly state: TableState }) {
  useKeys(state);
  useAttention(state);
  return (
    <Frame
      state={state}
      words={say.words}
      log={() => <Log model={state} />}
      choices={() => <Choices />}
      rules={() => <Book />}
      isDeciding={hasHand(state)}
      table={(drawer) => (
        <>
          {state.isSmall.value ? <SmallTable drawer={drawer} /> : <WideTable />}
          <Reveal model={state} />
        </>
      )}
      score={(onChat) => <Score model={state} onChat={onChat} />}
    >
      <Battles model={state} />
      <Overlays />
    </Frame>
  );
}

/** My hand lies there to choose from, or chosen from. */
function hasHand({ live, me, ask, table }: TableState): boolean {
  if (live === undefined || me.value === null || table.value?.phase.kind === 'over') return false;
  const kind = ask.value?.kind;
  return kind === undefined || kind === 'card' || kind === 'locked';
}
