// `node packages/bots/training/puzzles.ts GAME FILE [--minutes N]`
//
// Looks for puzzles in matches of `hard` against itself and adds them to FILE, one per line; a number alone on a line says that
// the match of that number is done. It can be stopped at any time; run again, it goes on with the next match. What is
// asked of a puzzle is told in docs/puzzles.md.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import { digitsOf, matchOfSeries, puzzleId, rowOf } from '@mirabilia/games/puzzles';
import {
  advance,
  type Game,
  type GameTypes,
  outcomeOf,
  pending,
  playForced,
  rngFrom,
  seatView,
} from '@mirabilia/kernel';
import { BOTS } from '../src/index.ts';
import { newFinder } from './puzzles/find.ts';
import { traitsOf } from './puzzles/traits.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '60' } },
});

/** A puzzle like one of so many before it is left out. */
const RECENT = 100;

/** What is known already: whole matches only. */
function readOn(file: string): number {
  if (!existsSync(file)) return 0;
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => /^\d+$/.test(line));
  writeFileSync(
    file,
    lines
      .slice(0, last + 1)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return last < 0 ? 0 : Number(lines[last]) + 1;
}

function minePuzzles<T extends GameTypes>(game: Game<T>, file: string, until: number): void {
  const id = game.id as GameId;
  const find = newFinder(game);
  const traits = traitsOf<T>(game);
  const recent: string[] = [];
  const tally = { matches: 0, decisions: 0, puzzles: 0 };

  function mineMatch(number: number): void {
    const players = traits.players[number % traits.players.length] as number;
    const { choose } = BOTS.hard.newBot(game);
    const budget = BOTS.hard.budget(id, players);
    const match = matchOfSeries(game, number, players);
    const { state } = match;
    const rng = rngFrom(String(match.seed), 'hard');
    let digits = '';
    let prefix = '';
    let decision = -1;
    while (outcomeOf(match) === undefined) {
      const seat = pending(state)[0] as number;
      const view = seatView(state, seat);
      const legal = game.legalMoves(view);
      if (state.public.decision !== decision) {
        decision = state.public.decision;
        prefix = digits;
      }
      // A choice in two steps is two questions; those are left out.
      const isWhole = state.public.owed[seat] === 1 && view.private.plan.length === 0;
      tally.decisions += Number(isWhole && legal.length > 1);
      const found = isWhole ? find(view, legal, `${match.seed} ${decision} ${seat}`) : undefined;
      if (found !== undefined && !recent.includes(found.likeness)) {
        const { likeness, ...rest } = found;
        recent.unshift(likeness);
        recent.length = Math.min(recent.length, RECENT);
        const puzzle = { game: id, match: number, players, seat, prefix, ...rest };
        appendFileSync(file, `${JSON.stringify(rowOf(puzzle))}\n`);
        tally.puzzles++;
        process.stderr.write(
          `${puzzleId(puzzle)} ${players} ${rest.kind} ${rest.difficulty} ${game.notation.make(legal[rest.answers[0]?.[0][0] as number] as number)}\n`,
        );
      }
      const move = choose({ view, legal, rng, budget });
      digits += digitsOf(legal, move);
      advance(match, seat, move);
      playForced(match);
    }
    appendFileSync(file, `${number}\n`);
    tally.matches++;
  }

  const start = process.cpuUsage();
  for (let number = readOn(file); performance.now() < until; number++) {
    mineMatch(number);
    const seconds = (process.cpuUsage(start).user / 1e6).toFixed(0);
    process.stderr.write(
      `${id}: ${tally.puzzles} puzzles of ${tally.decisions} decisions in ${tally.matches} matches, ${seconds} s of processor time\n`,
    );
  }
}

const [id = '', file = ''] = positionals;
if (!isGameId(id) || file === '') throw new Error('Which game, and which file?');
const until = performance.now() + Number(values.minutes) * 60_000;
withGame(id as GameId, (game) => minePuzzles(game, file, until));
