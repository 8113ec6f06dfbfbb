import type { NewBot } from './bot.ts';
import { BOT_IDS, type BotId } from './ids.ts';
import { knowledgeOf } from './known-games.ts';
import { quick } from './quick.ts';
import { random } from './random.ts';
import { rules } from './rules.ts';
import { type Manner, search } from './search.ts';
import { uct } from './uct.ts';

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
const none = (): number => 0;

const searching =
  (manner: Manner): NewBot =>
  (game) =>
    search(game, knowledgeOf(game), manner);

const HARD: Manner = { depth: 3, width: 6, heat: 0.3, victory: 10, trust: 2 };
const EXPERT: Manner = { depth: 4, width: 8, heat: 0.3, victory: 10, trust: 2 };

const hard = { budget: () => 150, fits: 300, plays: always };

const SPECS: Readonly<Record<BotId, Omit<BotSpec, 'id'>>> = {
  random: { budget: none, fits: 20, plays: always, newBot: random },
  easy: { budget: none, fits: 20, plays: always, newBot: quick(3) },
  medium: { budget: none, fits: 20, plays: always, newBot: quick(0) },
  hard: { ...hard, newBot: searching(HARD) },
  expert: { budget: () => 600, fits: 1000, plays: always, newBot: searching(EXPERT) },
  'hard:scholar': { ...hard, newBot: searching({ ...HARD, taste: 'scholar' }) },
  'hard:general': { ...hard, newBot: searching({ ...HARD, taste: 'general' }) },
  'hard:merchant': { ...hard, newBot: searching({ ...HARD, taste: 'merchant' }) },
  'rules-2014': { budget: none, fits: 20, plays: (game) => game === 'seven-wonders', newBot: rules },
  'uct-1000': { budget: () => 1000, fits: 1000, plays: always, newBot: uct },
};

/** Every bot by its id. */
export const BOTS = Object.fromEntries(BOT_IDS.map((id) => [id, { id, ...SPECS[id] }])) as Readonly<
  Record<BotId, BotSpec>
>;

export type * from './bot.ts';
export * from './ids.ts';
export { rollOut } from './rollout.ts';
