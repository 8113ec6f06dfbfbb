import { readFileSync } from 'node:fs';
import { RATE_NAMES } from '@mirabilia/protocol';
import { expect, test } from 'vitest';
import { readLimits } from './limit-settings.ts';
import { LIMITS, type SettableCount } from './limits.ts';

const read = (preset: string, ...changes: string[]) => readLimits({ preset, changes });

test('the usual limits are the server’s own', () => {
  expect(read('usual')).toEqual({ ok: true, value: LIMITS });
});

test('a school has room for hundreds at one address, and nobody has more for themselves', () => {
  const school = read('school');
  if (!school.ok) throw new Error('no school');
  const { rates, counts } = school.value;
  const ofAddress = [
    'connections',
    'files',
    'sockets',
    'calls',
    'guests',
    'guesses',
    'matches-of-address',
    'replays',
    'records',
    'lists',
    'watches',
    'daily-of-address',
  ] as const;
  for (const name of ofAddress) {
    expect(rates[name].seconds).toBe(LIMITS.rates[name].seconds);
    expect(rates[name].times).toBeGreaterThanOrEqual(10 * LIMITS.rates[name].times);
  }
  for (const name of ['connections-of-address', 'sockets-of-address'] as const)
    expect(counts[name]).toBe(10 * LIMITS.counts[name]);
  for (const name of [
    'connection',
    'player',
    'faults',
    'changes',
    'matches',
    'own-matches',
    'own-replays',
    'own-public-tables',
    'own-records',
    'own-daily',
    'nudges',
    'mutes',
  ] as const)
    expect(rates[name]).toBe(LIMITS.rates[name]);
  expect(counts['public-lobbies']).toBe(LIMITS.counts['public-lobbies']);
});

test('single values replace those of the preset, the last one counts', () => {
  const changed = read(
    'school',
    'guests=9/60',
    'guests=400/600',
    'public-lobbies=5',
    'records=off',
    'sockets-of-guest=off',
  );
  expect(changed).toMatchObject({
    ok: true,
    value: {
      rates: {
        guests: { times: 400, seconds: 600 },
        records: { times: Number.POSITIVE_INFINITY },
        guesses: { times: 300 },
      },
      counts: { 'public-lobbies': 5, 'sockets-of-guest': Number.POSITIVE_INFINITY },
    },
  });
});

test.for([
  ['cinema', [], 'The limits are usual and school, not “cinema”.'],
  ['constructor', [], 'The limits are usual and school, not “constructor”.'],
  ['usual', ['guest=4/60'], 'There is no limit “guest”; the limits are connection, '],
  ['usual', ['toString=4/60'], 'There is no limit “toString”; '],
  ['usual', ['guests'], 'There is no limit “guests”; '],
  ['usual', ['guests=400'], 'A rate is written like guests=40/600 or guests=off, not “guests=400”.'],
  ['usual', ['guests=0/600'], 'not “guests=0/600”.'],
  ['usual', ['guests=4/0'], 'not “guests=4/0”.'],
  ['usual', ['guests=4/86401'], 'not “guests=4/86401”.'],
  ['usual', ['guests=4/6/7'], 'not “guests=4/6/7”.'],
  ['usual', ['guests=1e3/60'], 'not “guests=1e3/60”.'],
  [
    'usual',
    ['public-lobbies=3/60'],
    'A number is written like public-lobbies=40 or public-lobbies=off, not ',
  ],
  ['usual', ['public-lobbies='], 'not “public-lobbies=”.'],
] as const)('%s %j is refused with a sentence', ([preset, changes, sentence]) => {
  const refused = read(preset, ...changes);
  expect(refused.ok ? 'ok' : refused.refusal.facts?.sentence).toContain(sentence);
});

test('the table in the docs has every limit as it is', () => {
  const docs = readFileSync(new URL('../../../../docs/self-hosting.md', import.meta.url), 'utf8');
  const written = new Map<string, string[]>();
  for (const [, names = '', values = ''] of docs.matchAll(
    /^\| (`[^|]*`) \| [^|]* \| ([^|]* \| [^|]*) \|$/gm,
  )) {
    const columns = values.split(' | ').map((column) => column.split(', '));
    for (const [i, name] of names.split(', ').entries())
      written.set(
        name.replaceAll('`', ''),
        columns.map((column) => column[i] ?? ''),
      );
  }
  const [usual, school] = [read('usual'), read('school')];
  if (!usual.ok || !school.ok) throw new Error('no presets');
  const both = [usual.value, school.value];
  const actual = new Map<string, string[]>();
  for (const name of RATE_NAMES)
    actual.set(
      name,
      both.map(({ rates }) => `${rates[name].times}/${rates[name].seconds}`),
    );
  for (const name of Object.keys(LIMITS.counts) as SettableCount[])
    actual.set(
      name,
      both.map(({ counts }) => String(counts[name])),
    );
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(actual));
});
