// How each level plays each game: what the comparisons in docs/bots.md showed to be best, or a good step below it.

import type { Manner } from './search.ts';

/** Thinks ahead, with so many simulations a decision. */
export interface Search {
  readonly budget: (players: number) => number;
  readonly manner: Manner;
}

interface Level {
  /** How often it strays from what seems best, in points. */
  readonly heat: number;
  readonly search?: Search;
}

type Levels = Readonly<Record<'easy' | 'medium' | 'hard' | 'expert', Level>>;

const always = (budget: number) => (): number => budget;
/** The more players, the longer a simulation takes. */
const sharedBy =
  (budget: number) =>
  (players: number): number =>
    Math.round(budget / players);

/** Among many a chance to win is small, and so is what a move adds to it: to count beside points it has to weigh more. */
const amongMany = (players: number): number => (players > 3 ? 60 : 10);

const MANNER: Manner = { depth: 3, width: 8, heat: 0.3, ownHeat: 0.3, victory: always(10), trust: 2 };

/** In Architects luck is large: first sight counts for more. To judge an unseen card by three loses nothing and halves the time. */
const PATIENT: Manner = { depth: 2, width: 6, heat: 0, ownHeat: 0, draws: 3, victory: always(10), trust: 6 };

export const LEVELS_OF: Readonly<Record<string, Levels>> = {
  'seven-wonders': {
    easy: { heat: 1.8 },
    medium: { heat: 0.8 },
    hard: { heat: 0, search: { budget: always(12), manner: { ...MANNER, depth: 2, width: 4 } } },
    expert: { heat: 0, search: { budget: always(1000), manner: MANNER } },
  },
  architects: {
    easy: { heat: 7 },
    medium: { heat: 3 },
    // A whim leaves room for a step to the next level: without it both are nearly the best there is.
    hard: { heat: 0, search: { budget: always(12), manner: { ...PATIENT, depth: 1, whim: 0.3 } } },
    // The others may stray: they aren't always players by first sight.
    expert: {
      heat: 0,
      search: { budget: sharedBy(3600), manner: { ...PATIENT, heat: 1.5, victory: amongMany } },
    },
  },
};
