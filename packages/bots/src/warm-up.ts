// Self-play before the first real decision: code that has run is compiled, so a worker's first move is as fast as later ones.

import {
  advance,
  type Game,
  type GameTypes,
  pending,
  playForced,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { BOTS } from './index.ts';

const DECISIONS = 60;
/** Enough to try every candidate in one world: a request that arrives meanwhile waits for one such decision at most. */
const BUDGET = 4;

/** Yields after each decision at a full table, so that the caller can pause or stop between any two. */
export function* warmUp<T extends GameTypes>(game: Game<T>): Generator<void> {
  const { choose } = BOTS.hard.newBot(game);
  const read = game.readOptions({ players: game.seats.max });
  if (!read.ok) throw new Error(read.refusal.code);
  const rng = rngFrom('practice', 'bot');
  for (let decisions = 0, deal = 0; decisions < DECISIONS; deal++) {
    const match = startMatch(game, read.value, seedOfMatch('practice', deal));
    playForced(match);
    for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
      if (decisions++ === DECISIONS) return;
      const view = seatView(match.state, seat);
      advance(match, seat, choose({ view, legal: game.legalMoves(view), rng, budget: BUDGET }));
      playForced(match);
      yield;
    }
  }
}
