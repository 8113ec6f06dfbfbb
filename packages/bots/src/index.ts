import type { NewBot } from './bot.ts';
import { evaluatorOf } from './evaluators.ts';
import { BOT_IDS, type BotId } from './ids.ts';
import { beginnerIn, levelIn } from './levels.ts';
import { gentleBot, policyBot } from './policy-bot.ts';
import { random } from './random.ts';
import { rulesBot } from './rules-bot.ts';
import { type SearchParams, search } from './search.ts';
import { uct } from './uct.ts';

/** A bot, and how long it thinks. */
export interface BotSpec {
  readonly id: BotId;
  /** Simulations per decision, with so many players. */
  budget(game: string, players: number): number;
  /** Milliseconds that a decision may take on one core, at a full table. */
  readonly timeLimit: number;
  /** Some published players exist for one game only. */
  plays(game: string): boolean;
  readonly newBot: NewBot;
}

type Spec = Omit<BotSpec, 'id'>;

const always = (): boolean => true;
const none = (): number => 0;

/** A level that may search, with what is special about this bot. */
function thinking(
  level: 'medium' | 'hard' | 'expert' | 'expert-0',
  timeLimit: number,
  special: Partial<SearchParams> = {},
): Spec {
  return {
    timeLimit,
    plays: always,
    budget: (game, players) => levelIn(game, level).search?.budget(players) ?? 0,
    newBot: (game) => {
      const { temperature, search: searching } = levelIn(game.id, level);
      if (searching === undefined) return policyBot(temperature)(game);
      return search(game, evaluatorOf(game, searching.judgesBy), { ...searching.params, ...special });
    },
  };
}

const SPECS: Readonly<Record<BotId, Spec>> = {
  random: { budget: none, timeLimit: 20, plays: always, newBot: random },
  easy: {
    budget: none,
    timeLimit: 20,
    plays: always,
    newBot: (game) => gentleBot(beginnerIn(game.id))(game),
  },
  medium: thinking('medium', 20),
  hard: thinking('hard', 300),
  expert: thinking('expert', 1000),
  'hard:scholar': thinking('hard', 300, { bias: 'scholar' }),
  'hard:general': thinking('hard', 300, { bias: 'general' }),
  'hard:merchant': thinking('hard', 300, { bias: 'merchant' }),
  'rules-2014': { budget: none, timeLimit: 20, plays: (game) => game === 'seven-wonders', newBot: rulesBot },
  'expert-0': thinking('expert-0', 1000),
  'uct-1000': { budget: () => 1000, timeLimit: 1000, plays: always, newBot: uct },
};

/** Every bot by its id. */
export const BOTS = Object.fromEntries(BOT_IDS.map((id) => [id, { id, ...SPECS[id] }])) as Readonly<
  Record<BotId, BotSpec>
>;

export type * from './bot.ts';
export * from './ids.ts';
export { rollOut } from './rollout.ts';
export { forecastScores, type ScoreForecast } from './score-forecast.ts';
export { warmUp as practise } from './warm-up.ts';
