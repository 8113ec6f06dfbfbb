// Halikarnassos: a structure from the discard pile.

import { describe, expect, test } from 'vitest';
import { type CardId, cardFacts } from '../../src/catalogue.ts';
import { eventsOf, offers, playTurn, refusal } from '../playing.ts';
import {
  builtIn,
  type CitySketch,
  cityOf,
  coinsOf,
  discardsOf,
  handOf,
  holdingOf,
  type Match,
  momentOf,
  table,
  tableOf,
} from '../table.ts';

const HALIKARNASSOS: CitySketch = { wonder: 'halikarnassos', side: 'B', built: ['foundry'] };

describe('the salvage', () => {
  const discarding = [{ hand: ['walls', 'forum'] }, { hand: ['temple', 'statue'] }] as const;
  const salvaging = (turn: number, own: CitySketch, discards: readonly CardId[] = []): Match => {
    const cities = [
      { ...HALIKARNASSOS, coins: 0, hand: ['school', 'library'] as const, ...own },
      ...discarding,
    ];
    const match = table({ age: 2, turn, cities, discards });
    return playTurn(match, { 0: 'stage school', 1: 'discard walls', 2: 'discard temple' });
  };

  test('[W7] comes at the end of the turn, with this turn’s discards in the pile', () => {
    const match = salvaging(2, {}, ['altar']);
    expect(momentOf(match)).toBe('2/2 salvage');
    expect(offers(match, 0)).toEqual(['salvage altar', 'salvage temple', 'salvage walls', 'decline']);
    expect(refusal(match, 1, 'decline')).toBe('not-asked');
  });

  test('[W7] in turn six the leftovers are there too, of all hands', () => {
    const match = salvaging(6, {}, ['altar']);
    expect(offers(match, 0)).toEqual([
      'salvage altar',
      'salvage temple',
      'salvage statue',
      'salvage forum',
      'salvage walls',
      'salvage library',
      'decline',
    ]);
  });

  test('[W7] the card is free, stands in the city and is gone from the pile', () => {
    const match = salvaging(2, {}, ['palace', 'altar']);
    const after = playTurn(match, { 0: 'salvage palace' });
    expect(builtIn(after, 0)).toEqual(['foundry', 'palace']);
    expect(discardsOf(after)).toEqual(['altar', 'walls', 'temple']);
    expect(tableOf(after).discards).toBe(3);
    expect(coinsOf(after)[0]).toBe(0);
    expect(momentOf(after)).toBe('2/3 turn');
    expect(handOf(after, 0)).toContain('forum');
  });

  test('[W7] cards of all Ages are in it, equal ones once', () => {
    const match = salvaging(2, {}, ['tavern', 'tavern', 'press', 'palace', 'spies-guild']);
    expect(offers(match, 0).filter((move) => /tavern|press|palace|spies/.test(move))).toEqual([
      'salvage press',
      'salvage tavern',
      'salvage palace',
      'salvage spies-guild',
    ]);
    expect(
      discardsOf(playTurn(match, { 0: 'salvage tavern' })).filter((card) => card === 'tavern'),
    ).toHaveLength(1);
  });

  test('[W7] cards under wonders are not in it', () => {
    const match = salvaging(2, {
      wonder: 'halikarnassos',
      side: 'A',
      stages: 1,
      built: ['foundry', 'ore-vein'],
      buried: ['palace'],
    });
    expect(offers(match, 0)).toEqual(['salvage temple', 'salvage walls', 'decline']);
  });

  test('[W7] only the stage of this turn opens it', () => {
    const cities = [{ ...HALIKARNASSOS, stages: 1, hand: ['school', 'library'] as const }, ...discarding];
    const match = table({ age: 2, turn: 2, cities, discards: ['altar'] });
    expect(momentOf(playTurn(match, { 0: 'discard school' }))).toBe('2/3 turn');
  });

  test('[W8] it may be declined, and the pile stays', () => {
    const match = salvaging(2, {}, ['altar']);
    const after = playTurn(match, { 0: 'decline' });
    expect(builtIn(after, 0)).toEqual(['foundry']);
    expect(discardsOf(after)).toEqual(['altar', 'walls', 'temple']);
    expect(eventsOf(match, { 0: 'decline' })).toContainEqual({ kind: 'salvage-declined', city: 0 });
    expect(holdingOf(after, 0).pile).toBeNull();
  });

  test('[W8] an empty pile is passed over and announced', () => {
    const cities = [
      { ...HALIKARNASSOS, hand: ['school'] },
      { hand: ['vineyard'] },
      { hand: ['bazar'] },
    ] as const;
    const moves = { 0: 'stage school', 1: 'build vineyard', 2: 'build bazar' };
    const match = table({ age: 2, turn: 2, cities });
    expect(momentOf(playTurn(match, moves))).toBe('2/3 turn');
    expect(eventsOf(match, moves)).toContainEqual({ kind: 'salvage-void', city: 0 });
  });

  test('[W8] so is one in which every name stands already', () => {
    const own: CitySketch = { built: ['foundry', 'walls', 'temple', 'loom'] };
    const match = salvaging(2, own, ['loom-2']);
    expect(momentOf(match)).toBe('2/3 turn');
    expect(discardsOf(match)).toEqual(['loom-2', 'walls', 'temple']);
  });

  test.each([
    [1, []],
    [2, [{ cards: ['loom-2', 'temple', 'walls'], after: 3 }]],
  ] as const)('[W8] by rules %i what the owner then remembers of the pile is %j', (rules, remembered) => {
    const cities: CitySketch[] = [
      { ...HALIKARNASSOS, built: ['foundry', 'walls', 'temple', 'loom'], hand: ['school', 'library'] },
      ...discarding,
    ];
    const match = table({ rules, age: 2, turn: 2, cities, discards: ['loom-2'] });
    const after = playTurn(match, { 0: 'stage school', 1: 'discard walls', 2: 'discard temple' });
    expect(momentOf(after)).toBe('2/3 turn');
    const looked = holdingOf(after, 0).looked.map(({ cards, after: discarded }) => ({
      cards: cards.map((card) => cardFacts(card).id),
      after: discarded,
    }));
    expect(looked).toEqual(remembered);
  });

  test('[W8] at the end of an Age the conflict follows all the same', () => {
    const own: CitySketch = { built: ['foundry', 'walls', 'temple', 'forum', 'statue', 'library'] };
    const match = salvaging(6, own);
    expect(momentOf(match)).toBe('3/1 turn');
    expect(cityOf(match, 0).battles.slice(-2)).toEqual([3, 3]);
  });

  test('[W10] its coins are paid at once', () => {
    const match = salvaging(2, {}, ['tavern']);
    expect(coinsOf(playTurn(match, { 0: 'salvage tavern' }))[0]).toBe(5);
    expect(eventsOf(match, { 0: 'salvage tavern' })).toContainEqual({ kind: 'earned', city: 0, coins: 5 });
  });

  test('[W10] counted on the table as it then stands, this turn’s cards included', () => {
    const cities = [
      { ...HALIKARNASSOS, coins: 0, hand: ['school'] },
      { hand: ['sawmill'] },
      { hand: ['quarry'] },
    ] as const;
    const match = table({ age: 2, turn: 2, cities, discards: ['vineyard'] });
    const open = playTurn(match, { 0: 'stage school', 1: 'build sawmill', 2: 'build quarry' });
    // Its own foundry and the two new brown cards.
    expect(coinsOf(playTurn(open, { 0: 'salvage vineyard' }))[0]).toBe(3);
  });

  test('[W10] an Arena counts the stage that opened the pile', () => {
    expect(coinsOf(playTurn(salvaging(2, {}, ['arena']), { 0: 'salvage arena' }))[0]).toBe(3);
  });

  test('[W10] its shields count in the conflict of the same Age', () => {
    const after = playTurn(salvaging(6, {}), { 0: 'salvage walls' });
    expect(cityOf(after, 0).battles.slice(-2)).toEqual([3, 3]);
    expect(cityOf(playTurn(salvaging(6, {}), { 0: 'decline' }), 0).battles.slice(-2)).toEqual([0, 0]);
  });

  test('[W10] its goods and discounts serve in the next turn', () => {
    const after = playTurn(salvaging(2, {}, ['west-trading-post']), { 0: 'salvage west-trading-post' });
    expect(cityOf(after, 0).discounts).not.toBe(0);
  });
});
