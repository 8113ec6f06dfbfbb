// A random match as plain text that a person can read and a golden file can keep.

import {
  advance,
  type Game,
  type GameTypes,
  outcomeOf,
  pending,
  type Rng,
  rngFrom,
  type Seed,
  sealOf,
  startMatch,
} from '../src/index.ts';
import { atRandom, type Choose, choosePlans, viewWithPlan } from './random-play.ts';

/** Moves are chosen by `choose`; each equally likely if nothing is said. */
export function playthrough<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seed: Seed,
  choose: (rng: Rng) => Choose = atRandom,
): string {
  const match = startMatch(game, options, seed);
  const choice = choose(rngFrom(seed, 'play'));
  const lines = [
    `game ${game.id}, rules ${game.rulesVersion}`,
    `options ${words(options)}`,
    `seed ${seed}`,
    `seal ${sealOf(seed)}`,
  ];
  const { state } = match;
  while (pending(state).length > 0) {
    lines.push('', `decision ${state.public.decision}: asks ${pending(state).join(' ')}`);
    const plans = choosePlans(game, state, choice);
    if (plans === undefined) throw new Error('a seat that is asked has no move');
    for (const [seat, plan] of plans.entries()) {
      if (plan.length === 0) continue;
      const chosen = plan.map((move, step) => {
        const moves = game.legalMoves(viewWithPlan(state, seat, plan.slice(0, step)));
        return `${game.notation.make(move)} (of ${moves.length})`;
      });
      lines.push(`  ${seat}: ${chosen.join(', then ')}`);
    }
    for (const [seat, plan] of plans.entries()) {
      for (const move of plan)
        advance(match, seat, move, ({ kind, ...rest }) => lines.push(tell(kind, rest)));
    }
  }
  const outcome = outcomeOf(match);
  lines.push('', `over after ${state.public.decision} decisions`);
  for (const [seat, score] of (outcome?.scores ?? []).entries()) {
    const who = words({ ...game.record.seat(state.public.table, seat), ...score });
    lines.push(`  ${seat}: ${who}${outcome?.winners.includes(seat) ? ' wins' : ''}`);
  }
  return `${lines.join('\n')}\n`;
}

function tell(kind: string, rest: object): string {
  return `  - ${[kind, words(rest)].join(' ').trim()}`;
}

/** `city=2 card=altar`: an object's entries in their own order. */
function words(object: object): string {
  return Object.entries(object)
    .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' ');
}
