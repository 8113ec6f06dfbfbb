// The lessons and hints of 7 Wonders at their table.

import { type Category, scoreCity, sevenWonders, type Table } from '@mirabilia/seven-wonders';
import { standingsOf } from '../../games/seven-wonders/logic/standings.ts';
import { nameOf } from '../../games/seven-wonders/parts/seat-name.tsx';
import type { TableState } from '../../games/seven-wonders/state.ts';
import { presentationOf } from '../../games/seven-wonders/story/presentation.ts';
import { learnWords, sevenWondersNames } from '../../words/index.ts';
import { Learning } from '../learning.tsx';
import { bestOf } from '../summary.ts';
import { WONDERS_HINTS } from './hints.ts';
import { isReached, WONDERS_MOMENTS } from './lessons.ts';
import { type WondersSituation, wondersSituation } from './situation.ts';

export const ready = (): Promise<void> => learnWords.ready();

function lineOf(table: Table, me: number, category: string): string | undefined {
  const { lines } = learnWords.value;
  if (category === 'science') return lines.science(scoreCity(table.cities, me).symbols);
  return lines.wonders[category as Exclude<Category, 'science'>];
}

function summary(table: Table, me: number, who: (city: number) => string): readonly string[] {
  const { rows, winners } = standingsOf(table);
  const of = (city: number) => rows.find((row) => row.city === city)?.score;
  return bestOf({
    me,
    winners,
    order: rows.filter(({ place }) => place !== undefined).map(({ city }) => city),
    scoreOf: (city) => of(city) ?? {},
    categoryName: (category) => sevenWondersNames.value.categories[category as Category],
    who,
  });
}

export default function WondersGuide({ state }: { readonly state: TableState }) {
  const who = (city: number): string => nameOf(state, city);
  const { reveal, battles } = presentationOf(state);
  const situationOf = (
    events: Parameters<typeof wondersSituation>[0]['events'],
  ): WondersSituation | undefined => {
    const view = state.seatView.value;
    if (view === undefined || reveal.value !== undefined || battles.value !== undefined) return undefined;
    return wondersSituation({ view, events, picked: state.picked.value?.card, nameOf: who });
  };
  return (
    <Learning
      state={state}
      game={sevenWonders}
      moments={WONDERS_MOMENTS}
      hints={WONDERS_HINTS}
      lineOf={lineOf}
      isReached={isReached}
      summary={summary}
      nameOf={who}
      situationOf={situationOf}
    />
  );
}
