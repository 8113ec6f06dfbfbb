// What every sound is made of: a few tones and a little noise. There are no files.

import type { Cue } from './cues.ts';

/** Seconds and hertz. A tone may glide, and swells and dies away softly. */
export interface SoundNote {
  readonly at?: number;
  readonly length: number;
  readonly from: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
  readonly gain: number;
  /** Seconds in which it swells, and for which it stays so loud before it dies away. */
  readonly swell?: number;
  readonly hold?: number;
}
/** A breath of noise through a filter: paper on wood, grit, metal. */
export interface Breath extends SoundNote {
  readonly filter?: BiquadFilterType;
  readonly sharpness?: number;
}
export interface Recipe {
  readonly tones?: readonly SoundNote[];
  readonly breaths?: readonly Breath[];
  /** Brings the whole to the loudness of its channel. */
  readonly gain: number;
}

/** A horn is three close voices that glide into their note. */
const horn = (at: number, length: number, pitch: number, gain = 1): SoundNote[] =>
  [1, 1.006, 2.01].map((part, i) => ({
    at,
    length,
    from: pitch * part * 0.94,
    to: pitch * part,
    shape: i === 2 ? 'triangle' : 'sawtooth',
    gain: (i === 2 ? 0.5 : 0.3) * gain,
    swell: 0.12,
    hold: length * 0.45,
  }));

const chord = (at: number, length: number, pitches: readonly number[], gain = 0.3): SoundNote[] =>
  pitches.map((from) => ({ at, length, from, shape: 'triangle', gain, swell: 0.02 }));

/** A stone that falls: the ground gives way, then grit. */
const thud = (at: number, gain = 1): SoundNote[] => [
  { at, length: 0.4, from: 105, to: 44, gain: 0.9 * gain, swell: 0.006 },
  { at, length: 0.14, from: 190, to: 80, gain: 0.4 * gain, swell: 0.004 },
];

export const RECIPES: Readonly<Record<Cue, Recipe>> = {
  pick: {
    breaths: [{ length: 0.12, from: 2600, to: 3600, gain: 1, sharpness: 0.9, swell: 0.03 }],
    gain: 0.74,
  },
  lock: {
    breaths: [
      { length: 0.13, from: 3200, to: 1500, gain: 0.9, swell: 0.02 },
      { at: 0.12, length: 0.1, from: 1500, to: 900, gain: 0.7, swell: 0.004 },
    ],
    tones: [{ at: 0.12, length: 0.15, from: 210, to: 110, gain: 0.24, swell: 0.004 }],
    gain: 0.77,
  },
  flip: {
    breaths: [
      { length: 0.06, from: 3000, to: 3800, gain: 0.8, swell: 0.012 },
      { at: 0.055, length: 0.12, from: 2400, to: 1400, gain: 1, swell: 0.008 },
    ],
    gain: 0.83,
  },
  slide: {
    breaths: [{ length: 0.38, from: 1000, to: 2600, gain: 1, sharpness: 0.7, swell: 0.14 }],
    gain: 0.62,
  },
  deal: {
    breaths: [{ length: 0.11, from: 3600, to: 1600, gain: 1, sharpness: 0.9, swell: 0.008 }],
    gain: 0.72,
  },
  coin: {
    tones: [
      { length: 0.2, from: 2093, gain: 0.5, swell: 0.003 },
      { at: 0.045, length: 0.25, from: 3136, gain: 0.4, swell: 0.003 },
      { at: 0.045, length: 0.12, from: 4710, gain: 0.15, swell: 0.003 },
    ],
    gain: 0.5,
  },
  count: {
    tones: [{ length: 0.2, from: 1175, gain: 0.5, shape: 'triangle', swell: 0.006 }],
    breaths: [{ length: 0.05, from: 2600, to: 2000, gain: 0.5, swell: 0.006 }],
    gain: 0.74,
  },
  stone: {
    tones: thud(0.02),
    breaths: [
      { at: 0.02, length: 0.3, from: 420, to: 130, filter: 'lowpass', gain: 1.6, swell: 0.008 },
      { at: 0.12, length: 0.7, from: 380, to: 160, filter: 'lowpass', gain: 0.5, swell: 0.1 },
    ],
    gain: 0.5,
  },
  horn: { tones: horn(0, 0.86, 165), gain: 0.36 },
  clash: {
    tones: [
      ...thud(0, 0.45),
      { length: 0.6, from: 523, to: 518, shape: 'square', gain: 0.16, swell: 0.003 },
      { length: 0.5, from: 1319, to: 1308, gain: 0.3, swell: 0.003 },
    ],
    breaths: [{ length: 0.16, from: 3200, to: 1800, gain: 1.3, sharpness: 2, swell: 0.004 }],
    gain: 0.5,
  },
  age: {
    tones: [
      { length: 1.85, from: 98, gain: 0.5, swell: 0.03 },
      { length: 1.5, from: 147.5, gain: 0.3, swell: 0.03 },
      { length: 1.2, from: 233, gain: 0.18, swell: 0.03 },
      { length: 0.8, from: 415, gain: 0.08, swell: 0.03 },
    ],
    breaths: [{ length: 0.5, from: 500, to: 180, filter: 'lowpass', gain: 0.3, swell: 0.02 }],
    gain: 0.42,
  },
  // Nobody who lost is mocked: the same warm chord, without the fanfare.
  end: {
    tones: [...chord(0, 0.9, [262, 330]), ...chord(0.45, 1.3, [262, 330, 392])],
    gain: 0.56,
  },
  win: {
    tones: [
      ...chord(0, 0.4, [392, 494]),
      ...chord(0.18, 0.4, [440, 523]),
      ...chord(0.36, 0.5, [494, 587]),
      ...chord(0.6, 1.45, [523, 659, 784, 1047]),
      ...horn(0.6, 1.2, 131, 0.6),
    ],
    gain: 0.42,
  },
  wonder: {
    tones: [
      ...chord(0, 0.5, [294, 370]),
      ...chord(0.2, 1.25, [294, 370, 440, 587]),
      ...horn(0.2, 1.1, 147, 0.5),
    ],
    gain: 0.42,
  },
  chime: {
    tones: [
      { length: 0.6, from: 659, gain: 0.5, swell: 0.008 },
      { at: 0.16, length: 0.62, from: 880, gain: 0.5, swell: 0.008 },
      { at: 0.16, length: 0.4, from: 1760, gain: 0.08, swell: 0.008 },
    ],
    gain: 0.5,
  },
};
