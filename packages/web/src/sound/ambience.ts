// A quiet background for each part of a match: sea in the morning, wind at noon, crickets at dusk. Each is a loop.

import type { TimeOfDay } from './cues.ts';
import { noiseIn } from './synth.ts';

/** Half of the usual rate: nothing in it is brighter than that. */
const RATE = 22_050;
/** Seconds of a loop, and those in which its end melts into its beginning. */
export const LOOP = 12;
const MELT = 2;

/** Noise through a filter that wanders, as loud as a wave lets it be. Hertz; waves in turns per loop, so that a loop closes. */
interface Layer {
  readonly filter: BiquadFilterType;
  readonly at: number;
  readonly sharpness?: number;
  /** How far the filter wanders, and how often. */
  readonly wander?: number;
  readonly turns: number;
  readonly gain: number;
  /** How much of the gain comes and goes with the wave. */
  readonly swell: number;
}

const LAYERS: Readonly<Record<TimeOfDay, readonly Layer[]>> = {
  morning: [
    { filter: 'lowpass', at: 420, wander: 160, turns: 2, gain: 0.02, swell: 0.6 },
    { filter: 'bandpass', at: 1700, wander: 500, turns: 2, gain: 0.005, swell: 0.9 },
  ],
  noon: [
    { filter: 'bandpass', at: 360, sharpness: 1.4, wander: 150, turns: 3, gain: 0.027, swell: 0.5 },
    { filter: 'bandpass', at: 900, sharpness: 2, wander: 260, turns: 1, gain: 0.009, swell: 0.7 },
  ],
  dusk: [
    { filter: 'lowpass', at: 300, wander: 80, turns: 1, gain: 0.028, swell: 0.4 },
    // Crickets: a narrow band that trembles.
    { filter: 'bandpass', at: 4300, sharpness: 24, turns: 180, gain: 0.013, swell: 0.95 },
    { filter: 'bandpass', at: 3700, sharpness: 30, turns: 132, gain: 0.008, swell: 0.95 },
  ],
};

function wave(context: BaseAudioContext, turns: number, depth: number, of: AudioParam): void {
  const source = context.createOscillator();
  source.frequency.value = turns / LOOP;
  const amount = context.createGain();
  amount.gain.value = depth;
  source.connect(amount).connect(of);
  source.start();
}

function lay(context: BaseAudioContext, layer: Layer, noise: AudioBuffer, out: AudioNode): void {
  const { filter, at, sharpness = 0.7, wander = 0, turns, gain, swell } = layer;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const pass = context.createBiquadFilter();
  pass.type = filter;
  pass.frequency.value = at;
  pass.Q.value = sharpness;
  const level = context.createGain();
  level.gain.value = gain * (1 - swell / 2);
  if (wander > 0) wave(context, turns, wander, pass.frequency);
  wave(context, turns, (gain * swell) / 2, level.gain);
  source.connect(pass).connect(level).connect(out);
  source.start();
}

/** The end fades into the beginning with equal power: noise has no seam then. */
function melt(rendered: AudioBuffer): AudioBuffer {
  const { numberOfChannels, sampleRate } = rendered;
  const length = LOOP * sampleRate;
  const melted = MELT * sampleRate;
  const loop = new AudioBuffer({ numberOfChannels, length, sampleRate });
  for (let channel = 0; channel < numberOfChannels; channel++) {
    const samples = rendered.getChannelData(channel);
    for (let i = 0; i < melted; i++) {
      const angle = (Math.PI / 2) * (i / melted);
      samples[i] =
        (samples[i] as number) * Math.sin(angle) + (samples[length + i] as number) * Math.cos(angle);
    }
    loop.copyToChannel(samples.subarray(0, length), channel);
  }
  return loop;
}

/** Left and right are other noise, so that it lies around the table and not in the middle of the head. */
export async function renderAmbience(time: TimeOfDay): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, (LOOP + MELT) * RATE, RATE);
  const sides = context.createChannelMerger(2);
  sides.connect(context.destination);
  for (const side of [0, 1]) {
    const out = context.createGain();
    out.connect(sides, 0, side);
    LAYERS[time].forEach((layer, at) => {
      // Longer than the loop, or the ear finds what comes again.
      lay(context, layer, noiseIn(context, LOOP + MELT, 7 + 10 * at + side), out);
    });
  }
  return melt(await context.startRendering());
}
