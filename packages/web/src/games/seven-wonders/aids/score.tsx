import { scoreCity } from '@mirabilia/seven-wonders';
import { RunningScore } from '../../../running-score/running-score.tsx';
import { aidWords } from '../../../words/index.ts';
import { countedBy } from '../art/category.tsx';
import { names } from '../names.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { shownTable } from '../shown.ts';
import { useTable } from '../state.ts';

export const ready = (): Promise<unknown> => aidWords.ready();

export default function WondersScore() {
  const state = useTable();
  const table = shownTable(state);
  const { self, others } = state.round.value;
  // The Free City has no score.
  const seats = [self, ...others].filter((city) => city < table.players);
  return (
    <RunningScore
      game="seven-wonders"
      categories={countedBy()}
      totalName={names.value.categories.total}
      standings={seats.map((seat) => ({
        seat,
        name: nameOf(state, seat),
        score: scoreCity(table.cities, seat).score,
      }))}
      view={table.phase.kind === 'over' ? undefined : state.seatView.value}
    />
  );
}
