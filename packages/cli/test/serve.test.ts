import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@mirabilia/games';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { builtPage } from '../src/built-page.ts';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();
const COMMAND = fileURLToPath(new URL('../bin/mirabilia.mjs', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts the real server and waits for the address that it prints. */
async function serve(
  data: string,
  { flags = [], env = {} }: { flags?: string[]; env?: Record<string, string> } = {},
): Promise<{ child: ChildProcess; address: string }> {
  const args = ['serve', '--port', '0', '--data', join(place.path, data), ...flags];
  const child = spawn(process.execPath, [COMMAND, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  running.push(child);
  const [text] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
  const address = /http:\S+/.exec(text.toString())?.[0];
  if (address === undefined) throw new Error(`no address in “${text}”`);
  return { child, address };
}

test('it prints its address, serves the page or says how to build it, and ends in order when it is asked to', async () => {
  const { child, address } = await serve('first');
  const page = await fetch(address);
  expect(await page.text()).toMatch(builtPage() === undefined ? /npm run build/ : /unofficial/i);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('it starts without what other commands need, and keeps what Node compiled even if it is killed', async () => {
  const loaded = join(place.path, 'loaded');
  const cache = join(place.path, 'compiled');
  const noteAll = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
    registerHooks({ load(url, ...more) { appendFileSync('${loaded}', url + '\\n'); return more.at(-1)(url, more[0]); } });`;
  const { child } = await serve('killed', {
    env: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(noteAll)}`,
      NODE_COMPILE_CACHE: cache,
    },
  });
  const compiled = () => readdirSync(cache, { recursive: true }).length;
  await expect.poll(compiled, { timeout: 10_000 }).toBeGreaterThan(10);
  child.kill('SIGKILL');
  const urls = readFileSync(loaded, 'utf8').split('\n');
  expect(urls.filter((url) => /openskill|ramda|commands\/(?!serve)/.test(url))).toEqual([]);
  // Each module costs a tenth of a millisecond, ten times as much on a busy machine.
  expect(urls.length).toBeLessThan(1050);
});

test('limits come from flags and from the environment, flags first; a refusal tells which one it was', async () => {
  const { address } = await serve('limited', {
    flags: ['--limit', 'guests=2/600'],
    env: { MIRABILIA_LIMITS: 'school', MIRABILIA_LIMIT: 'guests=1/600,calls=4/60' },
  });
  const newGuest = async () => {
    const response = await fetch(`${address}/api/guests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ana' }),
    });
    return { status: response.status, body: (await response.json()) as { facts?: { what: string } } };
  };
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await newGuest());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429]);
  expect(answers.map(({ body }) => body.facts?.what).slice(2)).toEqual(['guests', 'guests', 'calls']);
});

test('a level of the log that there isn’t is refused with a sentence', async () => {
  vi.stubEnv('LOG_LEVEL', 'loud');
  const { exit, out, err } = await place.run('serve', '--port', '0', '--data', 'loud');
  vi.unstubAllEnvs();
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toBe(
    'mirabilia: LOG_LEVEL is one of fatal, error, warn, info, debug, trace, silent, not “loud”.\n',
  );
});

test('a second server on the same folder is refused with a sentence', async () => {
  await serve('shared');
  const { exit, out, err } = await place.run('serve', '--port', '0', '--data', 'shared');
  expect({ exit, out }).toEqual({ exit: 1, out: '' });
  expect(err).toMatch(/another server/i);
});

test('a port that is taken is refused with a sentence', async () => {
  const other = createServer();
  other.listen(0);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { exit, err } = await place.run('serve', '--port', String(port), '--data', 'taken');
  other.close();
  expect(exit).toBe(1);
  expect(err).toContain(`Port ${port} is taken by another program`);
});

test('a folder that can’t be made is refused with a sentence, at once', async () => {
  place.write('a-file', 'x');
  const { exit, err } = await place.run('serve', '--port', '0', '--data', 'a-file');
  expect(exit).toBe(1);
  expect(err).toMatch(/a-file can't be opened: it is a file/);
});

describe('the example client', () => {
  test.for(GAME_IDS)('plays a whole match of %s against bots', async (game) => {
    const { address } = await serve(`example-${game}`);
    const child = spawn(process.execPath, [EXAMPLE, game, address, '2'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const [text] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
    const { scores, winners } = JSON.parse(text.toString());
    expect(scores).toHaveLength(2);
    expect(winners.length).toBeGreaterThan(0);
  });
});

test('a program of the operator plays at its tables, and one that fails stops no match', async () => {
  const answers = (name: string, move: string): string =>
    place.write(
      name,
      `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const m = JSON.parse(line);
  if (m.type === 'hello') console.log('{"type":"ready"}');
  if (m.type === 'view') { appendFileSync('${join(place.path, name)}.asked', '.'); console.log(JSON.stringify({ move: ${move} })); }
}
`,
    );
  const good = join(place.path, answers('zoe.mjs', 'm.legal[0]'));
  const bad = join(place.path, answers('eve.mjs', '"fly"'));
  const { address } = await serve('programs', {
    flags: ['--bot', `zoe="${process.execPath}" ${good}`, '--bot', `eve="${process.execPath}" ${bad}`],
  });
  for (const level of ['zoe', 'eve']) {
    const player = spawn(process.execPath, [EXAMPLE, 'architects', address, '2', level]);
    const [said] = (await once(player.stdout, 'data')) as [Buffer];
    expect(JSON.parse(said.toString()).scores).toHaveLength(2);
    expect(place.read(`${level}.mjs.asked`).length).toBeGreaterThan(5);
  }
});
