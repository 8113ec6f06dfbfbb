// How each level plays each game: the best that the comparisons in docs/bots-experiments.md found, or a clear step below it.

import { type GameId, isGameId } from '@mirabilia/games';
import type { JudgesBy } from './evaluators.ts';
import type { Gentle } from './policy-bot.ts';
import type { SearchParams } from './search.ts';

/** A level that searches: how many simulations per decision, and how. */
export interface SearchLevel {
  readonly budget: (players: number) => number;
  readonly params: SearchParams;
  /** The networks that judge the tables at which simulations stop. */
  readonly judgesBy: JudgesBy;
}

interface Level {
  /** How much chance is mixed into the policy's choices, in points. */
  readonly temperature: number;
  readonly search?: SearchLevel;
}

/** How beginners play: their chance, and what a mistake may cost at most. */
const BEGINNERS: Readonly<Record<GameId, Gentle>> = {
  'seven-wonders': { temperature: 1.8, worstMistake: 6 },
  architects: { temperature: 2, worstMistake: 4 },
};

export function beginnerIn(game: string): Gentle {
  if (!isGameId(game)) throw new Error(`no bot plays ${game}`);
  return BEGINNERS[game];
}

type Name = 'medium' | 'hard' | 'expert' | 'expert-0';
type Levels = Readonly<Record<Name, Level>>;

const always = (budget: number) => (): number => budget;
/** A simulation takes longer with more players, so they share the budget. */
const sharedBy =
  (budget: number) =>
  (players: number): number =>
    Math.round(budget / players);

/** With many players the chance to win is small, and so is what a move adds to it: it needs more weight to count beside points. */
const amongMany = (players: number): number => (players > 3 ? 60 : 10);

const PARAMS: SearchParams = {
  depth: 3,
  width: 8,
  temperature: 0.3,
  ownTemperature: 0.3,
  victory: always(10),
  trust: 2,
};

/** Luck is large in Architects, so the policy counts for more. Judging an unseen card by three draws loses nothing and halves the time. */
const PATIENT: SearchParams = {
  depth: 2,
  width: 6,
  temperature: 0,
  ownTemperature: 0,
  draws: 3,
  victory: always(10),
  trust: 6,
};

// Opponents don't always follow the policy, so they get a temperature.
const ARCHITECTS_EXPERT: Level = {
  temperature: 0,
  search: {
    budget: sharedBy(3600),
    params: { ...PATIENT, temperature: 1.5, victory: amongMany },
    judgesBy: 'moves',
  },
};

const LEVELS: Readonly<Record<GameId, Levels>> = {
  'seven-wonders': {
    medium: { temperature: 0.8 },
    hard: {
      temperature: 0,
      search: { budget: always(12), params: { ...PARAMS, depth: 2, width: 4 }, judgesBy: 'moves' },
    },
    expert: {
      temperature: 0,
      search: { budget: always(1000), params: { ...PARAMS, victory: always(15) }, judgesBy: 'tables' },
    },
    'expert-0': { temperature: 0, search: { budget: always(1000), params: PARAMS, judgesBy: 'moves' } },
  },
  architects: {
    medium: { temperature: 3 },
    // Without noise `hard` would be as strong as `expert`: the policy alone is nearly the best that is known.
    hard: {
      temperature: 0,
      search: { budget: always(12), params: { ...PATIENT, depth: 1, noise: 0.3 }, judgesBy: 'moves' },
    },
    expert: ARCHITECTS_EXPERT,
    'expert-0': ARCHITECTS_EXPERT,
  },
};

export function levelIn(game: string, level: Name): Level {
  if (!isGameId(game)) throw new Error(`no bot plays ${game}`);
  return LEVELS[game][level];
}
