// Rules that are easily got wrong, each on a table laid out by hand.

import { describe, expect, test } from 'vitest';
import { complaintAbout } from './judge.ts';
import { at } from './lists.ts';
import { play } from './match.ts';
import { paymentsFor } from './means.ts';
import { city, findMoment, type Moment, playAll, table } from './testing.ts';

const HAND = ['altar', 'baths', 'tavern'];

describe('one turn', () => {
  test('coins for cards are counted when all cards of the turn lie', () => {
    const match = table({
      cities: [city('gizah', 'A'), city('rhodos', 'A'), city('ephesos', 'A', { structures: ['clay-pool'] })],
      hands: [['vineyard'], ['sawmill'], ['foundry']],
      age: 2,
    });
    playAll(match, [
      { seat: 0, do: 'build', card: 'vineyard' },
      { seat: 1, do: 'build', card: 'sawmill' },
      { seat: 2, do: 'build', card: 'foundry' },
    ]);
    expect(match.cities.map((one) => one.coins)).toEqual([3 + 3, 2, 2]);
  });

  test('the Lighthouse counts itself', () => {
    const cities = [
      city('alexandria', 'A', { structures: ['caravansery'] }),
      city('rhodos', 'A'),
      city('ephesos', 'A'),
    ];
    const match = table({ cities, hands: [['lighthouse'], ['altar'], ['altar']], age: 3 });
    playAll(match, [
      { seat: 0, do: 'build', card: 'lighthouse', free: 'chain' },
      { seat: 1, do: 'discard', card: 'altar' },
      { seat: 2, do: 'discard', card: 'altar' },
    ]);
    expect(match.cities[0]?.coins).toBe(5);
  });

  test('East is cheap on the right, West on the left, and both together are no cheaper', () => {
    const sellers = [city('babylon', 'A'), city('ephesos', 'A', { structures: ['clay-pool'] })];
    const offers = (structures: string[], side: 'A' | 'B', stages: number) => {
      const cities = [city('olympia', side, { structures, stages }), ...sellers];
      return paymentsFor(table({ cities, hands: [[], [], []] }), 0, { cost: { clay: 1 }, coins: 0 });
    };
    expect(offers(['east-trading-post'], 'A', 0)).toEqual([
      { left: 0, right: 1 },
      { left: 2, right: 0 },
    ]);
    expect(offers(['west-trading-post'], 'A', 0)).toEqual([
      { left: 1, right: 0 },
      { left: 0, right: 2 },
    ]);
    expect(offers(['west-trading-post'], 'B', 1)).toEqual([
      { left: 0, right: 1 },
      { left: 1, right: 0 },
    ]);
  });

  test('yellow cards and wonder stages are not for sale', () => {
    const cities = [
      city('gizah', 'A', { coins: 9 }),
      city('alexandria', 'B', { stages: 2, structures: ['forum', 'caravansery'] }),
      city('ephesos', 'A'),
    ];
    const match = table({ cities, hands: [[], [], []] });
    expect(paymentsFor(match, 0, { cost: { wood: 1 }, coins: 0 })).toEqual([]);
    expect(paymentsFor(match, 0, { cost: { loom: 1 }, coins: 0 })).toEqual([]);
  });

  test('hands go left in Age I and right in Age II', () => {
    for (const [age, gaveTo0] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const cities = [city('gizah', 'A'), city('rhodos', 'A'), city('ephesos', 'A')];
      const hands = [
        ['altar', 'loom'],
        ['altar', 'press'],
        ['altar', 'glassworks'],
      ];
      const match = table({ cities, hands, age });
      playAll(
        match,
        [0, 1, 2].map((seat) => ({ seat, do: 'discard', card: 'altar' })),
      );
      expect(match.hands[0]).toEqual(at(hands, gaveTo0).slice(1));
    }
  });

  test('a chain may stay unused by a player', () => {
    const cities = [
      city('gizah', 'A', { structures: ['baths', 'quarry'] }),
      city('rhodos', 'A'),
      city('ephesos', 'A'),
    ];
    const match = table({ cities, hands: [['aqueduct'], [], []], age: 2 });
    expect(complaintAbout(match, { seat: 0, do: 'build', card: 'aqueduct' })).toBeUndefined();
    expect(complaintAbout(match, { seat: 0, do: 'build', card: 'aqueduct', free: 'chain' })).toBeUndefined();
  });

  test('Olympia A builds one card an Age for nothing, from the turn after its stage', () => {
    const cities = [
      city('olympia', 'A', { stages: 1, structures: ['quarry'] }),
      city('rhodos', 'A'),
      city('ephesos', 'A'),
    ];
    const match = table({ cities, hands: [HAND, HAND, HAND].map((hand) => [...hand]) });
    const free = { seat: 0, do: 'build', card: 'baths', free: 'wonder' } as const;
    expect(complaintAbout(match, free)).toMatch(/had no wonder/);
    playAll(match, [
      { seat: 0, do: 'stage', card: 'tavern' },
      { seat: 1, do: 'discard', card: 'tavern' },
      { seat: 2, do: 'discard', card: 'tavern' },
    ]);
    expect(complaintAbout(match, free)).toBeUndefined();
    play(match, free);
    playAll(
      match,
      [1, 2].map((seat) => ({ seat, do: 'discard', card: 'baths' })),
    );
    expect(complaintAbout(match, { ...free, card: 'altar' })).toMatch(/in this Age already/);
  });
});

