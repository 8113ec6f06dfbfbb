// Which page of the reference is open, and what opening another one means: on a screen of its own the address changes, beside
// a table nothing else does.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameId } from '../games/index.ts';
import { type ReferencePage, START_PAGE } from './page.ts';

export interface ReferenceNavigator {
  readonly game: GameId;
  readonly page: ReadonlySignal<ReferencePage>;
  /** The text in the search field. */
  readonly query: Signal<string>;
  /** The number of players of the match, if there is one. */
  readonly players: ReadonlySignal<number | undefined>;
  /** Goes back, beside a table. On a screen of its own the browser does that. */
  readonly back: ReadonlySignal<(() => void) | undefined>;
  readonly isInPlay: boolean;
  open(page: ReferencePage): void;
}

const Context = createContext<ReferenceNavigator | undefined>(undefined);
export const NavigatorProvider = Context.Provider;

export function useNavigator(): ReferenceNavigator {
  const nav = useContext(Context);
  if (nav === undefined) throw new Error('a part of the reference stands outside of it');
  return nav;
}

/** Beside a table: it remembers the pages, even while it is closed. */
export function navigatorInPlay(
  game: GameId,
  players: ReadonlySignal<number | undefined>,
): ReferenceNavigator {
  const page = signal<ReferencePage>(START_PAGE);
  const query = signal('');
  const trail = signal<readonly { readonly page: ReferencePage; readonly query: string }[]>([]);
  const goBack = () => {
    const last = trail.peek().at(-1);
    if (last === undefined) return;
    batch(() => {
      trail.value = trail.peek().slice(0, -1);
      page.value = last.page;
      query.value = last.query;
    });
  };
  return {
    game,
    page,
    query,
    players,
    back: computed(() => (trail.value.length > 0 ? goBack : undefined)),
    isInPlay: true,
    open(next) {
      batch(() => {
        trail.value = [...trail.peek(), { page: page.peek(), query: query.peek() }];
        page.value = next;
        query.value = '';
      });
    },
  };
}
