import { scoreOf, type Table } from '@mirabilia/architects';
import { RunningScore } from '../../../running-score/running-score.tsx';
import { aidWords } from '../../../words/index.ts';
import { countedBy } from '../art/category.tsx';
import { names } from '../names.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { useTable } from '../state.ts';

export const ready = (): Promise<unknown> => aidWords.ready();

export default function ArchitectsScore() {
  const state = useTable();
  const table = state.table.value as Table;
  const { self, others } = state.round.value;
  return (
    <RunningScore
      game="architects"
      categories={countedBy()}
      totalName={names.value.categories.total}
      standings={[self, ...others].map((seat) => ({
        seat,
        name: nameOf(state, seat),
        score: scoreOf(table, seat),
      }))}
      view={table.phase.kind === 'over' ? undefined : state.seatView.value}
    />
  );
}
