// WebKit as GTK has it: WebKitWebDriver and its MiniBrowser, in the window of an X server without a screen. Pictures are read
// from that server's memory: the driver's own screenshots hang now and then.

import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, installIfAllowed } from '../kit/programs.ts';
import { colourAt, fromScreen, type Picture } from './picture.ts';
import { type Program, start } from './process.ts';
import { DriverHangs, type Engine, type Tab } from './tab.ts';

const findDriver = (): string | undefined => findProgram({ names: ['WebKitWebDriver'], isSilent: true });
const findScreen = (): string | undefined => findProgram({ names: ['Xvfb'], isSilent: true });
/** It is no program to be called by people, so it lies beside the libraries. */
const findBrowser = (): string | undefined =>
  globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser')[0];
const isHere = (): boolean =>
  findDriver() !== undefined && findScreen() !== undefined && findBrowser() !== undefined;

/** Larger than any window of a run. */
const SCREEN = '1600x1200x24';

/**
 * Gives what has been heard since the last time. Errors are heard from the end of loading on, as this driver lets nothing
 * run before: what went wrong earlier shows in what is missing.
 */
const LISTEN = `(() => {
  if (globalThis.heardTroubles) return globalThis.heardTroubles.splice(0);
  const heard = (globalThis.heardTroubles = []);
  // Without an error in it, it is only a notice that the rest comes in the next frame; other drivers don't report it.
  addEventListener('error', ({ message, error }) => {
    if (error !== null || !message.startsWith('ResizeObserver loop')) heard.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => heard.push(violatedDirective));
  const { error } = console;
  console.error = (...said) => {
    heard.push(said.join(' '));
    error(...said);
  };
  return [];
})()`;

/** Runs in the page: a small magenta square in the upper left corner, above everything. */
function setMark(isShown: boolean): void {
  document.getElementById('engines-mark')?.remove();
  if (!isShown) return;
  const mark = document.body.appendChild(document.createElement('div'));
  Object.assign(mark, { id: 'engines-mark', popover: 'manual' });
  Object.assign(mark.style, { inset: '0 auto auto 0', padding: '4px', border: '0', background: '#f0f' });
  mark.showPopover();
}

const isMarked = (picture: Picture): boolean => String(colourAt(picture, { x: 2, y: 2 })) === '255,0,255';

/** Milliseconds for a call; loading a page and scripts have less, so that the driver speaks first. */
const PATIENCE = 60_000;
const TIMEOUTS = { pageLoad: 30_000, script: 45_000 };

async function call(url: string, body: unknown): Promise<unknown> {
  const what = new URL(url).pathname.split('/').slice(3).join('/') || 'the start';
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    throw new DriverHangs(`no answer to ${what}: ${error}`);
  }
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${what}: ${error}: ${message}`);
}

/** It listens a moment after it has been started, and says nothing of it. */
async function isUp(driver: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await fetch(`${driver}/status`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new DriverHangs('WebKitWebDriver does not start');
}

interface Session {
  /** The address of the driver, and the file of the X server. */
  readonly driver: string;
  readonly screen: string;
  end(): Promise<void>;
}

async function openTab({ driver, screen, end }: Session): Promise<Tab> {
  await isUp(driver);
  const wanted = {
    timeouts: TIMEOUTS,
    'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
  };
  const created = await call(`${driver}/session`, { capabilities: { alwaysMatch: wanted } });
  const { sessionId, capabilities } = created as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  const send = (command: string, body: unknown = {}) =>
    call(`${driver}/session/${sessionId}/${command}`, body);
  const evaluate = (expression: string) =>
    send('execute/async', {
      script: `const done = arguments[0];
        Promise.resolve(${expression}).then(
          (value) => done({ value: value ?? null }),
          (error) => done({ failure: String(error) }),
        );`,
      args: [],
    }).then((answer) => {
      const { value, failure } = answer as { readonly value?: unknown; readonly failure?: string };
      if (failure !== undefined) throw new Error(failure);
      return value;
    });
  const troubles: string[] = [];
  const listen = async () => {
    const heard = (await evaluate(LISTEN)) as readonly string[];
    troubles.push(...heard);
  };
  /** The page stands below the bar of the window, which is at the upper left of the screen. */
  const sizes = async () =>
    (await evaluate('[innerWidth, innerHeight, outerHeight]')) as [number, number, number];
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async goto(url) {
      await listen();
      await send('url', { url });
      await listen();
    },
    evaluate,
    async click({ x, y }) {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    async resize({ width, height }) {
      const [, inner, outer] = await sizes();
      await send('window/rect', { x: 0, y: 0, width, height: height + outer - inner });
      // The driver answers before the page has been laid out.
      await evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
    },
    async picture() {
      const [width, height, outer] = await sizes();
      const look = () => fromScreen(readFileSync(screen), { x: 0, y: outer - height }, { width, height });
      // Nothing tells when a page is painted. A mark that has come and gone again does: all that was before it is, too.
      for (const isShown of [true, false]) {
        await evaluate(`(${setMark})(${isShown})`);
        for (let i = 0; isMarked(look()) !== isShown; i++) {
          if (i > 200) throw new DriverHangs('the window isn’t painted');
          await sleep(30);
        }
      }
      return look();
    },
    async troubles() {
      await listen();
      return troubles;
    },
    close: end,
  };
}

export const webkit: Engine = {
  name: 'webkit',
  prepare() {
    if (!isHere()) installIfAllowed('webkit2gtk-driver', 'xvfb');
    if (!isHere()) throw new Error('no WebKitGTK here: install webkit2gtk-driver and xvfb (Linux only)');
  },
  async open() {
    const memory = mkdtempSync(join(tmpdir(), 'mirabilia-webkit-'));
    const programs: Program[] = [];
    const end = async () => {
      for (const program of programs.toReversed()) await program.end();
      rmSync(memory, { recursive: true, force: true });
    };
    try {
      const options = ['-screen', '0', SCREEN, '-nolisten', 'tcp', '-fbdir', memory, '-displayfd', '3'];
      const screen = start(findScreen() as string, options, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
      programs.push(screen);
      const DISPLAY = `:${await screen.says(/^(\d+)\s/m)}`;
      const port = String(20_000 + Math.floor(Math.random() * 10_000));
      const env = {
        ...process.env,
        DISPLAY,
        GDK_BACKEND: 'x11',
        LANG: 'C.UTF-8',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      };
      programs.push(start(findDriver() as string, [`--port=${port}`], { env }));
      return await openTab({ driver: `http://127.0.0.1:${port}`, screen: join(memory, 'Xvfb_screen0'), end });
    } catch (error) {
      await end();
      throw error;
    }
  },
};
