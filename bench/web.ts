// The page as it is built and served, in a real browser: what it weighs, how quickly it answers, how evenly it moves.

import type { JsonObject } from '@mirabilia/kernel';
import type { Page } from '@playwright/test';
import { openBrowser } from '../packages/web/e2e/kit/browser.ts';
import { isKept } from '../packages/web/e2e/kit/offline.ts';
import { recordOfArchitects, recordOfWonders } from '../packages/web/e2e/kit/records.ts';
import { seat } from '../packages/web/e2e/kit/tables.ts';
import {
  type Frames,
  framesDuring,
  longTasksDuring,
  percentile,
  slowDown,
} from '../packages/web/e2e/measures/frames.ts';
import { CATEGORIES, lighthouse } from '../packages/web/e2e/measures/lighthouse.ts';
import { pressToLocked } from '../packages/web/e2e/measures/lock.ts';
import { replaySteps } from '../packages/web/e2e/measures/replay.ts';
import {
  CUE_RATE,
  centroidOf,
  decibels,
  lengthOf,
  loudnessOf,
  peakOf,
  soundsIn,
} from '../packages/web/e2e/measures/sound.ts';
import { thinkingTimes } from '../packages/web/e2e/measures/thinking.ts';
import { precacheWeight, type Weight, weigh } from '../packages/web/e2e/measures/weight.ts';
import { CUES } from '../packages/web/src/sound/cues.ts';
import { decisionTimes } from './decisions.ts';
import { figure } from './figures.ts';
import { CARD, DESKTOP, type House, inHouse, PHONE, sitAtArchitects, sitDown } from './house.ts';
import { calibrate, type Figure, type Measurement, median } from './measure.ts';

const SELL = '[data-use="discard"]';
/** How often a press is timed and a newcomer comes. */
const PRESSES = 60;
const NEWCOMERS = 5;
/** Turns of an Age that end with a reveal alone, and tables at which they are played: of one alone a few frames decide. */
const REVEALS = 5;
const TABLES = 3;
/** How much slower than this machine a phone is. */
const SLOWNESS = 4;
/** Milliseconds that a reveal takes, and a little more. */
const REVEAL = 1500;
/** Milliseconds until the table of a new turn stands still; in how many turns frames are counted while experts think. */
const SETTLING = 200;
const TURNS = 4;
const FEWEST_FRAMES = 20;
const IDLE = 1000;

function weights(): Promise<Figure[]> {
  return inHouse(async (house) => {
    const figures: Figure[] = [];
    const add = (name: string, { scripts, rest, files }: Weight): void => {
      figures.push(figure(`web/${name}/scripts`, 'kB', { value: scripts / 1000 }));
      figures.push(figure(`web/${name}/rest`, 'kB', { value: rest / 1000 }));
      figures.push(figure(`web/${name}/files`, 'files', { value: files }));
    };
    const home = await house.visit(DESKTOP);
    const atHome = weigh(home);
    await home.goto('/', { waitUntil: 'networkidle' });
    add('home', atHome());
    const { code, host } = await seat(house.api, { people: ['Ann'], bots: 2 });
    const table = await house.visit(DESKTOP, host);
    const atTable = weigh(table);
    await table.goto(`/m/${code}`, { waitUntil: 'networkidle' });
    await table.locator(CARD).first().waitFor();
    add('table', atTable());
    return figures;
  });
}

/** From opening the page to a hand of cards, as somebody does it who has never been here. */
function newcomer(): Promise<Figure[]> {
  return inHouse(async ({ visit }) => {
    const seconds: number[] = [];
    const before = calibrate();
    for (let i = 0; i < NEWCOMERS; i++) {
      const page = await visit(DESKTOP);
      const start = performance.now();
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.locator(CARD).first().waitFor();
      seconds.push((performance.now() - start) / 1000);
      await page.context().close();
    }
    return [figure('web/newcomer', 's', { value: median(seconds), speed: (before + calibrate()) / 2 })];
  });
}

