// 7 Wonders on a big screen: all cities, every reveal with large cards, battles and the end by themselves.

import { boardFacts, type City, type SevenWonders, type Table } from '@mirabilia/seven-wonders';
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchLink } from '../../../match/link.ts';
import sceneCss from '../../../table/scene.module.css';
import { lengthOf, TvBattles } from '../../../tv/battles.tsx';
import { type Director, newDirector } from '../../../tv/director.ts';
import { TvScore } from '../../../tv/score.tsx';
import { TvTable } from '../../../tv/table.tsx';
import { tv } from '../../../tv/words/index.ts';
import { WonderPicture } from '../art/index.ts';
import { names } from '../names.ts';
import { Moment } from '../parts/header.tsx';
import { LastTurnStrip } from '../parts/last-turn.tsx';
import { statusOf } from '../parts/status.tsx';
import { shownTable } from '../shown.ts';
import { TableProvider, type TableState, tableState } from '../state.ts';
import { countedBy } from '../story/category.tsx';
import { historyOf, stageOf, storyReady } from '../story/index.ts';
import { roman, whoIn } from '../story/log-text.ts';
import { verdictOf } from '../story/score.tsx';
import type { Showing } from '../story/stage.ts';
import { standingsOf } from '../story/standing.ts';
import { story } from '../story/words/index.ts';
import { say } from '../words/index.ts';
import { CityTile } from './city-tile.tsx';
import { LargeReveal, revealLength } from './large-reveal.tsx';
import css from './scene.module.css';

export const ready = (): Promise<unknown> => Promise.all([say.ready(), storyReady(), tv.ready()]);

type Shown =
  | { readonly kind: 'cards'; readonly showing: Showing }
  | { readonly kind: 'battles'; readonly age: number };

const battlesIn = (table: Table, age: number) => historyOf(table)[age - 1]?.battles ?? [];

/** Whatever happens is put before the people in the room, in its order. */
function useDirector(state: TableState): Director<Shown> {
  const director = useMemo(() => newDirector<Shown>(), [state]);
  useEffect(() => {
    const { news, battles, endBattles } = stageOf(state);
    const stops = [
      news.subscribe((showing) => {
        if (showing === undefined) return;
        const length = revealLength(showing.acts.length);
        director.show({ scene: { kind: 'cards', showing }, length, isPassing: true });
      }),
      battles.subscribe((age) => {
        const table = state.table.peek();
        if (age === undefined || table === undefined) return;
        const length = lengthOf(battlesIn(table, age));
        director.show({ scene: { kind: 'battles', age }, length, isPassing: false });
        // The director has it from here.
        queueMicrotask(endBattles);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      director.close();
    };
  }, [state, director]);
  return director;
}

export default function TvScene({ link }: { readonly link: MatchLink<SevenWonders> }) {
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
  const shown = useDirector(state).now.value?.scene;
  const table = shownTable(state);
  const who = whoIn(state);
  if (shown === undefined && table.phase.kind === 'over') return <End state={state} table={table} />;
  return (
    <>
      <TvTable
        link={state.live}
        cities={table.cities.length}
        tile={(city) => <CityTile key={city} city={city} />}
        moment={<Moment />}
        status={table.phase.kind === 'over' ? '' : statusOf(state).text}
        middle={
          <section class={css.last} aria-label={say.words.lastTurn}>
            <h2>{say.words.lastTurn}</h2>
            <LastTurnStrip />
          </section>
        }
      />
      {shown?.kind === 'cards' && (
        <LargeReveal key={shown.showing.serial} showing={shown.showing} who={who} />
      )}
      {shown?.kind === 'battles' && (
        <TvBattles
          key={shown.age}
          title={story.words.battles.title(roman(shown.age))}
          battles={battlesIn(table, shown.age)}
          who={who}
        />
      )}
    </>
  );
}

function End({ state, table }: { readonly state: TableState; readonly table: Table }) {
  const who = whoIn(state);
  const standings = standingsOf(table);
  const { rows, winners } = standings;
  const winner = table.cities[winners[0] ?? 0] as City;
  const board = boardFacts(winner.board);
  return (
    <TvScore
      verdict={verdictOf(standings, who)}
      backdrop={
        <WonderPicture
          wonder={board.wonder}
          side={board.side}
          built={winner.stages}
          stages={board.stages.length}
        />
      }
      rows={rows}
      winners={winners}
      categories={countedBy()}
      who={who}
      wonderOf={(city) => {
        const { wonder, side } = boardFacts(table.cities[city]?.board as number);
        return `${names.words.wonders[wonder].city} ${side}`;
      }}
      total={names.words.categories.total}
      lobby={state.link.lobby.value}
    />
  );
}
