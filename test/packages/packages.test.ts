// The packages are packed, installed into an empty folder and used from there, by every runtime that this machine has.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { withJavaScriptPaths } from '../../scripts/packages/libraries.ts';
import { LIBRARIES } from '../../scripts/packages/published.ts';
import { type Installed, installPackages, type Runtime, runtimes } from './installed.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const root = join(import.meta.dirname, '..', '..');
let place: Installed;

beforeAll(() => {
  // Does nothing where the page is up to date.
  execFileSync(process.execPath, [join(root, 'scripts', 'build-page.mjs')], {
    stdio: ['ignore', 'ignore', 2],
  });
}, TIME_FOR_PROCESSES);
beforeAll(async () => {
  place = await installPackages();
}, TIME_FOR_PROCESSES);
afterAll(() => place?.remove());

const installedFile = (...path: string[]): string => join(place.path, 'node_modules', ...path);

/** Puts a program where the packages are installed. Runtimes that know no types get it without them. */
function addProgram(source: string): string {
  const file = join(place.path, basename(source).replace(/\.ts$/, '.mjs'));
  writeFileSync(file, stripTypeScriptTypes(readFileSync(source, 'utf8')));
  return file;
}

function run({ command: [program = '', ...first] }: Runtime, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, [...first, ...args], {
    cwd: place.path,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', LC_ALL: 'C' },
  });
  return { status, stdout, stderr };
}

const MAP = /\.js\.map$/;

