// What can be known of a sound without hearing it: how loud, how long, how bright, and whether it clicks.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Cue, TimeOfDay } from '../../src/sound/cues.ts';

export const CUE_RATE = 44_100;
export const AMBIENCE_RATE = 22_050;

interface Packed {
  readonly cues: Readonly<Record<Cue, string[]>>;
  readonly ambiences: Readonly<Record<TimeOfDay, string[]>>;
  readonly crowd: { readonly channels: string[]; readonly played: number; readonly bound: number };
}
export interface Sounds {
  readonly cues: ReadonlyMap<Cue, Float32Array>;
  /** Left and right. */
  readonly ambiences: ReadonlyMap<TimeOfDay, readonly Float32Array[]>;
  readonly crowd: {
    readonly channels: readonly Float32Array[];
    readonly played: number;
    readonly bound: number;
  };
}

const unpacked = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('./sound-in-page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Every sound as a browser renders it; any page will do. */
export async function soundsIn(page: Page): Promise<Sounds> {
  await page.addScriptTag({ content: await bundled() });
  // cast: the script above has put it there.
  const all = await page.evaluate(() =>
    (globalThis as unknown as { everySound(): Promise<Packed> }).everySound(),
  );
  const entries = <K extends string, V>(given: Readonly<Record<K, V>>) => Object.entries(given) as [K, V][];
  return {
    cues: new Map(entries(all.cues).map(([cue, [only = '']]) => [cue, unpacked(only)])),
    ambiences: new Map(entries(all.ambiences).map(([time, sides]) => [time, sides.map(unpacked)])),
    crowd: { ...all.crowd, channels: all.crowd.channels.map(unpacked) },
  };
}

export const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-9));

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

export const rmsOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);

/** Energy by frequency: a fast Fourier transform of as many samples as the next power of two. */
export function spectrumOf(samples: Float32Array, rate: number): { hertz: number; energy: number }[] {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const bits = Math.log2(size);
  for (let i = 0; i < size; i++) {
    let place = 0;
    for (let bit = 0; bit < bits; bit++) place |= ((i >> bit) & 1) << (bits - 1 - bit);
    re[place] = samples[i] ?? 0;
  }
  for (let span = 2; span <= size; span *= 2) {
    for (let start = 0; start < size; start += span) {
      for (let i = 0; i < span / 2; i++) {
        const angle = (-2 * Math.PI * i) / span;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [a, b] = [start + i, start + i + span / 2];
        const [x, y] = [re[b] as number, im[b] as number];
        const [p, q] = [x * cos - y * sin, x * sin + y * cos];
        re[b] = (re[a] as number) - p;
        im[b] = (im[a] as number) - q;
        re[a] = (re[a] as number) + p;
        im[a] = (im[a] as number) + q;
      }
    }
  }
  return Array.from({ length: size / 2 }, (_, i) => ({
    hertz: (i * rate) / size,
    energy: (2 * ((re[i] as number) ** 2 + (im[i] as number) ** 2)) / size,
  }));
}

/** Where its brightness lies: the middle of its energy. */
export function centroidOf(samples: Float32Array, rate: number): number {
  const spectrum = spectrumOf(samples, rate);
  const all = spectrum.reduce((sum, { energy }) => sum + energy, 0);
  return spectrum.reduce((sum, { hertz, energy }) => sum + hertz * energy, 0) / all;
}

/** About as broadcasters weigh it (ITU-R BS.1770): the lowest tones count less, the high ones 4 dB more. */
const weightAt = (hertz: number): number => {
  const low = hertz ** 2 / (hertz ** 2 + 38 ** 2);
  const high = 10 ** (4 / 20 / (1 + (1500 / Math.max(hertz, 1)) ** 2));
  return (low * high) ** 2;
};

/** Seconds over which an ear adds up. */
const MOMENT = 0.4;

/** The loudness of the loudest moment, in decibels. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const length = Math.round(MOMENT * rate);
  let loudest = new Float32Array(length);
  let most = -1;
  for (let start = 0; start === 0 || start + length <= samples.length; start += Math.round(rate / 20)) {
    const window = samples.slice(start, start + length);
    const energy = window.reduce((sum, each) => sum + each * each, 0);
    if (energy <= most) continue;
    most = energy;
    loudest = window;
  }
  const weighted = spectrumOf(loudest, rate).reduce(
    (sum, { hertz, energy }) => sum + energy * weightAt(hertz),
    0,
  );
  return 10 * Math.log10(weighted / length);
}

/** Milliseconds until the last sample that is louder than a thousandth of the loudest. */
export function lengthOf(samples: Float32Array, rate: number): number {
  const audible = peakOf(samples) / 1000;
  return (samples.findLastIndex((each) => Math.abs(each) > audible) / rate) * 1000;
}

/** How much a loop jumps where it begins again, against the largest step between two neighbouring samples anywhere. */
export function seamOf(loop: Float32Array): number {
  let most = 0;
  for (let i = 1; i < loop.length; i++)
    most = Math.max(most, Math.abs((loop[i] as number) - (loop[i - 1] as number)));
  return Math.abs((loop[0] as number) - (loop.at(-1) as number)) / most;
}
