import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();

test.for([2, 3, 7])('a match of %i bots is told to its end', async (players) => {
  const { exit, out, err } = await place.run('demo', '--players', String(players), '--seed', 'd');
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toContain('seed “d”');
  expect(out).toContain('Age III, turn 6 of 6');
  expect(out).toMatch(/^★ /m);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
});

test('the match that is shown is the first of the series', async () => {
  const { out } = await place.run('demo', '--players', '3', '--seed', 'd');
  const series = ['--players', '3', '--games', '1', '--seed', 'd', '--bots', 'medium', '--out', 'd.jsonl'];
  await place.run('simulate', 'seven-wonders', ...series);
  const { scores } = JSON.parse(place.read('d.jsonl')).result;
  for (const { total } of scores) expect(out).toMatch(new RegExp(` ${total}$`, 'm'));
});

test('a reader who has seen enough ends it quietly', () => {
  const command = fileURLToPath(new URL('../bin/mirabilia.mjs', import.meta.url));
  const line = `"${process.execPath}" "${command}" demo --seed d | head -n 1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});

test('on a terminal cards have their colours, in every language', async () => {
  const args = ['demo', '--players', '3', '--seed', 'd', '--fast', '--lang', 'de'];
  const { out: plain } = await place.run(...args);
  const { out } = await place.runWith({ FORCE_COLOR: '1' }, ...args);
  expect(plain).not.toContain('\x1b[');
  const heading = /^── .* ──$/m.exec(plain)?.[0];
  expect(out).toContain(`\x1b[1m${heading}\x1b[0m`);
  // Civilian structures are blue.
  expect(out).toContain('\x1b[94m');
  expect(stripVTControlCharacters(out)).toBe(plain);
});
