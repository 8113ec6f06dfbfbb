// A game's table on a big screen. A game brings its tiles and what happens; the rest is the same for every game.

import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchLink } from '../match/link.ts';
import type { FinalScore } from '../table/end/score.tsx';
import type { CityGame } from '../table/model.ts';
import { type Stateful, sceneOver } from '../table/scene.tsx';
import type { AnyState } from '../table/state.ts';
import { type Director, newDirector } from './director.ts';
import { TvScore } from './score.tsx';
import { TvTable } from './table.tsx';

interface TvUi<T extends CityGame, State extends AnyState<T>, Shown, C extends string>
  extends Stateful<MatchLink<T>, State> {
  /** Puts whatever happens before the people in the room, in its order; gives how to stop. */
  readonly direct: (state: State, director: Director<Shown>) => () => void;
  /** The table as it is shown, which may be a moment behind the newest. */
  readonly tableIn: (state: State) => T['table'];
  readonly Tile: ComponentType<{ readonly city: number }>;
  readonly Moment: ComponentType;
  readonly Middle: ComponentType;
  readonly statusOf: (state: State) => { readonly text: string };
  /** What lies over the table now. */
  readonly over: (state: State, shown: Shown | undefined) => ComponentChildren;
  readonly score: (state: State, table: T['table']) => FinalScore<C>;
}

export function tvScene<T extends CityGame, State extends AnyState<T>, Shown, C extends string>(
  ui: TvUi<T, State, Shown, C>,
): ComponentType<{ readonly link: MatchLink<T> }> {
  const { Tile, Moment, Middle } = ui;

  function Laid({ state }: { readonly state: State }) {
    const director = useMemo(() => newDirector<Shown>(), [state]);
    useEffect(() => {
      const stop = ui.direct(state, director);
      return () => {
        stop();
        director.close();
      };
    }, [state, director]);
    const shown = director.now.value?.scene;
    const table = ui.tableIn(state);
    const isOver = table.phase.kind === 'over';
    if (shown === undefined && isOver)
      return <TvScore {...ui.score(state, table)} link={state.live as MatchLink} />;
    return (
      <>
        <TvTable
          link={state.live}
          cities={table.cities.length}
          tile={(city) => <Tile key={city} city={city} />}
          moment={<Moment />}
          status={isOver ? '' : ui.statusOf(state).text}
          middle={<Middle />}
        />
        {ui.over(state, shown)}
      </>
    );
  }

  return sceneOver(ui, Laid);
}
