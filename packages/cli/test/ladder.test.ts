import { appendFileSync, copyFileSync, mkdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();
const ladder = (folder: string, ...flags: string[]) => place.run('ladder', folder, ...flags);
const NEW = ['--game', 'architects', '--players', '2', '--bots', 'random,easy,medium', '--seed', 's'];

/** A ladder that is played once for all tests: more than two rounds. */
const first = await ladder('first', ...NEW, '--games', '36');
const MATCHES = place.read('first/matches.jsonl');

test('rates bots and keeps what they played', async () => {
  expect(first).toMatchObject({ exit: 0, err: '' });
  expect(first.out).toMatch(/^Bot +Rating +95 % +Seats +Win share +Points$/m);
  expect(first.out).toMatch(/^(medium|easy) +1\d{3} +\d+–\d+ +\d+ +\d+\.\d %/m);
  const records = MATCHES.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records).toHaveLength(36);
  const { out } = await place.run('check', 'first/matches.jsonl');
  expect(out).toContain('36 records: 36 hold, 0 fail.');
  const page = place.read('first/ladder.html');
  expect(page).toContain('<h1>7 Wonders Architects');
  for (const bot of ['random', 'easy', 'medium']) expect(page).toContain(`>${bot}</td>`);
});

test('the same ladder gives the same bytes, in one run or several, with any number of threads', async () => {
  await ladder('parts', ...NEW, '--games', '5', '--workers', '2');
  // A line that was cut off in the middle of a deal.
  const [line = ''] = place.read('parts/matches.jsonl').split('\n').slice(-2);
  truncateSync(
    join(place.path, 'parts/matches.jsonl'),
    place.read('parts/matches.jsonl').length - line.length,
  );
  await ladder('parts', '--games', '17', '--workers', '2');
  const { exit, out } = await ladder('parts', '--games', '14', '--json');
  expect(exit).toBe(0);
  const kept = place.read('parts/matches.jsonl');
  const both = Math.min(kept.length, MATCHES.length);
  expect(kept.slice(0, both)).toBe(MATCHES.slice(0, both));
  const { bots, matches } = JSON.parse(out);
  expect(matches).toBeGreaterThanOrEqual(36);
  expect(bots.map(({ bot }: { bot: string }) => bot).toSorted()).toEqual(['easy', 'medium', 'random']);
});

test('a bot that is added later is played first', async () => {
  mkdirSync(join(place.path, 'more'));
  for (const file of ['ladder.json', 'matches.jsonl']) {
    copyFileSync(join(place.path, 'first', file), join(place.path, 'more', file));
  }
  const { exit, out } = await ladder('more', '--bots', 'hard:general,easy', '--games', '20');
  expect(exit).toBe(0);
  expect(out).toMatch(/^hard:general +\d+/m);
  expect(place.read('more/matches.jsonl').startsWith(MATCHES)).toBe(true);
  const added = place.read('more/matches.jsonl').slice(MATCHES.length).trimEnd().split('\n');
  // What is left of the round, and then the new one in every deal.
  const withNew = added.filter((line) => line.includes('bot:hard:general'));
  expect(withNew.length).toBeGreaterThanOrEqual(10);
});

test('without games it tells the ratings and changes nothing', async () => {
  const { exit, out } = await ladder('first', '--games', '0');
  expect({ exit, out }).toEqual({ exit: 0, out: first.out });
  expect(place.read('first/matches.jsonl')).toBe(MATCHES);
});

test('the ratings as comma-separated values, or not at all', async () => {
  const table = await ladder('first', '--games', '0', '--csv');
  const [head, ...rows] = table.out.trimEnd().split('\n');
  expect(head).toBe('bot,rating,low,high,seats,share,points');
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toMatch(/^(random|easy|medium)(,[\d.]+){6}$/);
  expect(await ladder('first', '--games', '0', '--quiet')).toEqual({ exit: 0, out: '', err: '' });
});

test.for([
  [['nowhere'], 2, /a new one needs --game and --bots/],
  [['alone', '--game', 'architects', '--bots', 'easy'], 2, /at least two bots/],
  [['first', '--game', 'seven-wonders'], 2, /has --game architects, not seven-wonders/],
  [['first', '--players', '3'], 2, /has --players 2, not 3/],
  [['first', '--seed', 't'], 2, /has --seed s, not t/],
  [['first', '--option', 'first=1'], 2, /has its options already/],
  [['first', '--bots', 'nobody'], 2, /There is no bot “nobody”/],
  [['first', '--games', 'many'], 2, /--games has to be a whole number/],
] as const)('%j is refused', async ([flags, exit, said]) => {
  expect(await place.run('ladder', ...flags)).toMatchObject({ exit, err: expect.stringMatching(said) });
  expect(place.read('first/matches.jsonl')).toBe(MATCHES);
});

test('a file that is no ladder’s is left as it is', async () => {
  mkdirSync(join(place.path, 'foreign'));
  copyFileSync(join(place.path, 'first/ladder.json'), join(place.path, 'foreign/ladder.json'));
  copyFileSync(join(place.path, 'first/matches.jsonl'), join(place.path, 'foreign/matches.jsonl'));
  appendFileSync(join(place.path, 'foreign/matches.jsonl'), 'something else\n');
  const before = place.read('foreign/matches.jsonl');
  expect(await ladder('foreign', '--games', '2')).toMatchObject({
    exit: 1,
    err: expect.stringContaining(
      'line 37 is no match of an arena. It is left as it is; choose another folder.',
    ),
  });
  expect(place.read('foreign/matches.jsonl')).toBe(before);
  place.write('foreign/ladder.json', '{}');
  expect(await ladder('foreign')).toMatchObject({ exit: 1, err: expect.stringContaining('is no ladder') });
});
