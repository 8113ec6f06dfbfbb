// Who can play, in words and numbers only: whoever just names bots needn't load them.

/** `random` is for tests and simulations; the others are for people, weakest first. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
export type LevelName = (typeof LEVELS)[number];

/** As strong as the level that they are named after, each with a taste of its own. */
export const STYLES = ['hard:scholar', 'hard:general', 'hard:merchant'] as const;

/** What a bot may have a taste for. */
export const TASTES = ['scholar', 'general', 'merchant'] as const;
export type Taste = (typeof TASTES)[number];

/** Players that others have published, to compare with. */
export const REFERENCES = ['rules-2014', 'uct-1000'] as const;

export const BOT_IDS = [...LEVELS, ...STYLES, ...REFERENCES] as const;
export type BotId = (typeof BOT_IDS)[number];

export function isLevel(name: string): name is LevelName {
  return (LEVELS as readonly string[]).includes(name);
}

export function isBotId(name: string): name is BotId {
  return (BOT_IDS as readonly string[]).includes(name);
}
