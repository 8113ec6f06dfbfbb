// A game's table as a whole. A game brings its parts; whatever is the same for every game is put together here.

import type { ComponentChildren, ComponentType } from 'preact';
import type { Loaded } from '../games/game-ui.ts';
import { isGuided } from '../learn/guided.ts';
import type { TableLink } from '../match/link.ts';
import { BOOKS } from '../reference/books.ts';
import { lazy } from '../ui/lazy.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { type Tone, useAsked } from './attention.ts';
import { type KeyTable, useTableKeys } from './keys.ts';
import type { CityGame } from './model.ts';
import { Scene, type Stateful, sceneOver } from './scene.tsx';
import type { AnyState } from './state.ts';
import { useFinished } from './use-finished.ts';

export interface TableUi<T extends CityGame, State extends AnyState<T>>
  extends Stateful<TableLink<T>, State> {
  readonly keys: KeyTable<State>;
  /** For whom the table waits, and what is asked of the viewer. */
  readonly statusOf: (state: State) => { readonly tone: Tone; readonly text: string };
  readonly promptOf: (state: State) => string;
  /** There is something to choose from that nothing may cover. */
  readonly isDeciding: (state: State) => boolean;
  readonly Wide: ComponentType;
  /** The drawer lies in the place of the cities while it is open. */
  readonly Small: ComponentType<{ readonly drawer?: ComponentChildren }>;
  /** When it is, in words. */
  readonly caption: (table: T['table']) => string;
  readonly Log: ComponentType<{ readonly model: State }>;
  /** What everybody could do, in a replay; in play, where the coach is allowed, what I can do. */
  readonly choices: () => Promise<Loaded<object>>;
  /** The bubbles of a lesson, or of the first matches. */
  readonly guide: () => Promise<Loaded<{ readonly state: State }>>;
  /** It can open the chat, which it would cover otherwise. */
  readonly Score: ComponentType<{ readonly model: State; readonly onChat?: (() => void) | undefined }>;
  /** What lies over the table and nothing else, in the table's own place. */
  readonly OverTable?: ComponentType<{ readonly model: State }>;
  /** Battles and dialogs, over everything. */
  readonly Above: ComponentType<{ readonly model: State }>;
}

// Below the log, in a drawer: it may come a moment later.
const Comments = lazy(
  async () => ({ default: (await import('./comments.tsx')).Comments }),
  () => null,
);

export function tableScene<T extends CityGame, State extends AnyState<T>>(
  ui: TableUi<T, State>,
): ComponentType<{ readonly link: TableLink<T> }> {
  const { Wide, Small, Log, Score, OverTable, Above } = ui;
  const Choices = lazy(ui.choices, Waiting);
  const Guide = lazy(ui.guide, () => null);

  function Laid({ state }: { readonly state: State }) {
    const Book = BOOKS[state.reference.game];
    useTableKeys(state, ui.keys);
    useFinished(state);
    useAsked(
      () => ({ ...ui.statusOf(state), prompt: ui.promptOf(state) }),
      () => state.view.peek()?.public.decision ?? -1,
    );
    return (
      <Scene
        state={state}
        log={() => (
          <>
            <Comments link={state.link} caption={ui.caption} />
            <Log model={state} />
          </>
        )}
        choices={() => <Choices />}
        rules={() => <Book />}
        isDeciding={state.live !== undefined && state.me.value !== null && ui.isDeciding(state)}
        table={(drawer) => (
          <>
            {state.isSmall.value ? <Small drawer={drawer} /> : <Wide />}
            {OverTable !== undefined && <OverTable model={state} />}
          </>
        )}
        score={(onChat) => <Score model={state} onChat={onChat} />}
      >
        <Above model={state} />
        {isGuided(state.live, state.reference.game, state.me.value) && <Guide state={state} />}
      </Scene>
    );
  }

  return sceneOver(ui, Laid);
}
