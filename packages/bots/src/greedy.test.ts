import { GAME_IDS, withGame } from '@mirabilia/games';
import {
  advance,
  type Game,
  type GameTypes,
  outcomeOf,
  pending,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** One greedy player, in each seat once, against random ones: the share of matches that it wins. */
function winsOf<T extends GameTypes>(game: Game<T>, players: number, deals: number): number {
  const options = game.readOptions({ players });
  if (!options.ok) throw new Error(options.refusal.code);
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let favourite = 0; favourite < players; favourite++) {
      const seed = seedOfMatch('greedy', deal);
      const match = startMatch(game, options.value, seed);
      const rng = rngFrom(`${seed} ${favourite}`, 'test');
      for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
        const seat = asked[0] as number;
        const view = seatView(match.state, seat);
        const choose = seat === favourite ? greedy(game) : random(game);
        advance(match, seat, choose(view, game.legalMoves(view), rng));
      }
      if (outcomeOf(match)?.winners.includes(favourite)) wins++;
    }
  }
  return wins / (deals * players);
}

describe.for(GAME_IDS)('%s', (id) => {
  test('beats random players far more often than its share', () => {
    withGame(id, (game) => {
      // Of three players one wins a third; twelve matches of a game with more luck in it vary by a sixth.
      expect(winsOf(game, 3, 4)).toBeGreaterThan(0.6);
      expect(winsOf(game, 2, 4)).toBeGreaterThan(0.75);
    });
  });

  test('the same view and the same chance give the same move', () => {
    withGame(id, (game) => {
      const options = game.readOptions({ players: 3 });
      if (!options.ok) throw new Error(options.refusal.code);
      const { state } = startMatch(game, options.value, seedOfMatch('greedy', 0));
      const [seat = 0] = pending(state);
      const view = seatView(state, seat);
      const choose = () => greedy(game)(view, game.legalMoves(view), rngFrom('chance', 'test'));
      expect(choose()).toBe(choose());
    });
  });
});
