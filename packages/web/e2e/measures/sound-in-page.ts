// Bundled and run in a browser: renders every sound as the page does and hands out its samples.

import { renderAmbience } from '../../src/sound/ambience.ts';
import { CUES, type Cue, TIMES_OF_DAY } from '../../src/sound/cues.ts';
import { MAX_VOICES, newMixer } from '../../src/sound/mixer.ts';
import { render } from '../../src/sound/synth.ts';

const FULL = { master: 1, cards: 1, stone: 1, chime: 1, ambience: 1 };

/** Numbers of 32 bits as text, which crosses to the test more quickly than a list. */
function packed(samples: Float32Array): string {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

const channelsOf = (buffer: AudioBuffer): string[] =>
  Array.from({ length: buffer.numberOfChannels }, (_, at) => packed(buffer.getChannelData(at)));

/** As many voices as there may be, all at once and as loud as the settings allow; and one more. */
async function crowd(cues: readonly Cue[]) {
  const context = new OfflineAudioContext(2, 44_100 * 2, 44_100);
  const mixer = newMixer(context, FULL);
  const samples = await Promise.all(cues.map(render));
  const voices = Array.from({ length: MAX_VOICES + 1 }, (_, i) =>
    mixer.play(samples[i % cues.length] as AudioBuffer, { cue: cues[i % cues.length] as Cue, at: 0 }),
  );
  return {
    channels: channelsOf(await context.startRendering()),
    played: voices.filter((voice) => voice !== undefined).length,
    bound: MAX_VOICES,
  };
}

async function everySound() {
  const cues = Object.fromEntries(
    await Promise.all(CUES.map(async (cue) => [cue, channelsOf(await render(cue))] as const)),
  );
  const ambiences = Object.fromEntries(
    await Promise.all(
      TIMES_OF_DAY.map(async (time) => [time, channelsOf(await renderAmbience(time))] as const),
    ),
  );
  return { cues, ambiences, crowd: await crowd(['stone', 'clash', 'horn', 'win', 'flip', 'coin']) };
}

Object.assign(globalThis, { everySound });
