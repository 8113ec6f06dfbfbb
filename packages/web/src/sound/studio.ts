// The page's one audio context, with all sounds ready to be played. Loaded after the first press, if sounds are on.

import { renderAmbience } from './ambience.ts';
import { CUES, type Cue, type TimeOfDay } from './cues.ts';
import { type Gains, newMixer } from './mixer.ts';
import { render } from './synth.ts';

/** Seconds from now; negative for what should have begun already. */
export interface Scheduled {
  readonly in: number;
  readonly pan?: number | undefined;
  readonly gain?: number | undefined;
}

/** What is later than this is left out: a sound after its motion is worse than none. */
const TOO_LATE = -0.08;
/** Seconds in which one background turns into another. */
const CROSSFADE = 3;

export async function openStudio(gains: Gains) {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const mixer = newMixer(context, gains);
  const sounds = new Map<Cue, AudioBuffer>();
  let wanted: TimeOfDay | undefined;
  let endAmbience: (() => void) | undefined;
  await Promise.all(CUES.map(async (cue) => void sounds.set(cue, await render(cue))));

  return {
    setGains: mixer.setGains,

    /** Browsers allow sounds only after a press; some take them away again when another program speaks. */
    wake(): Promise<void> {
      return context.state === 'running' ? Promise.resolve() : context.resume().catch(() => undefined);
    },
    rest: (): Promise<void> => context.suspend().catch(() => undefined),

    /** While the browser forbids sounds they are left out, not delayed. */
    play(cue: Cue, { in: delay, ...how }: Scheduled): (() => void) | undefined {
      const samples = sounds.get(cue);
      if (samples === undefined || context.state !== 'running' || delay < TOO_LATE) return undefined;
      return mixer.play(samples, { cue, at: context.currentTime + Math.max(0, delay), ...how });
    },

    async setAmbience(time: TimeOfDay | undefined): Promise<void> {
      if (time === wanted) return;
      wanted = time;
      endAmbience?.();
      endAmbience = undefined;
      if (time === undefined) return;
      const samples = await renderAmbience(time);
      // Another one may have been wanted meanwhile.
      if (wanted === time && endAmbience === undefined) endAmbience = mixer.loop(samples, CROSSFADE);
    },
  };
}
export type Studio = Awaited<ReturnType<typeof openStudio>>;