/** People who don't move keep the table waiting, so a lock can be taken back and timed again. */
function locking(): Promise<Figure[]> {
  return inHouse(async ({ api, visit }) => {
    const { code, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1 });
    const page = await visit(DESKTOP, host);
    await page.goto(`/m/${code}`);
    const times: number[] = [];
    const before = calibrate();
    for (let i = 0; i < PRESSES; i++) {
      await page
        .locator(CARD)
        .nth(i % 7)
        .click();
      times.push(await pressToLocked(page, SELL));
    }
    const speed = (before + calibrate()) / 2;
    return [
      figure('web/lock/p50', 'ms', { value: median(times), speed }),
      figure('web/lock/p95', 'ms', { value: percentile(times, 0.95), speed }),
    ];
  });
}

/** Seven cards are turned over and fly to their cities. */
async function framesOfReveal(page: Page): Promise<Frames> {
  await page.locator(CARD).first().tap();
  const button = page.locator(SELL);
  await button.waitFor();
  const press = async () => {
    await button.tap();
    await page.waitForTimeout(REVEAL);
  };
  const frames = await framesDuring(page, press, '[data-moment]');
  if (frames.since.length === 0) throw new Error('nothing was revealed');
  return frames;
}

const DECK = '[data-decks] button:enabled';
const TAKE = '[data-go]';
/** Rounds of Architects, and milliseconds that the longest of seven takes, and a little more. */
const ROUNDS = 4;
const ROUND = 3000;

/** All seven take their cards, one after the other. */
async function framesOfRound(page: Page): Promise<Frames> {
  await page.locator(DECK).first().tap();
  const button = page.locator(TAKE);
  await button.waitFor();
  const press = async () => {
    await button.tap();
    await page.waitForTimeout(ROUND);
  };
  const frames = await framesDuring(page, press, '[data-moment]');
  if (frames.since.length === 0) throw new Error('no round was shown');
  return frames;
}

/** On a phone that is slow: what moves in Architects. A frame that comes late is one that took more than 20 ms. */
function round(): Promise<Figure[]> {
  return inHouse(async (house) => {
    const frames: number[] = [];
    const before = calibrate();
    for (let table = 0; table < TABLES; table++) {
      const page = await sitAtArchitects(house, { players: 7, ...PHONE });
      await slowDown(page, SLOWNESS);
      for (let i = 0; i < ROUNDS; i++) {
        // A stage, a token or a conflict asks something else: the next table goes on.
        if ((await page.locator(DECK).count()) === 0) break;
        frames.push(...(await framesOfRound(page)).since);
      }
      await page.context().close();
    }
    return figuresOf('web/reveal/architects ', frames, (before + calibrate()) / 2);
  });
}

/** Milliseconds within which a frame is in time, sixty of them in a second. */
const IN_TIME = 20;

const figuresOf = (name: string, frames: readonly number[], speed: number): Figure[] => [
  figure(`${name}p50`, 'ms', { value: percentile(frames, 0.5), speed }),
  figure(`${name}p95`, 'ms', { value: percentile(frames, 0.95), speed }),
  figure(`${name}in time`, '%', {
    value: (100 * frames.filter((length) => length < IN_TIME).length) / frames.length,
    speed,
  }),
];

/** On a phone that is slow. */
function reveal(): Promise<Figure[]> {
  return inHouse(async (house) => {
    const frames: number[] = [];
    const withPress: number[] = [];
    const before = calibrate();
    for (let table = 0; table < TABLES; table++) {
      const page = await sitDown(house, { players: 7, ...PHONE });
      await slowDown(page, SLOWNESS);
      for (let i = 0; i < REVEALS; i++) {
        const { all, since } = await framesOfReveal(page);
        frames.push(...since);
        withPress.push(...all);
      }
      await page.context().close();
    }
    const speed = (before + calibrate()) / 2;
    return [
      ...figuresOf('web/reveal/', frames, speed),
      // The press and its lock before the reveal, too, which have a figure of their own.
      figure('web/reveal/with press p95', 'ms', { value: percentile(withPress, 0.95), speed }),
    ];
  });
}

