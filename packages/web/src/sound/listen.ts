// Listens to a match for what has a sound.

import { effect } from '@preact/signals';
import { isGameId } from '../games/index.ts';
import type { MatchLink } from '../match/link.ts';
import { type Cue, cuesIn, isAwaited } from './cues.ts';

type Heard = Pick<MatchLink, 'lobby' | 'told' | 'owed' | 'plan'>;

/** Nothing sounds for what was there already when one came. Gives what ends it. */
export function listen(link: Heard, play: (cues: readonly Cue[]) => void): () => void {
  let last = link.told.peek()?.serial;
  let wasAwaited = true;
  let planned = 0;
  return effect(() => {
    const told = link.told.value;
    const plan = link.plan.value?.length ?? 0;
    const owed = link.owed.value;
    const game = link.lobby.value?.game ?? '';
    if (told === undefined || !isGameId(game)) return;
    const isFirst = last === undefined;
    const isNews = told.serial !== last;
    last = told.serial;
    const awaited = isAwaited(owed, told.seat);
    const cues: Cue[] = [];
    if (isNews && !isFirst) {
      cues.push(...cuesIn(game, told.events as unknown as { kind: string }[], told.seat));
    }
    if (plan > planned) cues.unshift('lock');
    if (awaited && (isNews || !wasAwaited) && !isFirst) cues.push('turn');
    planned = plan;
    wasAwaited = awaited;
    if (cues.length > 0) play(cues);
  });
}
