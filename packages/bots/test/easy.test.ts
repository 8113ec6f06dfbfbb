// What a beginner's bot may do: it errs, but never badly, and never to harm others.

import { GAME_IDS, withGame } from '@mirabilia/games';
import { advance, pending, playForced, rngFrom, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { newWorths } from '../src/evaluator.ts';
import { evaluatorOf } from '../src/evaluators.ts';
import { BOTS } from '../src/index.ts';
import { beginnerIn } from '../src/levels.ts';

const MATCHES = 12;

test.for(GAME_IDS)('%s: easy errs often, but no mistake costs its own city more than it may', (id) => {
  let mistakes = 0;
  let decisions = 0;
  let worst = 0;
  withGame(id, (game) => {
    const { choose } = BOTS.easy.newBot(game);
    const worths = newWorths();
    const read = game.readOptions({ players: 3 });
    if (!read.ok) throw new Error(read.refusal.code);
    for (let deal = 0; deal < MATCHES; deal++) {
      const match = startMatch(game, read.value, seedOfMatch('easy', deal));
      const rng = rngFrom(String(deal), 'easy');
      playForced(match);
      for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
        const view = seatView(match.state, seat);
        const legal = game.legalMoves(view);
        const move = choose({ view, legal, rng, budget: 0 });
        evaluatorOf(game).rateGently(view, legal, worths);
        const lost = Math.max(...worths.subarray(0, legal.length)) - (worths[legal.indexOf(move)] as number);
        decisions++;
        if (lost > 0.5) mistakes++;
        worst = Math.max(worst, lost);
        advance(match, seat, move);
        playForced(match);
      }
    }
  });
  expect(worst).toBeLessThanOrEqual(beginnerIn(id).worstMistake + 1e-6);
  expect(mistakes / decisions).toBeGreaterThan(0.2);
});

test('7 Wonders: to a beginner it is all the same which card nobody else gets', () => {
  withGame('seven-wonders', (game) => {
    const read = game.readOptions({ players: 3 });
    if (!read.ok) throw new Error(read.refusal.code);
    const match = startMatch(game, read.value, seedOfMatch('easy', 0));
    playForced(match);
    const view = seatView(match.state, 0);
    const discards = game.legalMoves(view).filter((move) => game.notation.make(move).startsWith('discard'));
    const worths = newWorths();
    const differentWorths = (): number => new Set(worths.subarray(0, discards.length)).size;
    expect(discards.length).toBeGreaterThan(3);
    evaluatorOf(game).rateGently(view, discards, worths);
    expect(differentWorths()).toBe(1);
    evaluatorOf(game).rate(view, discards, worths);
    expect(differentWorths()).toBeGreaterThan(1);
  });
});
