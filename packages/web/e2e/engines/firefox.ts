// Firefox as it is installed, by WebDriver BiDi, which it speaks itself: no driver stands between.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, installIfAllowed } from '../kit/programs.ts';
import { fromPng } from './picture.ts';
import { start } from './process.ts';
import { type Engine, within } from './tab.ts';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const find = (): string | undefined => findProgram({ variable: 'FIREFOX', names: NAMES, places: PLACES });

/** No first page, no reports, no updates: nothing but what is asked for. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

type Params = Readonly<Record<string, unknown>>;

interface Connection {
  send(method: string, params: Params): Promise<Params>;
  close(): void;
}

async function connect(address: string, hear: (event: Params) => void): Promise<Connection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve(result: Params): void; reject(error: Error): void }>();
  let count = 0;
  const opened = new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`no connection to ${address}`));
  });
  socket.onmessage = ({ data }) => {
    const { id, result, method, params, error, message } = JSON.parse(String(data));
    if (method !== undefined) return hear(params);
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(new Error(`${error}: ${message}`));
  };
  await within('the connection', opened, 10_000);
  return {
    send: (method, params) =>
      within(
        method,
        new Promise((resolve, reject) => {
          const id = count++;
          waiting.set(id, { resolve, reject });
          socket.send(JSON.stringify({ id, method, params }));
        }),
      ),
    close: () => socket.close(),
  };
}

export const firefox: Engine = {
  name: 'firefox',
  prepare() {
    if (find() === undefined) installIfAllowed('firefox-esr');
    if (find() === undefined) {
      throw new Error('no Firefox here: install firefox-esr, or name yours with FIREFOX=/path/to/firefox');
    }
  },
  async open() {
    const home = mkdtempSync(join(tmpdir(), 'mirabilia-firefox-'));
    const lines = Object.entries(PREFERENCES).map(([name, value]) =>
      [name, value].map((each) => JSON.stringify(each)),
    );
    writeFileSync(join(home, 'user.js'), lines.map((line) => `user_pref(${line.join(', ')});\n`).join(''));
    const options = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'];
    // As root Firefox starts only with a home that is root's.
    const program = start(find() as string, options, { env: { ...process.env, HOME: home } });
    const end = async () => {
      await program.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const troubles: string[] = [];
      const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
      const { send, close } = await connect(`${address}/session`, (params) => {
        if (params.level === 'error') troubles.push(String(params.text));
      });
      const { capabilities } = await send('session.new', { capabilities: {} });
      await send('session.subscribe', { events: ['log.entryAdded'] });
      const [{ context }] = (await send('browsingContext.getTree', {})).contexts as [{ context: string }];
      return {
        version: `Firefox ${(capabilities as { readonly browserVersion: string }).browserVersion}`,
        goto: async (url) =>
          void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
        async evaluate(expression) {
          const answer = await send('script.evaluate', {
            // Values come as descriptions of objects, and JSON as a text.
            expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
            target: { context },
            awaitPromise: true,
          });
          const { result, exceptionDetails } = answer as {
            readonly result?: { readonly value?: string };
            readonly exceptionDetails?: { readonly text: string };
          };
          if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
          return result?.value === undefined ? undefined : JSON.parse(result.value);
        },
        async click({ x, y }) {
          const actions = [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ];
          await send('input.performActions', {
            context,
            actions: [{ type: 'pointer', id: 'mouse', actions }],
          });
        },
        resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
        picture: async () => {
          const { data } = await send('browsingContext.captureScreenshot', { context });
          return fromPng(Buffer.from(data as string, 'base64'));
        },
        troubles: async () => troubles,
        async close() {
          close();
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  },
};
