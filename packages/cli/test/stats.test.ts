import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();
const simulate = (game: string, players: string, out: string) =>
  place.run('simulate', game, '--players', players, '--games', '6', '--seed', 's', '--out', out);

await Promise.all([
  simulate('seven-wonders', '3', 'three.jsonl'),
  simulate('seven-wonders', '2', 'two.jsonl'),
  simulate('architects', '4', 'architects.jsonl'),
  place.run(
    'arena',
    'seven-wonders',
    '--bots',
    'easy,random',
    '--deals',
    '2',
    '--seed',
    's',
    '--out',
    'arena.jsonl',
  ),
]);

const recordsIn = (name: string) =>
  place
    .read(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The cells of a table's row. */
const row = (out: string, start: string) =>
  out
    .split('\n')
    .filter((line) => line.startsWith(`${start}  `))
    .map((line) => line.split(/ {2,}/));

test('a card’s row counts who built it, as the records tell', async () => {
  const { out, exit } = await place.run('stats', 'three.jsonl');
  expect(exit).toBe(0);
  const built: { share: number; total: number }[] = [];
  for (const { moves, result } of recordsIn('three.jsonl')) {
    for (const { seat, do: what, card } of moves) {
      if (!/^loom(-2)?$/.test(card) || (what !== 'build' && what !== 'salvage')) continue;
      const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      built.push({ share, total: result.scores[seat].total });
    }
  }
  expect(built.length).toBeGreaterThan(1);
  const mean = (of: (one: { share: number; total: number }) => number) =>
    built.reduce((sum, one) => sum + of(one), 0) / built.length;
  const [, seats, share, , par, total] = row(out, 'Loom')[0] ?? [];
  expect({ seats, share, par, total }).toEqual({
    seats: String(built.length),
    share: `${(mean((one) => one.share) * 100).toFixed(1)} %`,
    par: '33.3 %',
    total: mean((one) => one.total).toFixed(1),
  });
});

test('what the arena wrote tells the bots apart', async () => {
  const { out } = await place.run('stats', 'arena.jsonl');
  expect(row(out, 'easy')[0]?.[1]).toBe('6');
  expect(row(out, 'random')[0]?.[1]).toBe('12');
  const { out: onlyEasy } = await place.run('stats', 'arena.jsonl', '--bot', 'easy');
  expect(onlyEasy).toMatch(/6 matches, 6 seats/);
  expect(row(onlyEasy, 'random')).toEqual([]);
});

test('both games and several numbers of players may stand in one file', async () => {
  place.write(
    'all.jsonl',
    ['three', 'two', 'architects'].map((name) => place.read(`${name}.jsonl`)).join(''),
  );
  const { out, exit } = await place.run('stats', 'all.jsonl');
  expect(exit).toBe(0);
  expect(out).toMatch(/^7 Wonders\n12 matches, 30 seats/);
  expect(out).toMatch(/^7 Wonders Architects\n6 matches, 24 seats/m);
  expect(out).toMatch(/^2 +12 +50\.0 %/m);
  expect(out).toMatch(/^3 +18 +33\.3 %/m);
  expect(out).toMatch(/^Progress token/m);
  expect(out).toMatch(/^Stage built/m);
  const { out: two } = await place.run('stats', 'all.jsonl', '--players', '2');
  expect(two).toMatch(/^7 Wonders\n6 matches, 12 seats/);
  expect(two).not.toMatch(/Architects/);
});

test('a record that can’t be counted is left out, and that is said', async () => {
  const lines = place.read('three.jsonl').trimEnd().split('\n');
  place.write('torn.jsonl', lines.join('\n').slice(0, -500));
  const { out, err, exit } = await place.run('stats', 'torn.jsonl');
  expect(out).toMatch(/^7 Wonders\n5 matches, 15 seats/);
  expect(err).toMatch(/1 of 6 records are left out: record 6: line 6 is not JSON/);
  expect(exit).toBe(1);
});

test('nothing that was asked for is said, too', async () => {
  const { err, exit } = await place.run('stats', 'three.jsonl', '--players', '5');
  expect(err).toMatch(/no match that was asked for/);
  expect(exit).toBe(1);
});

const VOID = ['meta', '!doctype'];

/** Tags that are not closed, or closed in the wrong order. */
function misplacedTags(markup: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name = '', rest = ''] of markup.matchAll(/<(\/?)([a-z!][a-z0-9]*)([^>]*)>/g)) {
    if (closing === '/' && open.pop() !== name) wrong.push(name);
    if (closing === '' && !rest.endsWith('/') && !VOID.includes(name)) open.push(name);
  }
  return [...wrong, ...open];
}

test.for(['html', 'svg'])('a report (%s) is whole and needs nothing from elsewhere', async (format) => {
  const seed = '<script>"&amp;';
  const arena = await place.run(
    'arena',
    'seven-wonders',
    '--bots',
    'random',
    '--deals',
    '3',
    '--seed',
    seed,
    '--report',
    `arena.${format}`,
  );
  const stats = await place.run('stats', 'architects.jsonl', '--report', `stats.${format}`);
  for (const { exit, err } of [arena, stats]) expect({ exit, err }).toEqual({ exit: 0, err: '' });
  for (const name of [`arena.${format}`, `stats.${format}`]) {
    const report = place.read(name);
    expect(report.match(/<svg|<g /g)?.length).toBeGreaterThan(3);
    expect(misplacedTags(report)).toEqual([]);
    expect(report.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /http|src=|href=|url\(|@import|NaN|undefined/,
    );
  }
  expect(place.read(`arena.${format}`)).toContain('seed “&lt;script&gt;&quot;&amp;amp;”');
});
