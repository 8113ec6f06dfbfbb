// Turns recipes into samples. A browser does it once for each sound, aside, so that playing one costs next to nothing.

import { CUE_LENGTHS, type Cue } from './cues.ts';
import { type Breath, RECIPES, type SoundNote } from './recipes.ts';

const RATE = 44_100;
/** What counts as silence, as a factor. */
const SILENCE = 0.001;
/** Seconds in which the rest of a sound is taken away, so that its end doesn't click. */
const RELEASE = 0.012;
/** Horns and coins are bright: a filter takes off what hurts. */
const BRIGHTEST = 7500;

/** The same noise each time: a sound that was measured is the sound that is heard. */
export function noiseIn(context: BaseAudioContext, seconds: number, seed = 1): AudioBuffer {
  const buffer = context.createBuffer(1, seconds * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = seed;
  for (let i = 0; i < samples.length; i++) {
    // Numbers of Lehmer: cheap, and noise enough for an ear.
    state = (state * 48_271) % 2_147_483_647;
    samples[i] = state / 1_073_741_823.5 - 1;
  }
  return buffer;
}

/** Swells to its loudness and dies away, so that nothing clicks. */
function envelope(
  context: BaseAudioContext,
  { at = 0, length, gain, swell = 0.01, hold = 0 }: SoundNote,
): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + swell);
  node.gain.setValueAtTime(gain, at + swell + hold);
  node.gain.exponentialRampToValueAtTime(gain * SILENCE, at + length - RELEASE);
  node.gain.linearRampToValueAtTime(0, at + length);
  return node;
}

function glide(parameter: AudioParam, { at = 0, length, from, to = from }: SoundNote, within = length): void {
  parameter.setValueAtTime(from, at);
  parameter.exponentialRampToValueAtTime(to, at + Math.min(within, length));
}

/** Seconds in which a tone reaches its pitch. */
const GLIDE = 0.16;

function tone(context: BaseAudioContext, given: SoundNote, out: AudioNode): void {
  const { at = 0, length, shape = 'sine' } = given;
  const voice = context.createOscillator();
  voice.type = shape;
  glide(voice.frequency, given, GLIDE);
  voice.connect(envelope(context, given)).connect(out);
  voice.start(at);
  voice.stop(at + length);
}

function breath(context: BaseAudioContext, given: Breath, noise: AudioBuffer, out: AudioNode): void {
  const { at = 0, length, filter = 'bandpass', sharpness = 1 } = given;
  const source = context.createBufferSource();
  source.buffer = noise;
  const pass = context.createBiquadFilter();
  pass.type = filter;
  pass.Q.value = sharpness;
  glide(pass.frequency, given);
  source.connect(pass).connect(envelope(context, given)).connect(out);
  // Two breaths of one sound mustn't be the same noise.
  source.start(at, at, length);
}

export function render(cue: Cue): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, (CUE_LENGTHS[cue] / 1000) * RATE, RATE);
  const { tones = [], breaths = [], gain } = RECIPES[cue];
  const out = context.createGain();
  out.gain.value = gain;
  const soft = context.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = BRIGHTEST;
  out.connect(soft).connect(context.destination);
  for (const given of tones) tone(context, given, out);
  const noise = noiseIn(context, 1);
  for (const given of breaths) breath(context, given, noise, out);
  return context.startRendering();
}
