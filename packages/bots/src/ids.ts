// The ids of all bots. Code that only names bots needn't load them.

/** `random` is for tests and simulations; the others are for people, weakest first. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
export type LevelName = (typeof LEVELS)[number];

/** As strong as the level in their name, each with a preference of its own. */
export const STYLES = ['hard:scholar', 'hard:general', 'hard:merchant'] as const;

/** What a bot may prefer: science, the military or trade. */
export const BIASES = ['scholar', 'general', 'merchant'] as const;
export type Bias = (typeof BIASES)[number];

/** Published players, for comparison. */
export const REFERENCES = ['rules-2014', 'uct-1000'] as const;

/** The expert as it was, for comparison. */
export const PREDECESSORS = ['expert-0'] as const;

/** Every bot: levels, styles, and players for comparison. */
export const BOT_IDS = [...LEVELS, ...STYLES, ...REFERENCES, ...PREDECESSORS] as const;
export type BotId = (typeof BOT_IDS)[number];

/** Is it the id of a level? */
export function isLevel(name: string): name is LevelName {
  return (LEVELS as readonly string[]).includes(name);
}

/** Is there a bot with this id? */
export function isBotId(name: string): name is BotId {
  return (BOT_IDS as readonly string[]).includes(name);
}
