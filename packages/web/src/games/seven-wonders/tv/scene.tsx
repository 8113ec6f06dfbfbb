// 7 Wonders on a big screen: all cities, every reveal with large cards, battles and the end by themselves.

import type { Category, SevenWonders, Table } from '@mirabilia/seven-wonders';
import { BATTLES_LENGTH, TvBattles } from '../../../tv/battles.tsx';
import { tvScene } from '../../../tv/tv-scene.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Moment } from '../parts/header.tsx';
import { LastTurnStrip } from '../parts/last-turn.tsx';
import { statusOf } from '../parts/status.tsx';
import { roman } from '../roman.ts';
import { shownTable } from '../shown.ts';
import { TableProvider, type TableState, tableState } from '../state.ts';
import { historyOf, presentationOf, storyReady } from '../story/index.ts';
import { whoIn } from '../story/log-text.ts';
import type { Showing } from '../story/presentation.ts';
import { finalScore } from '../story/score.tsx';
import { CityTile } from './city-tile.tsx';
import { LargeReveal, revealLength } from './large-reveal.tsx';
import css from './scene.module.css';

export const ready = (): Promise<unknown> =>
  Promise.all([sevenWondersWords.ready(), storyReady(), tableWords.ready()]);

type Shown =
  | { readonly kind: 'cards'; readonly showing: Showing }
  | { readonly kind: 'battles'; readonly age: number };

const battlesIn = (table: Table, age: number) => historyOf(table)[age - 1]?.battles ?? [];

export default tvScene<SevenWonders, TableState, Shown, Category>({
  state: tableState,
  Provider: TableProvider,
  direct(state, director) {
    const { news, battles, endBattles } = presentationOf(state);
    const stops = [
      news.subscribe((showing) => {
        if (showing === undefined) return;
        const length = revealLength(showing.acts.length);
        director.show({ scene: { kind: 'cards', showing }, length, isPassing: true });
      }),
      battles.subscribe((age) => {
        if (age === undefined) return;
        director.show({ scene: { kind: 'battles', age }, length: BATTLES_LENGTH, isPassing: false });
        // The director has it from here.
        queueMicrotask(endBattles);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
  tableIn: shownTable,
  Tile: CityTile,
  Moment,
  Middle: () => (
    <section class={css.last} aria-label={tableWords.value.frame.lastTurn}>
      <h2>{tableWords.value.frame.lastTurn}</h2>
      <LastTurnStrip />
    </section>
  ),
  statusOf,
  over: (state, shown) => <Over state={state} shown={shown} />,
  score: finalScore,
});

function Over({ state, shown }: { readonly state: TableState; readonly shown: Shown | undefined }) {
  const who = whoIn(state);
  if (shown?.kind === 'cards') {
    return <LargeReveal key={shown.showing.serial} showing={shown.showing} who={who} />;
  }
  if (shown?.kind !== 'battles') return null;
  return (
    <TvBattles
      key={shown.age}
      title={sevenWondersWords.value.story.battles.title(roman(shown.age))}
      battles={battlesIn(shownTable(state), shown.age)}
      who={who}
    />
  );
}
