// The table of 7 Wonders, for those who play and those who look on.

import { useMemo } from 'preact/hooks';
import { artReady } from '../art/index.ts';
import type { MatchLink } from '../match/link.ts';
import { SmallTable } from './compact/small-table.tsx';
import { useKeys } from './keys.ts';
import { isSmall } from './layout.ts';
import { Overlays } from './parts/overlays.tsx';
import { useAttention } from './parts/status.tsx';
import { WideTable } from './parts/wide-table.tsx';
import css from './scene.module.css';
import { TableProvider, type TableState, tableState } from './state.ts';
import { say } from './words/index.ts';

export const ready = (): Promise<unknown> => Promise.all([say.ready(), artReady()]);

export default function Scene({ link }: { readonly link: MatchLink }) {
  const state = useMemo(() => tableState(link), [link]);
  if (state.table.value === undefined) {
    return (
      <p class={css.coming} role="status">
        {say.words.coming}
      </p>
    );
  }
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
    <>
      {isSmall.value ? <SmallTable /> : <WideTable />}
      <Overlays />
    </>
  );
}
