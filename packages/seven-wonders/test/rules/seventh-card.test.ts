// Babylon B: the last card of the Age is played too.

import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/catalogue.ts';
import { builds, offers, playTurn, refusal } from '../playing.ts';
import {
  builtIn,
  type CitySketch,
  cityOf,
  coinsOf,
  discardsOf,
  type Match,
  momentOf,
  table,
} from '../table.ts';

const BABYLON: CitySketch = { wonder: 'babylon', side: 'B', stages: 2 };

describe('the seventh card', () => {
  const at = (
    age: 1 | 2 | 3,
    hand: readonly CardId[],
    more: CitySketch = {},
    others: readonly CitySketch[] = [],
  ): Match => table({ age, turn: 6, cities: [{ ...BABYLON, ...more, hand }, ...others] });

  test.each([1, 2, 3] as const)('[W5] in Age %i the last card is played after the sixth', (age) => {
    const match = playTurn(at(age, ['altar', 'theater']), { 0: 'build altar' });
    expect(momentOf(match)).toBe(`${age}/6 seventh`);
    expect(offers(match, 0)).toEqual(['build theater', 'discard theater']);
    expect(refusal(match, 1, 'discard theater')).toBe('not-asked');
    const after = playTurn(match, { 0: 'build theater' });
    expect(builtIn(after, 0)).toEqual(['altar', 'theater']);
    expect(discardsOf(after)).not.toContain('theater');
  });

  test('[W5] it may build the third stage', () => {
    const match = playTurn(at(1, ['altar', 'theater'], { built: ['brickyard', 'press'] }), {
      0: 'build altar',
    });
    expect(offers(match, 0)).toContain('stage theater');
    const after = playTurn(match, { 0: 'stage theater' });
    expect(cityOf(after, 0).stages).toBe(3);
  });

  test('[W5] discarded, it brings three coins', () => {
    const match = playTurn(at(1, ['altar', 'theater'], { coins: 1 }), { 0: 'build altar' });
    const after = playTurn(match, { 0: 'discard theater' });
    expect(coinsOf(after)[0]).toBe(4);
    expect(discardsOf(after)).toContain('theater');
  });

  test('[W5] it can’t be left over', () => {
    const match = playTurn(at(3, ['palace', 'pantheon'], { coins: 0 }), { 0: 'discard palace' });
    expect(offers(match, 0)).toEqual(['discard pantheon']);
  });

  test('[W5] the stage may be built in the sixth turn itself', () => {
    const built = ['sawmill', 'glassworks'] as const;
    const match = playTurn(at(1, ['altar', 'theater'], { stages: 1, built }), { 0: 'stage altar' });
    expect(momentOf(match)).toBe('1/6 seventh');
    expect(builtIn(playTurn(match, { 0: 'build theater' }), 0)).toContain('theater');
  });

  test('[W5] then it may even build the third stage at once', () => {
    const built = ['sawmill', 'glassworks', 'brickyard', 'press'] as const;
    const match = playTurn(at(1, ['altar', 'theater'], { stages: 1, built }), { 0: 'stage altar' });
    expect(cityOf(playTurn(match, { 0: 'stage theater' }), 0).stages).toBe(3);
  });

  test('[W5] with one stage, on side A, or before turn six there is none', () => {
    expect(momentOf(playTurn(at(1, ['altar', 'theater'], { stages: 1 }), { 0: 'build altar' }))).toBe(
      '2/1 turn',
    );
    expect(momentOf(playTurn(at(1, ['altar', 'theater'], { side: 'A' }), { 0: 'build altar' }))).toBe(
      '2/1 turn',
    );
    const early = table({ turn: 5, cities: [{ ...BABYLON, hand: ['altar'] }] });
    expect(momentOf(playTurn(early, { 0: 'build altar' }))).toBe('1/6 turn');
  });

  test('[W5] a complete wonder keeps the power', () => {
    expect(momentOf(playTurn(at(3, ['altar', 'theater'], { stages: 3 }), { 0: 'build altar' }))).toBe(
      '3/6 seventh',
    );
  });

  test('[W5] the name rule and chains hold for it', () => {
    const twice = playTurn(at(2, ['tavern', 'tavern']), { 0: 'build tavern' });
    expect(offers(twice, 0)).toEqual(['discard tavern']);
    const chained = playTurn(at(2, ['altar', 'library'], { coins: 0, built: ['scriptorium'] }), {
      0: 'build altar',
    });
    expect(builds(chained, 0, 'library')).toEqual(['build library chain']);
  });

  test('[W5] with two players it is played whoever holds the Free City’s card', () => {
    // In the sixth turn of Age I it is the second player, in that of Age II the first.
    const second = table({ players: 2, turn: 6, cities: [{ ...BABYLON, hand: ['altar', 'theater'] }] });
    const afterOne = playTurn(second, { 0: 'build altar' });
    expect(offers(afterOne, 0)).toEqual(['build theater', 'discard theater']);
    const first = table({
      players: 2,
      age: 2,
      turn: 6,
      cities: [{ ...BABYLON, hand: ['altar', 'theater', 'loom'] }],
    });
    const afterTwo = playTurn(first, { 0: ['build altar', 'free-city build loom'] });
    expect(momentOf(afterTwo)).toBe('2/6 seventh');
    expect(offers(afterTwo, 0)).toEqual(['build theater', 'discard theater']);
  });
});

