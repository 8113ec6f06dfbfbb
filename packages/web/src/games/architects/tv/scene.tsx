// Architects on a big screen: all wonders as they rise, the card that was just taken, the horns, battles, the end.

import type { Architects, Category, Table } from '@mirabilia/architects';
import { BATTLES_LENGTH, TvBattles } from '../../../tv/battles.tsx';
import { tvScene } from '../../../tv/tv-scene.tsx';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { battlesOf } from '../logic/battle.ts';
import { names } from '../names.ts';
import { statusOf } from '../parts/prompt.ts';
import { TableProvider, type TableState, tableState, useTable } from '../state.ts';
import { chronicleOf } from '../story/chronicle.ts';
import { whoIn } from '../story/log-text.ts';
import { finalScore } from '../story/score.tsx';
import { Film } from '../story/screen.tsx';
import { momentOf } from '../tell.ts';
import { Middle } from './middle.tsx';
import { WonderTile } from './wonder-tile.tsx';

export const ready = (): Promise<unknown> =>
  Promise.all([architectsWords.ready(), names.ready(), tableWords.ready()]);

type Battles = ReturnType<typeof battlesOf>;

function Moment() {
  return <h1>{momentOf(useTable().table.value as Table)}</h1>;
}

export default tvScene<Architects, TableState, Battles, Category>({
  state: tableState,
  Provider: TableProvider,
  direct(state, director) {
    const { battle, endBattle } = chronicleOf(state);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = battle.subscribe((fought) => {
      if (fought === undefined) return;
      director.show({ scene: battlesOf(fought), length: BATTLES_LENGTH, isPassing: false });
      // The moves after it are seen after it.
      clearTimeout(timer);
      timer = setTimeout(endBattle, BATTLES_LENGTH);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  },
  tableIn: ({ table }) => table.value as Table,
  Tile: WonderTile,
  Moment,
  Middle,
  statusOf,
  over: (state, battles) => (
    <>
      <Film model={state} />
      {battles !== undefined && (
        <TvBattles title={architectsWords.value.story.battle} battles={battles} who={whoIn(state)} />
      )}
    </>
  ),
  score: finalScore,
});
