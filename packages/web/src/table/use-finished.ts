import { useSignalEffect } from '@preact/signals';
import { noteFinished } from '../app/experience.ts';
import { againstBots, noteAgainstBots } from '../app/matched-level.ts';
import { lessonIn } from '../learn/kept.ts';
import type { CityGame } from './model.ts';
import type { AnyState } from './state.ts';

/** Who has sat at a match that came to its end is no longer new to the game; lessons don't count. */
export function useFinished<T extends CityGame>({ live, me, table, reference }: AnyState<T>): void {
  useSignalEffect(() => {
    const match = live?.lobby.value?.id;
    if (match === undefined || me.value === null || table.value?.phase.kind !== 'over') return;
    if (lessonIn(match) === undefined) noteFinished(reference.game, match);
  });
  // The score comes after the last view.
  useSignalEffect(() => {
    const lobby = live?.lobby.value;
    const end = live?.end.value;
    if (lobby === undefined || end === undefined || me.value === null || end.isAbandoned) return;
    const bots = againstBots(lobby.seats, me.value, end.outcome);
    if (bots !== undefined && lessonIn(lobby.id) === undefined)
      noteAgainstBots(reference.game, lobby.id, bots);
  });
}
