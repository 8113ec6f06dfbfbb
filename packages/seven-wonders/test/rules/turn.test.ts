import { play, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { sevenWonders } from '../../src/index.ts';
import { attempt, choose, eventsOf, offers, playTurn, playUntil, refusal } from '../playing.ts';
import {
  builtIn,
  coinsOf,
  discardsOf,
  handOf,
  type Match,
  momentOf,
  phaseOf,
  table,
  tableOf,
} from '../table.ts';

const begun = (players: number): Match =>
  startMatch(
    sevenWonders,
    { players, wonders: 'random', sides: 'A', seating: 'as-is' },
    seedOfMatch('turn', players),
  ).state;

describe('a turn', () => {
  test.each([2, 3, 7])('[T1] a match of %i players has three Ages of six turns', (players) => {
    const seen = new Set<string>();
    playUntil(begun(players), (state) => {
      if (phaseOf(state) === 'turn') seen.add(momentOf(state));
      return phaseOf(state) === 'over';
    });
    const wanted = [1, 2, 3].flatMap((age) => [1, 2, 3, 4, 5, 6].map((turn) => `${age}/${turn} turn`));
    expect([...seen]).toEqual(wanted);
  });

  test('[T2] nothing happens until the last one has chosen', () => {
    const match = table({ cities: [{ hand: ['altar'] }, { hand: ['theater'] }, { hand: ['loom'] }] });
    let state = choose(match, 0, 'build altar').state;
    state = choose(state, 2, 'build loom').state;
    expect(state.public.owed).toEqual([0, 1, 0]);
    expect([0, 1, 2].map((at) => builtIn(state, at))).toEqual([[], [], []]);
    state = choose(state, 1, 'build theater').state;
    expect([0, 1, 2].map((at) => builtIn(state, at))).toEqual([['altar'], ['theater'], ['loom']]);
  });

  test('[T2] a choice may be changed until the last one is in', () => {
    const match = table({ cities: [{ hand: ['altar', 'theater'] }] });
    let state = choose(match, 0, 'build altar').state;
    state = choose(state, 0, 'build theater').state;
    expect(state.public.owed).toEqual([0, 1, 1]);
    const after = playTurn(state, {});
    expect(builtIn(after, 0)).toEqual(['theater']);
    expect(refusal(after, 0, 'build theater')).toBe('illegal-move');
  });

  test('[T2] with two players the holder may change the second choice alone, or both', () => {
    const match = table({ players: 2, cities: [{ hand: ['altar', 'theater', 'pawnshop'] }] });
    const planned = choose(choose(match, 0, 'free-city build theater').state, 0, 'build altar').state;
    const move = sevenWonders.notation.parse('build pawnshop') as number;
    const second = play(sevenWonders, planned, 0, { decision: 0, step: 1, move });
    expect(second.ok && second.value.state.private[0]?.plan).toEqual([planned.private[0]?.plan[0], move]);
    const again = choose(planned, 0, 'free-city build altar').state;
    expect(again.public.owed).toEqual([1, 1]);
  });

  test('[T3] the order in which the choices come makes no difference', () => {
    const match = table({
      age: 2,
      cities: [
        { wonder: 'gizah', hand: ['vineyard'] },
        { wonder: 'rhodos', hand: ['walls'], built: ['quarry'], coins: 4 },
        { wonder: 'olympia', hand: ['sawmill'] },
      ],
    });
    const moves = ['build vineyard', 'build walls R2', 'build sawmill'];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const ends = orders.map((order) =>
      order.reduce((state, seat) => choose(state, seat, moves[seat] as string).state, match),
    );
    for (const end of ends) expect(end).toEqual(ends[0]);
  });

  test('[T3] all lay before anybody counts, wherever they sit', () => {
    for (const at of [0, 1, 2]) {
      const hands = [['sawmill'], ['sawmill'], ['sawmill']] as ('sawmill' | 'vineyard')[][];
      hands[at] = ['vineyard'];
      const match = table({ age: 2, cities: hands.map((hand) => ({ hand })) });
      const after = playTurn(match, Object.fromEntries(hands.map(([card], seat) => [seat, `build ${card}`])));
      expect(coinsOf(after)[at]).toBe(5);
    }
  });

  test('[T9] a choice for a decision that is past is refused and leaves nothing behind', () => {
    const match = table({ cities: [{ hand: ['altar'] }] });
    const after = playTurn(match, {});
    const before = JSON.stringify(after);
    const move = sevenWonders.legalMoves(seatView(after, 0))[0];
    const late = play(sevenWonders, after, 0, { decision: 0, step: 0, move: move as number });
    expect(late.ok ? undefined : late.refusal.code).toBe('stale-decision');
    expect(JSON.stringify(after)).toBe(before);
  });

  test('[T9] a card that is not in the hand, or not to be paid, is refused and leaves nothing behind', () => {
    const match = table({ age: 2, cities: [{ wonder: 'rhodos', hand: ['aqueduct'], coins: 0 }] });
    const before = JSON.stringify(match);
    expect(refusal(match, 0, 'discard palace')).toBe('illegal-move');
    expect(refusal(match, 0, 'build aqueduct')).toBe('illegal-move');
    expect(attempt(match, 0, 'discard aqueduct').ok).toBe(true);
    expect(JSON.stringify(match)).toBe(before);
  });
});

describe('hands pass on', () => {
  const hands = [
    { hand: ['altar', 'baths'] },
    { hand: ['theater', 'loom'] },
    { hand: ['press', 'stockade'] },
    { hand: ['barracks', 'tavern'] },
  ] as const;

  test.each([
    [1, [3, 0, 1, 2]],
    [2, [1, 2, 3, 0]],
    [3, [3, 0, 1, 2]],
  ] as const)('[T4] in Age %i each seat gets the rest of the hand of seats %j', (age, from) => {
    const match = table({ age, cities: hands });
    const rests = hands.map(({ hand: [played] }, seat) =>
      handOf(match, seat).filter((card) => card !== played),
    );
    const moves = Object.fromEntries(hands.map(({ hand: [played] }, seat) => [seat, `discard ${played}`]));
    const after = playTurn(match, moves);
    expect([0, 1, 2, 3].map((seat) => handOf(after, seat))).toEqual(from.map((seat) => rests[seat]));
    expect(eventsOf(match, moves)).toContainEqual({ kind: 'hands-passed', to: age === 2 ? 'right' : 'left' });
  });

  test.each([1, 2, 3] as const)('[T4] two players swap their hands in Age %i', (age) => {
    const match = table({ age, turn: 5, players: 2 });
    const after = playTurn(match, {});
    for (const seat of [0, 1]) {
      const before = handOf(match, 1 - seat);
      // The one who now holds the Free City's card has drawn a card besides.
      expect(handOf(after, seat).filter((card) => before.includes(card)).length).toBeGreaterThanOrEqual(2);
    }
    expect([handOf(after, 0).length, handOf(after, 1).length].sort()).toEqual([2, 3]);
  });
});

describe('the sixth turn', () => {
  test('[T5] a hand has two cards in it, of which one is played', () => {
    const match = playUntil(begun(4), (state) => tableOf(state).turn === 6);
    expect([0, 1, 2, 3].map((seat) => handOf(match, seat).length)).toEqual([2, 2, 2, 2]);
    expect(match.public.owed).toEqual([1, 1, 1, 1]);
  });

  test('[T6] the other card is discarded without coins', () => {
    const match = table({
      turn: 6,
      cities: [{ hand: ['altar', 'baths'] }, { hand: ['theater', 'press'] }, { hand: ['loom', 'tavern'] }],
      discards: ['stockade'],
    });
    const moves = { 0: 'build altar', 1: 'build theater', 2: 'build loom' };
    const after = playTurn(match, moves);
    expect(discardsOf(after)).toEqual(['stockade', 'baths', 'press', 'tavern']);
    expect(tableOf(after).discards).toBe(4);
    expect(coinsOf(after)).toEqual([3, 3, 3]);
    expect(eventsOf(match, moves)).toContainEqual({ kind: 'leftovers-discarded', cards: 3 });
  });

  test('[T6] who discards the one card for coins gets them once', () => {
    const match = table({ turn: 6, cities: [{ hand: ['altar', 'baths'] }] });
    const after = playTurn(match, { 0: 'discard altar' });
    expect(coinsOf(after)[0]).toBe(6);
    expect(discardsOf(after)).toEqual(expect.arrayContaining(['altar', 'baths']));
  });

  test('[T8] after the conflict the next Age begins with its first turn', () => {
    expect(momentOf(playTurn(table({ age: 1, turn: 6 }), {}))).toBe('2/1 turn');
    expect(momentOf(playTurn(table({ age: 2, turn: 6 }), {}))).toBe('3/1 turn');
  });

  test('[T8] after Age III the match is over: nobody is asked, and there is a result', () => {
    const match = table({ age: 3, turn: 6 });
    expect(sevenWonders.outcome(tableOf(match))).toBeUndefined();
    const after = playTurn(match, {});
    expect(momentOf(after)).toBe('3/6 over');
    expect(after.public.owed).toEqual([0, 0, 0]);
    expect(offers(after, 0)).toEqual([]);
    expect(refusal(after, 0, 'discard altar')).toBe('match-over');
    expect(sevenWonders.outcome(tableOf(after))?.scores).toHaveLength(3);
    expect(eventsOf(match, {}).at(-1)).toEqual({ kind: 'ended' });
  });
});
