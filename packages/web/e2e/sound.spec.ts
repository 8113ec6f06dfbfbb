// Sounds, measured where nobody can listen; and when they are heard.

import type { Page } from '@playwright/test';
import { CHANNEL_OF, CUE_LENGTHS, CUES, type Cue } from '../src/sound/cues.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';
import {
  AMBIENCE_RATE,
  CUE_RATE,
  centroidOf,
  decibels,
  lengthOf,
  loudnessOf,
  peakOf,
  type Sounds,
  seamOf,
  soundsIn,
} from './measures/sound.ts';

/** Decibels: how far the sounds of one channel may lie apart. */
const APART = 6;
/** Hertz between which the middle of a sound's energy lies. */
const BRIGHTNESS: Readonly<Record<Cue, readonly [number, number]>> = {
  pick: [1000, 5000],
  lock: [1000, 5000],
  flip: [1000, 5000],
  slide: [1000, 5000],
  deal: [1000, 5000],
  coin: [2000, 5000],
  count: [800, 2500],
  stone: [40, 400],
  horn: [150, 800],
  clash: [500, 3000],
  age: [60, 400],
  end: [200, 800],
  win: [300, 1200],
  wonder: [200, 1000],
  chime: [500, 1500],
};

test.describe('measured', () => {
  test.describe.configure({ mode: 'serial' });
  let sounds: Sounds;
  const of = (cue: Cue) => sounds.cues.get(cue) as Float32Array;
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    sounds = await soundsIn(page);
    await page.close();
  });

  test('no sound clips, and those of a channel are about as loud', () => {
    for (const channel of ['cards', 'stone', 'chime']) {
      const cues = CUES.filter((cue) => CHANNEL_OF[cue] === channel);
      const peaks = cues.map((cue) => decibels(peakOf(of(cue))));
      const loud = cues.map((cue) => loudnessOf(of(cue), CUE_RATE));
      expect(Math.max(...peaks), channel).toBeLessThan(-4);
      expect(Math.min(...peaks), channel).toBeGreaterThan(-12);
      expect(Math.max(...peaks) - Math.min(...peaks), channel).toBeLessThan(APART);
      expect(Math.max(...loud) - Math.min(...loud), channel).toBeLessThan(APART);
    }
  });

  test('none is longer than its moment, or begins or ends with a click', () => {
    for (const cue of CUES) {
      const samples = of(cue);
      expect(lengthOf(samples, CUE_RATE), cue).toBeLessThanOrEqual(CUE_LENGTHS[cue]);
      expect(lengthOf(samples, CUE_RATE), cue).toBeGreaterThan(CUE_LENGTHS[cue] / 2);
      // A few samples would be a click as well as one.
      expect(peakOf(samples.subarray(0, 5)) / peakOf(samples), cue).toBeLessThan(0.03);
      expect(peakOf(samples.subarray(-20)) / peakOf(samples), cue).toBeLessThan(0.001);
    }
  });

  test('paper is bright, stone is dark', () => {
    for (const cue of CUES) {
      const [lowest, highest] = BRIGHTNESS[cue];
      expect(centroidOf(of(cue), CUE_RATE), cue).toBeGreaterThan(lowest);
      expect(centroidOf(of(cue), CUE_RATE), cue).toBeLessThan(highest);
    }
  });

  test('the background has no seam, differs on both sides, and lies 20 dB below every cue', () => {
    const quietest = Math.min(...CUES.map((cue) => loudnessOf(of(cue), CUE_RATE)));
    for (const [time, sides] of sounds.ambiences) {
      expect(sides, time).toHaveLength(2);
      for (const side of sides) {
        expect(seamOf(side), time).toBeLessThan(1);
        expect(loudnessOf(side, AMBIENCE_RATE), time).toBeLessThan(quietest - 20);
        expect(loudnessOf(side, AMBIENCE_RATE), time).toBeGreaterThan(quietest - 30);
        // The second around the seam is as loud as any other may be.
        const around = new Float32Array([
          ...side.slice(-AMBIENCE_RATE / 2),
          ...side.slice(0, AMBIENCE_RATE / 2),
        ]);
        const beside = loudnessOf(around, AMBIENCE_RATE);
        expect(Math.abs(beside - loudnessOf(side, AMBIENCE_RATE)), time).toBeLessThan(10);
      }
      const [left, right] = sides as [Float32Array, Float32Array];
      expect(peakOf(left.map((each, i) => each - (right[i] as number))), time).toBeGreaterThan(
        peakOf(left) / 2,
      );
    }
  });

  test('as many voices as there may be, at full volume, never clip; one more is left out', () => {
    expect(sounds.crowd.played).toBe(sounds.crowd.bound);
    for (const channel of sounds.crowd.channels) {
      expect(peakOf(channel)).toBeGreaterThan(0.6);
      expect(peakOf(channel)).toBeLessThan(0.95);
    }
  });
});

