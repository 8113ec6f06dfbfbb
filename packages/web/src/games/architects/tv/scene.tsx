// Architects on a big screen: all wonders as they rise, the card that was just taken, the horns, battles, the end.

import { type Architects, type Table, wonderFacts } from '@mirabilia/architects';
import { useEffect, useMemo } from 'preact/hooks';
import { phrases } from '../../../art/words/index.ts';
import type { MatchLink } from '../../../match/link.ts';
import { ending } from '../../../table/end/words/index.ts';
import sceneCss from '../../../table/scene.module.css';
import { board } from '../../../table/words/index.ts';
import { lengthOf, TvBattles } from '../../../tv/battles.tsx';
import { type Director, newDirector } from '../../../tv/director.ts';
import { TvScore } from '../../../tv/score.tsx';
import { TvTable } from '../../../tv/table.tsx';
import { tv } from '../../../tv/words/index.ts';
import { WonderPicture } from '../art/wonder-picture.tsx';
import { battlesOf } from '../logic/battle.ts';
import { standingsOf } from '../logic/standings.ts';
import { names } from '../names.ts';
import { statusOf } from '../parts/prompt.ts';
import { cityAt, TableProvider, type TableState, tableState } from '../state.ts';
import { countedBy } from '../story/category.tsx';
import { chronicleOf, type Fought } from '../story/chronicle.ts';
import { Flights } from '../story/flights.tsx';
import { whoIn } from '../story/log-text.ts';
import { verdictOf } from '../story/score.tsx';
import { say } from '../words/index.ts';
import { Middle } from './middle.tsx';
import { WonderTile } from './wonder-tile.tsx';

export const ready = (): Promise<unknown> =>
  Promise.all([say.ready(), names.ready(), ending.ready(), board.ready(), phrases.ready(), tv.ready()]);

type Battles = ReturnType<typeof battlesOf>;

const battlesIn = (fought: readonly Fought[]): Battles =>
  battlesOf(
    fought.map(({ shields }) => shields),
    fought.map(({ victories }) => victories),
  );

function useDirector(state: TableState): Director<Battles> {
  const director = useMemo(() => newDirector<Battles>(), [state]);
  useEffect(() => {
    const { battle, endBattle } = chronicleOf(state);
    const stop = battle.subscribe((fought) => {
      if (fought === undefined) return;
      const battles = battlesIn(fought);
      director.show({ scene: battles, length: lengthOf(battles), isPassing: false });
      // The director has it from here.
      queueMicrotask(endBattle);
    });
    return () => {
      stop();
      director.close();
    };
  }, [state, director]);
  return director;
}

export default function TvScene({ link }: { readonly link: MatchLink<Architects> }) {
  const state = useMemo(() => tableState(link), [link]);
  if (state.table.value === undefined) {
    return (
      <p class={sceneCss.coming} role="status">
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
  const battles = useDirector(state).now.value?.scene;
  const table = state.table.value as Table;
  const isOver = table.phase.kind === 'over';
  if (battles === undefined && isOver) return <End state={state} table={table} />;
  return (
    <>
      <TvTable
        link={state.live}
        cities={table.players}
        tile={(seat) => <WonderTile key={seat} seat={seat} />}
        moment={<h1>{isOver ? say.words.over : say.words.turn(table.turn)}</h1>}
        status={isOver ? '' : statusOf(state).text}
        middle={<Middle />}
      />
      <Flights model={state} />
      {battles !== undefined && (
        <TvBattles title={say.words.story.battle} battles={battles} who={whoIn(state)} />
      )}
    </>
  );
}

function End({ state, table }: { readonly state: TableState; readonly table: Table }) {
  const who = whoIn(state);
  const standings = standingsOf(table);
  const { rows, winners } = standings;
  const winner = cityAt(table, winners[0] ?? 0);
  return (
    <TvScore
      verdict={verdictOf(standings, who)}
      backdrop={<WonderPicture wonder={winner.wonder} stages={winner.stages} />}
      rows={rows}
      winners={winners}
      categories={countedBy()}
      who={who}
      wonderOf={(seat) => names.words.wonders[wonderFacts(cityAt(table, seat).wonder).id]}
      total={names.words.categories.total}
      tieBreak={{
        name: names.words.categories.stages,
        of: (seat) => rows.find(({ city }) => city === seat)?.score.stages ?? 0,
      }}
      lobby={state.link.lobby.value}
    />
  );
}
