// Sounds are off by default, and their code is loaded when they are switched on.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings, type Volume } from '../app/settings/settings.ts';
import type { MatchLink } from '../match/link.ts';
import type { Cue } from './cues.ts';
import { listen } from './listen.ts';

const LOUDNESS: Readonly<Record<Volume, number>> = { low: 0.25, medium: 0.55, high: 1 };

const synth = () => import('./synth.ts');

function play(cues: readonly Cue[]): void {
  if (!settings.sound.peek()) return;
  // The game works without sounds.
  synth().then(
    ({ sound }) => sound(cues, LOUDNESS[settings.volume.peek()]),
    () => undefined,
  );
}

/** Plays a sample when a button is pressed, even while sounds are off. */
export async function preview(cue: Cue): Promise<void> {
  const { sound, wake } = await synth();
  await wake();
  sound([cue], LOUDNESS[settings.volume.peek()]);
}

export function useSounds(link: MatchLink): void {
  useEffect(() => listen(link, play), [link]);
  useEffect(
    () =>
      effect(() => {
        // Loaded early: it waits for the first press, before which browsers forbid sounds.
        if (settings.sound.value) synth().catch(() => undefined);
      }),
    [],
  );
}
