// A battle at the end of a turn: neighbour against neighbour around the table.

import { fromMine } from '../../../table/battle.tsx';
import { Conflicts } from '../../../table/choreography/conflicts.tsx';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { battlesOf } from '../logic/battle.ts';
import type { TableState } from '../state.ts';
import { chronicleOf, type Fought } from './chronicle.ts';
import { whoIn } from './log-text.ts';
import { discardHorns } from './scenes/horns.tsx';

export function Battles({ model }: { readonly model: TableState }) {
  const { battle, endBattle, film } = chronicleOf(model);
  const fought = battle.value;
  if (fought === undefined) return null;
  const { story } = architectsWords.value;
  const who = whoIn(model);
  const isOver = model.link.update.value?.view.public.table.phase.kind === 'over';
  return (
    <Conflicts
      key={fought.map(({ shields }) => shields).join()}
      title={story.battle}
      said={fought.map(({ seat, victories }) => story.battleSummary(who(seat), victories))}
      battles={fromMine(battlesOf(fought), model.focus.value)}
      who={who}
      viewer={model.focus.value}
      plaque={{
        summary: summaryOf(fought, model),
        goOn: isOver ? tableWords.value.ending.battles.toScore : story.battleGoOn,
      }}
      onResult={(timeline) => {
        const table = model.table.peek();
        if (table !== undefined) discardHorns(timeline, table);
        film.showResult();
      }}
      onEnd={endBattle}
    />
  );
}

/** What the one from whose city the table is seen has won, and what everybody gave up for it. */
function summaryOf(fought: readonly Fought[], model: TableState): string {
  const { story } = architectsWords.value;
  const discarded = fought.reduce((sum, one) => sum + one.discarded, 0);
  const own = fought.find(({ seat }) => seat === model.focus.value);
  return [
    ...(own === undefined ? [] : [story.battleSummary(whoIn(model)(own.seat), own.victories)]),
    story.discards(discarded),
  ].join(' · ');
}
