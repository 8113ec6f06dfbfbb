// What every engine has to do: each journey in a browser of its own, on a server of its own whose deals are always the same.

import { GAME_IDS, type GameId } from '@mirabilia/games';
import { COLOURS } from '@mirabilia/seven-wonders';
import { en as app } from '../../src/words/app/en.ts';
import { en as table } from '../../src/words/table/en.ts';
import type { TestServer } from '../kit/server.ts';
import { colourAt, type Picture } from './picture.ts';
import { playOn } from './play.ts';
import type { Point, Size } from './tab.ts';
import type { Visitor } from './visitor.ts';

export interface Stage {
  readonly visitor: Visitor;
  readonly server: TestServer;
  /** Keeps a picture, if they are wanted. */
  keep(name: string): Promise<void>;
}

export interface Journey {
  readonly name: string;
  go(stage: Stage): Promise<void>;
}

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DEVICES = { desk: DESK, phone: PHONE };

const CARDS = '/rules/seven-wonders/cards';

/** Screens that are the same for everybody, with what has to be read there. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/': [app.front.playNow, app.front.withFriends],
  '/new': [app.table.title, app.table.create],
  '/solo': [app.solo.title, app.solo.begin],
  '/rules': [app.games.architects.title],
  [CARDS]: ['Altar', 'Scientists Guild'],
  '/replay': [table.replay.open.title],
  '/settings': [app.settings.title, app.settings.patterns.label],
  '/tv': [],
  '/nothing': [app.lost.title],
};

const fontsAreThere = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(async () => void (await document.fonts.ready), null);

/** How bright the page is around its edges, from 0 to 255. */
function brightness(picture: Picture): number {
  const points = [...Array(20).keys()].map((i) => ({ x: 3, y: ((i + 0.5) * picture.height) / 20 }));
  const sum = points.flatMap((point) => colourAt(picture, point)).reduce((all, each) => all + each, 0);
  return sum / (3 * points.length);
}

/** Runs in the page: a point in a list of choices and one in the text field beside it, away from their texts. */
function findFields(): readonly Point[] {
  return ['main select', 'main input'].map((selector) => {
    const { x, y, height } = (document.querySelector(selector) as Element).getBoundingClientRect();
    return { x: x + 5, y: y + height / 2 };
  });
}

/** Lists of choices look like text fields, and not as the system draws them. */
async function seeFields(visitor: Visitor, theme: string): Promise<void> {
  const [list, text] = (await visitor.evaluate(findFields, null)) as [Point, Point];
  const picture = await visitor.picture();
  const [a, b] = [colourAt(picture, list), colourAt(picture, text)];
  if (a.some((value, i) => Math.abs(value - (b[i] as number)) > 8)) {
    throw new Error(`lists are ${a}, text fields ${b} (${theme})`);
  }
}

async function seeScreens({ visitor, keep }: Stage): Promise<void> {
  await visitor.goto('/');
  for (const theme of ['light', 'dark'] as const) {
    await visitor.choose({ theme, motion: 'off', language: 'en' });
    for (const [device, size] of Object.entries(DEVICES)) {
      await visitor.resize(size);
      for (const [path, wanted] of Object.entries(SCREENS)) {
        await visitor.goto(path);
        await visitor.says(...wanted);
        await fontsAreThere(visitor);
        await visitor.fits(`${path} (${theme}, ${device})`);
        if (path === CARDS) await seeFields(visitor, theme);
        await keep(`${theme}-${device}${path.replaceAll('/', '-')}`);
      }
      await visitor.goto('/');
      await visitor.says(...(SCREENS['/'] ?? []));
      if ((await visitor.count('#old-browser')) > 0) throw new Error('the page calls this browser too old');
      const isBright = brightness(await visitor.picture()) > 128;
      if (isBright !== (theme === 'light')) throw new Error(`the front page isn’t ${theme}`);
    }
  }
}

/** Squares of a card in which its hatching is looked for, in each direction. */
const SQUARES = 4;
/** Drawn at the edges of a card, it shows in eleven or more of the squares; stray lines of a broken one in nine at most. */
const ENOUGH = 10;

interface Box extends Size, Point {}

function squaresThatDiffer(one: Picture, other: Picture, { x, y, width, height }: Box): number {
  const found = new Set<number>();
  const square = (size: number, place: number) => Math.min(SQUARES - 1, Math.floor((place * SQUARES) / size));
  for (let row = 0; row < Math.floor(height); row++) {
    for (let column = 0; column < Math.floor(width); column++) {
      const at = { x: Math.ceil(x) + column, y: Math.ceil(y) + row };
      const [a, b] = [colourAt(one, at), colourAt(other, at)];
      const difference = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] as number)), 0);
      if (difference > 12) found.add(SQUARES * square(height, row) + square(width, column));
    }
  }
  return found.size;
}

