// What bots live on, one thread: whole random playouts from the opening, and simulations of the search.

import { BOTS, rollOut } from '@mirabilia/bots';
import { GAME_IDS, withGame } from '@mirabilia/games';
import {
  copyState,
  type Game,
  type GameTypes,
  type Rng,
  rngFrom,
  type State,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import type { Work } from './measure.ts';

const ROLLOUTS_A_BATCH = 2000;
const SIMULATIONS_A_BATCH = 500;
const PLAYERS = [3, 7];

function opening<T extends GameTypes>(game: Game<T>, players: number): State<T> {
  const read = game.readOptions({ players });
  if (!read.ok) throw new Error(read.refusal.code);
  return startMatch(game, read.value, '0123456789abcdef').state;
}

const chance = (name: string, batch: number): Rng => rngFrom(`${name} ${batch}`, 'bench');

function rollouts<T extends GameTypes>(game: Game<T>, players: number): Work {
  const name = `${game.id}/rollouts/${players}p`;
  const start = opening(game, players);
  return {
    name,
    unit: 'games/s',
    work(batch) {
      const rng = chance(name, batch);
      let checksum = 0;
      for (let i = 0; i < ROLLOUTS_A_BATCH; i++) {
        const state = copyState(game, start);
        rollOut(game, state, rng);
        const outcome = game.outcome(state.public.table);
        if (outcome === undefined) throw new Error(`${name}: a playout did not end`);
        for (const { total } of outcome.scores) checksum = (Math.imul(checksum, 31) + total) | 0;
      }
      return { done: ROLLOUTS_A_BATCH, checksum };
    },
  };
}

/** The simulations of one decision of the expert at the opening. */
function simulations<T extends GameTypes>(game: Game<T>, players: number): Work {
  const name = `${game.id}/search/${players}p`;
  const bot = BOTS.expert.newBot(game);
  const state = opening(game, players);
  const view = seatView(
    state,
    state.public.owed.findIndex((owed) => owed > 0),
  );
  return {
    name,
    unit: 'sims/s',
    work(batch) {
      const estimates = bot.analyse(view, chance(name, batch), SIMULATIONS_A_BATCH);
      const done = estimates.reduce((sum, { visits }) => sum + visits, 0);
      return { done, checksum: estimates[0]?.move ?? 0 };
    },
  };
}

export const botsWork = (): Work[] =>
  GAME_IDS.flatMap((id) =>
    withGame(id, (game) =>
      PLAYERS.flatMap((players) => [rollouts(game, players), simulations(game, players)]),
    ),
  );