describe('the end of an Age', () => {
  /** Babylon B with its second stage before the last turn of Age I, Halikarnassos B on its left. */
  function sixthTurn(hand: [sixth: string, seventh: string], coins: number, leftCard = 'altar') {
    return table({
      cities: [
        city('babylon', 'B', { stages: 2, coins }),
        city('halikarnassos', 'B', { structures: ['foundry'] }),
        city('rhodos', 'A'),
      ],
      hands: [hand, [leftCard, 'theater'], ['altar', 'stockade']],
      turn: 6,
    });
  }

  test('the seventh card has the purse of the start, less what the sixth cost', () => {
    const match = sixthTurn(['tavern', 'apothecary'], 1);
    playAll(match, [
      { seat: 0, do: 'build', card: 'tavern' },
      { seat: 1, do: 'discard', card: 'altar' },
      { seat: 2, do: 'discard', card: 'altar' },
    ]);
    expect(match.phase).toBe('seventh');
    expect(match.cities[0]?.coins).toBe(6);
    expect(complaintAbout(match, { seat: 0, do: 'build', card: 'apothecary', pay: { left: 2 } })).toMatch(
      /cannot pay/,
    );
  });

  test('a discount of the sixth card does not serve the seventh', () => {
    const match = sixthTurn(['marketplace', 'apothecary'], 2);
    playAll(match, [
      { seat: 0, do: 'build', card: 'marketplace' },
      { seat: 1, do: 'discard', card: 'altar' },
      { seat: 2, do: 'discard', card: 'altar' },
    ]);
    expect(paymentsFor(match, 0, { cost: { loom: 1 }, coins: 0 })).toEqual([{ left: 2, right: 0 }]);
  });

  test('what the sixth cards built produces for the seventh, in the own city and in the next', () => {
    const match = sixthTurn(['loom', 'apothecary'], 3, 'lumber-yard');
    playAll(match, [
      { seat: 0, do: 'build', card: 'loom' },
      { seat: 1, do: 'build', card: 'lumber-yard' },
      { seat: 2, do: 'discard', card: 'altar' },
    ]);
    expect(complaintAbout(match, { seat: 0, do: 'build', card: 'apothecary' })).toBeUndefined();
    expect(paymentsFor(match, 0, { cost: { wood: 1 }, coins: 0 })).toEqual([{ left: 2, right: 0 }]);
  });

  test('a salvage sees the discards of the turn, the left-over cards and a sold seventh card', () => {
    const match = sixthTurn(['tavern', 'apothecary'], 3);
    playAll(match, [
      { seat: 1, do: 'stage', card: 'altar' },
      { seat: 2, do: 'discard', card: 'altar' },
      { seat: 0, do: 'build', card: 'tavern' },
      { seat: 0, do: 'discard', card: 'apothecary' },
    ]);
    expect(match.phase).toBe('salvage');
    expect([...match.discarded].sort()).toEqual(['altar', 'apothecary', 'stockade', 'theater']);
    playAll(match, [{ seat: 1, do: 'salvage', card: 'stockade' }]);
    // The salvaged stockade fights already: one shield against none on both sides.
    expect(match.cities[1]?.tokens).toEqual([1, 1]);
    expect(match).toMatchObject({ age: 2, turn: 1 });
  });

  test('a salvaged card costs nothing and pays out at once', () => {
    const cities = [
      city('halikarnassos', 'B', { structures: ['foundry'] }),
      city('rhodos', 'A', { structures: ['mine'] }),
      city('ephesos', 'A'),
    ];
    const match = table({
      cities,
      hands: [['altar'], ['altar'], ['altar']],
      discarded: ['vineyard', 'sawmill'],
    });
    playAll(match, [
      { seat: 0, do: 'stage', card: 'altar' },
      { seat: 1, do: 'build', card: 'altar' },
      { seat: 2, do: 'build', card: 'altar' },
      { seat: 0, do: 'salvage', card: 'vineyard' },
    ]);
    expect(match.cities[0]?.coins).toBe(3 + 2);
    expect(match.discarded).toEqual(['sawmill']);
  });

  test('with nothing to salvage nobody is asked', () => {
    const cities = [
      city('halikarnassos', 'B', { structures: ['foundry', 'altar'] }),
      city('rhodos', 'A'),
      city('ephesos', 'A'),
    ];
    const match = table({ cities, hands: [['tavern'], ['altar'], ['loom']] });
    playAll(match, [
      { seat: 0, do: 'stage', card: 'tavern' },
      { seat: 1, do: 'discard', card: 'altar' },
      { seat: 2, do: 'build', card: 'loom' },
    ]);
    expect(match).toMatchObject({ phase: 'turn', turn: 2 });
  });
});

test('random matches use every power, for players and for the Free City', () => {
  const powers: [number, (moment: Moment) => boolean][] = [
    [3, ({ match, move }) => match.phase === 'seventh' && move.do === 'build'],
    [3, ({ match, move }) => match.phase === 'seventh' && move.do === 'stage'],
    [3, ({ match, move }) => match.phase === 'seventh' && move.do === 'discard'],
    [3, ({ move }) => move.do === 'salvage' && move.card !== null],
    [3, ({ move }) => move.do === 'salvage' && move.card === null],
    [3, ({ move }) => move.free === 'wonder'],
    [3, ({ move }) => move.free === 'chain'],
    [2, ({ match }) => match.phase === 'seventh'],
    [2, ({ move }) => move.for === 2 && move.free === 'wonder'],
    [2, ({ move }) => move.for === 2 && move.free === 'chain'],
    [2, ({ move }) => move.for === 2 && move.do === 'salvage'],
    [2, ({ move }) => move.for === 2 && move.do === 'discard'],
  ];
  for (const [players, used] of powers) expect(findMoment(players, used).index).toBeGreaterThan(0);
});
