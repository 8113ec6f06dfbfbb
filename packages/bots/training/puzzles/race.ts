// Is one idea clearly better than the others? All are tried in the same worlds, world by world, and the race ends as soon as the
// answer is sure: most decisions are dropped after a few worlds, because two ideas are close.

import type { Game, GameTypes, Move, Rng, SeatView } from '@mirabilia/kernel';
import { evaluatorOf } from '../../src/evaluators.ts';
import { levelIn } from '../../src/levels.ts';
import { search } from '../../src/search.ts';

/** The chance to win that each world ended with. */
export interface Runner {
  readonly move: Move;
  readonly wins: number[];
}

export interface RaceRules {
  /** By so much of the chance to win the best has to lead. */
  readonly lead: number;
  readonly fewest: number;
  readonly most: number;
}

export interface Judge<T extends GameTypes> {
  /** Every move in so many worlds. */
  run(view: SeatView<T>, moves: readonly Move[], worlds: number, rng: Rng): Runner[];
  /** The runners, best first, if the first leads as the rules ask. */
  race(view: SeatView<T>, moves: readonly Move[], rules: RaceRules, rng: Rng): Runner[] | undefined;
  /** As it is shown to people. */
  chance(view: SeatView<T>, runner: Runner): number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** By how much the first is ahead of the second in worlds that both know, and the standard error. */
export function leadOf(first: Runner, second: Runner): { readonly lead: number; readonly error: number } {
  const leads = second.wins.map((win, world) => (first.wins[world] as number) - win);
  const lead = mean(leads);
  const spread = leads.reduce((sum, each) => sum + (each - lead) ** 2, 0);
  // A few equal worlds prove little.
  return { lead, error: Math.sqrt((spread + 0.02) / (leads.length * Math.max(1, leads.length - 1))) };
}

const byMean = (a: Runner, b: Runner): number => mean(b.wins) - mean(a.wins);

const [EVERY, SURE, VERY_SURE] = [4, 2, 3];

export function newJudge<T extends GameTypes>(game: Game<T>): Judge<T> {
  const expert = levelIn(game.id, 'expert').search;
  if (expert === undefined) throw new Error('the expert does not search');
  const evaluator = evaluatorOf(game, expert.judgesBy);
  const { study } = search(game, evaluator, { ...expert.params, width: Number.POSITIVE_INFINITY });

  function oneWorld(view: SeatView<T>, runners: readonly Runner[], rng: Rng): void {
    const legal = runners.map(({ move }) => move);
    for (const { move, wins } of study({ view, legal, rng, budget: legal.length }))
      runners.find((runner) => runner.move === move)?.wins.push(wins);
  }

  const runnersOf = (moves: readonly Move[]): Runner[] => moves.map((move) => ({ move, wins: [] }));

  return {
    run(view, moves, worlds, rng) {
      const runners = runnersOf(moves);
      for (let world = 0; world < worlds; world++) oneWorld(view, runners, rng);
      return runners.sort(byMean);
    },
    race(view, moves, { lead: wanted, fewest, most }, rng) {
      let running = runnersOf(moves);
      const beaten: Runner[] = [];
      for (let world = 1; world <= most; world++) {
        oneWorld(view, running, rng);
        if (world % EVERY !== 0) continue;
        const [best, ...others] = running.toSorted(byMean) as [Runner, ...Runner[]];
        const leads = others.map((other) => leadOf(best, other));
        if (leads.some(({ lead, error }) => lead + SURE * error < wanted)) return undefined;
        const isSure = leads.every(({ lead, error }) => lead - SURE * error > wanted);
        if (isSure && world >= fewest) break;
        // Who is beaten beyond doubt needs no more worlds; a second stays to compare with.
        const out = others.filter((_, at) => {
          const { lead, error } = leads[at] as (typeof leads)[number];
          return at > 0 && lead - VERY_SURE * error > wanted;
        });
        beaten.push(...out);
        running = running.filter((runner) => !out.includes(runner));
      }
      const ranked = [...running.sort(byMean), ...beaten.sort(byMean)];
      const [first, second] = ranked as [Runner, Runner];
      return leadOf(first, second).lead >= wanted ? ranked : undefined;
    },
    chance: (view, { wins }) =>
      evaluator.shownChance(view.public.table, {
        visits: wins.length,
        wins: wins.reduce((sum, win) => sum + win, 0),
      }),
  };
}
