import { describe, expect, test } from 'vitest';
import { BOARDS, type CardId, type WonderId } from '../../src/catalogue.ts';
import { builds, offers, playTurn, playUntil, refusal, scoreOf } from '../playing.ts';
import { builtIn, type CitySketch, cityOf, coinsOf, type Match, phaseOf, table, tableOf } from '../table.ts';

/** Goods enough for every stage of every wonder. */
const RICH = [
  'quarry',
  'stone-pit',
  'sawmill',
  'lumber-yard',
  'brickyard',
  'clay-pool',
  'foundry',
  'ore-vein',
  'glassworks',
  'loom',
  'press',
] as const;
const stageMove = (match: Match): string =>
  offers(match, 0).find((move) => /^stage \S+$/.test(move)) as string;
const OLYMPIA: CitySketch = { wonder: 'olympia', stages: 2 };

describe('stages', () => {
  test.each(BOARDS.map(({ wonder, side, stages }) => ({ wonder, side, stages })))(
    '[W1] every stage of $wonder $side can be built in turn and brings its points and shields at once',
    ({ wonder, side, stages }) => {
      let match = table({ cities: [{ wonder, side, built: RICH }] });
      stages.forEach(({ effect }, at) => {
        const before = match;
        match = playTurn(match, { 0: stageMove(match) });
        if (phaseOf(match) === 'salvage') match = playTurn(match, { 0: 'decline' });
        expect(cityOf(match, 0).stages).toBe(at + 1);
        expect(scoreOf(match, 0).wonder - scoreOf(before, 0).wonder).toBe(effect.points);
        expect(cityOf(match, 0).shields - cityOf(before, 0).shields).toBe(effect.shields);
        expect(cityOf(match, 0).coins - cityOf(before, 0).coins).toBe(effect.coins);
      });
      expect(stageMove(match)).toBeUndefined();
    },
  );

  test.each(['rhodos', 'alexandria', 'ephesos', 'babylon', 'olympia', 'halikarnassos', 'gizah'] as const)(
    '[W2] %s A brings three points first and seven last',
    (wonder: WonderId) => {
      const points = [1, 2, 3].map((stages) => scoreOf(table({ cities: [{ wonder, stages }] }), 0).wonder);
      expect(points).toEqual(wonder === 'gizah' ? [3, 8, 15] : [3, 3, 10]);
    },
  );

  test('[W3] a stage with a choice of goods gives one of them a turn', () => {
    const ways = (card: CardId, city: CitySketch) =>
      builds(table({ age: 2, cities: [{ coins: 0, ...city, hand: [card] }] }), 0, card);
    const one: CitySketch = { wonder: 'alexandria', stages: 2 };
    for (const card of ['baths', 'stockade', 'barracks', 'guard-tower'] as const)
      expect(ways(card, one)).toHaveLength(1);
    expect(ways('caravansery', one)).toEqual([]);
    expect(ways('caravansery', { ...one, built: ['lumber-yard'] })).toHaveLength(1);
    const two: CitySketch = { wonder: 'alexandria', side: 'B', stages: 2 };
    for (const card of ['apothecary', 'scriptorium', 'school'] as const)
      expect(ways(card, two)).toHaveLength(1);
    expect(ways('study', two)).toEqual([]);
  });

  test('[W3] it serves from the turn after the stage was built', () => {
    const cities = [
      { wonder: 'alexandria', stages: 1, coins: 0, built: ['foundry'], hand: ['baths', 'altar'] },
      { hand: ['theater'] },
      { hand: ['baths', 'loom'] },
    ] as const;
    const match = table({ cities });
    expect(builds(match, 0, 'baths')).toEqual([]);
    const after = playTurn(match, { 0: 'stage altar', 1: 'build theater', 2: 'build loom' });
    expect(builds(after, 0, 'baths')).toEqual(['build baths']);
  });
});