describe.each([...LIBRARIES])('@mirabilia/%s', (name) => {
  const files = (): string[] =>
    readdirSync(installedFile('@mirabilia', name), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test('has its code, its types, its README, the licence and nothing else', () => {
    const kinds = new Set(
      files().map(
        (file) => (/dist\/.*?((?:\.test)?(?:\.d\.ts|\.js|\.js\.map))$/.exec(file) ?? [])[1] ?? basename(file),
      ),
    );
    expect([...kinds].sort()).toEqual(['.d.ts', '.js', '.js.map', 'LICENSE', 'README.md', 'package.json']);
  });

  test('carries its sources in its source maps', () => {
    for (const file of files().filter((each) => MAP.test(each))) {
      const { sources, sourcesContent } = JSON.parse(readFileSync(file, 'utf8'));
      expect(sources).toHaveLength(1);
      expect(sourcesContent[0]).toBeTypeOf('string');
      expect(readFileSync(file.replace(MAP, '.js'), 'utf8')).toContain(`sourceMappingURL=${basename(file)}`);
    }
  });

  test('exports only what was compiled, and needs the others in its own version', () => {
    const manifest = JSON.parse(readFileSync(installedFile('@mirabilia', name, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ sideEffects: false, type: 'module', license: 'MIT' });
    expect(JSON.stringify(manifest.exports)).not.toMatch(/(?<!\.d)\.ts"/);
    for (const [dependency, version] of Object.entries(manifest.dependencies)) {
      expect([dependency, version]).toEqual(
        dependency === 'zod'
          ? ['zod', expect.any(String)]
          : [expect.stringMatching(/^@mirabilia\//), manifest.version],
      );
    }
    expect('zod' in manifest.dependencies).toBe(name === 'protocol');
  });
});

test('types name modules as JavaScript does', () => {
  expect(
    withJavaScriptPaths(`export * from './a.ts'; type A = import("../b.ts").B; from './data.json'`),
  ).toBe(`export * from './a.js'; type A = import("../b.js").B; from './data.json'`);
});

test('a program is checked against the types', () => {
  copyFileSync(join(import.meta.dirname, 'consumer.ts'), join(place.path, 'consumer.ts'));
  const flags = '--ignoreConfig --noEmit --strict --skipLibCheck false --target es2022 --module nodenext';
  const checked = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), ...flags.split(' '), 'consumer.ts'],
    { cwd: place.path, encoding: 'utf8' },
  );
  expect(checked.stdout).toBe('');
  expect(checked.status).toBe(0);
});

/** What comes of the same program with the sources, which the tests of this repository check. */
let wanted: string | undefined;
const playedBySources = (): string => {
  wanted ??= execFileSync(process.execPath, [join(import.meta.dirname, 'consumer.ts')], { encoding: 'utf8' });
  return wanted;
};

describe.each(runtimes())('in $name', (runtime) => {
  test('a program plays a match of each game as the sources do', () => {
    const { status, stdout, stderr } = run(runtime, addProgram(join(import.meta.dirname, 'consumer.ts')));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(playedBySources());
    expect(JSON.parse(stdout).results).toMatchObject([{ holds: true }, { holds: true }]);
  });

  test('what the READMEs show runs', () => {
    for (const name of LIBRARIES) {
      const readme = readFileSync(installedFile('@mirabilia', name, 'README.md'), 'utf8');
      const [, code = ''] = /^```js\n([\s\S]*?)^```/m.exec(readme) ?? [];
      expect(code).toContain('import');
      writeFileSync(join(place.path, `readme-${name}.mjs`), code);
    }
    const all = join(place.path, 'readmes.mjs');
    writeFileSync(all, LIBRARIES.map((name) => `await import('./readme-${name}.mjs');\n`).join(''));
    const { status, stdout, stderr } = run(runtime, all);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('[ 24, 33, 26 ]');
  });
});

async function bundled(code: string): Promise<string> {
  const input = join(place.path, 'bundled.mjs');
  writeFileSync(input, code);
  const bundle = await rolldown({
    input,
    onLog: (_level, log) => expect(log.code).not.toBe('UNRESOLVED_IMPORT'),
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  expect(output[0].imports).toEqual([]);
  return output[0].code;
}

test('a bundler leaves out what is not used', async () => {
  const part = await bundled("export { rngFrom } from '@mirabilia/kernel';");
  expect(part.length).toBeLessThan(4_000);
  const game = await bundled("export { sevenWonders } from '@mirabilia/seven-wonders';");
  expect(gzipSync(game).length).toBeLessThan(40_000);
  const ids = await bundled("export { BOT_IDS } from '@mirabilia/bots';");
  expect(ids.length).toBeLessThan(1_000);
});

const COMMAND = ['mirabilia', 'bin', 'mirabilia.mjs'];
const nodes = runtimes().filter(({ name }) => name.startsWith('node'));
const [newest] = nodes as [Runtime];

const command = (runtime: Runtime, ...args: string[]) => run(runtime, installedFile(...COMMAND), ...args);
const printed = (runtime: Runtime, ...args: string[]): string => {
  const { status, stdout, stderr } = command(runtime, ...args);
  expect([args, status, stderr]).toEqual([args, 0, '']);
  return stdout;
};

test.each(nodes)('the command in $name simulates, checks, replays and counts, in threads too', (runtime) => {
  const bots = '--players 3 --bots medium --games 6 --seed abc --workers 2 --out games.jsonl'.split(' ');
  printed(runtime, 'simulate', 'seven-wonders', ...bots);
  expect(readFileSync(join(place.path, 'games.jsonl'), 'utf8').trim().split('\n')).toHaveLength(6);
  expect(printed(runtime, 'check', 'games.jsonl')).toContain('6');
  expect(printed(runtime, 'replay', 'games.jsonl').length).toBeGreaterThan(1_000);
  printed(runtime, 'stats', 'games.jsonl', '--report', 'stats.html');
  expect(readFileSync(join(place.path, 'stats.html'), 'utf8')).toContain('<svg');
  const arena = '--players 2 --bots easy,random --deals 2 --seed abc --workers 2 --out'.split(' ');
  printed(runtime, 'arena', 'architects', ...arena, `${runtime.name}.jsonl`);
});

test('the command tells, watches and checks without the checkout', () => {
  expect(JSON.parse(printed(newest, 'data', 'architects', '--lang', 'en')).game).toBe('architects');
  expect(printed(newest, 'demo', 'architects', '--fast', '--seed', 'd')).toMatch(/^★ /m);
  const bot = join(root, 'examples', 'stdio-bot.mjs');
  expect(printed(newest, 'bot-check', `exec:"${process.execPath}" "${bot}"`)).toContain('can play');
  printed(newest, 'simulate', 'architects', '--games', '2', '--out', 'made.jsonl', '--quiet');
  printed(newest, 'stats', 'made.jsonl', '--report', 'made.html', '--quiet');
  const page = readFileSync(join(place.path, 'made.html'), 'utf8');
  // The commit would be that of the project around it.
  expect(page).toContain('<dt>Version</dt>');
  expect(page).not.toContain('<dt>Commit</dt>');
});

test('the command explains itself and tells what it is', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(printed(newest, '--version').trim()).toBe(version);
  const commands = [...printed(newest, '--help').matchAll(/^ {2}([a-z-]+) /gm)].flatMap(
    ([, name]) => name ?? [],
  );
  expect(commands).toContain('serve');
  expect(printed(newest, 'serve', '--help')).toContain('Usage: mirabilia serve');
});

test('the command has the licences of other people’s code', () => {
  const licences = readFileSync(installedFile('mirabilia', 'THIRD-PARTY-LICENCES.txt'), 'utf8');
  for (const name of ['hono', 'ws', 'zod', 'pg', 'preact']) {
    expect(licences).toMatch(
      new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: MIT\n\n.*(?:MIT|Copyright|LICENSE)`, 'im'),
    );
  }
});

const older = nodes.filter(({ name }) => Number(/\d+/.exec(name)) < 22);
test.runIf(older.length > 0)('a Node without SQLite is told in a sentence', () => {
  const { status, stderr } = command(older[0] as Runtime, 'serve');
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^“mirabilia serve” needs Node 22\.13 or newer.*\n$/),
  ]);
});

describe('the server', () => {
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });

  test('serves the page, and ends when it is asked to with a store that is well', async () => {
    const child = spawn(
      process.execPath,
      [installedFile(...COMMAND), 'serve', '--port', '0', '--data', 'data'],
      {
        cwd: place.path,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, DATABASE_URL: '' },
      },
    );
    running.push(child);
    const [text] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
    const address = /http:\S+/.exec(text.toString())?.[0] ?? '';

    const html = await (await fetch(address)).text();
    expect(html).toMatch(/unofficial/i);
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    expect((await fetch(address + script)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(printed(newest, 'doctor', '--data', 'data')).toContain('All is well');
    printed(newest, 'backup', 'kept.db', '--data', 'data');
    printed(newest, 'restore', 'kept.db', '--data', 'restored');
  });
});
