import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameListing, WonderList } from '../games/index.ts';

/** A game's wonders by name, once they are loaded. */
export function useWonders(game: GameListing): Signal<WonderList | 'failed' | undefined> {
  const list = useSignal<WonderList | 'failed' | undefined>(undefined);
  useEffect(() => {
    game
      .wonders()
      .then(async (wonders) => {
        await wonders.ready();
        list.value = wonders;
      })
      .catch(() => {
        list.value = 'failed';
      });
  }, [game, list]);
  return list;
}
