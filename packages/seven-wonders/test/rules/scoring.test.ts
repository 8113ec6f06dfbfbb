import { describe, expect, test } from 'vitest';
import { type CardId, cardFacts } from '../../src/catalogue.ts';
import { sevenWonders } from '../../src/index.ts';
import { bestSymbols, sciencePoints } from '../../src/rules/science.ts';
import { playTurn, scored, scoreOf } from '../playing.ts';
import { type CitySketch, coinsOf, table, tableOf } from '../table.ts';

const COMPASS = ['apothecary', 'dispensary', 'lodge', 'academy'] as const;
const GEAR = ['workshop', 'laboratory', 'observatory', 'study'] as const;
const TABLET = ['scriptorium', 'library', 'school', 'university'] as const;

const points = (own: CitySketch, left: CitySketch = {}, right: CitySketch = {}) =>
  scoreOf(table({ age: 3, cities: [own, left, right] }), 0);
/** What one guild brings its owner. */
const guild = (id: CardId, left: CitySketch, right: CitySketch = {}, own: CitySketch = {}) =>
  points({ ...own, built: [...(own.built ?? []), id] }, left, right).guilds;

describe('points', () => {
  test('[V1] victories and defeats add up, below zero if need be', () => {
    expect(points({ battles: [1, 1, 3, -1] }).military).toBe(4);
    expect(points({ battles: [-1, -1, -1, -1] }).military).toBe(-4);
    expect(points({ coins: 0, battles: [-1, -1, -1, -1] }).total).toBe(-4);
  });

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [8, 2],
    [9, 3],
  ])('[V2] %i coins are %i points', (coins, treasury) => {
    expect(points({ coins }).treasury).toBe(treasury);
  });

  test('[V3] the points of the stages that stand', () => {
    const gizah = (stages: number): number => points({ wonder: 'gizah', side: 'B', stages }).wonder;
    expect([0, 1, 2, 3, 4].map(gizah)).toEqual([0, 3, 8, 13, 20]);
  });

  test('[V4] the points of blue cards', () => {
    expect(points({ built: ['pawnshop', 'theater', 'palace', 'library'] }).civilian).toBe(3 + 2 + 8);
  });

  test('[V5] equal symbols squared and sets of three, both together', () => {
    const [c, g, t] = [COMPASS, GEAR, TABLET];
    expect(points({ built: [...c.slice(0, 2), ...g.slice(0, 1)] }).science).toBe(4 + 1);
    expect(points({ built: [...c.slice(0, 1), ...g.slice(0, 1), ...t.slice(0, 1)] }).science).toBe(3 + 7);
    expect(points({ built: [...c, ...g, ...t] }).science).toBe(16 * 3 + 28);
    expect(points({}).science).toBe(0);
    // With symbols of choice there can be more than four of a kind, next to a set.
    expect(sciencePoints([6, 2, 1])).toBe(36 + 4 + 1 + 7);
  });

  test('[V6] a symbol of choice is the one that brings most', () => {
    const babylon = { wonder: 'babylon', stages: 2 } as const;
    // A set (7 + 1) is more than a second compass (3) ...
    expect(points({ ...babylon, built: ['apothecary', 'workshop'] }).science).toBe(1 + 1 + 1 + 7);
    // ... but not more than a fifth (9).
    expect(points({ ...babylon, built: COMPASS }).science).toBe(25);
    expect(points(babylon).science).toBe(1);
  });

  test('[V6] several symbols of choice are chosen together', () => {
    const both = { wonder: 'babylon', stages: 2, built: ['scientists-guild', 'apothecary'] } as const;
    expect(points(both).science).toBe(1 + 1 + 1 + 7);
    expect(scored(table({ age: 3, cities: [both] }), 0).symbols).toEqual([1, 1, 1]);
  });

  test('[V6] no other choice of up to three symbols brings more', () => {
    const kinds = [0, 1, 2];
    const every = (choices: number): number[][] =>
      choices === 0 ? [[]] : every(choices - 1).flatMap((rest) => kinds.map((kind) => [...rest, kind]));
    for (let code = 0; code < 5 * 5 * 5; code++) {
      const fixed = [code % 5, Math.floor(code / 5) % 5, Math.floor(code / 25)];
      for (const choices of [1, 2, 3]) {
        const all = every(choices).map((chosen) =>
          sciencePoints(
            kinds.map((kind) => (fixed[kind] as number) + chosen.filter((other) => other === kind).length),
          ),
        );
        expect(sciencePoints(bestSymbols([...fixed, choices]))).toBe(Math.max(...all));
      }
    }
  });

  test('[V7] yellow cards of Age III by what stands at the end', () => {
    expect(
      points({ built: ['haven', 'lumber-yard', 'sawmill', 'loom'] }, { built: ['quarry'] }).commerce,
    ).toBe(2);
    expect(points({ built: ['lighthouse', 'tavern'] }).commerce).toBe(2);
    expect(points({ built: ['chamber-of-commerce', 'loom', 'press'] }).commerce).toBe(4);
    expect(points({ wonder: 'gizah', stages: 3, built: ['arena'] }).commerce).toBe(3);
    expect(points({ built: ['tavern', 'forum', 'vineyard'] }).commerce).toBe(0);
  });

  test('[V7] what is built after them counts too', () => {
    const built = ['arena', 'stone-pit', 'sawmill', 'lumber-yard'] as const;
    const match = table({
      age: 3,
      turn: 6,
      cities: [{ wonder: 'gizah', stages: 1, coins: 0, built, hand: ['palace'] }],
    });
    expect(scoreOf(match, 0).commerce).toBe(1);
    expect(scoreOf(playTurn(match, { 0: 'stage palace' }), 0).commerce).toBe(2);
  });
});

