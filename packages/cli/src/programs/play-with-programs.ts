// A match in which programs play, with bots or with each other. A program that crashes, takes too long or makes an illegal
// move forfeits the match: a bot makes the rest of its moves, so that the others can play on.

import {
  advance,
  type Game,
  type GameTypes,
  type Match,
  outcomeOf,
  pending,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import type { MatchSeating } from '../simulation/play-match.ts';
import type { Forfeit } from './forfeit.ts';
import type { PlayerId } from './player-id.ts';
import { type ProgramRules, type SeatPlayer, seatPlayer } from './seat-player.ts';

export interface PlayedWithPrograms<T extends GameTypes> {
  readonly match: Match<T>;
  readonly forfeits: readonly Forfeit[];
}

export async function playWithPrograms<T extends GameTypes>(
  game: Game<T>,
  { options, seed, botIds }: MatchSeating<T, PlayerId>,
  rules: ProgramRules,
): Promise<PlayedWithPrograms<T>> {
  const match = startMatch(game, options, seed);
  const forfeits: Forfeit[] = [];
  const players = await Promise.all(
    game
      .seating(match.deal)
      .map((player, seat) =>
        seatPlayer({ game, id: botIds[player] as PlayerId, seat, player, seed, options }, rules, forfeits),
      ),
  );
  for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
    for (const seat of asked) {
      const { id, choose } = players[seat] as SeatPlayer<T>;
      const view = seatView(match.state, seat);
      const legal = game.legalMoves(view);
      const started = performance.now();
      const move = await choose(view, legal);
      if (legal.length > 1) rules.stopwatch?.(id, performance.now() - started);
      advance(match, seat, move);
    }
  }
  const { scores = [], winners = [] } = outcomeOf(match) ?? {};
  for (const { leave } of players) leave?.({ scores, winners });
  return { match, forfeits };
}
