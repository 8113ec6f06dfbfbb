// The worked examples of the rulebooks, in their order.

import { describe, expect, test } from 'vitest';
import { type CardId, cardOf, costOf, deckOf, guildsUsed } from '../../src/catalogue.ts';
import { CARD_ROWS } from '../../src/data/cards.ts';
import { builds, offers, playTurn, scoreOf } from '../playing.ts';
import {
  builtIn,
  type CitySketch,
  cityOf,
  coinsOf,
  discardsOf,
  handOf,
  phaseOf,
  table,
  tableOf,
} from '../table.ts';

/** The Gizah of several examples: two stone, clay, ore, papyrus and loom. */
const GIZAH: CitySketch = { wonder: 'gizah', built: ['stone-pit', 'clay-pool', 'ore-vein', 'press', 'loom'] };
const ALEXANDRIA: CitySketch = { wonder: 'alexandria' };
const costsOf = (id: CardId) => costOf(cardOf(id) as number);

describe('cards', () => {
  test('[NOTES 6.1] [S5] four players use the cards 3+ and 4+, six those up to 6+', () => {
    for (const age of [1, 2, 3] as const) {
      const copies = CARD_ROWS.filter((row) => row.age === age).flatMap(
        (row) => row.copies as readonly number[],
      );
      const upTo = (most: number): number => copies.filter((least) => least <= most).length;
      expect(deckOf(age, 4)).toHaveLength(upTo(4));
      expect(deckOf(age, 6)).toHaveLength(upTo(6));
      expect(upTo(4)).toBeLessThan(upTo(6));
    }
  });

  test('[NOTES 6.1] [S7] guilds for three to seven players', () => {
    expect([3, 4, 5, 6, 7].map(guildsUsed)).toEqual([5, 6, 7, 8, 9]);
  });

  test('[NOTES 6.2] [P1] costs of the rulebook', () => {
    expect(costsOf('marketplace')).toEqual({});
    expect(costsOf('mine')).toEqual({ coins: 1 });
    expect(costsOf('baths')).toEqual({ stone: 1 });
    expect(costsOf('arena')).toEqual({ stone: 2, ore: 1 });
    expect(costsOf('timber-yard')).toEqual({ coins: 1 });
    expect(costsOf('east-trading-post')).toEqual({});
  });

  test('[NOTES 6.3] [B4] Stables for clay, wood and ore, or for an Apothecary', () => {
    const ways = (built: readonly CardId[]): string[] =>
      builds(
        table({ age: 2, cities: [{ ...ALEXANDRIA, coins: 0, built, hand: ['stables'] }] }),
        0,
        'stables',
      );
    expect(costsOf('stables')).toEqual({ clay: 1, wood: 1, ore: 1 });
    expect(ways(['clay-pool', 'lumber-yard', 'ore-vein'])).toEqual(['build stables']);
    expect(ways(['apothecary'])).toEqual(['build stables chain']);
    expect(ways([])).toEqual([]);
  });

  test('[NOTES 6.3] [B4] Scriptorium to Library and Courthouse; Theater to Statue to Gardens', () => {
    const city: CitySketch = { ...ALEXANDRIA, coins: 0, built: ['scriptorium', 'theater'] };
    const second = table({ age: 2, cities: [{ ...city, hand: ['library', 'courthouse', 'statue'] }] });
    for (const card of ['library', 'courthouse', 'statue'])
      expect(builds(second, 0, card)).toEqual([`build ${card} chain`]);
    const third = (built: readonly CardId[]): string[] =>
      builds(table({ age: 3, cities: [{ ...city, built, hand: ['gardens'] }] }), 0, 'gardens');
    expect(third(['theater', 'statue'])).toEqual(['build gardens chain']);
    expect(third(['theater'])).toEqual([]);
  });
});