const STEPS = [
  'step/p50',
  'step/p95',
  'step/slowest',
  'step/worst once',
  'hurried/p95',
  'hurried/slowest',
  'hurried/worst once',
  'whole/p95',
];

/** A step is as slow as it mostly is: in one walk of several hundred single ones are slow that aren't in the next. */
const slowest = (walks: readonly (readonly number[])[]): number =>
  Math.max(...(walks[0] ?? []).map((_, step) => median(walks.map((walk) => walk[step] ?? NaN))));

/** Through a match of seven with all hands open, key by key and pull by pull. */
function replay(name: string, record: JsonObject): Promise<Figure[]> {
  return inHouse(async ({ visit }) => {
    const page = await visit(DESKTOP);
    await page.addInitScript((text) => {
      localStorage.setItem('mirabilia.settings', JSON.stringify({ motion: 'off', hints: false }));
      sessionStorage.setItem('mirabilia.record', text);
    }, JSON.stringify(record));
    await page.goto('/replay?seat=all');
    await page.locator('[data-choices]').first().waitFor();
    const before = calibrate();
    const { hurried, table, whole } = await replaySteps(page);
    const speed = (before + calibrate()) / 2;
    const once = table.flat();
    return [
      figure(`web/${name}/step/p50`, 'ms', { value: median(once), speed }),
      figure(`web/${name}/step/p95`, 'ms', { value: percentile(once, 0.95), speed }),
      figure(`web/${name}/step/slowest`, 'ms', { value: slowest(table), speed }),
      figure(`web/${name}/step/worst once`, 'ms', { value: Math.max(...once), speed }),
      figure(`web/${name}/hurried/p95`, 'ms', { value: percentile(hurried[0] ?? [], 0.95), speed }),
      figure(`web/${name}/hurried/slowest`, 'ms', { value: slowest(hurried), speed }),
      figure(`web/${name}/hurried/worst once`, 'ms', { value: Math.max(...hurried.flat()), speed }),
      figure(`web/${name}/whole/p95`, 'ms', { value: percentile(whole, 0.95), speed }),
    ];
  });
}

/** Somebody who was here once and has no network any more. */
async function offline({ visit }: House): Promise<Page> {
  const page = await visit({ ...DESKTOP, serviceWorkers: 'allow' });
  await page.goto('/');
  await isKept(page);
  await page.context().setOffline(true);
  return page;
}

/** From the press on Play to a hand of cards, each time in a page that has just been opened. */
function offlineStart(): Promise<Figure[]> {
  return inHouse(async (house) => {
    const page = await offline(house);
    const times: number[] = [];
    const before = calibrate();
    for (let i = 0; i < NEWCOMERS; i++) {
      await page.goto('/');
      const play = page.getByRole('button', { name: 'Play', exact: true });
      await play.waitFor();
      await page.waitForTimeout(500);
      const start = performance.now();
      await play.click();
      await page.locator(CARD).first().waitFor();
      times.push(performance.now() - start);
    }
    const speed = (before + calibrate()) / 2;
    return [
      figure('web/offline/precache', 'kB', { value: precacheWeight() / 1000 }),
      figure('web/offline/start', 'ms', { value: median(times), speed }),
    ];
  });
}

