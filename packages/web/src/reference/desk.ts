// Where the reference lies open: on a page of its own, or beside a table, which stays as it is.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameId } from '../games/index.ts';
import { type Place, START } from './place.ts';

export interface Desk {
  readonly game: GameId;
  readonly place: ReadonlySignal<Place>;
  /** What is looked for; empty for nothing. */
  readonly query: Signal<string>;
  /** How many play the match at hand, if there is one. */
  readonly players: ReadonlySignal<number | undefined>;
  /** Back to where one was, beside a table. On a page of its own the browser does that. */
  readonly back: ReadonlySignal<(() => void) | undefined>;
  readonly isInPlay: boolean;
  open(place: Place): void;
}

const Context = createContext<Desk | undefined>(undefined);
export const DeskProvider = Context.Provider;

export function useDesk(): Desk {
  const desk = useContext(Context);
  if (desk === undefined) throw new Error('a part of the reference stands outside of it');
  return desk;
}

/** Beside a table: it remembers where one was, however often it is closed. */
export function deskInPlay(game: GameId, players: ReadonlySignal<number | undefined>): Desk {
  const place = signal<Place>(START);
  const query = signal('');
  const trail = signal<readonly { readonly place: Place; readonly query: string }[]>([]);
  const goBack = () => {
    const last = trail.peek().at(-1);
    if (last === undefined) return;
    batch(() => {
      trail.value = trail.peek().slice(0, -1);
      place.value = last.place;
      query.value = last.query;
    });
  };
  return {
    game,
    place,
    query,
    players,
    back: computed(() => (trail.value.length > 0 ? goBack : undefined)),
    isInPlay: true,
    open(next) {
      batch(() => {
        trail.value = [...trail.peek(), { place: place.peek(), query: query.peek() }];
        place.value = next;
        query.value = '';
      });
    },
  };
}
