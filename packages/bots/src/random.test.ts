import { GAME_IDS, withGame } from '@mirabilia/games';
import { rngFrom, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { random } from './random.ts';

test.for(GAME_IDS)('in %s it comes upon every legal move, and upon no other', (id) => {
  withGame(id, (game) => {
    const options = game.readOptions({ players: 3 });
    if (!options.ok) throw new Error(options.refusal.code);
    const { state } = startMatch(game, options.value, seedOfMatch('random bot', 0));
    const seat = state.public.owed.findIndex((owed) => owed > 0);
    const view = seatView(state, seat);
    const legal = game.legalMoves(view);
    const rng = rngFrom('a seed', 'random bot');
    const { choose } = random(game);
    const seen = new Set(Array.from({ length: 500 }, () => choose({ view, legal, rng, budget: 0 })));
    expect([...seen].sort()).toEqual([...legal].sort());
  });
});