describe('what the seventh card is paid from', () => {
  const GIZAH: CitySketch = { wonder: 'gizah', hand: ['loom', 'press'] };
  /** Ways to pay for a stone from the left as seventh card, after this sixth one. */
  function baths(
    coins: number,
    sixth: CardId,
    move = `build ${sixth}`,
    more: CitySketch = {},
    left = GIZAH,
  ): string[] {
    const cities = [
      { ...BABYLON, coins, ...more, hand: [sixth, 'baths'] as const },
      left,
      { wonder: 'alexandria' as const },
    ];
    const match = playTurn(table({ turn: 6, cities }), { 0: move, 1: 'build loom' });
    return builds(match, 0, 'baths');
  }

  test('[W6] from the coins held at the start of the turn', () => {
    expect(baths(2, 'altar')).toEqual(['build baths L2']);
    expect(baths(1, 'altar')).toEqual([]);
  });

  test('[W6] less what the sixth card cost, at the bank or at the neighbours', () => {
    expect(baths(3, 'clay-pit')).toEqual(['build baths L2']);
    expect(baths(2, 'clay-pit')).toEqual([]);
    expect(baths(4, 'workshop', 'build workshop R2')).toEqual(['build baths L2']);
    expect(baths(3, 'workshop', 'build workshop R2')).toEqual([]);
  });

  test('[W6] three coins for a discarded sixth card don’t count', () => {
    expect(baths(1, 'altar', 'discard altar')).toEqual([]);
  });

  test('[W6] nor does what the sixth card brought', () => {
    expect(baths(0, 'tavern')).toEqual([]);
    expect(baths(0, 'vineyard', 'build vineyard', { built: ['ore-vein', 'sawmill'] })).toEqual([]);
  });

  test('[W6] nor does what neighbours paid in this turn', () => {
    const cities = [
      { ...BABYLON, coins: 0, hand: ['altar', 'baths'] },
      { wonder: 'gizah', hand: ['guard-tower', 'press'] },
      { wonder: 'alexandria', hand: ['guard-tower', 'loom'] },
    ] as const;
    const match = playTurn(table({ turn: 6, cities }), {
      0: 'build altar',
      1: 'build guard-tower R2',
      2: 'build guard-tower L2',
    });
    expect(coinsOf(match)[0]).toBe(4);
    expect(offers(match, 0)).toEqual(['discard baths']);
  });

  test('[W6] yet all of it is there in the next Age', () => {
    const cities = [{ ...BABYLON, coins: 0, hand: ['tavern', 'altar'] as const }];
    const match = playTurn(table({ turn: 6, cities }), { 0: 'build tavern' });
    expect(coinsOf(playTurn(match, { 0: 'discard altar' }))[0]).toBe(8);
  });

  test('[W6] what the sixth card makes may be used', () => {
    expect(baths(0, 'stone-pit')).toEqual(['build baths']);
    expect(baths(1, 'timber-yard')).toEqual(['build baths']);
  });

  test('[W6] and what a neighbour’s sixth card makes may be bought', () => {
    const rhodos: CitySketch = { wonder: 'rhodos', hand: ['stone-pit', 'press'] };
    const cities = [
      { ...BABYLON, coins: 2, hand: ['altar', 'baths'] as const },
      rhodos,
      { wonder: 'alexandria' as const },
    ];
    const match = table({ turn: 6, cities });
    expect(builds(match, 0, 'baths')).toEqual([]);
    const seventh = playTurn(match, { 0: 'build altar', 1: 'build stone-pit' });
    expect(builds(seventh, 0, 'baths')).toEqual(['build baths L2']);
    const after = playTurn(seventh, { 0: 'build baths L2' });
    expect(coinsOf(after).slice(0, 2)).toEqual([0, 5]);
  });

  test('[W6] a trading post built as the sixth gives no discount yet', () => {
    expect(baths(2, 'west-trading-post')).toEqual(['build baths L2']);
    expect(baths(1, 'west-trading-post')).toEqual([]);
    expect(baths(1, 'altar', 'build altar', { built: ['west-trading-post'] })).toEqual(['build baths L1']);
  });

  test('[W6] nor does a marketplace', () => {
    const cities = [
      { ...BABYLON, coins: 1, hand: ['marketplace', 'workshop'] as const },
      { wonder: 'alexandria' as const },
    ];
    const match = playTurn(table({ turn: 6, cities }), { 0: 'build marketplace' });
    expect(builds(match, 0, 'workshop')).toEqual([]);
  });

  test('[W6] the discount works from the first turn of the next Age', () => {
    const cities = [{ ...BABYLON, hand: ['west-trading-post', 'altar'] as const }];
    const match = playTurn(playTurn(table({ turn: 6, cities }), { 0: 'build west-trading-post' }), {
      0: 'build altar',
    });
    expect(cityOf(match, 0).discounts).toBe(cityOf(match, 0).standingDiscounts);
    expect(cityOf(match, 0).discounts).not.toBe(0);
  });

  test('[W6] what the seventh card brings counts all that lies by then', () => {
    const cities = [
      { ...BABYLON, coins: 0, hand: ['ore-vein', 'vineyard'] as const },
      { hand: ['stone-pit', 'press'] as const },
    ];
    const match = playTurn(table({ age: 2, turn: 6, cities }), { 0: 'build ore-vein', 1: 'build stone-pit' });
    expect(coinsOf(playTurn(match, { 0: 'build vineyard' }))[0]).toBe(2);
  });
});
