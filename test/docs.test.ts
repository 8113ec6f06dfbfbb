// What the docs point to exists: files, headings, paths in backticks. The index of decisions lists each record. And the docs
// are easy to read in an editor and leave everybody's gender open.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { architects } from '@mirabilia/architects';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { expect, test, vi } from 'vitest';
import { newAnchors } from '../scripts/docs/anchors.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Made by tools or downloaded, so no path in the docs may rely on them. */
const SKIPPED = ['node_modules', '.git', '.types', 'dist', 'test-results'];

/** Every file and folder of the repository; folders end in a slash. */
function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, place)];
    return SKIPPED.includes(entry.name) ? [] : [`${relative(root, place)}/`, ...walk(place)];
  });
}
const PLACES = walk(root);

const DOCS = PLACES.filter((place) =>
  /^(?:docs\/.*|[A-Z_]+|(?:packages\/[^/]+|python)\/README)\.md$/.test(place),
);

const withoutCodeBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** The anchors that GitHub gives to a file's headings. */
function anchorsOf(file: string): string[] {
  const anchor = newAnchors();
  const headings = [...withoutCodeBlocks(read(file)).matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, heading = '']) => anchor(heading));
}

/** Targets of links and pictures that stay within the repository. */
function brokenLinks(doc: string): string[] {
  const text = withoutCodeBlocks(read(doc));
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href|srcset)="([^"]+)"/g)].map(
    ([, link, attribute]) => link ?? attribute ?? '',
  );
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? doc : relative(root, join(root, dirname(doc), path));
    if (!PLACES.includes(file) && !PLACES.includes(`${file}/`)) return true;
    return anchor !== undefined && !anchorsOf(file).includes(anchor);
  });
}

/**
 * A path in backticks has a slash inside, and a file extension or a slash at its end. It may leave out `packages/`, then
 * the package, then `src/`. `*` stands for any name, `<game>` for each game. Paths that begin with a slash or a tilde are
 * addresses or lie outside the repository.
 */
const PATH = /`([\w@.*<>-]+(?:\/[\w@.*<>-]+)*\/(?:[\w@.*<>-]*\.[a-z]{2,4})?)`/g;
const GAMES = ['seven-wonders', 'architects'];

function isThere(path: string): boolean {
  const pattern = path.replace(/[.@-]/g, '\\$&').replaceAll('*', '[^/]+');
  const wanted = new RegExp(`^(?:packages/(?:[^/]+/(?:src/)?)?)?${pattern}$`);
  return PLACES.some((place) => wanted.test(place));
}

const missingPaths = (doc: string): string[] =>
  [...withoutCodeBlocks(read(doc)).matchAll(PATH)]
    .flatMap(([, path = '']) => GAMES.map((game) => path.replaceAll('<game>', game)))
    .filter((path, at, all) => all.indexOf(path) === at && !isThere(path));

const inAllDocs = (find: (doc: string) => string[]): string[] =>
  DOCS.flatMap((doc) => find(doc).map((found) => `${doc}: ${found}`));

test('the docs link to files and headings that exist', () => expect(inAllDocs(brokenLinks)).toEqual([]));

test('the docs name files and folders that exist', () => expect(inAllDocs(missingPaths)).toEqual([]));

const LONGEST_LINE = 110;
/** Tables can't be wrapped, and neither can addresses or code. */
const longLines = (text: string): string[] =>
  withoutCodeBlocks(text)
    .split('\n')
    .filter((line) => line.length > LONGEST_LINE && !/^\s*\||https?:\/\//.test(line));

/** A person is "they". What is quoted or in backticks may be a word of another language or of the code. */
const genderedWords = (text: string): string[] =>
  withoutCodeBlocks(text)
    .replace(/`[^`]*`|“[^”]*”|"[^"]*"/g, '')
    .match(/\b(?:s?he|him|her|his|hers|(?:him|her)self)\b/gi) ?? [];

const ENGLISH_DOCS = DOCS.filter((doc) => !doc.startsWith('docs/words/'));

test('the docs have lines of up to 110 characters', () => {
  expect(inAllDocs((doc) => longLines(read(doc)))).toEqual([]);
});

test('the docs call a person they', () => {
  const found = ENGLISH_DOCS.flatMap((doc) => genderedWords(read(doc)).map((word) => `${doc}: ${word}`));
  expect(found).toEqual([]);
});

test('a long line and a generic pronoun are found, but not in tables, addresses and code', () => {
  const long = 'a word '.repeat(16);
  expect(longLines(`short\n${long}\n- ${long}`)).toEqual([long, `- ${long}`]);
  expect(longLines(`| ${long} |\n${long} https://example.org\n\`\`\`\n${long}\n\`\`\``)).toEqual([]);
  expect(genderedWords('The host and his guests. He waits for herself.')).toEqual(['his', 'He', 'herself']);
  expect(genderedWords('They are here. In Spanish, “he” and `he` are verbs.\n```\nhe\n```')).toEqual([]);
});

