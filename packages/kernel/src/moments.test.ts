import { expect, test } from 'vitest';
import { type Lots, lots } from '../test/toy-game.ts';
import type { Move, Seat } from './game.ts';
import { advance, type Match, startMatch } from './match.ts';
import { momentsOf } from './moments.ts';
import { seedOfMatch } from './seed.ts';
import { copyState, pending, seatView } from './state.ts';

/** Everybody plays the last move there is; what stood and what happened on the way is written down. */
function played(): { match: Match<Lots>; states: unknown[]; events: unknown[][] } {
  const match = startMatch(lots, { players: 3 }, seedOfMatch('moments', 1));
  const states: unknown[] = [copyState(lots, match.state)];
  const events: unknown[][] = [[]];
  while (pending(match.state).length > 0) {
    const seat = pending(match.state)[0] as Seat;
    const move = lots.legalMoves(seatView(match.state, seat)).at(-1) as Move;
    const heard: unknown[] = [];
    if (!advance(match, seat, move, (event) => heard.push(event))) continue;
    states.push(copyState(lots, match.state));
    events.push(heard);
  }
  return { match, states, events };
}

test('every moment is as it was, with what led to it', () => {
  const { match, states, events } = played();
  const moments = momentsOf(match);
  expect(moments.map(({ state }) => state)).toEqual(states);
  expect(moments.map((moment) => moment.events)).toEqual(events);
});

test('what was chosen is the history, decision by decision, and legal where it stands', () => {
  const { match } = played();
  const moments = momentsOf(match);
  const again = moments.flatMap(({ chosen }) =>
    chosen.flatMap((moves, seat) => moves.map((move) => ({ seat, move }))),
  );
  expect(again).toEqual(match.history);
  for (const { state, chosen } of moments) {
    expect(chosen.map((moves) => moves.length)).toEqual(state.public.owed);
    chosen.forEach(([move], seat) => {
      if (move !== undefined) expect(lots.legalMoves(seatView(state, seat))).toContain(move);
    });
  }
});
