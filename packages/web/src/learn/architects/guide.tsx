// The lessons and hints of Architects at their table.

import { architects, type Category, scoreOf, type Table } from '@mirabilia/architects';
import { nameOf } from '../../games/architects/parts/seat-name.tsx';
import type { TableState } from '../../games/architects/state.ts';
import { chronicleOf } from '../../games/architects/story/chronicle.ts';
import { architectsNames, learnWords } from '../../words/index.ts';
import { Learning } from '../learning.tsx';
import { bestOf } from '../summary.ts';
import { ARCHITECTS_HINTS } from './hints.ts';
import { ARCHITECTS_MOMENTS, winnersOf } from './lessons.ts';
import { type ArchitectsSituation, architectsSituation } from './situation.ts';

export const ready = (): Promise<void> => learnWords.ready();

const lineOf = (_table: Table, _me: number, category: string): string | undefined =>
  learnWords.value.lines.architects[category as Category];

function summary(table: Table, me: number, who: (seat: number) => string): readonly string[] {
  const scores = table.cities.map((_, seat) => scoreOf(table, seat));
  return bestOf({
    me,
    winners: winnersOf(table),
    order: [...scores.keys()].toSorted(
      (one, other) => (scores[other]?.total ?? 0) - (scores[one]?.total ?? 0),
    ),
    scoreOf: (seat) => scores[seat] ?? {},
    categoryName: (category) => architectsNames.value.categories[category as Category],
    who,
  });
}

export default function ArchitectsGuide({ state }: { readonly state: TableState }) {
  const who = (seat: number): string => nameOf(state, seat);
  const { battle } = chronicleOf(state);
  const situationOf = (
    events: Parameters<typeof architectsSituation>[0]['events'],
  ): ArchitectsSituation | undefined => {
    const view = state.seatView.value;
    if (view === undefined || battle.value !== undefined) return undefined;
    const situation = architectsSituation({ view, events, picked: state.picked.value?.move, nameOf: who });
    // What others do is watched first.
    return situation.isChoosing ? situation : undefined;
  };
  return (
    <Learning
      state={state}
      game={architects}
      moments={ARCHITECTS_MOMENTS}
      hints={ARCHITECTS_HINTS}
      lineOf={lineOf}
      isReached={(_, table, me) => winnersOf(table).includes(me)}
      summary={summary}
      nameOf={who}
      situationOf={situationOf}
    />
  );
}
