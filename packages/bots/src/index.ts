import type { Level } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** `random` is for tests and simulations; the levels that people play against are all one player as yet. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
export type LevelName = (typeof LEVELS)[number];

export const BOTS: Readonly<Record<LevelName, Level>> = {
  random,
  easy: greedy,
  medium: greedy,
  hard: greedy,
  expert: greedy,
};

export function isLevel(name: string): name is LevelName {
  return (LEVELS as readonly string[]).includes(name);
}

export type * from './bot.ts';
