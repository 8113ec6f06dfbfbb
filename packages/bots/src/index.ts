import type { NewBot } from './bot.ts';
import { flat } from './flat.ts';
import { BOT_IDS, type BotId } from './ids.ts';
import { random } from './random.ts';

export interface BotSpec {
  readonly id: BotId;
  /** What it spends on a decision with so many players, counted in simulations. */
  budget(game: string, players: number): number;
  /** The milliseconds that a decision at a full table fits into, on one core. */
  readonly fits: number;
  /** Some players are described for one game only. */
  plays(game: string): boolean;
  readonly newBot: NewBot;
}

const always = (): boolean => true;

const SPECS: Readonly<Record<BotId, Omit<BotSpec, 'id'>>> = {
  random: { budget: () => 0, fits: 20, plays: always, newBot: random },
  easy: { budget: () => 20, fits: 20, plays: always, newBot: flat },
  medium: { budget: () => 80, fits: 20, plays: always, newBot: flat },
  hard: { budget: () => 320, fits: 300, plays: always, newBot: flat },
  expert: { budget: () => 1000, fits: 1000, plays: always, newBot: flat },
  'hard:scholar': { budget: () => 320, fits: 300, plays: always, newBot: flat },
  'hard:general': { budget: () => 320, fits: 300, plays: always, newBot: flat },
  'hard:merchant': { budget: () => 320, fits: 300, plays: always, newBot: flat },
  'rules-2014': { budget: () => 0, fits: 20, plays: (game) => game === 'seven-wonders', newBot: flat },
  'uct-1000': { budget: () => 1000, fits: 1000, plays: always, newBot: flat },
};

/** Every bot by its id. */
export const BOTS = Object.fromEntries(BOT_IDS.map((id) => [id, { id, ...SPECS[id] }])) as Readonly<
  Record<BotId, BotSpec>
>;

export type * from './bot.ts';
export * from './ids.ts';
