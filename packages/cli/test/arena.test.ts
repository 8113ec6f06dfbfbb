import { appendFileSync, copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();
const compare = (...flags: string[]) => ['arena', 'seven-wonders', '--seed', 'series', ...flags];
const play = (...flags: string[]) => place.run(...compare(...flags));
const recordsIn = (name: string) =>
  place
    .read(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const SMALL = ['--players', '3', '--bots', 'easy,random', '--deals', '3'];

/** A series that is played once for all tests. */
const known = await play(...SMALL, '--out', 'known.jsonl');

/** The result without the times, which are another ones each time. */
const withoutTimes = (out: string) => out.replaceAll(/ +[\d.]+ (µs|ms|s)/g, '').replace(/ +p50 +p99/, '');

test('the same seed gives the same bytes and the same result, whatever the number of threads', async () => {
  const two = await play(...SMALL, '--workers', '2', '--out', 'two.jsonl');
  for (const run of [known, two]) expect(run).toMatchObject({ exit: 0, err: '' });
  expect(place.read('two.jsonl')).toBe(place.read('known.jsonl'));
  expect(withoutTimes(two.out)).toBe(withoutTimes(known.out));
  expect(two.out).toMatch(/\d (µs|ms)/);
});

test('every deal is played from every seat, and its cards lie the same', () => {
  const records = recordsIn('known.jsonl');
  expect(records).toHaveLength(9);
  for (const deal of [0, 1, 2]) {
    const ofDeal = records.slice(deal * 3, deal * 3 + 3);
    const seatings = ofDeal.map(({ seats }) => seats.map(({ kind }: { kind: string }) => kind));
    expect(seatings).toEqual([
      ['bot:easy', 'bot:random', 'bot:random'],
      ['bot:random', 'bot:random', 'bot:easy'],
      ['bot:random', 'bot:easy', 'bot:random'],
    ]);
    for (const { setup, seats } of ofDeal) {
      expect(setup).toEqual(ofDeal[0].setup);
      expect(seats.map(({ wonder }: { wonder: string }) => wonder)).toEqual(
        ofDeal[0].seats.map(({ wonder }: { wonder: string }) => wonder),
      );
    }
  }
  expect(records[0].setup).not.toEqual(records[3].setup);
});

test('what it writes are records that hold', async () => {
  const { exit, out } = await place.run('check', 'known.jsonl');
  expect(out).toMatch(/9 records: 9 hold, 0 fail/);
  expect(exit).toBe(0);
});

test('the table says what the records say', () => {
  const { out } = known;
  const share = { easy: 0, random: 0 };
  const total = { easy: 0, random: 0 };
  for (const { seats, result } of recordsIn('known.jsonl')) {
    seats.forEach(({ kind }: { kind: 'bot:easy' | 'bot:random' }, seat: number) => {
      const bot = kind.slice(4) as 'easy' | 'random';
      total[bot] += result.scores[seat].total;
      if (result.winners.includes(seat)) share[bot] += 1 / result.winners.length;
    });
  }
  const percent = (sum: number) => `${((sum / 9) * 100).toFixed(1)} %`;
  expect(out).toMatch(new RegExp(`easy +1 +${percent(share.easy)} .* 33\\.3 %`));
  expect(out).toMatch(new RegExp(`random +2 +${percent(share.random)} .* 66\\.7 %`));
  expect(out).toMatch(new RegExp(`easy .* ${(total.easy / 9).toFixed(1)} +[\\d.]+–[\\d.]+\n`));
  expect(out).toMatch(new RegExp(`random .* ${(total.random / 18).toFixed(1)} +[\\d.]+–[\\d.]+\n`));
});

test('programs get the same result as JSON', async () => {
  const { out } = await play(...SMALL, '--out', 'known.jsonl', '--json');
  const { bots, deals, matches, lineUp } = JSON.parse(out);
  expect({ deals, matches, lineUp }).toEqual({ deals: 3, matches: 9, lineUp: ['easy', 'random', 'random'] });
  for (const { bot, share, par, interval } of bots) {
    expect(known.out).toMatch(
      new RegExp(`${bot} .* ${(share * 100).toFixed(1)} % .* ${(par * 100).toFixed(1)} %`),
    );
    expect(interval.low).toBeLessThanOrEqual(share);
    expect(interval.high).toBeGreaterThanOrEqual(share);
  }
});

test('games are rounded up to whole deals', async () => {
  const { out } = await play('--players', '2', '--bots', 'easy,random', '--games', '3');
  expect(out).toMatch(/^4 matches of 2 players: 2 deals, each played in 2 seatings/m);
});

describe('an arena that was stopped', () => {
  const long = (deals: number) => ['--players', '3', '--bots', 'easy,random', '--deals', String(deals)];

  test.for(['SIGINT', 'SIGKILL'] as const)(
    'by %s keeps what it played and goes on to the same end',
    async (signal) => {
      const name = `${signal}.jsonl`;
      const path = join(place.path, name);
      const child = place.start(...compare(...long(1_000_000), '--out', name));
      const ended = new Promise((resolve) => child.on('close', resolve));
      while (!existsSync(path) || statSync(path).size < 20_000) await wait(5);
      child.kill(signal);
      await ended;
      const kept = place.read(name);
      const played = kept.split('\n').length - 1;
      expect(played).toBeGreaterThan(0);

      const deals = Math.ceil(played / 3) + 1;
      const [again, whole] = await Promise.all(
        [name, `whole-${name}`].map((out) => play(...long(deals), '--out', out)),
      );
      expect(again).toMatchObject({ exit: 0, err: '' });
      expect(again?.out).toContain(`the ${deals * 3 - played} matches that were played now`);
      expect(place.read(name)).toBe(place.read(`whole-${name}`));
      expect(place.read(name).startsWith(kept)).toBe(true);
      expect(withoutTimes(again?.out ?? '').replace(/^Times are .*\n/m, '')).toBe(
        withoutTimes(whole?.out ?? ''),
      );
    },
  );

  test('in the middle of a line plays that match again', async () => {
    const whole = place.read('known.jsonl');
    for (const length of [whole.length - 1, whole.length - 9000, 5]) {
      place.write('torn.jsonl', whole.slice(0, length));
      const { exit, err } = await play(...SMALL, '--out', 'torn.jsonl');
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      expect(place.read('torn.jsonl')).toBe(whole);
    }
  });

  test('is not gone on with by bots that play otherwise now', async () => {
    const lines = place.read('known.jsonl').trimEnd().split('\n').slice(0, 4);
    const last = JSON.parse(lines.pop() as string);
    // Another match of the same place in the series: one that ended otherwise.
    last.result.scores[0].total++;
    place.write('other.jsonl', `${[...lines, JSON.stringify(last)].join('\n')}\n`);
    const before = place.read('other.jsonl');
    const { exit, err } = await play(...SMALL, '--out', 'other.jsonl');
    expect(err).toMatch(/bots play otherwise .* its 4 matches/);
    expect(exit).toBe(1);
    expect(place.read('other.jsonl')).toBe(before);
  });

  test('may be prolonged, and finds its seed by itself', async () => {
    const short = place.read('known.jsonl');
    place.write('short.jsonl', short);
    const flags = ['--players', '3', '--bots', 'easy,random', '--deals', '4', '--out', 'short.jsonl'];
    const { exit } = await place.run('arena', 'seven-wonders', ...flags);
    expect(exit).toBe(0);
    expect(place.read('short.jsonl').startsWith(short)).toBe(true);
    expect(recordsIn('short.jsonl')).toHaveLength(12);
  });
});

describe('a file that is something else is refused and left as it is', async () => {
  await place.run('simulate', 'seven-wonders', '--games', '1', '--seed', 's', '--out', 'simulated.jsonl');
  place.write('essay.txt', 'A text that somebody wrote');
  copyFileSync(join(place.path, 'simulated.jsonl'), join(place.path, 'single.json'));
  copyFileSync(join(place.path, 'known.jsonl'), join(place.path, 'broken.jsonl'));
  appendFileSync(join(place.path, 'broken.jsonl'), 'nonsense\n');
  place.write('single.json', place.read('single.json').trimEnd());
  place.write('damaged.jsonl', place.read('known.jsonl').replace('"scores":[{', '"scores":[null,{'));

  const CASES: readonly (readonly [name: string, args: readonly string[], said: RegExp])[] = [
    [
      'other bots',
      ['--bots', 'easy', '--deals', '3', '--out', 'known.jsonl'],
      /line-up .*easy, random, random.*not .*easy, easy, easy/,
    ],
    [
      'another seed',
      [...SMALL, '--seed', 'other', '--out', 'known.jsonl'],
      /line 1 the seed is “series” and not “other”/,
    ],
    ['other options', [...SMALL, '--sides', 'B', '--out', 'known.jsonl'], /line 1 the table’s options/],
    [
      'fewer matches',
      [...SMALL, '--deals', '2', '--out', 'known.jsonl'],
      /holds 9 matches already, more than the 6/,
    ],
    ['other records', [...SMALL, '--out', 'simulated.jsonl'], /line 1 is no match of an arena/],
    [
      'another record without a line end',
      [...SMALL, '--out', 'single.json'],
      /line 1 is no match of an arena/,
    ],
    ['a text', [...SMALL, '--out', 'essay.txt'], /line 1 is no match of an arena/],
    ['a damaged result', [...SMALL, '--out', 'damaged.jsonl'], /line 1 is no match of an arena/],
    ['a broken line', [...SMALL, '--deals', '5', '--out', 'broken.jsonl'], /line 10 is no match of an arena/],
  ];

  test.for(CASES)('%s', async ([, args, said]) => {
    const file = args.at(-1) as string;
    const before = place.read(file);
    const { exit, err } = await play(...args);
    expect(err).toMatch(said);
    expect(err.split('\n')).toHaveLength(2);
    expect(exit).toBe(1);
    expect(place.read(file)).toBe(before);
  });
});

test('a victory that is shared counts in parts, and everybody’s parts are the whole', async () => {
  const { out } = await place.run(
    'arena',
    'architects',
    '--players',
    '4',
    '--bots',
    'easy,random',
    '--deals',
    '3',
    '--seed',
    'ties',
  );
  const shares = [...out.matchAll(/^(?:easy|random) +\d +([\d.]+) %/gm)].map(([, share]) => Number(share));
  expect(shares).toHaveLength(2);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
});