describe('guilds', () => {
  const brown = ['lumber-yard', 'quarry'] as const;
  test.each([
    ['workers-guild', brown, 1],
    ['craftsmens-guild', ['loom', 'press'], 2],
    ['traders-guild', ['tavern', 'forum'], 1],
    ['philosophers-guild', ['library', 'school'], 1],
    ['spies-guild', ['walls', 'barracks'], 1],
    ['magistrates-guild', ['altar', 'baths'], 1],
  ] as const)('[V8] the %s counts %j of both neighbours, and not the own', (id, built, each) => {
    expect(guild(id, { built })).toBe(2 * each);
    expect(guild(id, { built }, { built })).toBe(4 * each);
    expect(guild(id, {}, {}, { built })).toBe(0);
  });

  test('[V8] nobody counts what a city further away has', () => {
    const cities = [{ built: ['workers-guild'] }, {}, { built: brown }, {}] as const;
    expect(scoreOf(table({ age: 3, cities }), 0).guilds).toBe(0);
  });

  test('[V8] the Builders count stages of both neighbours and the own', () => {
    const own = { wonder: 'gizah', side: 'B', stages: 4 } as const;
    expect(
      guild('builders-guild', { wonder: 'rhodos', stages: 1 }, { wonder: 'babylon', stages: 2 }, own),
    ).toBe(7);
  });

  test('[V8] the Shipowners count the own brown, grey and purple cards, themselves too', () => {
    const own = { built: ['lumber-yard', 'loom', 'press', 'spies-guild', 'altar'] } as const;
    expect(guild('shipowners-guild', { built: brown }, {}, own)).toBe(5);
  });

  test('[V8] the Strategists count the neighbours’ defeats, those of the last conflict too', () => {
    expect(guild('strategists-guild', { battles: [-1, -1, 3, -1] }, { battles: [0, 0, -1, 5] })).toBe(4);
    const match = table({
      age: 3,
      turn: 6,
      cities: [
        { built: ['strategists-guild', 'walls'], battles: [-1, -1, -1, -1] },
        { battles: [0, 0, -1, 0] },
        { built: ['barracks'] },
      ],
    });
    // Age III: the left neighbour loses twice, the right one once.
    expect(scoreOf(playTurn(match, {}), 0).guilds).toBe(1 + 2 + 1);
  });

  test('[V8] the Scientists give a symbol of choice, whose points are science', () => {
    const { science, guilds } = points({ built: ['scientists-guild', 'apothecary', 'workshop'] });
    expect({ science, guilds }).toEqual({ science: 10, guilds: 0 });
  });
});