describe('Olympia A', () => {
  test('[W4] one structure of the hand is built without goods', () => {
    const match = table({ age: 3, cities: [{ ...OLYMPIA, coins: 2, hand: ['palace'] }] });
    const after = playTurn(match, { 0: 'build palace wonder' });
    expect(builtIn(after, 0)).toEqual(['palace']);
    expect(coinsOf(after)[0]).toBe(2);
  });

  test('[W4] and without the coin of a brown card', () => {
    const match = table({ age: 2, cities: [{ ...OLYMPIA, coins: 0, hand: ['quarry'] }] });
    expect(builds(match, 0, 'quarry')).toEqual(['build quarry wonder']);
    expect(coinsOf(playTurn(match, { 0: 'build quarry wonder' }))[0]).toBe(0);
  });

  test('[W4] once in an Age', () => {
    const match = table({ age: 3, cities: [{ ...OLYMPIA, hand: ['palace'] }] });
    const after = playTurn(match, { 0: 'build palace wonder' });
    expect(offers(after, 0).filter((move) => move.endsWith('wonder'))).toEqual([]);
    const used = table({ age: 3, cities: [{ ...OLYMPIA, freeBuildUsed: 3, hand: ['palace'] }] });
    expect(builds(used, 0, 'palace')).toEqual([]);
  });

  test('[W4] and once again in the next', () => {
    const match = table({ age: 2, turn: 6, cities: [{ ...OLYMPIA, coins: 0, hand: ['walls', 'forum'] }] });
    const after = playTurn(match, { 0: 'build walls wonder' });
    expect(tableOf(after).age).toBe(3);
    expect(offers(after, 0).some((move) => move.endsWith(' wonder'))).toBe(true);
  });

  test('[W4] what was unused in an Age is lost', () => {
    let match = table({ age: 1, turn: 6, cities: [{ ...OLYMPIA, coins: 0 }] });
    match = playTurn(match, {});
    match = playTurn(match, { 0: offers(match, 0).find((move) => move.endsWith(' wonder')) as string });
    match = playUntil(match, (state) => {
      expect(tableOf(state).age).toBe(2);
      expect(offers(state, 0).filter((move) => move.endsWith('wonder'))).toEqual([]);
      return tableOf(state).turn === 6;
    });
  });

  test('[W4] not yet in the turn of the stage', () => {
    const cities = [
      { wonder: 'olympia', stages: 1, coins: 0, built: ['quarry'], hand: ['palace', 'arena'] },
      { hand: ['senate'] },
      { hand: ['pantheon', 'palace'] },
    ] as const;
    const match = table({ age: 3, cities });
    expect(refusal(match, 0, 'build palace wonder')).toBe('illegal-move');
    const after = playTurn(match, { 0: 'stage arena', 1: 'discard senate', 2: 'discard palace' });
    expect(builds(after, 0, 'pantheon')).toEqual(['build pantheon wonder']);
  });

  test('[W4] not for a stage, and not by the other side', () => {
    const match = table({ age: 3, cities: [{ ...OLYMPIA, coins: 0, hand: ['palace'] }] });
    expect(offers(match, 0, 'palace')).toEqual(['build palace wonder', 'discard palace']);
    const other = table({ age: 3, cities: [{ ...OLYMPIA, side: 'B', coins: 0, hand: ['palace'] }] });
    expect(offers(other, 0, 'palace')).toEqual(['discard palace']);
  });
});

describe('Olympia B', () => {
  const buys = (city: CitySketch) => {
    const cities = [
      { side: 'B', ...city, hand: ['baths'] },
      { wonder: 'gizah' },
      { built: ['stone-pit'] },
    ] as const;
    return builds(table({ age: 2, cities }), 0, 'baths');
  };

  test('[W11] raw goods of both neighbours cost one coin', () => {
    expect(buys({ wonder: 'olympia', stages: 0 })).toEqual(['build baths R2', 'build baths L2']);
    expect(buys({ wonder: 'olympia', stages: 1 })).toEqual(['build baths R1', 'build baths L1']);
  });

  test('[W11] trading posts make nothing cheaper still', () => {
    const built = ['east-trading-post', 'west-trading-post'] as const;
    expect(buys({ wonder: 'olympia', stages: 1, built })).toEqual(['build baths R1', 'build baths L1']);
  });

  test('[W11] yet they may be built, and lead to the Forum; the stage doesn’t', () => {
    const city = { wonder: 'olympia', side: 'B', stages: 1, coins: 0 } as const;
    const match = table({ age: 2, cities: [{ ...city, hand: ['east-trading-post', 'forum'] }] });
    expect(builds(match, 0, 'east-trading-post')).toEqual(['build east-trading-post']);
    expect(builds(match, 0, 'forum')).toEqual([]);
  });

  test('[W11] manufactured goods cost as before', () => {
    const cities = [
      { wonder: 'olympia', side: 'B', stages: 1, hand: ['workshop'] },
      { wonder: 'alexandria' },
    ] as const;
    expect(builds(table({ cities }), 0, 'workshop')).toEqual(['build workshop L2']);
  });
});

describe('Babylon and Halikarnassos', () => {
  test('[W12] Babylon’s symbol is open until points are counted', () => {
    const built = ['apothecary', 'workshop'] as const;
    const science = (side: 'A' | 'B', stages: number): number =>
      scoreOf(table({ age: 3, cities: [{ wonder: 'babylon', side, stages, built }] }), 0).science;
    expect([1, 2, 3].map((stages) => science('A', stages))).toEqual([2, 10, 10]);
    expect([1, 2, 3].map((stages) => science('B', stages))).toEqual([2, 2, 10]);
  });

  test.each([
    ['A', [false, true, false]],
    ['B', [true, true, true]],
  ] as const)('[W9] Halikarnassos %s opens the pile at its stages: %j', (side, opens) => {
    let match = table({ cities: [{ wonder: 'halikarnassos', side, built: RICH }] });
    for (const open of opens) {
      // The two others discard each turn, so there is something to choose from.
      match = playTurn(match, { 0: stageMove(match) });
      expect(phaseOf(match)).toBe(open ? 'salvage' : 'turn');
      if (open) match = playTurn(match, { 0: 'decline' });
    }
  });
});