describe('building and trade', () => {
  test('[NOTES 6.4] [P1] Gizah builds Barracks and Scriptorium but no Aqueduct', () => {
    const hand = ['barracks', 'scriptorium', 'aqueduct'] as const;
    const match = table({ age: 2, cities: [{ ...GIZAH, hand }, ALEXANDRIA, { wonder: 'olympia' }] });
    expect(builds(match, 0, 'barracks')).toEqual(['build barracks']);
    expect(builds(match, 0, 'scriptorium')).toEqual(['build scriptorium']);
    expect(builds(match, 0, 'aqueduct')).toEqual([]);
  });

  test('[NOTES 6.5] [P4] Example A: a University with a wood from one side and a papyrus from the other', () => {
    const match = table({
      age: 3,
      cities: [
        { ...ALEXANDRIA, coins: 4, built: ['lumber-yard'], hand: ['university'] },
        { wonder: 'olympia', hand: ['palace'] },
        { wonder: 'ephesos', hand: ['palace'] },
      ],
    });
    expect(builds(match, 0, 'university')).toEqual(['build university L2 R2']);
    const after = playTurn(match, { 0: 'build university L2 R2', 1: 'discard palace', 2: 'discard palace' });
    expect(builtIn(after, 0)).toContain('university');
    expect(coinsOf(after)).toEqual([0, 3 + 2 + 3, 3 + 2 + 3]);
  });

  test('[NOTES 6.6] [P6] Example B: both neighbours buy two stone, and the seller builds his Library with them', () => {
    const match = table({
      age: 2,
      cities: [
        { ...GIZAH, coins: 0, hand: ['library'] },
        { ...ALEXANDRIA, coins: 4, hand: ['walls'] },
        { wonder: 'ephesos', coins: 4, hand: ['walls'] },
      ],
    });
    const after = playTurn(match, { 0: 'build library', 1: 'stage walls R4', 2: 'stage walls L4' });
    expect(coinsOf(after)).toEqual([8, 0, 0]);
    expect(builtIn(after, 0)).toContain('library');
    expect([cityOf(after, 1).stages, cityOf(after, 2).stages]).toEqual([1, 1]);
  });

  test('[NOTES 6.7] [P5] Example C: what comes in during the turn doesn’t pay for the Forum', () => {
    const match = table({
      age: 2,
      cities: [
        { ...GIZAH, coins: 1, hand: ['forum', 'vineyard'] },
        { wonder: 'babylon', hand: ['walls', 'bazar'] },
        { wonder: 'ephesos', coins: 4, hand: ['statue', 'forum'] },
      ],
    });
    expect(builds(match, 0, 'forum')).toEqual([]);
    const after = playTurn(match, { 0: 'discard vineyard', 1: 'build bazar', 2: 'stage statue L4' });
    // Hands go to the right in Age II; the coins are there in the next turn.
    expect(coinsOf(after)[0]).toBe(1 + 3 + 4);
  });

  test('[NOTES 6.8] [B5] Alexandria A’s second stage, two ore, with any card', () => {
    const match = table({ cities: [{ ...ALEXANDRIA, stages: 1, coins: 0, built: ['foundry'] }] });
    for (const card of handOf(match, 0)) expect(offers(match, 0, card)).toContain(`stage ${card}`);
  });

  test('[NOTES 6.9] [T4] seven cards, one is played, six go to the left and six come from the right', () => {
    const match = table({ cities: [{ hand: ['altar'] }] });
    const after = playTurn(match, { 0: 'build altar' });
    const rest = handOf(match, 0).filter((card) => card !== 'altar');
    expect(handOf(match, 0)).toHaveLength(7);
    expect(handOf(after, 1)).toEqual(rest);
    expect(handOf(after, 0)).toHaveLength(6);
    expect(handOf(after, 0).every((card) => handOf(match, 2).includes(card))).toBe(true);
  });

  test('[NOTES 6.9] [T6] in turn six two come, one is played, the other discarded without coins', () => {
    const before = table({ turn: 5, cities: [{ hand: ['altar'] }] });
    const match = playTurn(before, { 0: 'build altar' });
    expect(handOf(match, 0)).toHaveLength(2);
    const [played, left] = handOf(match, 0) as [CardId, CardId];
    const after = playTurn(match, { 0: `discard ${played}` });
    expect(coinsOf(after)[0]).toBe((coinsOf(match)[0] as number) + 3);
    expect(discardsOf(after)).toEqual(expect.arrayContaining([played, left]));
  });
});