describe('the copied guild', () => {
  const olympia = { wonder: 'olympia', side: 'B', stages: 3 } as const;
  const copies = (own: CitySketch, left: CitySketch, right: CitySketch = {}) => {
    const match = table({ age: 3, cities: [{ ...olympia, ...own }, left, right] });
    const { score, copied } = scored(match, 0);
    return { ...score, copied: copied === undefined ? undefined : cardFacts(copied).id };
  };

  test('[V9] the neighbours’ guild that brings most, counted for the copier', () => {
    // The Workers count the copier's neighbours: five brown cards; the Spies would count two red ones.
    const left = { built: ['workers-guild', 'walls', 'lumber-yard', 'quarry'] } as const;
    const right = { built: ['spies-guild', 'barracks', 'ore-vein', 'foundry', 'clay-pool'] } as const;
    expect(copies({}, left, right)).toMatchObject({ guilds: 5, copied: 'workers-guild' });
  });

  test('[V9] its owner loses nothing', () => {
    const match = table({ age: 3, cities: [olympia, { built: ['builders-guild'] }] });
    // The owner's neighbour Olympia has three stages.
    expect(scoreOf(match, 1).guilds).toBe(3);
    expect(scoreOf(match, 0).guilds).toBe(3);
  });

  test('[V9] without a guild at the neighbours nothing is copied, and the own ones don’t count twice', () => {
    expect(copies({ built: ['builders-guild'] }, {})).toMatchObject({ guilds: 3, copied: undefined });
    const far = table({ age: 3, cities: [olympia, {}, { built: ['builders-guild'] }, {}] });
    expect(scoreOf(far, 0).guilds).toBe(0);
  });

  test('[V9] only the third stage copies', () => {
    expect(copies({ stages: 2 }, { built: ['builders-guild'] })).toMatchObject({
      guilds: 0,
      copied: undefined,
    });
  });

  test('[V9] a copied Shipowners Guild counts itself', () => {
    const own = { built: ['lumber-yard', 'loom'] } as const;
    expect(copies(own, { built: ['shipowners-guild'] })).toMatchObject({
      guilds: 3,
      copied: 'shipowners-guild',
    });
  });

  test('[V9] an own Shipowners Guild counts the copied one', () => {
    // Own: Shipowners, a brown card and the copy: 3; the copied Magistrates: 1 for the neighbour's altar.
    const own = { built: ['lumber-yard', 'shipowners-guild'] } as const;
    expect(copies(own, { built: ['magistrates-guild', 'altar'] })).toMatchObject({ guilds: 4 });
    // Even a guild that brings nothing itself is worth copying then.
    expect(copies(own, { built: ['traders-guild'] })).toMatchObject({ guilds: 3, copied: 'traders-guild' });
  });

  test('[V9] a copied Scientists Guild gives a symbol, whose points are science', () => {
    const own = { built: ['apothecary', 'workshop'] } as const;
    expect(copies(own, { built: ['scientists-guild'] })).toMatchObject({
      science: 10,
      guilds: 0,
      copied: 'scientists-guild',
    });
  });

  test('[V9] Scientists and another guild are compared by what they really bring', () => {
    const own = { built: ['apothecary', 'workshop'] } as const;
    const left = { built: ['scientists-guild', 'altar', 'baths'] } as const;
    const blue = ['magistrates-guild', 'theater', 'palace', 'senate', 'gardens', 'temple', 'statue'] as const;
    // The Scientists bring 8, the Magistrates 8: of equal ones the guild that counts as such.
    expect(copies(own, left, { built: blue })).toMatchObject({
      guilds: 8,
      science: 2,
      copied: 'magistrates-guild',
    });
    expect(copies(own, left, { built: blue.slice(0, 5) })).toMatchObject({
      science: 10,
      copied: 'scientists-guild',
    });
  });

  test('[V9] the Strategists are copied with the last conflict’s defeats', () => {
    const match = table({
      age: 3,
      turn: 6,
      cities: [{ ...olympia, built: ['walls'] }, { built: ['strategists-guild'] }, { built: ['barracks'] }],
    });
    expect(scoreOf(playTurn(match, {}), 0).guilds).toBe(2 + 1);
  });
});

describe('the winner', () => {
  const end = (cities: readonly CitySketch[]) => {
    const idle = cities.map((city) => ({ ...city, hand: ['palace', 'pantheon'] as const }));
    const match = playTurn(table({ age: 3, turn: 6, cities: idle }), {});
    return { coins: coinsOf(match), ...sevenWonders.outcome(tableOf(match)) };
  };

  test('[V10] most points win', () => {
    const { scores, winners } = end([{ built: ['palace'] }, { built: ['senate'] }, { built: ['gardens'] }]);
    expect(scores?.map(({ total }) => total)).toEqual([10, 8, 7]);
    expect(winners).toEqual([0]);
  });

  test('[V10] of equal points, most coins', () => {
    const { scores, winners } = end([{ coins: 3 }, { coins: 5 }, { coins: 4 }]);
    expect(scores?.map(({ total }) => total)).toEqual([2, 2, 2]);
    expect(winners).toEqual([1]);
  });

  test('[V10] coins never make up for a point', () => {
    const { winners } = end([{ coins: 30 }, { coins: 0, built: ['palace', 'senate'] }, {}]);
    expect(winners).toEqual([1]);
  });

  test('[V11] who is equal in points and coins shares the victory', () => {
    const { winners } = end([{ coins: 5 }, { coins: 3 }, { coins: 5 }]);
    expect(winners).toEqual([0, 2]);
  });

  test('[V10] the total is the sum of the seven categories', () => {
    const { scores = [] } = end([
      { built: ['palace', 'haven', 'sawmill', 'library', 'workers-guild', 'walls'] },
      {},
      {},
    ]);
    for (const { total, ...categories } of scores) {
      expect(Object.values(categories).reduce((sum, part) => sum + part, 0)).toBe(total);
    }
    expect(scores[0]).toMatchObject({
      military: 10,
      treasury: 2,
      wonder: 0,
      civilian: 8,
      science: 1,
      commerce: 1,
    });
  });
});