/** Runs in the page: brings the first card of a colour into sight and gives the part of it that is hatched. */
function findHatched(colour: string): Box | null {
  const part = document.querySelector(`[class*="card_"][class*="${colour}_"] [class^="body_"]`);
  part?.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = part?.getBoundingClientRect() ?? {};
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? null
    : { x, y, width, height };
}

async function seeHatching({ visitor, keep }: Stage): Promise<void> {
  await visitor.goto('/');
  const thin: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await visitor.choose({ theme, motion: 'off', language: 'en' });
    await visitor.resize(DESK);
    await visitor.goto(CARDS);
    await visitor.sees('[class^="body_"]');
    await fontsAreThere(visitor);
    for (const colour of COLOURS) {
      const box = await visitor.evaluate(findHatched, colour);
      if (box === null) throw new Error(`no ${colour} card in sight`);
      const pictures: Picture[] = [];
      for (const patterns of ['on', 'off']) {
        await visitor.evaluate((value) => {
          document.documentElement.dataset.patterns = value;
        }, patterns);
        pictures.push(await visitor.picture());
        if (patterns === 'on' && colour === 'blue') await keep(`hatching-${theme}`);
      }
      const [on, off] = pictures as [Picture, Picture];
      const squares = squaresThatDiffer(on, off, box);
      if (squares < ENOUGH) thin.push(`${colour} (${theme}: ${squares} of ${SQUARES * SQUARES})`);
    }
  }
  if (thin.length > 0) throw new Error(`no hatching: ${thin.join(', ')}`);
}

async function playAtTable({ visitor, keep }: Stage, game: GameId): Promise<void> {
  await visitor.goto('/');
  await visitor.choose({ motion: 'quick', language: 'en' });
  await visitor.resize(DESK);
  await visitor.goto(`/new/${game}`);
  await visitor.press('main button', app.table.create);
  await visitor.says(app.lobby.title, app.lobby.invite);
  await visitor.fits('the lobby');
  await keep(`${game}-lobby`);
  await visitor.press('button', app.lobby.fill);
  await visitor.press('button', app.lobby.start);
  await playOn(visitor, game, 3);
  await keep(`${game}-table`);
  await visitor.fits('the table');
  await visitor.resize(PHONE);
  await playOn(visitor, game, 3);
  await keep(`${game}-table-phone`);
  await visitor.fits('the table on a phone');
  await visitor.resize(DESK);
  await playOn(visitor, game);
  await visitor.says(table.ending.score.sheet);
  await visitor.fits('the score');
  await keep(`${game}-score`);

  await visitor.press('a', table.ending.score.replay);
  await visitor.sees('[data-replay="0"]');
  await visitor.press('button', table.replay.bar.forward);
  await visitor.sees('[data-replay="1"]');
  // Everybody's choices, by the address of a moment: at some moments a player has none.
  await visitor.goto(await visitor.evaluate(() => `${location.pathname}?at=2&seat=all`, null));
  await visitor.sees('[data-replay="2"]');
  await visitor.press('[role="switch"]');
  await visitor.sees('[data-coach="said"]');
  await visitor.sees('[data-choices] [data-chance="best"]');
  await keep(`${game}-coach`);
  await visitor.fits('the replay');
}

async function playOffline({ visitor, server, keep }: Stage, game: GameId): Promise<void> {
  await visitor.goto('/');
  await visitor.choose({ motion: 'full', language: 'en' });
  await visitor.resize(PHONE);
  const isKept = await visitor.evaluate(async () => {
    for (let i = 0; i < 200 && navigator.serviceWorker.controller === null; i++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return navigator.serviceWorker.controller !== null;
  }, null);
  if (!isKept) throw new Error('the page isn’t kept in the browser');
  await visitor.goto('/solo');
  await visitor.press('main label', app.games[game].title);
  await visitor.press('main label', app.levels.easy.label);
  await visitor.press('button', app.solo.begin);
  await playOn(visitor, game, 2);
  await server.stop();
  // Opened again without a server, the match is where it was.
  await visitor.goto(await visitor.evaluate(() => location.pathname, null));
  await playOn(visitor, game, 2);
  await keep(`${game}-offline`);
  await visitor.fits('the table without a server');
  await playOn(visitor, game);
  await visitor.says(table.ending.score.sheet);
  await visitor.goto('/');
  await visitor.says(app.front.playNow);
}

export const JOURNEYS: readonly Journey[] = [
  { name: 'screens', go: seeScreens },
  { name: 'hatching', go: seeHatching },
  ...GAME_IDS.map((game) => ({ name: `match ${game}`, go: (stage: Stage) => playAtTable(stage, game) })),
  ...GAME_IDS.map((game) => ({ name: `offline ${game}`, go: (stage: Stage) => playOffline(stage, game) })),
];
