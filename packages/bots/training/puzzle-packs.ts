// `node packages/bots/training/puzzle-packs.ts GAME FILE`
//
// Puts the puzzles of FILE, as puzzles.ts wrote it, into the packs that the page ships. Packs that are there stay as they are,
// because the daily puzzles are taken from the first one: what is new becomes further packs.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isGameId } from '@mirabilia/games';
import { type Puzzle, type PuzzleRow, puzzleId, puzzleOf, rowOf } from '@mirabilia/games/puzzles';
import { rngFrom, shuffle } from '@mirabilia/kernel';

const PACKS = join(import.meta.dirname, '../../web/src/puzzles/packs');

/** The first pack is kept on every device. */
const FIRST = 150;
const LATER = 400;
/** Counting is quickly found and soon known: at most one puzzle of so many. */
const COUNT_SHARE = 5;

const { positionals } = parseArgs({ allowPositionals: true });
const [game = '', file = ''] = positionals;
if (!isGameId(game) || file === '') throw new Error('Which game, and which file?');

const pathOf = (pack: number): string => join(PACKS, `${game}-${pack}.json`);
const read = (text: string): Puzzle => puzzleOf(game, JSON.parse(text) as PuzzleRow);

const known = new Set<string>();
let pack = 1;
for (; existsSync(pathOf(pack)); pack++) {
  for (const row of JSON.parse(readFileSync(pathOf(pack), 'utf8')) as PuzzleRow[])
    known.add(puzzleId(puzzleOf(game, row)));
}
function isFresh(puzzle: Puzzle): boolean {
  const id = puzzleId(puzzle);
  const isKnown = known.has(id);
  known.add(id);
  return !isKnown;
}
const fresh = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('[') && line.endsWith(']'))
  .map(read)
  .filter(isFresh);
shuffle(rngFrom(`${game} ${pack}`, 'packs'), fresh);
const others = fresh.filter(({ kind }) => kind !== 'count');
const counted = fresh.filter(({ kind }) => kind === 'count').slice(0, others.length / (COUNT_SHARE - 1));
const mixed = shuffle(rngFrom(`${game} ${pack}`, 'order'), [...others, ...counted]);

/** A line for each puzzle, so that changes can be read. */
const textOf = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(rowOf(puzzle))).join(',\n')}\n]\n`;

for (let from = 0; from < mixed.length; pack++) {
  const size = pack === 1 ? FIRST : LATER;
  const part = mixed.slice(from, from + size);
  writeFileSync(pathOf(pack), textOf(part));
  console.log(`${pathOf(pack)}: ${part.length} puzzles`);
  from += size;
}
