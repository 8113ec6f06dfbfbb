import type { Level } from './bot.ts';
import { random } from './random.ts';

export const LEVELS = ['random'] as const;
export type LevelName = (typeof LEVELS)[number];

export const BOTS: Readonly<Record<LevelName, Level>> = { random };

export function isLevel(name: string): name is LevelName {
  return (LEVELS as readonly string[]).includes(name);
}

export type * from './bot.ts';
