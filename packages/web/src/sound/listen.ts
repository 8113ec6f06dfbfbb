// Watches a match and plays the sounds of its events.

import { effect } from '@preact/signals';
import { GAMES, isGameId } from '../games/index.ts';
import type { MatchLink } from '../match/link.ts';
import { type Cue, type CueTable, cuesIn, isAwaited } from './cues.ts';

type Heard = Pick<MatchLink, 'lobby' | 'update' | 'owed' | 'plan'>;

/** What was there before makes no sound. Gives the way to stop. */
export function listen(link: Heard, play: (cues: readonly Cue[]) => void): () => void {
  let last = link.update.peek()?.serial;
  let wasAwaited = true;
  let planned = 0;
  let game = '';
  let table: CueTable | undefined;
  return effect(() => {
    const update = link.update.value;
    const plan = link.plan.value?.length ?? 0;
    const owed = link.owed.value;
    const played = link.lobby.value?.game ?? '';
    if (played !== game && isGameId(played)) {
      game = played;
      // Loaded with the table; events before that make no sound.
      void GAMES[played].cues().then(
        (cues) => {
          table = cues;
        },
        () => undefined,
      );
    }
    if (update === undefined || game === '') return;
    const isFirst = last === undefined;
    const isNews = update.serial !== last;
    last = update.serial;
    const awaited = isAwaited(owed, update.seat);
    const cues: Cue[] = [];
    if (isNews && !isFirst) {
      cues.push(...(table === undefined ? [] : cuesIn(table, update.events, update.seat)));
    }
    if (plan > planned) cues.unshift('lock');
    if (awaited && (isNews || !wasAwaited) && !isFirst) cues.push('turn');
    planned = plan;
    wasAwaited = awaited;
    if (cues.length > 0) play(cues);
  });
}
