// `node packages/bots/training/puzzle-check.ts GAME [--sample N] [--times 20] [--minutes N]`
//
// Do the shipped puzzles hold? The expert solves a sample of them with so many times its usual number of simulations, and it
// is counted how often it finds a right answer. It tries every legal move, not only those that seem good at first sight.
// Puzzles that are counted out aren't asked: they are proved.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isGameId, withGame } from '@mirabilia/games';
import { type Puzzle, type PuzzleRow, puzzleId, puzzleOf, questionOf } from '@mirabilia/games/puzzles';
import { type Game, type GameTypes, type Move, rngFrom, shuffle } from '@mirabilia/kernel';
import { evaluatorOf } from '../src/evaluators.ts';
import { levelIn, type SearchLevel } from '../src/levels.ts';
import { search } from '../src/search.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '60' },
    times: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' },
  },
});
const [id = ''] = positionals;
if (!isGameId(id)) throw new Error('Which game?');

const PACKS = join(import.meta.dirname, '../../web/src/puzzles/packs');
const puzzles = readdirSync(PACKS)
  .filter((name) => name.startsWith(`${id}-`))
  .flatMap((name) => JSON.parse(readFileSync(join(PACKS, name), 'utf8')) as PuzzleRow[])
  .map((row) => puzzleOf(id, row))
  .filter(({ kind }) => kind !== 'count');
const sample = shuffle(rngFrom(id, 'sample'), puzzles).slice(0, Number(values.sample));

/** Does the expert find a right answer with so many simulations? */
function holds<T extends GameTypes>(game: Game<T>, puzzle: Puzzle): boolean {
  const { view, legal } = questionOf(game, puzzle);
  const expert = levelIn(game.id, 'expert').search as SearchLevel;
  const params = { ...expert.params, width: Number.POSITIVE_INFINITY };
  const chosen = search(game, evaluatorOf(game, expert.judgesBy), params).choose({
    view,
    legal,
    rng: rngFrom(puzzleId(puzzle), 'check'),
    budget: Number(values.times) * expert.budget(puzzle.players),
  });
  const right = puzzle.answers.slice(0, puzzle.right).flatMap(([places]) => places);
  return right.some((place) => (legal[place] as Move) === chosen);
}

const until = performance.now() + Number(values.minutes) * 60_000;
let [asked, held] = [0, 0];
for (const puzzle of sample) {
  if (performance.now() > until) break;
  const isHeld = withGame(id, (game) => holds(game, puzzle));
  asked++;
  held += Number(isHeld);
  if (!isHeld) console.log(`${puzzleId(puzzle)} (${puzzle.kind}, ${puzzle.players} players) does not hold`);
  if (asked % 10 === 0) console.log(`${held} of ${asked} hold`);
}
console.log(`${id}: ${held} of ${asked} hold under ${values.times} times the simulations`);
