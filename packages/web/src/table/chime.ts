// A quiet sign, made of two notes: nothing to load, and only for those who asked for it.

import { settings } from '../settings.ts';

/** Each in hertz, from the first note to the second. */
const NOTES = { turn: [660, 880], reveal: [440, 550], battle: [220, 330] } as const;
export type Chime = keyof typeof NOTES;

const LOUDNESS = 0.06;
/** Seconds between the two, and until each has faded. */
const APART = 0.13;
const FADES = 0.35;

let context: AudioContext | undefined;

export function chime(kind: Chime): void {
  if (!settings.sound.peek()) return;
  context ??= new AudioContext();
  // Browsers let a page be heard once somebody has pressed something in it; before that it stays silent.
  void context.resume();
  for (const [i, pitch] of NOTES[kind].entries()) {
    const start = context.currentTime + i * APART;
    const note = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + FADES);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + FADES);
  }
}
