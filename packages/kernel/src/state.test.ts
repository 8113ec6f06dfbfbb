import { expect, test } from 'vitest';
import { type Lots, lots } from '../test/toy-game.ts';
import type { Move, State } from './game.ts';
import { startMatch } from './match.ts';
import { apply } from './play.ts';
import { rngFrom } from './rng.ts';
import { atStep, copyState, determinize, pending, seatView, viewOf } from './state.ts';

const fresh = (): State<Lots> => startMatch(lots, { players: 3 }, '00000001').state;
const firstMove = (state: State<Lots>, seat: number): Move =>
  lots.legalMoves(seatView(state, seat))[0] as Move;

test('a view holds the public state, the viewer’s own, and no other', () => {
  const state = fresh();
  expect(viewOf(state, 1)).toEqual({ viewer: 1, public: state.public, private: state.private[1] });
  expect(viewOf(state, 'spectator')).toEqual({
    viewer: 'spectator',
    public: state.public,
    private: undefined,
  });
});

test('there is no view from a seat that is not there', () => {
  expect(() => seatView(fresh(), 3)).toThrow(RangeError);
});

test('pending are the seats that still owe a move', () => {
  const state = fresh();
  expect(pending(state)).toEqual([0, 1, 2]);
  apply(lots, state, 0, firstMove(state, 0));
  expect(pending(state)).toEqual([0, 1, 2]);
  apply(lots, state, 1, firstMove(state, 1));
  expect(pending(state)).toEqual([0, 2]);
});

test('who changes his mind chooses from what he had before that step', () => {
  const state = fresh();
  const before = lots.legalMoves(seatView(state, 0));
  apply(lots, state, 0, firstMove(state, 0));
  const view = seatView(state, 0);
  expect(lots.legalMoves(view)).not.toEqual(before);
  expect(lots.legalMoves(atStep(view, 0))).toEqual(before);
  expect(atStep(view, 1)).toBe(view);
});

test('a copy goes its own way', () => {
  const state = fresh();
  const text = JSON.stringify(state);
  const copy = copyState(lots, state);
  expect(copy).toEqual(state);
  while (pending(copy).length > 0) {
    const seat = pending(copy)[0] as number;
    apply(lots, copy, seat, firstMove(copy, seat));
  }
  expect(JSON.stringify(state)).toBe(text);
});

test('a world looks the same to its viewer, with legal plans for those who are ready', () => {
  const state = fresh();
  apply(lots, state, 0, firstMove(state, 0));
  apply(lots, state, 1, firstMove(state, 1));
  const view = seatView(state, 2);
  const worlds = Array.from({ length: 10 }, (_, i) => determinize(lots, view, rngFrom(`${i}`, 'worlds')));
  for (const world of worlds) {
    expect(seatView(world, 2)).toEqual(view);
    expect(world.private.map(({ plan }) => plan.length)).toEqual([1, 1, 0]);
    for (const seat of [0, 1]) {
      const { plan } = seatView(world, seat).private;
      expect(lots.legalMoves(atStep(seatView(world, seat), 0))).toContain(plan[0]);
    }
  }
  expect(new Set(worlds.map((world) => JSON.stringify(world))).size).toBe(10);
});

test('the viewer’s own plan stands in every world', () => {
  const state = fresh();
  apply(lots, state, 0, firstMove(state, 0));
  const world = determinize(lots, seatView(state, 0), rngFrom('1', 'worlds'));
  expect(world.private[0]?.plan).toEqual([firstMove(fresh(), 0)]);
});