describe('conflicts and points', () => {
  test('[NOTES 6.10] [M1] Age II: Alexandria with three shields between Rhodes with five and Ephesus with two', () => {
    const cities: CitySketch[] = [
      { ...ALEXANDRIA, built: ['stables', 'barracks'] },
      { wonder: 'rhodos', built: ['walls', 'archery-range', 'stockade'] },
      { wonder: 'ephesos', built: ['walls'] },
    ];
    const match = table({ age: 2, turn: 6, cities });
    expect([0, 1, 2].map((at) => cityOf(match, at).shields)).toEqual([3, 5, 2]);
    expect(cityOf(playTurn(match, {}), 0).battles.slice(-2)).toEqual([-1, 3]);
  });

  const points = (city: CitySketch) => scoreOf(table({ age: 3, cities: [city] }), 0);

  test('[NOTES 6.11] [V1] tokens 1, 3, 5 and three defeats are 6 points', () => {
    expect(points({ battles: [1, -1, 3, -1, 5, -1] }).military).toBe(6);
  });

  test('[NOTES 6.12] [V2] 14 coins are 4 points', () => {
    expect(points({ coins: 14 }).treasury).toBe(4);
  });

  test('[NOTES 6.13] [V3] Alexandria A complete is 10 points', () => {
    expect(points({ ...ALEXANDRIA, stages: 3 }).wonder).toBe(10);
  });

  test('[NOTES 6.14] [V4] Altar, Aqueduct and Town Hall are 13 points', () => {
    expect(points({ built: ['altar', 'aqueduct', 'town-hall'] }).civilian).toBe(13);
  });

  const three = ['apothecary', 'dispensary', 'lodge', 'workshop', 'laboratory', 'scriptorium'] as const;
  test('[NOTES 6.15] [V5] symbols 3, 2, 1 are 21 points', () => {
    expect(points({ built: three }).science).toBe(21);
  });

  test('[NOTES 6.16] [V5] symbols 3, 2, 2 are 31 points', () => {
    expect(points({ built: [...three, 'library'] }).science).toBe(31);
  });

  test('[NOTES 6.17] [V5] [V6] one to six equal symbols are 1, 4, 9, 16, 25, 36 points', () => {
    const compasses = ['apothecary', 'dispensary', 'lodge', 'academy'] as const;
    const babylon: CitySketch = { wonder: 'babylon', stages: 2 };
    const cities: CitySketch[] = [1, 2, 3, 4].map((count) => ({
      wonder: 'gizah',
      built: compasses.slice(0, count),
    }));
    cities.push({ ...babylon, built: compasses }, { ...babylon, built: [...compasses, 'scientists-guild'] });
    expect(cities.map((city) => points(city).science)).toEqual([1, 4, 9, 16, 25, 36]);
  });

  test('[NOTES 6.18] [V7] Chamber of Commerce and two grey cards are 4 points', () => {
    expect(points({ built: ['chamber-of-commerce', 'loom', 'glassworks-2'] }).commerce).toBe(4);
  });

  test('[NOTES 6.19] [C4] [V7] Arena and one to four stages', () => {
    const results = [1, 2, 3, 4].map((stages) => {
      const city: CitySketch = {
        wonder: 'gizah',
        side: 'B',
        stages,
        coins: 0,
        built: ['dispensary'],
        hand: ['arena'],
      };
      const after = playTurn(table({ age: 3, cities: [city] }), { 0: 'build arena chain' });
      return [coinsOf(after)[0], scoreOf(after, 0).commerce];
    });
    expect(results).toEqual([
      [3, 1],
      [6, 2],
      [9, 3],
      [12, 4],
    ]);
  });

  test('[NOTES 6.20] [V3] Gizah B complete is 20 points', () => {
    expect(points({ wonder: 'gizah', side: 'B', stages: 4 }).wonder).toBe(20);
  });
});

describe('whole wonders', () => {
  /** Builds all stages, a turn each, and tells what they brought; salvages take the first card of the pile. */
  function complete(city: CitySketch) {
    let match = table({
      cities: [{ ...city, side: 'B', coins: 0 }],
      discards: ['altar', 'theater', 'pawnshop'],
    });
    const structures = builtIn(match, 0).length;
    let salvages = 0;
    for (;;) {
      const stage = offers(match, 0).find((move) => /^stage \S+$/.test(move));
      if (stage === undefined) break;
      match = playTurn(match, { 0: stage });
      if (phaseOf(match) !== 'salvage') continue;
      match = playTurn(match, { 0: offers(match, 0)[0] as string });
      salvages++;
    }
    const { shields, coins } = cityOf(match, 0);
    const salvaged = builtIn(match, 0).length - structures;
    expect(tableOf(match).salvaged).toHaveLength(salvaged);
    return { shields, coins, points: scoreOf(match, 0).wonder, salvages, salvaged };
  }

  test('[NOTES 6.21] [W1] Rhodos B: two shields, 7 coins, 7 points', () => {
    const built = ['quarry', 'stone-pit', 'foundry', 'ore-vein'] as const;
    expect(complete({ wonder: 'rhodos', built })).toMatchObject({
      shields: 2,
      coins: 7,
      points: 7,
      salvages: 0,
    });
  });

  test('[NOTES 6.21] [W1] Ephesos B: 12 coins, 10 points', () => {
    const built = ['quarry', 'sawmill', 'glassworks', 'loom'] as const;
    expect(complete({ wonder: 'ephesos', built })).toMatchObject({
      shields: 0,
      coins: 12,
      points: 10,
      salvages: 0,
    });
  });

  test('[NOTES 6.21] [W9] Halikarnassos B: 3 points and three salvages', () => {
    const built = ['foundry', 'brickyard', 'clay-pool', 'glassworks', 'press'] as const;
    expect(complete({ wonder: 'halikarnassos', built })).toMatchObject({
      points: 3,
      salvages: 3,
      salvaged: 3,
    });
  });
});

describe('two players', () => {
  test('[NOTES 6.22] [F2] [F3] turn one: the player left of the Free City draws and plays two; then the other holds its card', () => {
    const match = table({ players: 2 });
    expect([handOf(match, 0).length, handOf(match, 1).length]).toEqual([8, 7]);
    expect(match.public.owed).toEqual([2, 1]);
    const after = playTurn(match, {});
    expect([handOf(after, 0).length, handOf(after, 1).length]).toEqual([6, 7]);
    expect(after.public.owed).toEqual([1, 2]);
  });
});
