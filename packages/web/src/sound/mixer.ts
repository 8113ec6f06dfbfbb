// From samples to the loudspeaker: a volume for each channel, a bounded number of voices, and never too loud.

import { CHANNEL_OF, CHANNELS, type Channel, type Cue } from './cues.ts';

export type Gains = Readonly<Record<Channel | 'master', number>>;

export interface Voice {
  readonly cue: Cue;
  /** Seconds by the context's clock. */
  readonly at: number;
  /** From -1 (left) to 1 (right). */
  readonly pan?: number;
  readonly gain?: number;
}

/** More at once is a noise, and too much for a phone. */
export const MAX_VOICES = 16;
/** Seconds in which something is silenced. */
const FADE = 0.05;
/** Up to here the sum passes as it is; above it is rounded off, so that it never clips. */
const LINEAR = 0.6;

function rounding(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2049);
  for (let i = 0; i < curve.length; i++) {
    const x = (i / (curve.length - 1)) * 2 - 1;
    const over = Math.max(0, Math.abs(x) - LINEAR) / (1 - LINEAR);
    curve[i] = Math.sign(x) * (Math.min(Math.abs(x), LINEAR) + (1 - LINEAR) * 0.9 * Math.tanh(over));
  }
  return curve;
}

export function newMixer(context: BaseAudioContext, gains: Gains) {
  const limit = context.createWaveShaper();
  limit.curve = rounding();
  const master = context.createGain();
  master.gain.value = gains.master;
  master.connect(limit).connect(context.destination);
  const channels = Object.fromEntries(
    CHANNELS.map((channel) => {
      const node = context.createGain();
      node.gain.value = gains[channel];
      node.connect(master);
      return [channel, node];
    }),
  ) as Record<Channel, GainNode>;
  let ends: number[] = [];

  return {
    setGains(wanted: Gains): void {
      master.gain.setTargetAtTime(wanted.master, context.currentTime, FADE / 3);
      for (const channel of CHANNELS)
        channels[channel].gain.setTargetAtTime(wanted[channel], context.currentTime, FADE / 3);
    },

    /** Gives how to silence it; undefined where there are too many already. */
    play(samples: AudioBuffer, { cue, at, pan = 0, gain = 1 }: Voice): (() => void) | undefined {
      ends = ends.filter((end) => end > context.currentTime);
      if (ends.length >= MAX_VOICES) return undefined;
      ends.push(at + samples.duration);
      const source = context.createBufferSource();
      source.buffer = samples;
      const level = context.createGain();
      level.gain.value = gain;
      const place = context.createStereoPanner();
      place.pan.value = pan;
      source.connect(level).connect(place).connect(channels[CHANNEL_OF[cue]]);
      source.start(at);
      return () => {
        level.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
        source.stop(context.currentTime + FADE);
      };
    },

    /** Goes on until it is silenced, which takes as many seconds as to begin. */
    loop(samples: AudioBuffer, seconds: number): () => void {
      const source = context.createBufferSource();
      source.buffer = samples;
      source.loop = true;
      const level = context.createGain();
      level.gain.value = 0;
      level.gain.setTargetAtTime(1, context.currentTime, seconds / 3);
      source.connect(level).connect(channels.ambience);
      source.start();
      return () => {
        level.gain.setTargetAtTime(0, context.currentTime, seconds / 3);
        source.stop(context.currentTime + seconds);
      };
    },
  };
}
export type Mixer = ReturnType<typeof newMixer>;