/** Six experts think for a while in every turn; nothing else moves in the page meanwhile. */
function offlineThinking(): Promise<Figure[]> {
  return inHouse(async (house) => {
    const page = await offline(house);
    await page.evaluate(() => {
      localStorage.setItem('mirabilia.quick', '{"game":"seven-wonders","players":7,"level":"expert"}');
      localStorage.setItem('mirabilia.settings', '{"motion":"off","hints":false}');
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const allReady = page.getByText('All wait for you', { exact: true });
    const frames: number[] = [];
    const idle: number[] = [];
    const tasks: number[] = [];
    const before = calibrate();
    for (let turn = 1; turn <= TURNS; turn++) {
      await page.getByText(`Turn ${turn} of 6`).waitFor();
      // What is drawn anew with the turn is no part of it.
      await page.waitForTimeout(SETTLING);
      const during = async () =>
        void frames.push(...(await framesDuring(page, () => allReady.waitFor())).all);
      tasks.push(...(await longTasksDuring(page, during)));
      // The same page on the same machine, when nobody thinks: what is as bad then isn't thinking's fault.
      idle.push(...(await framesDuring(page, () => page.waitForTimeout(IDLE))).all);
      await page.locator(CARD).first().click();
      await page.locator(SELL).click();
    }
    const speed = (before + calibrate()) / 2;
    if (frames.length < FEWEST_FRAMES)
      throw new Error('the experts were done too soon: nothing was measured');
    return [
      figure('web/offline/think/p95', 'ms', { value: percentile(frames, 0.95), speed }),
      figure('web/offline/think/worst', 'ms', { value: Math.max(...frames), speed }),
      figure('web/offline/think/idle worst', 'ms', { value: Math.max(...idle), speed }),
      figure('web/offline/think/longest task', 'ms', { value: Math.max(0, ...tasks), speed }),
    ];
  });
}

/** How loud, bright and long every sound is. */
async function sounds(): Promise<Figure[]> {
  const browser = await openBrowser();
  const { cues } = await soundsIn(await browser.newPage());
  await browser.close();
  return [...cues].flatMap(([cue, samples]) => [
    figure(`web/sound/${cue}/peak`, 'dB', { value: decibels(peakOf(samples)) }),
    figure(`web/sound/${cue}/loudness`, 'dB', { value: loudnessOf(samples, CUE_RATE) }),
    figure(`web/sound/${cue}/centroid`, 'Hz', { value: centroidOf(samples, CUE_RATE) }),
    figure(`web/sound/${cue}/length`, 'ms', { value: lengthOf(samples, CUE_RATE) }),
  ]);
}

const byLighthouse = (): Promise<Figure[]> =>
  inHouse(async ({ address }) => {
    const points = await lighthouse(address);
    return CATEGORIES.map((name) => figure(`web/lighthouse/${name}`, 'points', { value: points[name] }));
  });

export const webMeasurements = ({ withLighthouse = false } = {}): readonly Measurement[] => [
  {
    names: ['home', 'table'].flatMap((screen) =>
      ['scripts', 'rest', 'files'].map((part) => `web/${screen}/${part}`),
    ),
    measure: weights,
  },
  { names: ['web/newcomer'], measure: newcomer },
  { names: ['web/lock/p50', 'web/lock/p95'], measure: locking },
  {
    names: ['web/reveal/p50', 'web/reveal/p95', 'web/reveal/in time', 'web/reveal/with press p95'],
    measure: reveal,
  },
  {
    names: ['web/reveal/architects p50', 'web/reveal/architects p95', 'web/reveal/architects in time'],
    measure: round,
  },
  {
    names: STEPS.map((name) => `web/replay/${name}`),
    measure: () => replay('replay', recordOfWonders(7)),
  },
  {
    names: STEPS.map((name) => `web/architects replay/${name}`),
    measure: () => replay('architects replay', recordOfArchitects(7)),
  },
  {
    names: CUES.flatMap((cue) =>
      ['peak', 'loudness', 'centroid', 'length'].map((part) => `web/sound/${cue}/${part}`),
    ),
    measure: sounds,
  },
  { names: ['web/offline/precache', 'web/offline/start'], measure: offlineStart },
  {
    names: ['p95', 'worst', 'idle worst', 'longest task'].map((name) => `web/offline/think/${name}`),
    measure: offlineThinking,
  },
  // Bots in the page's worker: nothing else goes on in the page.
  ...decisionTimes('web/decision', (questions) =>
    inHouse(async ({ visit }) => {
      const page = await visit(DESKTOP);
      await page.goto('/');
      return thinkingTimes(page, questions);
    }),
  ),
  ...(withLighthouse
    ? [{ names: CATEGORIES.map((name) => `web/lighthouse/${name}`), measure: byLighthouse }]
    : []),
];
