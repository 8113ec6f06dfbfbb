import type { NewBot } from './bot.ts';
import { BOT_IDS, type BotId } from './ids.ts';
import { knowledgeOf } from './known-games.ts';
import { LEVELS_OF, type Search } from './levels.ts';
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

type Spec = Omit<BotSpec, 'id'>;

const always = (): boolean => true;
const none = (): number => 0;

/** A level that thinks ahead, with whatever is special about this one. */
function thinking(level: 'medium' | 'hard' | 'expert', fits: number, special: Partial<Manner> = {}): Spec {
  const searchOf = (game: string): Search | undefined => LEVELS_OF[game]?.[level].search;
  return {
    fits,
    plays: always,
    budget: (game, players) => searchOf(game)?.budget(players) ?? 0,
    newBot: (game) => {
      const how = searchOf(game.id);
      if (how === undefined) return quick(LEVELS_OF[game.id]?.[level].heat ?? 0)(game);
      return search(game, knowledgeOf(game), { ...how.manner, ...special });
    },
  };
}

const SPECS: Readonly<Record<BotId, Spec>> = {
  random: { budget: none, fits: 20, plays: always, newBot: random },
  easy: {
    budget: none,
    fits: 20,
    plays: always,
    newBot: (game) => quick(LEVELS_OF[game.id]?.easy.heat ?? 0)(game),
  },
  medium: thinking('medium', 20),
  hard: thinking('hard', 300),
  expert: thinking('expert', 1000),
  'hard:scholar': thinking('hard', 300, { taste: 'scholar' }),
  'hard:general': thinking('hard', 300, { taste: 'general' }),
  'hard:merchant': thinking('hard', 300, { taste: 'merchant' }),
  'rules-2014': { budget: none, fits: 20, plays: (game) => game === 'seven-wonders', newBot: rules },
  'uct-1000': { budget: () => 1000, fits: 1000, plays: always, newBot: uct },
};

/** Every bot by its id. */
export const BOTS = Object.fromEntries(BOT_IDS.map((id) => [id, { id, ...SPECS[id] }])) as Readonly<
  Record<BotId, BotSpec>
>;

export type * from './bot.ts';
export * from './ids.ts';
export { practise } from './practice.ts';
export { rollOut } from './rollout.ts';
