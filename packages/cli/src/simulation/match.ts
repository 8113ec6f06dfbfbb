import { BOTS, type LevelName } from '@mirabilia/bots';
import {
  advance,
  type Game,
  type GameTypes,
  type Match,
  pending,
  rngFrom,
  type Seed,
  type Sitter,
  seatView,
  startMatch,
} from '@mirabilia/kernel';

export interface Seating<T extends GameTypes> {
  readonly options: T['options'];
  readonly seed: Seed;
  /** One for each player, in the order in which they came. */
  readonly levels: readonly LevelName[];
}

/** Plays a match to its end. It depends on the seating alone: every bot has a stream of chance of its own. */
export function playMatch<T extends GameTypes>(
  game: Game<T>,
  { options, seed, levels }: Seating<T>,
): Match<T> {
  const match = startMatch(game, options, seed);
  const bots = game.seating(match.deal).map((player) => {
    const { newBot, budget } = BOTS[levels[player] as LevelName];
    return {
      bot: newBot(game),
      rng: rngFrom(seed, `${game.id} bot ${player}`),
      budget: budget(game.id, options.players),
    };
  });
  for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
    for (const seat of asked) {
      const { bot, rng, budget } = bots[seat] as (typeof bots)[number];
      const view = seatView(match.state, seat);
      const legal = game.legalMoves(view);
      const move = bot.choose({ view, legal, rng, budget });
      if (!legal.includes(move)) throw new Error(`the bot at seat ${seat} chose an illegal move`);
      advance(match, seat, move);
    }
  }
  return match;
}

/** Who sits at each seat of the match. */
export const sitters = <T extends GameTypes>(match: Match<T>, levels: readonly LevelName[]): Sitter[] =>
  match.game.seating(match.deal).map((player) => {
    const level = levels[player] as LevelName;
    return { name: `${level} ${player + 1}`, kind: `bot:${level}` };
  });
