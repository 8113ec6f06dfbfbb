// Watches a match and plays the sounds of its events that no timeline plays.

import { effect } from '@preact/signals';
import { GAMES, isGameId } from '../games/index.ts';
import type { MatchLink } from '../match/link.ts';
import { isClaimed } from './claims.ts';
import { type Cue, cuesIn, type GameSounds, isAwaited, type TimeOfDay } from './cues.ts';

type Heard = Pick<MatchLink, 'lobby' | 'update' | 'owed' | 'plan'>;

interface Ears {
  play(cues: readonly Cue[]): void;
  /** What is heard in the background from now on. */
  setTime(time: TimeOfDay): void;
}

/** What was there before makes no sound. Gives the way to stop. */
export function listen(link: Heard, { play, setTime }: Ears): () => void {
  let last = link.update.peek()?.serial;
  let wasAwaited = true;
  let planned = 0;
  let game = '';
  let sounds: GameSounds | undefined;
  const tellTime = () => {
    const view = link.update.peek()?.view;
    if (sounds !== undefined && view !== undefined) setTime(sounds.timeOfDay(view.public.table));
  };
  return effect(() => {
    const update = link.update.value;
    const plan = link.plan.value?.length ?? 0;
    const owed = link.owed.value;
    const played = link.lobby.value?.game ?? '';
    if (played !== game && isGameId(played)) {
      game = played;
      // Loaded with the table; events before that make no sound.
      void GAMES[played].sounds().then(
        (loaded) => {
          sounds = loaded;
          tellTime();
        },
        () => undefined,
      );
    }
    if (update === undefined || game === '') return;
    const isFirst = last === undefined;
    const isNews = update.serial !== last;
    last = update.serial;
    if (isNews) tellTime();
    const awaited = isAwaited(owed, update.seat);
    const cues: Cue[] = [];
    if (isNews && !isFirst) {
      cues.push(...(sounds === undefined ? [] : cuesIn(sounds.cues, update.events, update.seat)));
    }
    if (plan > planned) cues.unshift('lock');
    if (awaited && (isNews || !wasAwaited) && !isFirst) cues.push('chime');
    planned = plan;
    wasAwaited = awaited;
    const left = cues.filter((cue) => !isClaimed(cue, update.serial));
    if (left.length > 0) play(left);
  });
}
