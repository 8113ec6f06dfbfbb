// The table of Architects, for those who play and those who look on.

import type { Architects } from '@mirabilia/architects';
import { useMemo } from 'preact/hooks';
import { phrases } from '../../art/words/index.ts';
import type { TableLink } from '../../match/link.ts';
import { talk } from '../../match/words/index.ts';
import { useAsked } from '../../table/attention.ts';
import { ending } from '../../table/end/words/index.ts';
import { Coming, Scene as Frame } from '../../table/scene.tsx';
import { board } from '../../table/words/index.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useKeys } from './keys.ts';
import { names } from './names.ts';
import { Overlays } from './parts/overlays.tsx';
import { promptOf, statusOf } from './parts/prompt.ts';
import { Choices } from './past/index.ts';
import { SmallTable } from './scene/small.tsx';
import { WideTable } from './scene/wide.tsx';
import { TableProvider, type TableState, tableState } from './state.ts';
import { Battles } from './story/battles.tsx';
import { Flights } from './story/flights.tsx';
import { Log } from './story/log.tsx';
import { useNews } from './story/news.ts';
import { Score } from './story/score.tsx';
import { say } from './words/index.ts';

/** Loaded when it is first asked for. */
const Book = lazy(() => import('./reference/index.tsx'), Waiting);

export const ready = (): Promise<unknown> =>
  Promise.all([say.ready(), names.ready(), talk.ready(), ending.ready(), board.ready(), phrases.ready()]);

export default function Scene({ link }: { readonly link: TableLink<Architects> }) {
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
  useNews(state);
  useAsked(
    () => ({ ...statusOf(state), prompt: promptOf(state) }),
    () => state.view.peek()?.public.decision ?? -1,
  );
  const { live, me, ask } = state;
  return (
    <Frame
      state={state}
      words={say.words}
      log={() => <Log model={state} />}
      choices={() => <Choices />}
      rules={() => <Book />}
      isDeciding={me.value !== null && live !== undefined && ask.value?.kind !== 'over'}
      table={(drawer) => (state.isSmall.value ? <SmallTable drawer={drawer} /> : <WideTable />)}
      score={(onChat) => <Score model={state} onChat={onChat} />}
    >
      <Flights model={state} />
      <Battles model={state} />
      <Overlays />
    </Frame>
  );
}
