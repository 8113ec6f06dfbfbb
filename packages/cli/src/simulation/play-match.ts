import { BOTS, type BotId } from '@mirabilia/bots';
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
import type { PlayerId } from '../programs/player-id.ts';

export interface MatchSeating<T extends GameTypes, Id extends PlayerId> {
  readonly options: T['options'];
  readonly seed: Seed;
  /** One per player, in the order of arrival. */
  readonly botIds: readonly Id[];
}

/** Called after each decision with a choice: the bot and the milliseconds it took. */
export type Stopwatch = (bot: PlayerId, milliseconds: number) => void;

export interface MatchListeners<T extends GameTypes> {
  readonly stopwatch?: Stopwatch;
  /** Called after each decision that was resolved. */
  readonly onResolved?: (match: Match<T>) => void;
}

/** Plays a match to its end. The result depends on the seating alone: every bot has its own random stream. */
export function playMatch<T extends GameTypes>(
  game: Game<T>,
  { options, seed, botIds }: MatchSeating<T, BotId>,
  { stopwatch, onResolved }: MatchListeners<T> = {},
): Match<T> {
  const match = startMatch(game, options, seed);
  const bots = game.seating(match.deal).map((player) => {
    const { id, newBot, budget } = BOTS[botIds[player] as BotId];
    return {
      id,
      bot: newBot(game),
      rng: rngFrom(seed, `${game.id} bot ${player}`),
      budget: budget(game.id, options.players),
    };
  });
  for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
    for (const seat of asked) {
      const { id, bot, rng, budget } = bots[seat] as (typeof bots)[number];
      const view = seatView(match.state, seat);
      const legal = game.legalMoves(view);
      const started = stopwatch === undefined ? 0 : performance.now();
      const move = bot.choose({ view, legal, rng, budget });
      if (legal.length > 1) stopwatch?.(id, performance.now() - started);
      if (!legal.includes(move)) throw new Error(`the bot at seat ${seat} chose an illegal move`);
      if (advance(match, seat, move)) onResolved?.(match);
    }
  }
  return match;
}

/** Who sits at each seat of the match. */
export const sitters = <T extends GameTypes>(match: Match<T>, botIds: readonly PlayerId[]): Sitter[] =>
  match.game.seating(match.deal).map((player) => {
    const id = botIds[player] as PlayerId;
    return { name: `${id} ${player + 1}`, kind: `bot:${id}` };
  });
