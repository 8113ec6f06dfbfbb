// Every sound is synthesized from a few tones and a little noise; there are no files.

import type { Cue } from './cues.ts';

/** Seconds and hertz. A tone may glide, and swells and dies away softly. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
  readonly gain?: number;
  /** The part of the length in which it swells. */
  readonly swell?: number;
}
/** A breath of noise through a filter: paper on wood. */
interface Breath {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}
interface Recipe {
  readonly tones: readonly Tone[];
  readonly breaths?: readonly Breath[];
  /** When the next sound may begin. */
  readonly length: number;
}

/** A horn is three close voices that glide into their note. */
const horn = (at: number, length: number, pitch: number): Tone[] =>
  [1, 1.005, 2.01].map((part, i) => ({
    at,
    length,
    from: pitch * part * 0.94,
    to: pitch * part,
    shape: i === 2 ? 'triangle' : 'sawtooth',
    gain: i === 2 ? 0.1 : 0.13,
    swell: 0.25,
  }));

const chord = (at: number, length: number, pitches: readonly number[]): Tone[] =>
  pitches.map((from) => ({ at, length, from, shape: 'triangle', gain: 0.16, swell: 0.08 }));

const RECIPES: Readonly<Record<Cue, Recipe>> = {
  lock: {
    tones: [{ at: 0.03, length: 0.09, from: 190, to: 120, gain: 0.3 }],
    breaths: [{ at: 0, length: 0.09, from: 2600, to: 900, gain: 0.25 }],
    length: 0.15,
  },
  reveal: {
    tones: [],
    breaths: [0, 0.09, 0.18].map((at) => ({ at, length: 0.14, from: 900, to: 3200, gain: 0.22 })),
    length: 0.35,
  },
  coin: {
    tones: [
      { at: 0, length: 0.3, from: 1976, gain: 0.14 },
      { at: 0.07, length: 0.45, from: 2637, gain: 0.14 },
    ],
    length: 0.3,
  },
  stage: {
    tones: [
      ...chord(0, 0.35, [262, 330]),
      ...chord(0.18, 0.4, [330, 392]),
      ...chord(0.36, 0.8, [392, 523, 659]),
    ],
    breaths: [{ at: 0, length: 0.12, from: 300, to: 160, gain: 0.5 }],
    length: 0.8,
  },
  horn: { tones: horn(0, 0.7, 165), length: 0.7 },
  battle: { tones: [...horn(0, 0.45, 131), ...horn(0.42, 1.1, 196)], length: 1.3 },
  end: {
    tones: [
      ...chord(0, 0.25, [392, 494]),
      ...chord(0.2, 0.25, [392, 523]),
      ...chord(0.4, 0.3, [494, 587]),
      ...chord(0.65, 1.6, [523, 659, 784, 1047]),
      ...horn(0.65, 1.3, 131),
    ],
    length: 1.8,
  },
  turn: {
    tones: [
      { at: 0, length: 0.5, from: 659, gain: 0.2 },
      { at: 0.16, length: 0.7, from: 880, gain: 0.2 },
    ],
    length: 0.6,
  },
};

const context = new AudioContext();

/** Browsers let a page play sounds only after a press. */
export const wake = (): Promise<void> =>
  context.state === 'suspended' ? context.resume().catch(() => undefined) : Promise.resolve();
addEventListener('pointerdown', wake, { capture: true });
addEventListener('keydown', wake, { capture: true });

const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
const samples = noise.getChannelData(0);
for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;

/** Swells to its loudness and dies away, so that nothing clicks. */
function envelope(
  start: number,
  { length, gain = 0.2, swell = 0.04 }: Partial<Tone> & { length: number },
): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + length * swell);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return node;
}

function tone(given: Tone, now: number, out: AudioNode): void {
  const { at, length, from, to = from, shape = 'sine' } = given;
  const start = now + at;
  const voice = context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + Math.min(0.12, length));
  voice.connect(envelope(start, given)).connect(out);
  voice.start(start);
  voice.stop(start + length);
}

function breath(given: Breath, now: number, out: AudioNode): void {
  const { at, length, from, to } = given;
  const start = now + at;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source
    .connect(filter)
    .connect(envelope(start, { ...given, swell: 0.2 }))
    .connect(out);
  source.start(start, 0, length);
}

/** Plays the cues one after the other. While the browser forbids sounds they are dropped, not delayed. */
export function sound(cues: readonly Cue[], loudness: number): void {
  if (context.state !== 'running') return;
  const out = context.createGain();
  out.gain.value = loudness;
  // Horns are bright: a filter takes off the high frequencies.
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 5200;
  out.connect(filter).connect(context.destination);
  let now = context.currentTime + 0.01;
  for (const cue of cues) {
    const { tones, breaths = [], length } = RECIPES[cue];
    for (const given of tones) tone(given, now, out);
    for (const given of breaths) breath(given, now, out);
    now += length;
  }
}
