import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const COMMAND = fileURLToPath(new URL('../bin/mirabilia.mjs', import.meta.url));
const place = workplace();
const play = (...flags: string[]) => place.run('simulate', 'seven-wonders', '--seed', 'series', ...flags);

test('the same seed gives the same bytes, whatever the number of threads', async () => {
  const threads = ['1', '2', '3'];
  const runs = await Promise.all(
    threads.map((n) => play('--players', '4', '--games', '13', '--workers', n, '--out', `${n}.jsonl`)),
  );
  for (const run of runs) expect(run).toEqual({ exit: 0, out: runs[0]?.out, err: '' });
  const [one, two, three] = threads.map((n) => place.read(`${n}.jsonl`));
  expect(two).toBe(one);
  expect(three).toBe(one);
  expect(one?.trimEnd().split('\n')).toHaveLength(13);
});

test('another seed gives other matches, and a shorter series is the beginning of a longer one', async () => {
  await play('--games', '2', '--out', 'two.jsonl');
  await play('--games', '3', '--out', 'three.jsonl');
  await play('--games', '2', '--seed', 'other', '--out', 'other.jsonl');
  expect(place.read('three.jsonl').startsWith(place.read('two.jsonl'))).toBe(true);
  expect(place.read('other.jsonl')).not.toBe(place.read('two.jsonl'));
});

test('a record says who played what', async () => {
  await play('--players', '3', '--games', '1', '--sides', 'B', '--out', 'sides.jsonl');
  const { seats, options } = JSON.parse(place.read('sides.jsonl'));
  expect(options).toMatchObject({ players: 3, sides: 'B' });
  expect(seats).toMatchObject([
    { name: 'random 1', kind: 'bot:random', side: 'B' },
    { name: 'random 2', kind: 'bot:random', side: 'B' },
    { name: 'random 3', kind: 'bot:random', side: 'B' },
  ]);
});

test('the summary counts what the records say', async () => {
  const { out } = await play('--players', '2', '--games', '5', '--out', 'summary.jsonl');
  const totals: number[] = place
    .read('summary.jsonl')
    .trimEnd()
    .split('\n')
    .flatMap((line) => JSON.parse(line).result.scores.map((score: { total: number }) => score.total));
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const row = out.split('\n').find((line) => line.startsWith('All ')) ?? '';
  expect(row).toMatch(/^All +10 +50\.0 %/);
  expect(row.endsWith(` ${mean.toFixed(1)}`)).toBe(true);
});

test('an existing file is replaced when the work is done, and nothing is left beside it', async () => {
  place.write('again.jsonl', 'old');
  expect((await play('--games', '1', '--out', 'again.jsonl')).exit).toBe(0);
  expect(place.read('again.jsonl')).toMatch(/^\{"format"/);
  expect(place.files().filter((name) => name.includes('partial'))).toEqual([]);
});

test.for(['SIGINT', 'SIGTERM'] as const)('an interrupted series (%s) leaves no file', async (signal) => {
  const name = `${signal}.jsonl`;
  const child = place.start('simulate', 'seven-wonders', '--games', '10000000', '--out', name);
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code)));
  const partial = join(place.path, `${name}.${child.pid}.partial`);
  while (!existsSync(partial)) await wait(10);
  child.kill(signal);
  expect(await ended).toBe(signal === 'SIGINT' ? 130 : 143);
  expect(place.files().filter((file) => file.startsWith(signal))).toEqual([]);
});

test('the summary as JSON, and records through a pipe', async () => {
  const { out } = await play('--players', '2', '--games', '5', '--json', '--out', 'piped.jsonl');
  const { matches, seed, all, boards } = JSON.parse(out);
  expect({ matches, seed, seats: all.seats, share: all.winShare }).toEqual({
    ...{ matches: 5, seed: 'series', seats: 10, share: 0.5 },
  });
  const weighted = boards.reduce(
    (sum: number, { seats, points }: { seats: number; points: { total: number } }) =>
      sum + seats * points.total,
    0,
  );
  expect(weighted / 10).toBeCloseTo(all.points.total);
  const input = place.read('piped.jsonl');
  const checked = spawnSync(process.execPath, [COMMAND, 'check', '-'], { input, encoding: 'utf8' });
  expect(checked).toMatchObject({ status: 0, stderr: '' });
  expect(checked.stdout).toContain('5 records: 5 hold');
});

test('records on the standard output are those of a file, and the summary makes room', async () => {
  const filed = await play('--games', '3', '--out', 'filed.jsonl');
  const piped = await play('--games', '3', '--out', '-');
  expect(piped.out).toBe(place.read('filed.jsonl'));
  expect(piped.err).toBe(filed.out);
  expect(place.files()).not.toContain('-');
  expect(await play('--games', '3', '--out', '-', '--quiet')).toEqual({ exit: 0, out: piped.out, err: '' });
});

test('the summary as CSV has the numbers of the JSON', async () => {
  const { out } = await play('--players', '2', '--games', '4', '--csv');
  const { all } = JSON.parse((await play('--players', '2', '--games', '4', '--json')).out);
  const rows = out
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  expect(rows[0]?.slice(0, 4)).toEqual(['board', 'seats', 'win_share', 'military']);
  expect(rows.at(-1)).toEqual([
    'all',
    '8',
    '0.5',
    ...(rows[0] ?? []).slice(3).map((key) => String(all.points[key])),
  ]);
});

test('an interrupted series says what is lost', async () => {
  const child = spawn(
    process.execPath,
    [COMMAND, 'simulate', 'architects', '--games', '1000000', '--out', 'lost.jsonl'],
    {
      cwd: place.path,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (!existsSync(join(place.path, `lost.jsonl.${child.pid}.partial`))) await wait(10);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(err).toMatch(/^mirabilia: Interrupted after \d+ match(es)? of 1000000: a file was not written\./);
});

test('colours are for terminals, or for those who ask for them', async () => {
  const { out: plain } = await play('--games', '2');
  expect(plain).not.toContain('\x1b[');
  const { out: painted } = await place.runWith(
    { FORCE_COLOR: '1' },
    ...['simulate', 'seven-wonders', '--seed', 'series', '--games', '2'],
  );
  expect(painted).toContain('\x1b[31mMilitary\x1b[0m');
  const both = { FORCE_COLOR: '1', NO_COLOR: '1' };
  const { out: none } = await place.runWith(
    both,
    'simulate',
    'seven-wonders',
    '--seed',
    'series',
    '--games',
    '2',
  );
  expect(none).toBe(plain);
});
