// A little play against itself before anybody asks: code that has run is compiled, so the first thought of a thread is as
// quick as the others.

import {
  advance,
  type Game,
  type GameTypes,
  pending,
  rngFrom,
  seatView,
  seedOfMatch,
  settle,
  startMatch,
} from '@mirabilia/kernel';
import { BOTS } from './index.ts';

const DECISIONS = 60;
/** Enough to try every candidate in one world: somebody who asks meanwhile waits for one such decision at most. */
const BUDGET = 4;

/** One decision at a time, at a full table: whoever goes through them may stop or pause between any two. */
export function* practise<T extends GameTypes>(game: Game<T>): Generator<void> {
  const { choose } = BOTS.hard.newBot(game);
  const read = game.readOptions({ players: game.seats.max });
  if (!read.ok) throw new Error(read.refusal.code);
  const rng = rngFrom('practice', 'bot');
  for (let decisions = 0, deal = 0; decisions < DECISIONS; deal++) {
    const match = startMatch(game, read.value, seedOfMatch('practice', deal));
    settle(match);
    for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
      if (decisions++ === DECISIONS) return;
      const view = seatView(match.state, seat);
      advance(match, seat, choose({ view, legal: game.legalMoves(view), rng, budget: BUDGET }));
      settle(match);
      yield;
    }
  }
}
