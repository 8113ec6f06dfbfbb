// The seventh card, the leftovers, the salvage and the conflict: everything that meets at the end of an Age.

import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/catalogue.ts';
import { builds, eventsOf, offers, playTurn, refusal, scoreOf } from '../playing.ts';
import {
  builtIn,
  type CitySketch,
  cityOf,
  coinsOf,
  discardsOf,
  handOf,
  type Match,
  momentOf,
  roomOf,
  table,
  tableOf,
} from '../table.ts';

const BABYLON: CitySketch = { wonder: 'babylon', side: 'B', stages: 2 };
const HALIKARNASSOS: CitySketch = { wonder: 'halikarnassos', side: 'B', built: ['foundry'] };

describe('both powers at one table', () => {
  const SEVENTH = ['build', 'stage', 'discard'] as const;
  const SALVAGED = ['guard-tower', 'pawnshop', 'stockade', 'theater', 'nothing'] as const;
  const cases = [2, 3, 7].flatMap((players) =>
    SEVENTH.flatMap((seventh) =>
      SALVAGED.filter((card) => card !== 'theater' || seventh === 'discard').map((salvaged) => ({
        players,
        seventh,
        salvaged,
      })),
    ),
  );

  /** Babylon sells the pawnshop and has the theater left; Halikarnassos builds a stage and leaves the stockade. */
  function lastTurn(players: number): Match {
    const cities: CitySketch[] = [
      { ...BABYLON, built: ['brickyard', 'press'], hand: ['pawnshop', 'theater'] },
      { ...HALIKARNASSOS, hand: players === 2 ? ['baths', 'stockade', 'loom'] : ['baths', 'stockade'] },
    ];
    return table({ players, turn: 6, cities, discards: ['guard-tower'] });
  }

  test.each(cases)(
    '[T7] $players players: the seventh card by $seventh, then the leftovers, then $salvaged from the pile, then the conflict',
    ({ players, seventh, salvaged }) => {
      const holder = players === 2 ? ['stage baths', 'free-city build loom'] : 'stage baths';
      const first = playTurn(lastTurn(players), { 0: 'discard pawnshop', 1: holder });
      expect(momentOf(first)).toBe('1/6 seventh');
      expect(first.public.owed.indexOf(1)).toBe(0);
      expect(cityOf(first, 0).battles).toEqual([]);
      expect(handOf(first, 1)).toEqual(['stockade']);

      const second = playTurn(first, { 0: `${seventh} theater` });
      expect(momentOf(second)).toBe('1/6 salvage');
      expect(second.public.owed.indexOf(1)).toBe(1);
      expect(cityOf(second, 0).battles).toEqual([]);
      expect(second.private.flatMap(({ room }) => room.hand)).toEqual([]);
      // Every hand leaves a card but Babylon's, and with two players the draw pile does.
      const leftovers = players === 2 ? 2 : players - 1;
      const others = players === 2 ? 0 : players - 2;
      const pile = 1 + 1 + others + leftovers + (seventh === 'discard' ? 1 : 0);
      expect(tableOf(second).discards).toBe(pile);
      expect(discardsOf(second)).toEqual(expect.arrayContaining(['guard-tower', 'pawnshop', 'stockade']));
      expect(discardsOf(second).includes('theater')).toBe(seventh === 'discard');

      const third = playTurn(second, { 1: salvaged === 'nothing' ? 'decline' : `salvage ${salvaged}` });
      expect(momentOf(third)).toBe('2/1 turn');
      expect(builtIn(third, 1)).toEqual(salvaged === 'nothing' ? ['foundry'] : ['foundry', salvaged]);
      expect(tableOf(third).discards).toBe(salvaged === 'nothing' ? pile : pile - 1);
      const armed = salvaged === 'guard-tower' || salvaged === 'stockade';
      expect(cityOf(third, 1).battles).toEqual(armed ? [1, 1] : [0, 0]);
      expect(cityOf(third, 0).battles[0]).toBe(armed ? -1 : 0);
      expect(builtIn(third, 0).includes('theater')).toBe(seventh === 'build');
      expect(cityOf(third, 0).stages).toBe(seventh === 'stage' ? 3 : 2);
      expect(cityOf(third, 0).coins).toBe(3 + 3 + (seventh === 'discard' ? 3 : 0));
      expect(handOf(third, 0)).toHaveLength(7);
    },
  );

  test('[T7] in Age III the same, and then the match is over', () => {
    const cities: CitySketch[] = [
      { ...BABYLON, hand: ['palace', 'arena'] },
      { ...HALIKARNASSOS, hand: ['pantheon', 'senate'] },
      { hand: ['study', 'lodge'] },
    ];
    let match = table({ age: 3, turn: 6, cities });
    match = playTurn(match, { 0: 'discard palace', 1: 'stage pantheon', 2: 'discard study' });
    expect(momentOf(match)).toBe('3/6 seventh');
    match = playTurn(match, { 0: 'discard arena' });
    expect(offers(match, 1)).toEqual([
      'salvage palace',
      'salvage senate',
      'salvage arena',
      'salvage lodge',
      'salvage study',
      'decline',
    ]);
    match = playTurn(match, { 1: 'salvage palace' });
    expect(momentOf(match)).toBe('3/6 over');
    expect(scoreOf(match, 1).civilian).toBe(8);
  });

  test('[T7] the events tell the same order', () => {
    const first = playTurn(lastTurn(3), { 0: 'discard pawnshop', 1: 'stage baths' });
    const second = playTurn(first, { 0: 'discard theater' });
    const kinds = (match: Match, moves: Record<number, string>): string[] =>
      eventsOf(match, moves).map(({ kind }) => kind);
    expect(kinds(first, { 0: 'discard theater' })).toEqual(['discarded', 'earned', 'leftovers-discarded']);
    expect(kinds(second, { 1: 'salvage stockade' })).toEqual([
      'built',
      'fought',
      'fought',
      'fought',
      'age-began',
    ]);
  });
});

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
    expect(roomOf(after, 0).pile).toBeNull();
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
