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
    // Patterns and contents are in the file itself. The script compares with `undefined`.
    const own = report
      .replaceAll('http://www.w3.org/2000/svg', '')
      .replaceAll(/url\(#|href="#/g, '')
      .replace(/<script>[\s\S]*<\/script>/, '');
    expect(own).not.toMatch(/http|src=|href=|url\(|@import|NaN|undefined/);
  }
  expect(place.read(`arena.${format}`)).toContain('seed “&lt;script&gt;&quot;&amp;amp;”');
});

test('a page tells first what the numbers mean, and how they were made', async () => {
  await place.run('stats', 'three.jsonl', '--report', 'three.html');
  const page = place.read('three.html');
  expect(page).toContain('<title>What wins in 7 Wonders · Statistics</title>');
  const finding = /<div class="finding"><p>(.*?)<\/p>/.exec(page)?.[1] ?? '';
  expect(finding).toMatch(/^(Players with the most points in “\w+” win|Nothing can be told from chance)/);
  expect(page).toContain('<code>mirabilia stats three.jsonl --report three.html</code>');
  expect(page).toContain(`<code>${new Date().toISOString().slice(0, 10)}</code>`);
  // Everything in the contents is there; what compares nothing is in neither.
  const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  const contents = [...page.matchAll(/<a href="#([^"]*)">(.*?)<\/a>/g)];
  expect(contents.map(([, , title]) => title)).toEqual(headings);
  for (const [, anchor] of contents) expect(page).toContain(`id="${anchor}"`);
  expect(headings).toContain('Win share by board');
  expect(headings).not.toContain('Win share by number of players');
});

test('categories and cards have the colours of the game', async () => {
  await place.run('stats', 'three.jsonl', '--report', 'colours.html');
  const page = place.read('colours.html');
  const squares = [...page.matchAll(/class="look-(\w+)"\/><text [^>]*>([^<]*)</g)];
  const lookOf = new Map(squares.map(([, look, title]) => [title, look]));
  expect(lookOf.get('Civilian')).toBe('blue');
  expect(lookOf.get('Military')).toBe('red');
  expect(lookOf.get('Science')).toBe('green');
  const dotOf = (card: string) =>
    new RegExp(`>${card}</text>(?:<line[^>]*/>)+<circle[^>]*class="ground-(\\w+)"`).exec(page)?.[1];
  expect([dotOf('Altar'), dotOf('Stockade'), dotOf('Loom')]).toEqual(['blue', 'red', 'grey']);
});

test('the findings as JSON and as CSV agree with the table', async () => {
  const { out: table } = await place.run('stats', 'three.jsonl');
  const { out: json } = await place.run('stats', 'three.jsonl', '--json');
  const { out: csv, err } = await place.run('stats', 'three.jsonl', '--csv');
  expect(err).toBe('');
  const [, seats, share] = row(table, 'Loom')[0] ?? [];
  const cards = JSON.parse(json).games[0].groups.find(({ by }: { by: string }) => by === 'Card built').rows;
  const loom = cards.find(({ label }: { label: string }) => label === 'Loom');
  expect([String(loom.seats), `${(loom.winShare * 100).toFixed(1)} %`]).toEqual([seats, share]);
  const [head = '', ...lines] = csv.trimEnd().split('\n');
  expect(head.split(',').slice(0, 5)).toEqual(['game', 'by', 'label', 'seats', 'win_share']);
  expect(lines.find((line) => line.includes(',Loom,'))).toMatch(
    new RegExp(`^seven-wonders,Card built,Loom,${loom.seats},${loom.winShare},`),
  );
});

test('a bot that played nowhere is told, with those that did', async () => {
  const { err, exit } = await place.run('stats', 'arena.jsonl', '--bot', 'foo');
  expect(err).toBe('mirabilia: “foo” played no seat in arena.jsonl; these did: easy, random.\n');
  expect(exit).toBe(1);
});

test('a report to a pipe leaves the pipe to itself', async () => {
  const { out, err, exit } = await place.run('stats', 'three.jsonl', '--report', '-');
  expect(exit).toBe(0);
  expect(out).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(err).toMatch(/^7 Wonders\n6 matches/);
  expect((await place.run('stats', 'three.jsonl', '--report', '-', '--quiet')).err).toBe('');
});