test('the README can be read in three minutes', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThan(700);
});

test('every package, the citation and the changelog name the same version', () => {
  const { version } = JSON.parse(read('package.json'));
  const packages = PLACES.filter((place) => /^packages\/[^/]+\/package\.json$/.test(place));
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter((file) => JSON.parse(read(file)).version !== version)).toEqual([]);
  expect(read('python/pyproject.toml')).toContain(`\nversion = "${version}"\n`);
  expect(read('CITATION.cff')).toContain(`\nversion: ${version}\n`);
  // The newest release, below what is not released yet.
  const [unreleased, newest] = [...read('CHANGELOG.md').matchAll(/^## \[(.*?)\](?: - \d{4}-\d\d-\d\d)?$/gm)];
  expect([unreleased?.[1], newest?.[1]]).toEqual(['Unreleased', version]);
});

test('the index of decisions lists every record with its title and state', () => {
  const records = DOCS.filter((doc) => /^docs\/decisions\/\d/.test(doc));
  const rows = [
    ...read('docs/decisions/README.md').matchAll(/^\| (\d+) \| \[(.*)\]\((.*)\) \|.*\| (.*) \|$/gm),
  ];
  const listed = rows.map(([, number, title, file, state]) => ({ number, title, file, state }));
  const told = records.map((record) => {
    const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(record)) ?? [];
    const [, state = ''] =
      /^\*((?:In force|(?:Partly r|R)eplaced by [\d[])[^.,*]*)/m.exec(read(record)) ?? [];
    expect(basename(record).slice(0, 4)).toBe(number?.padStart(4, '0'));
    return { number, title, file: basename(record), state: state.toLowerCase().replace(/\[(\d+)\].*/, '$1') };
  });
  expect(listed.toSorted((a, b) => Number(a.number) - Number(b.number))).toEqual(told);
});

test.each([
  ['7 Wonders', sevenWonders.notation],
  ['7 Wonders Architects', architects.notation],
])('the protocol names moves of %s as the game reads them', (title, notation) => {
  const [, section = ''] =
    new RegExp(`^### ${title}\n([\\s\\S]*?)^##`, 'm').exec(read('docs/protocol.md')) ?? [];
  const [, rows = ''] = /^\| move \|.*\n([\s\S]*?)\n\n/m.exec(section) ?? [];
  const moves = [...rows.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = '']) =>
    cell.slice(1, -1).split('`, `'),
  );
  expect(moves.length).toBeGreaterThan(8);
  expect(moves.filter((move) => notation.parse(move) === undefined)).toEqual([]);
});

const EXAMPLE = 'examples/write-a-game/';
const blocksOf = (kind: string): string[] =>
  [...read('docs/write-a-game.md').matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );

test('the tutorial shows its example word for word, in 200 lines', () => {
  const files = PLACES.filter((place) => place.startsWith(EXAMPLE) && place.endsWith('.ts')).map(read);
  const blocks = blocksOf('ts');
  expect(blocks.length).toBeGreaterThan(20);
  expect(blocks.filter((block) => !files.some((file) => file.includes(block)))).toEqual([]);
  expect(read(`${EXAMPLE}prizes.ts`).trimEnd().split('\n').length).toBeLessThanOrEqual(200);
});

test('the example prints what the tutorial says', () => {
  const [output = ''] = blocksOf('text');
  const printed = execFileSync(process.execPath, [join(root, EXAMPLE, 'play.ts')], { encoding: 'utf8' });
  expect(printed.endsWith(output)).toBe(true);
});

test('`npm run golden -- FILE` rewrites the goldens of that file only', () => {
  const [vitest, run, ...flags] = JSON.parse(read('package.json')).scripts.golden.split(' ');
  expect([vitest, run]).toEqual(['vitest', 'run']);
  const file = 'test/slowest-tests.test.ts';
  const listed = execFileSync('npx', ['vitest', 'list', '--filesOnly', ...flags, file], { cwd: root });
  expect(String(listed).trim()).toBe(file);
});
