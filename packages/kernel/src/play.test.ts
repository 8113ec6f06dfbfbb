import { describe, expect, test } from 'vitest';
import { type Lots, lots } from '../test/toy-game.ts';
import type { Move, Seat, State } from './game.ts';
import { startMatch } from './match.ts';
import { apply, type Commit, type Played, play } from './play.ts';
import { pending, seatView } from './state.ts';

const SEED = '00000001';
const fresh = (players = 3): State<Lots> => startMatch(lots, { players }, SEED).state;
const word = (text: string): Move => lots.notation.parse(text) as Move;
const handOf = (state: State<Lots>, seat: Seat): readonly number[] => state.private[seat]?.holding.hand ?? [];

function refusalOf(state: State<Lots>, seat: Seat, commit: Commit): string | undefined {
  const before = JSON.stringify(state);
  const result = play(lots, state, seat, commit);
  expect(JSON.stringify(state), 'the state given is left as it was').toBe(before);
  return result.ok ? undefined : result.refusal.code;
}

function played(state: State<Lots>, seat: Seat, commit: Partial<Commit> & { move: Move }): Played<Lots> {
  const result = play(lots, state, seat, { decision: state.public.decision, step: 0, ...commit });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

const bid = (state: State<Lots>, seat: Seat, nth = 0): Move => word(`bid ${handOf(state, seat)[nth]}`);
const hide = (state: State<Lots>, seat: Seat, nth: number): Move => word(`hide ${handOf(state, seat)[nth]}`);

/** Everybody bids his first card; the steward, seat 0, hides his second. */
function firstRound(state: State<Lots>): State<Lots> {
  let next = played(state, 0, { move: bid(state, 0) }).state;
  next = played(next, 0, { step: 1, move: hide(state, 0, 1) }).state;
  next = played(next, 1, { move: bid(state, 1) }).state;
  return played(next, 2, { move: bid(state, 2) }).state;
}

describe('the door refuses', () => {
  test('a commit for another decision than the current one', () => {
    const state = fresh();
    const later = firstRound(state);
    const late = { decision: 0, step: 0, move: bid(state, 1, 2) };
    expect(refusalOf(later, 1, late)).toBe('stale-decision');
    expect(refusalOf(state, 1, { ...late, decision: 1 })).toBe('stale-decision');
  });

  test('a seat that is not asked', () => {
    const state = firstRound(fresh());
    const [winner] = pending(state) as [Seat];
    const others = [0, 1, 2].filter((seat) => seat !== winner);
    const commit = { decision: state.public.decision, step: 0, move: word('take') };
    expect(others.map((seat) => refusalOf(state, seat, commit))).toEqual(['not-asked', 'not-asked']);
    expect(refusalOf(state, winner, commit)).toBeUndefined();
  });

  test('a seat that is not there', () => {
    const state = fresh();
    const commit = { decision: 0, step: 0, move: bid(state, 0) };
    for (const seat of [3, -1, 0.5, Number.NaN]) expect(refusalOf(state, seat, commit)).toBe('no-such-seat');
  });

  test('a move that is not legal for this seat, at this step', () => {
    const state = fresh();
    const foreign = bid(state, 1);
    for (const move of [foreign, word('take'), hide(state, 0, 1), -1, 0.5, Number.NaN]) {
      expect(refusalOf(state, 0, { decision: 0, step: 0, move })).toBe('illegal-move');
    }
    const halfway = played(state, 0, { move: bid(state, 0) }).state;
    const sameCardTwice = hide(state, 0, 0);
    expect(refusalOf(halfway, 0, { decision: 0, step: 1, move: sameCardTwice })).toBe('illegal-move');
  });

  test('a step that the plan has not come to, or a move more than is owed', () => {
    const state = fresh();
    for (const step of [1, 2, -1, 0.5]) {
      expect(refusalOf(state, 0, { decision: 0, step, move: bid(state, 0) })).toBe('no-such-step');
    }
    const ready = played(state, 1, { move: bid(state, 1) }).state;
    expect(refusalOf(ready, 1, { decision: 0, step: 1, move: bid(state, 1, 1) })).toBe('illegal-move');
  });

  test('anything when the match is over', () => {
    let state = fresh();
    while (pending(state).length > 0) {
      const seat = pending(state)[0] as Seat;
      const step = state.private[seat]?.plan.length ?? 0;
      state = played(state, seat, { step, move: lots.legalMoves(seatView(state, seat))[0] as Move }).state;
    }
    const commit = { decision: state.public.decision, step: 0, move: word('take') };
    expect(refusalOf(state, 0, commit)).toBe('match-over');
  });
});

describe('a plan', () => {
  test('is private and resolves when the last one is in', () => {
    const state = fresh();
    const one = played(state, 1, { move: bid(state, 1) });
    expect(one.resolved).toBe(false);
    expect(one.events).toEqual([]);
    expect(one.state.public).toEqual({ ...state.public, owed: [2, 0, 1] });
    expect(one.state.private[1]?.plan).toEqual([bid(state, 1)]);
    expect(seatView(one.state, 0)).toEqual({ ...seatView(state, 0), public: one.state.public });
  });

  test('may be replaced until the last one is in', () => {
    const state = fresh();
    const first = played(state, 1, { move: bid(state, 1) }).state;
    const changed = played(first, 1, { move: bid(state, 1, 3) }).state;
    expect(changed.private[1]?.plan).toEqual([bid(state, 1, 3)]);
    expect(changed.public.owed).toEqual([2, 0, 1]);
    expect(played(changed, 1, { move: bid(state, 1) }).state).toEqual(first);
  });

  test('of two steps is complete after both, and starts anew at step 0', () => {
    const state = fresh();
    const half = played(state, 0, { move: bid(state, 0) }).state;
    expect(half.public.owed).toEqual([1, 1, 1]);
    const whole = played(half, 0, { step: 1, move: hide(state, 0, 1) }).state;
    expect(whole.public.owed).toEqual([0, 1, 1]);
    expect(whole.private[0]?.plan).toEqual([bid(state, 0), hide(state, 0, 1)]);

    const otherHide = played(whole, 0, { step: 1, move: hide(state, 0, 2) }).state;
    expect(otherHide.private[0]?.plan).toEqual([bid(state, 0), hide(state, 0, 2)]);
    expect(otherHide.public.owed).toEqual([0, 1, 1]);
    const anew = played(whole, 0, { move: bid(state, 0, 1) }).state;
    expect(anew.private[0]?.plan).toEqual([bid(state, 0, 1)]);
    expect(anew.public.owed).toEqual([1, 1, 1]);
  });

  test('is gone once carried out, and the next decision has the next number', () => {
    const state = firstRound(fresh());
    expect(state.public.decision).toBe(1);
    expect(state.private.map(({ plan }) => plan)).toEqual([[], [], []]);
  });
});

test('commits in every order give the same state and the same events', () => {
  const state = fresh();
  const plans = [[bid(state, 0), hide(state, 0, 1)], [bid(state, 1)], [bid(state, 2)]];
  const ends = new Set<string>();
  let orders = 0;
  const commitAll = (at: State<Lots>, taken: readonly number[]): void => {
    for (const [seat, plan] of plans.entries()) {
      const step = taken[seat] as number;
      if (step === plan.length) continue;
      const next = played(at, seat, { step, move: plan[step] as Move });
      if (next.resolved) {
        orders++;
        ends.add(JSON.stringify([next.state, next.events]));
      } else commitAll(next.state, taken.with(seat, step + 1));
    }
  };
  commitAll(state, [0, 0, 0]);
  expect(orders).toBe(12);
  expect(ends.size).toBe(1);
});

test('the trusting way changes the state it is given and comes to the same', () => {
  const state = fresh();
  const door = firstRound(state);
  const events: unknown[] = [];
  const resolved = [
    apply(lots, state, 2, bid(state, 2), (event) => events.push(event)),
    apply(lots, state, 0, bid(state, 0)),
    apply(lots, state, 0, hide(state, 0, 1)),
    apply(lots, state, 1, bid(state, 1), (event) => events.push(event)),
  ];
  expect(resolved).toEqual([false, false, false, true]);
  expect(state).toEqual(door);
  expect(events).toContainEqual({ kind: 'hid', seat: 0 });
});
