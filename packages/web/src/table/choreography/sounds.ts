// Sounds on a timeline: what moves is heard when it moves, and nothing sounds twice.

import { useEffect } from 'preact/hooks';
import { settings } from '../../app/settings/settings.ts';
import type { TableLink } from '../../match/link.ts';
import { claimCues } from '../../sound/claims.ts';
import type { Cue } from '../../sound/cues.ts';
import { playCue } from '../../sound/player.ts';
import { isMotionSeen } from './play.ts';
import type { Timeline } from './timeline.ts';

/** `gain`: other players' doings are softer than one's own. */
export function soundAt(timeline: Timeline, at: number, cue: Cue, gain = 1): void {
  timeline.cue(at, () => {
    playCue(cue, { gain });
    if (gain > SOFT) feel(cue);
  });
}

/** Milliseconds for which a phone trembles: what is heavy is felt, too. */
const WEIGHT: Partial<Record<Cue, number>> = { lock: 8, horn: 14, stone: 20, clash: 26 };

/** Only one's own doings, and not where sounds are off. Browsers allow it after a press. */
function feel(cue: Cue): void {
  const weight = WEIGHT[cue];
  if (weight === undefined || settings.volumes.peek().master === 0) return;
  if (!('vibrate' in navigator) || navigator.userActivation?.hasBeenActive !== true) return;
  navigator.vibrate(weight);
}

export const SOFT = 0.45;

/** Boards are chosen without anything that moves. */
const STILL = new Set(['board-chosen', 'wonder-chosen']);

/** While the table moves, its timelines play every sound but the chime, which calls the player. */
export function useSoundOfMotion(link: TableLink): void {
  useEffect(
    () =>
      claimCues(
        (cue) =>
          cue !== 'chime' &&
          isMotionSeen() &&
          !(link.update.peek()?.events ?? []).some(({ kind }) => STILL.has(kind)),
      ),
    [link],
  );
}