interface Heard {
  /** Seconds of each sound that was started; loops are the background. */
  readonly starts: { readonly seconds: number; readonly isLoop: boolean }[];
  readonly contexts: AudioContext[];
}
declare global {
  var heard: Heard;
}

/** Notes what is started at the loudspeaker. */
const overhear = (page: Page) =>
  page.addInitScript(() => {
    // Whatever a test asks of a page counts as a press of its user there.
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
    const heard: Heard = { starts: [], contexts: [] };
    globalThis.heard = heard;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when: Parameters<typeof start>) {
      if (this.context instanceof AudioContext)
        heard.starts.push({ seconds: this.buffer?.duration ?? 0, isLoop: this.loop });
      start.apply(this, when);
    };
    const Native = AudioContext;
    globalThis.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts.push(this);
      }
    };
  });

const statesIn = (page: Page) => page.evaluate(() => heard.contexts.map(({ state }) => state));
const cuesIn = (page: Page) =>
  page.evaluate(() => heard.starts.filter(({ isLoop }) => !isLoop).map(({ seconds }) => seconds));
const loopsIn = (page: Page) => page.evaluate(() => heard.starts.filter(({ isLoop }) => isLoop).length);

test('sounds begin with the first press, and M or the button mutes them', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  const { page } = await arrive({ as: host, sound: true });
  await overhear(page);
  await page.goto(`/m/${code}`);
  const card = page.locator('[data-hand] button:enabled');
  await card.first().waitFor();
  expect(await statesIn(page)).toEqual([]);

  await card.first().click();
  await expect.poll(() => statesIn(page)).toEqual(['running']);
  // The sea of the morning.
  await expect.poll(() => loopsIn(page)).toBe(1);

  await page.locator('[data-use="discard"]').click();
  await expect.poll(async () => (await cuesIn(page)).length).toBeGreaterThan(0);
  const lengths = new Set(Object.values(CUE_LENGTHS).map((length) => length / 1000));
  for (const seconds of await cuesIn(page)) expect(lengths).toContain(Math.round(seconds * 1000) / 1000);

  await page.keyboard.press('m');
  await expect.poll(() => statesIn(page)).toEqual(['suspended']);
  const unmute = page.getByRole('button', { name: 'Unmute' });
  await unmute.click();
  await expect.poll(() => statesIn(page)).toEqual(['running']);
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => statesIn(page)).toEqual(['suspended']);

  const before = (await cuesIn(page)).length;
  await card.first().click();
  await page.locator('[data-use="discard"]').click();
  await expect(page.getByText('Turn 3 of 6')).toBeVisible();
  expect((await cuesIn(page)).length).toBe(before);
  // It lasts.
  await page.reload();
  await expect(unmute).toBeVisible();
});

test('a match that is left is silent', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  const { page } = await arrive({ as: host, sound: true });
  await overhear(page);
  await page.goto(`/m/${code}`);
  await page.locator('[data-hand] button:enabled').first().click();
  await expect.poll(() => statesIn(page)).toEqual(['running']);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect.poll(() => statesIn(page)).toEqual(['suspended']);
});

test('each kind of sound has its volume, with a sample', async ({ arrive }) => {
  const { page } = await arrive({ sound: true });
  await overhear(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const slider = page.getByRole('slider', { name: 'Stone and horns' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => cuesIn(page)).toEqual([CUE_LENGTHS.stone / 1000]);
  await page.getByRole('switch', { name: 'Sound' }).click();
  await expect(slider).toBeHidden();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('mirabilia.settings') ?? '{}'));
  expect(await stored()).toMatchObject({ muted: true, volumes: { master: 50, stone: 90 } });
});
