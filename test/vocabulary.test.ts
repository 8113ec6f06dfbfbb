// One word for one thing: no two packages export different types under one name, and words that the glossary has retired
// don't come back in exported names and in names of files.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const packages = readdirSync(join(root, 'packages'));

/** What both games export, because it is the shape of a game. */
const GAME_WORDS: readonly string[] = [
  'Action',
  'Card',
  'CardFacts',
  'CardId',
  'Category',
  'City',
  'Colour',
  'Counted',
  'Deal',
  'Event',
  'Holding',
  'Options',
  'Phase',
  'Resource',
  'ScienceSymbol',
  'Score',
  'Secret',
  'StageFacts',
  'Table',
  'WonderId',
  'Words',
];

/** What both games' folders of the page export, because the page asks it of every game. */
const PAGE_WORDS: readonly string[] = [
  'Ask',
  'Known',
  'OwnModel',
  'OwnOverlay',
  'Standing',
  'Standings',
  'TableState',
];

interface Source {
  readonly package: string;
  /** Below the package, as in `src/rules/build.ts`. */
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = packages.flatMap((name) =>
  ['src', 'testkit']
    .filter((folder) => existsSync(join(root, 'packages', name, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, 'packages', name, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
        .map((path) => join(folder, path))
        .map((path) => ({
          package: name,
          path,
          text: readFileSync(join(root, 'packages', name, path), 'utf8'),
        })),
    ),
);

const NAME = String.raw`([A-Za-z_$][\w$]*)`;
const namesBy = (pattern: string, text: string): string[] =>
  [...text.matchAll(new RegExp(pattern, 'gm'))].map((match) => match[1] as string);

/** The names in `export { a, type B, c as D }` without a `from`. */
const listed = (text: string): string[] =>
  [...text.matchAll(/^export (?:type )?\{([^}]*)\};?$/gm)]
    .flatMap(([, names]) => (names as string).split(','))
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')
          .at(-1) as string,
    )
    .filter((name) => name !== '');

const TYPE = `(?:declare )?(?:abstract )?(?:interface|type|class|enum) ${NAME}`;

/** Types that a file declares and exports. What it passes on from elsewhere was counted there. */
function typesOf(text: string): string[] {
  const own = namesBy(`^${TYPE}`, text);
  return [...namesBy(`^export ${TYPE}`, text), ...listed(text).filter((name) => own.includes(name))];
}

const VALUE = String.raw`(?:async )?(?:const|let|function\*?) ${NAME}`;
const exportsOf = (text: string): string[] => [
  ...namesBy(`^export (?:default )?${TYPE}`, text),
  ...namesBy(`^export (?:default )?${VALUE}`, text),
  ...listed(text),
];

/** The part of the house that a name belongs to: a package, or a folder of the page. */
function areaOf({ package: name, path }: Pick<Source, 'package' | 'path'>): string {
  if (name !== 'web') return name;
  const folders = path.split('/').slice(1, -1);
  return ['web', ...folders.slice(0, folders[0] === 'games' ? 2 : 1)].join('/');
}

/** The areas of both games count as one for the words that games share. */
function ownerOf(name: string, area: string): string {
  if (GAME_WORDS.includes(name) && ['seven-wonders', 'architects'].includes(area)) return 'a game';
  return PAGE_WORDS.includes(name) && area.startsWith('web/games/') ? 'a game’s page' : area;
}

/** For each name that means several things: where it is declared. */
function sharedNames(all: readonly Source[]): Map<string, string[]> {
  const declared = all.flatMap((source) =>
    typesOf(source.text).map((name) => ({
      name,
      owner: ownerOf(name, areaOf(source)),
      where: `${source.package}/${source.path}`,
    })),
  );
  const byName = Map.groupBy(declared, ({ name }) => name);
  const shared = [...byName].filter(([, places]) => new Set(places.map(({ owner }) => owner)).size > 1);
  return new Map(shared.map(([name, places]) => [name, places.map(({ where }) => where)]));
}

/** A name's words: `openRoomOf`, `open-room-of` and `OPEN_ROOM_OF` have the same. */
const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

const holds = (name: string, retired: string): boolean =>
  ` ${wordsIn(name).join(' ')} `.includes(` ${wordsIn(retired).join(' ')} `);

interface Row {
  readonly word: string;
  readonly meaning: string;
  readonly retired: readonly string[];
}

/** The rows of the glossary's table: `| word | meaning | not |`. */
function rowsOf(glossary: string): Row[] {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  // The first two are the heading and the line under it.
  return rows.slice(2).map(([word = '', meaning = '', not = '']) => ({
    word,
    meaning,
    retired: [...not.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string),
  }));
}

/** Where retired words occur, as `word: place`. */
function uses(all: readonly Source[], retired: readonly string[]): string[] {
  // Pictures name the parts of buildings: a hall there is a hall.
  const code = all.filter(({ path }) => !path.split('/').includes('art'));
  const found = code.flatMap((source) => {
    const where = `${source.package}/${source.path}`;
    return retired.flatMap((word) => {
      const inPath = where.split('/').some((part) => holds(part.replace(/\.[a-z.]+$/, ''), word));
      const names = exportsOf(source.text).filter((name) => holds(name, word));
      return [...(inPath ? [`${word}: ${where}`] : []), ...names.map((name) => `${word}: ${where} ${name}`)];
    });
  });
  return [...new Set(found)].sort();
}

describe('exported types', () => {
  test('have a name of their own in every package', () => {
    expect(Object.fromEntries(sharedNames(sources))).toEqual({});
  });

  test('that games share are still shared', () => {
    const declared = Map.groupBy(
      sources.flatMap((source) => typesOf(source.text).map((name) => ({ name, area: areaOf(source) }))),
      ({ name }) => name,
    );
    const areas = (name: string, start: RegExp) =>
      new Set(
        declared
          .get(name)
          ?.map(({ area }) => area)
          .filter((area) => start.test(area)),
      ).size;
    expect(GAME_WORDS.filter((name) => areas(name, /^(?:seven-wonders|architects)$/) < 2)).toEqual([]);
    expect(PAGE_WORDS.filter((name) => areas(name, /^web\/games\//) < 2)).toEqual([]);
  });

  test('of one name in two areas are found; those of a game and those passed on are fine', () => {
    const source = (name: string, path: string, text: string): Source => ({ package: name, path, text });
    const found = sharedNames([
      source('kernel', 'src/a.ts', 'export interface Place {\n}\nexport type Seat = number;'),
      source('server', 'src/b.ts', 'type Place = string;\nexport type { Place };\nexport type { Seat };'),
      source('seven-wonders', 'src/c.ts', 'export interface Card {}\nexport class Wish {}'),
      source('architects', 'src/c.ts', 'export type Card = number;\nexport abstract class Wish {}'),
      source('web', 'src/lobby/x.ts', 'export type Row = 1;'),
      source('web', 'src/lobby/parts/y.ts', 'export type Row = 2;'),
      source('web', 'src/table/x.ts', 'export type Bar = 1;'),
      source('web', 'src/games/architects/x.ts', 'export type Bar = 2;\nexport type TableState = 1;'),
      source('web', 'src/games/seven-wonders/x.ts', 'export type TableState = 2;'),
    ]);
    expect([...found.keys()]).toEqual(['Place', 'Wish', 'Bar']);
  });
});

describe('the glossary', () => {
  const path = join(root, 'docs/glossary.md');
  const rows = existsSync(path) ? rowsOf(readFileSync(path, 'utf8')) : [];
  const retired = rows.flatMap((row) => row.retired);

  test.skipIf(!existsSync(path))('explains each of at most forty words once, in a sentence', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(40);
    const words = rows.map(({ word }) => word);
    expect(words.filter((word, at) => word === '' || words.indexOf(word) !== at)).toEqual([]);
    expect(rows.filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning))).toEqual([]);
    expect(retired.filter((word) => words.includes(word))).toEqual([]);
  });

  test('has retired words that no exported name and no file has any more', () => {
    expect(uses(sources, retired)).toEqual([]);
  });

  test('finds a retired word as a whole word, in names and in paths', () => {
    const text = 'export const openHall = 1;\nexport function shallow() {}\nexport { a as HALL_SIZE };';
    expect(uses([{ package: 'x', path: 'src/the-hall/y.ts', text }], ['hall', 'first sight'])).toEqual([
      'hall: x/src/the-hall/y.ts',
      'hall: x/src/the-hall/y.ts HALL_SIZE',
      'hall: x/src/the-hall/y.ts openHall',
    ]);
    expect(holds('firstSightOf', 'first sight')).toBe(true);
    expect(holds('sightFirst', 'first sight')).toBe(false);
  });

  test('is read row by row', () => {
    const table =
      '# Words\n\n| word | meaning | not |\n| --- | --- | --- |\n| seat | A place. | `chair`, `desk` |\n';
    expect(rowsOf(table)).toEqual([{ word: 'seat', meaning: 'A place.', retired: ['chair', 'desk'] }]);
  });
});
