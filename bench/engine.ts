// Uniformly random play, one thread: every legal move with every payment is listed, one is drawn, and it is applied.

import { GAME_IDS, withGame } from '@mirabilia/games';
import {
  apply,
  below,
  type Game,
  type GameTypes,
  type Match,
  type Rng,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import type { Work } from './measure.ts';

const MATCHES_A_BATCH = 2000;
/** Batches before the measured ones have numbers below zero. */
const WARM_UP = 16;

/** A whole random match; gives a number that depends on its result. */
function playOut<T extends GameTypes>(match: Match<T>, rng: Rng): number {
  const { game, state } = match;
  const { owed } = state.public;
  const views = state.private.map((_, seat) => seatView(state, seat));
  for (let moved = true; moved; ) {
    moved = false;
    for (const view of views) {
      while ((owed[view.viewer] as number) > 0) {
        const legal = game.legalMoves(view);
        moved = true;
        if (apply(game, state, view.viewer, legal[below(rng, legal.length)] as number)) break;
      }
    }
  }
  const outcome = game.outcome(state.public.table);
  if (outcome === undefined) throw new Error(`${game.id} ${match.seed}: the match did not end`);
  return outcome.scores.reduce((sum, { total }) => Math.imul(sum, 31) + total, 0);
}

function randomPlay<T extends GameTypes>(game: Game<T>, players: number): Work {
  const read = game.readOptions({ players });
  if (!read.ok) throw new Error(read.refusal.code);
  const name = `${game.id}/random/${players}p`;
  return {
    name,
    unit: 'games/s',
    work(batch) {
      let checksum = 0;
      const rng = rngFrom(`${name} ${batch}`, 'bench');
      for (let i = 0; i < MATCHES_A_BATCH; i++) {
        const seed = ((batch + WARM_UP) * MATCHES_A_BATCH + i).toString(16).padStart(8, '0');
        checksum = (checksum + playOut(startMatch(game, read.value, seed), rng)) | 0;
      }
      return { done: MATCHES_A_BATCH, checksum };
    },
  };
}

export function engineWork(): Work[] {
  return GAME_IDS.flatMap((id) =>
    withGame(id, (game) => {
      const counts = Array.from(
        { length: game.seats.max - game.seats.min + 1 },
        (_, i) => game.seats.min + i,
      );
      return counts.map((players) => randomPlay(game, players));
    }),
  );
}
