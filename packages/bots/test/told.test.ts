// Whether what bots tell comes true, in matches that `hard` played against itself (training/matches.ts --by hard) and that no
// network learned from.

import { join } from 'node:path';
import { type Architects, architects } from '@mirabilia/architects';
import type { Game, GameTypes, State } from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { type SevenWonders, sevenWonders, TURNS } from '@mirabilia/seven-wonders';
import { expect, test, vi } from 'vitest';
import type { Forecast } from '../src/evaluator.ts';
import { evaluatorOf } from '../src/evaluators.ts';
import { newTableValue, valueTable } from '../src/seven-wonders/table-value.ts';
import { WEIGHTS as TABLES } from '../src/seven-wonders/table-weights.ts';
import { readNets } from '../src/weights.ts';
import { askAgain } from '../training/ask-again.ts';
import { type KeptMatch, playAgain, readMatches } from '../training/kept-matches.ts';
import { shareOf } from '../training/play.ts';
import { pointsTold } from '../training/tellings.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

async function matchesOf(game: string): Promise<KeptMatch[]> {
  const matches: KeptMatch[] = [];
  for await (const match of readMatches(join(import.meta.dirname, 'matches', `${game}.jsonl`)))
    matches.push(match);
  return matches;
}

interface Foretold {
  readonly round: number;
  readonly told: number;
  readonly points: number;
  readonly chance: number;
  readonly came: number;
}

/** What the networks say to every seat at the beginning of each round. */
function foretoldIn<T extends GameTypes>(
  game: Game<T>,
  match: KeptMatch,
  { isPause, forecastAll }: { isPause: (table: T['table']) => boolean; forecastAll: ForecastAll<T> },
): Foretold[] {
  const { round } = evaluatorOf(game);
  const seen: { round: number; all: Forecast[] }[] = [];
  let last = match.from - 1;
  const outcome = playAgain(game, match, (state) => {
    const now = Math.floor(round(state.public.table));
    if (now <= last || !isPause(state.public.table)) return;
    last = now;
    seen.push({ round: now, all: forecastAll(state) });
  });
  return seen.flatMap(({ round: now, all }) =>
    all.map(({ points, chance }, seat) => ({
      round: now,
      told: points,
      chance,
      points: (outcome.scores[seat] as T['score']).total,
      came: shareOf(outcome, seat),
    })),
  );
}

type ForecastAll<T extends GameTypes> = (state: State<T>) => Forecast[];

/** All seats of a table at once: asking for one after the other would value the table for each. */
const value = newTableValue();
const nets = readNets(TABLES);
const ofSevenWonders: ForecastAll<SevenWonders> = (state) => {
  valueTable(value, nets, state);
  return state.private.map((_, seat) => ({
    points: value.points[seat] as number,
    chance: value.chances[seat] as number,
  }));
};
const ofArchitects: ForecastAll<Architects> = (state) =>
  state.private.map((_, seat) => ({ ...evaluatorOf(architects).forecast(state, seat) }));

/** Few matches of Architects are longer. */
const USUAL_ROUNDS = 24;

const LEVEL = 0.1;

/** The largest distance between what was told and what came, of chances that are alike, from 5 to 95 %. */
function worstChance(told: readonly Pick<Foretold, 'chance' | 'came'>[]): number {
  let worst = 0;
  for (let from = 0.05; from < 0.9; from += LEVEL) {
    const level = told.filter(({ chance }) => chance >= from && chance < from + LEVEL);
    const off = level.reduce((sum, { chance, came }) => sum + chance - came, 0) / level.length;
    worst = Math.max(worst, Math.abs(off));
  }
  return worst;
}

const worstPoints = (told: Parameters<typeof pointsTold>[0]): number =>
  Math.max(...pointsTold(told).map(({ error }) => Math.abs(error)));

test('7 Wonders: networks tell points to within two at each of the 18 turns, and chances to within three percent', async () => {
  const told = (await matchesOf('seven-wonders')).flatMap((match) =>
    foretoldIn(sevenWonders, match, {
      isPause: ({ phase }) => phase.kind === 'turn',
      forecastAll: ofSevenWonders,
    }),
  );
  expect(pointsTold(told).map(({ round }) => round)).toEqual(
    Array.from({ length: 3 * TURNS }, (_, at) => at + 1),
  );
  expect(worstPoints(told)).toBeLessThan(2);
  expect(worstChance(told)).toBeLessThan(0.03);
});

test('Architects: networks tell points to within two in each round, and chances to within three percent', async () => {
  const told = (await matchesOf('architects')).flatMap((match) =>
    foretoldIn(architects, match, {
      isPause: ({ phase }) => phase.kind === 'free-take',
      forecastAll: ofArchitects,
    }),
  );
  expect(worstPoints(told.filter(({ round }) => round <= USUAL_ROUNDS))).toBeLessThan(2);
  expect(worstChance(told)).toBeLessThan(0.03);
});

test('7 Wonders: a search tells the points of the move that is played to within two, turn by turn', async () => {
  const matches = (await matchesOf('seven-wonders')).filter(({ players }) => players === 3).slice(0, 120);
  const told = matches.flatMap((match) =>
    askAgain(sevenWonders, match, { judge: 'hard', every: 5, budget: 4 }),
  );
  expect(new Set(told.map(({ round }) => round)).size).toBe(3 * TURNS);
  expect(worstPoints(told)).toBeLessThan(2);
});
