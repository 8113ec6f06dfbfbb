// Those who look on choose whose side they look from.

import { Segmented } from '../../../ui/segmented.tsx';
import { tableWords } from '../../../words/index.ts';
import { useTable } from '../state.ts';

export function Follow() {
  const state = useTable();
  const players = state.table.value?.players ?? 0;
  return (
    <Segmented
      label={tableWords.value.frame.player}
      isLabelHidden
      options={Array.from({ length: players }, (_, seat) => ({
        value: String(seat),
        label: state.names.value[seat] ?? '',
      }))}
      value={String(state.focus.value)}
      onChange={(seat) => state.follow(Number(seat))}
    />
  );
}
