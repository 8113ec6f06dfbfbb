// Listens to a match for what has a sound.

import { effect } from '@preact/signals';
import { isGameId } from '../games/index.ts';
import type { MatchLink } from '../match/link.ts';
import { type Cue, cuesIn, isAwaited } from './cues.ts';

type Heard = Pick<MatchLink, 'lobby' | 'update' | 'owed' | 'plan'>;

/** Nothing sounds for what was there already when one came. Gives what ends it. */
export function listen(link: Heard, play: (cues: readonly Cue[]) => void): () => void {
  let last = link.update.peek()?.serial;
  let wasAwaited = true;
  let planned = 0;
  return effect(() => {
    const update = link.update.value;
    const plan = link.plan.value?.length ?? 0;
    const owed = link.owed.value;
    const game = link.lobby.value?.game ?? '';
    if (update === undefined || !isGameId(game)) return;
    const isFirst = last === undefined;
    const isNews = update.serial !== last;
    last = update.serial;
    const awaited = isAwaited(owed, update.seat);
    const cues: Cue[] = [];
    if (isNews && !isFirst) {
      cues.push(...cuesIn(game, update.events as unknown as { kind: string }[], update.seat));
    }
    if (plan > planned) cues.unshift('lock');
    if (awaited && (isNews || !wasAwaited) && !isFirst) cues.push('turn');
    planned = plan;
    wasAwaited = awaited;
    if (cues.length > 0) play(cues);
  });
}
