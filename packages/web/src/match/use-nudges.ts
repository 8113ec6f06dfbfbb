// Another player reminds me that the match waits for me.

import { useEffect } from 'preact/hooks';
import { playCue } from '../sound/player.ts';
import { toast } from '../ui/toast.tsx';
import { appWords } from '../words/index.ts';
import type { MatchLink } from './link.ts';
import { namesOf } from './names.ts';

/** Milliseconds in which one reminder is enough, however many people send one. */
const REST = 15_000;

export function useNudges(link: MatchLink): void {
  useEffect(() => {
    let last = 0;
    return link.nudge.subscribe((nudge) => {
      const lobby = link.lobby.peek();
      if (nudge === undefined || lobby === undefined || Date.now() - last < REST) return;
      last = Date.now();
      toast(appWords.value.presence.nudgedBy(namesOf(lobby)[nudge.by] ?? ''));
      playCue('chime');
      navigator.vibrate?.(200);
    });
  }, [link]);
}
