import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/catalogue.ts';
import { builds, eventsOf, playTurn, scoreOf } from '../playing.ts';
import { type CitySketch, cityOf, coinsOf, table } from '../table.ts';

/** What the first city's card brings in, in coins, when nothing else comes or goes. */
function income(card: CardId, own: CitySketch, others: readonly CitySketch[] = []): number {
  const [left = {}, right = {}] = others;
  const cities = [
    { coins: 0, ...own, hand: [card] },
    { ...left, hand: ['altar'] },
    { ...right, hand: ['theater'] },
  ] as const;
  const match = table({ age: 2, cities });
  const move = builds(match, 0, card)[0] as string;
  return coinsOf(playTurn(match, { 0: move, 1: 'build altar', 2: 'build theater' }))[0] as number;
}

describe('counting', () => {
  test('[C1] the Vineyard counts the brown cards that neighbours build in the same turn', () => {
    const match = table({
      age: 2,
      cities: [{ coins: 0, hand: ['vineyard'] }, { hand: ['sawmill'] }, { hand: ['quarry'] }],
    });
    const after = playTurn(match, { 0: 'build vineyard', 1: 'build sawmill', 2: 'build quarry' });
    expect(coinsOf(after)[0]).toBe(2);
  });

  test('[C1] the Bazar counts the grey cards of the same turn, those put under a wonder not', () => {
    const match = table({
      age: 2,
      cities: [
        { wonder: 'rhodos', coins: 0, hand: ['bazar'] },
        { wonder: 'ephesos', hand: ['loom-2'] },
        { wonder: 'gizah', built: ['stone-pit'], hand: ['press-2'] },
      ],
    });
    const after = playTurn(match, { 0: 'build bazar', 1: 'build loom-2', 2: 'stage press-2' });
    expect(coinsOf(after)[0]).toBe(2);
  });

  test('[C1] what a city two seats away builds is not counted', () => {
    const cities = [{ coins: 0, hand: ['vineyard'] }, {}, { hand: ['sawmill'] }, {}] as const;
    const after = playTurn(table({ age: 2, cities }), { 0: 'build vineyard', 2: 'build sawmill' });
    expect(coinsOf(after)[0]).toBe(0);
  });

  test('[C2] the Tavern brings five coins, once', () => {
    expect(income('tavern', {})).toBe(5);
    const after = playTurn(table({ cities: [{ coins: 0, built: ['tavern'], hand: ['altar'] }] }), {
      0: 'build altar',
    });
    expect(coinsOf(after)[0]).toBe(0);
  });

  test('[C2] coins of Ephesos and Rhodos B come when the stage is built, once', () => {
    const cities = [
      { wonder: 'ephesos', stages: 1, coins: 0, built: ['sawmill'], hand: ['altar', 'theater'] },
      { wonder: 'gizah', hand: ['loom', 'baths'] },
      { wonder: 'rhodos', side: 'B', coins: 0, built: ['quarry', 'stone-pit'], hand: ['press', 'pawnshop'] },
    ] as const;
    const match = table({ cities });
    const moves = { 0: 'stage altar', 1: 'build loom', 2: 'stage press' };
    const after = playTurn(match, moves);
    expect(coinsOf(after)).toEqual([9, 3, 3]);
    expect(eventsOf(match, moves)).toContainEqual({ kind: 'earned', city: 0, coins: 9 });
    const later = playTurn(after, { 0: 'build pawnshop', 1: 'build theater', 2: 'build baths' });
    expect(coinsOf(later)).toEqual([9, 3, 3]);
  });

  test('[C3] Vineyard: a coin for each brown card here and at both neighbours', () => {
    const own = { built: ['lumber-yard', 'sawmill', 'loom'] } as const;
    expect(income('vineyard', own)).toBe(2);
    expect(
      income('vineyard', own, [{ built: ['quarry'] }, { built: ['clay-pit', 'ore-vein', 'press'] }]),
    ).toBe(5);
  });

  test('[C3] Bazar: two coins for each grey card here and at both neighbours', () => {
    const own = { built: ['loom', 'sawmill'] } as const;
    expect(income('bazar', own)).toBe(2);
    expect(income('bazar', own, [{ built: ['loom', 'press'] }, { built: ['glassworks-2', 'quarry'] }])).toBe(
      8,
    );
  });

  test('[C4] Haven: a coin for each own brown card', () => {
    const own = { built: ['forum', 'lumber-yard', 'sawmill', 'loom'] } as const;
    expect(income('haven', own, [{ built: ['quarry'] }])).toBe(2);
  });

  test('[C4] Lighthouse: a coin for each own yellow card, itself included', () => {
    expect(income('lighthouse', { built: ['caravansery'] })).toBe(2);
    expect(income('lighthouse', { built: ['caravansery', 'forum', 'tavern'] }, [{ built: ['forum'] }])).toBe(
      4,
    );
  });

  test('[C4] Chamber of Commerce: two coins for each own grey card', () => {
    const own = { built: ['brickyard', 'press', 'loom'] } as const;
    expect(income('chamber-of-commerce', own, [{ built: ['glassworks'] }])).toBe(4);
  });

  test('[C4] Arena: three coins for each own stage', () => {
    const own = { wonder: 'gizah', stages: 2, built: ['dispensary'] } as const;
    expect(income('arena', own, [{ wonder: 'rhodos', stages: 1 }])).toBe(6);
  });

  test('[C4] their coins don’t come again when more is built later', () => {
    const match = table({ age: 3, cities: [{ coins: 0, built: ['haven', 'lighthouse'], hand: ['tavern'] }] });
    const after = playTurn(match, { 0: 'build tavern' });
    expect(coinsOf(after)[0]).toBe(5);
    expect(scoreOf(after, 0).commerce).toBe(3);
  });

  test('[C5] what the boards make is no card', () => {
    const brown = [{ wonder: 'rhodos' }, { wonder: 'babylon' }, { wonder: 'olympia' }] as const;
    expect(income('vineyard', brown[0], brown.slice(1))).toBe(0);
    const grey = [{ wonder: 'alexandria' }, { wonder: 'ephesos' }, { wonder: 'halikarnassos' }] as const;
    expect(income('bazar', grey[0], grey.slice(1))).toBe(0);
  });

  test('[C5] nor is what stages make, for guilds either', () => {
    const match = table({
      age: 3,
      cities: [
        { wonder: 'gizah', built: ['workers-guild', 'craftsmens-guild', 'shipowners-guild'] },
        { wonder: 'alexandria', side: 'B', stages: 2 },
        { wonder: 'rhodos' },
      ],
    });
    // The Shipowners count the three guilds themselves.
    expect(scoreOf(match, 0).guilds).toBe(3);
  });

  test('[C6] shields, symbols, goods and discounts stay into the next Ages', () => {
    const built = ['barracks', 'scriptorium', 'loom', 'west-trading-post'] as const;
    const match = table({ age: 1, turn: 6, cities: [{ wonder: 'rhodos', built, hand: ['altar', 'baths'] }] });
    const after = playTurn(match, { 0: 'discard altar' });
    const [before, now] = [cityOf(match, 0), cityOf(after, 0)];
    expect([now.shields, now.symbols, now.own, now.discounts]).toEqual([
      before.shields,
      before.symbols,
      before.own,
      before.discounts,
    ]);
    expect(now.shields).toBe(1);
  });
});
