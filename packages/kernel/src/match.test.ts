import { expect, test } from 'vitest';
import { type Lots, lots } from '../test/toy-game.ts';
import type { Move, Seat } from './game.ts';
import { advance, type Match, outcomeOf, playForced, startMatch } from './match.ts';
import { seedOfMatch } from './seed.ts';
import { pending, seatView } from './state.ts';

/** Everybody plays the first move there is, until the condition holds. */
function playUntil(match: Match<Lots>, isReached: (match: Match<Lots>) => boolean): Match<Lots> {
  while (!isReached(match) && pending(match.state).length > 0) {
    const seat = pending(match.state)[0] as Seat;
    advance(match, seat, lots.legalMoves(seatView(match.state, seat))[0] as Move);
  }
  return match;
}

const start = (index = 0): Match<Lots> => startMatch(lots, { players: 2 }, seedOfMatch('match', index));

test('the history holds what was resolved, seat by seat, and no plan before', () => {
  const match = start();
  const movesOf = (seat: Seat): readonly Move[] => lots.legalMoves(seatView(match.state, seat));
  const [other] = movesOf(1);
  expect(advance(match, 1, other as Move)).toBe(false);
  const [first] = movesOf(0);
  expect(advance(match, 0, first as Move)).toBe(false);
  expect(match.history).toEqual([]);
  const [second] = movesOf(0);
  expect(advance(match, 0, second as Move)).toBe(true);
  expect(match.history).toEqual([
    { seat: 0, move: first },
    { seat: 0, move: second },
    { seat: 1, move: other },
  ]);
});

test('moves that are no choice are settled, and stand in the history', () => {
  const isForced = ({ state }: Match<Lots>) => lots.forced?.(state.public.table) !== undefined;
  const match = [...Array(20).keys()].map((i) => playUntil(start(i), isForced)).find(isForced) as Match<Lots>;
  const before = match.history.length;
  const [seat] = pending(match.state);
  const events: string[] = [];
  const played = playForced(match, ({ kind }) => events.push(kind));
  expect(played).toEqual([{ seat, move: lots.notation.parse('take') }]);
  expect(match.history.slice(before)).toEqual(played);
  expect(events[0]).toBe('took');
  expect(playForced(match)).toEqual([]);
});

test('there is an outcome when nobody is asked any more', () => {
  const match = start();
  expect(outcomeOf(match)).toBeUndefined();
  playUntil(match, () => false);
  expect(outcomeOf(match)?.scores).toHaveLength(2);
});
