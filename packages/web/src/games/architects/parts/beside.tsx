// In a replay: what lies beside the table, drawn a frame after it. A viewer who steps on quickly sees cities first.

import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useLater } from '../../../table/later.ts';
import { TableProvider, useTable } from '../state.ts';

export function Beside({ children }: { readonly children: ComponentChildren }) {
  const state = useTable();
  const source = useMemo(
    () =>
      computed(() => ({ table: state.table.value, seatView: state.seatView.value, ask: state.ask.value })),
    [state],
  );
  const seen = useLater(source);
  const then = useMemo(
    () => ({
      ...state,
      table: signal(seen.table),
      seatView: signal(seen.seatView),
      ask: signal(seen.ask),
    }),
    [state, seen],
  );
  return <TableProvider value={then}>{children}</TableProvider>;
}
