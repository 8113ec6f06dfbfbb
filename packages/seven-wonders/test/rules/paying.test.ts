import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/catalogue.ts';
import { builds, eventsOf, offers, playTurn } from '../playing.ts';
import { builtIn, type CitySketch, cityOf, coinsOf, table } from '../table.ts';

/** Ways to pay for a card in a city between two others: left and right as its player sees them. */
function ways(
  card: CardId,
  own: CitySketch,
  ...[left, right = { wonder: 'ephesos' }]: CitySketch[]
): string[] {
  const cities = [{ coins: 20, ...own, hand: [card] }, left ?? {}, right];
  return builds(table({ age: 2, cities }), 0, card).map((move) => move.replace(`build ${card}`, '').trim());
}

const GIZAH = { wonder: 'gizah' } as const;
const OLYMPIA = { wonder: 'olympia' } as const;
const BABYLON = { wonder: 'babylon' } as const;
const RHODOS = { wonder: 'rhodos' } as const;
const ALEXANDRIA = { wonder: 'alexandria' } as const;
const HALIKARNASSOS = { wonder: 'halikarnassos' } as const;

describe('costs', () => {
  test('[P1] own production covers a cost without coins', () => {
    const own = { ...GIZAH, coins: 0, built: ['quarry'] } as const;
    expect(ways('aqueduct', own, OLYMPIA)).toEqual(['']);
  });

  test('[P1] a cost in coins goes to the bank', () => {
    const match = table({
      age: 2,
      cities: [{ coins: 3, hand: ['sawmill'] }, { hand: ['bazar'] }, { hand: ['vineyard'] }],
    });
    const moves = { 0: 'build sawmill', 1: 'build bazar', 2: 'discard vineyard' };
    expect(coinsOf(playTurn(match, moves))).toEqual([2, 3, 6]);
    expect(eventsOf(match, moves)).toContainEqual(expect.objectContaining({ card: 'sawmill', bank: 1 }));
  });

  test('[P1] without the coin a brown card can’t be built', () => {
    expect(ways('sawmill', { ...GIZAH, coins: 0 }, OLYMPIA)).toEqual([]);
    expect(ways('sawmill', { ...GIZAH, coins: 1 }, OLYMPIA)).toEqual(['']);
  });

  test('[P1] what is lacking even with both neighbours can’t be built for any money', () => {
    expect(ways('aqueduct', { ...RHODOS, coins: 99 }, GIZAH)).toEqual([]);
  });

  test('[P2] what was used in one turn is there again in the next', () => {
    const built = ['quarry'] as const;
    const match = table({
      age: 2,
      cities: [{ ...GIZAH, coins: 0, built, hand: ['aqueduct'] }, { hand: ['walls', 'bazar'] }],
    });
    const after = playTurn(match, { 0: 'build aqueduct', 1: 'build bazar' });
    expect(builtIn(after, 0)).toContain('aqueduct');
    expect(builds(after, 0, 'walls')).toEqual(['build walls']);
  });

  test('[P2] a card with a choice gives one of its goods a turn', () => {
    // The stables cost wood, clay and ore.
    const own = { ...RHODOS, coins: 0 } as const;
    expect(ways('stables', { ...own, built: ['tree-farm'] }, HALIKARNASSOS)).toEqual([]);
    expect(ways('stables', { ...own, built: ['tree-farm', 'excavation'] }, HALIKARNASSOS)).toEqual(['']);
  });

  test('[P2] choices are made so that the cost is covered', () => {
    // Clay and two wood from wood/clay, stone/wood and wood/ore: only the first can give the clay.
    const built = ['tree-farm', 'timber-yard', 'forest-cave'] as const;
    expect(
      ways('gardens', { ...BABYLON, coins: 0, built: ['tree-farm', 'timber-yard'] }, HALIKARNASSOS),
    ).toEqual(['']);
    expect(ways('archery-range', { ...RHODOS, coins: 0, built }, HALIKARNASSOS)).toEqual(['']);
    expect(ways('statue', { ...RHODOS, coins: 0, built: ['forest-cave', 'mine'] }, HALIKARNASSOS)).toEqual([
      '',
    ]);
    expect(
      ways('statue', { ...RHODOS, coins: 0, built: ['forest-cave', 'timber-yard'] }, HALIKARNASSOS),
    ).toEqual(['']);
    expect(ways('statue', { ...GIZAH, coins: 0, built: ['forest-cave', 'mine'] }, HALIKARNASSOS)).toEqual([]);
  });

  test('[P2] Forum and Caravansery give one unit of any of their goods', () => {
    const own = { ...RHODOS, coins: 0 } as const;
    expect(ways('school', { ...own, built: ['forum', 'caravansery'] }, HALIKARNASSOS)).toEqual(['']);
    expect(ways('traders-guild', { ...own, built: ['forum'] }, GIZAH)).toEqual([]);
    expect(ways('temple', { ...own, built: ['forum', 'caravansery'] }, HALIKARNASSOS)).toEqual([]);
  });
});

describe('trade', () => {
  test('[P3] board, brown and grey cards of a neighbour are for sale', () => {
    expect(ways('baths', RHODOS, GIZAH)).toEqual(['L2']);
    expect(ways('baths', RHODOS, { ...OLYMPIA, built: ['stone-pit'] })).toEqual(['L2']);
    expect(ways('workshop', RHODOS, { ...OLYMPIA, built: ['glassworks'] })).toEqual(['L2']);
  });

  test('[P3] what yellow cards make is not for sale', () => {
    expect(ways('baths', RHODOS, { ...OLYMPIA, built: ['caravansery'] })).toEqual([]);
    expect(ways('workshop', RHODOS, { ...OLYMPIA, built: ['forum'] })).toEqual([]);
  });

  test('[P3] what stages make is not for sale', () => {
    const all = { ...ALEXANDRIA, side: 'B', stages: 2 } as const;
    expect(ways('baths', RHODOS, all)).toEqual([]);
    expect(ways('apothecary', RHODOS, all)).toEqual([]);
    expect(ways('workshop', RHODOS, all)).toEqual(['L2']);
  });

  test('[P3] only direct neighbours sell', () => {
    const far = [{ ...RHODOS, coins: 20, hand: ['baths'] }, OLYMPIA, GIZAH, BABYLON] as const;
    expect(builds(table({ cities: far }), 0, 'baths')).toEqual([]);
    const next = [{ ...RHODOS, coins: 20, hand: ['baths'] }, OLYMPIA, BABYLON, GIZAH] as const;
    expect(builds(table({ cities: next }), 0, 'baths')).toEqual(['build baths R2']);
  });

  test('[P4] two coins a unit go from the buyer to the owner', () => {
    const match = table({
      age: 2,
      cities: [
        { ...RHODOS, coins: 7, hand: ['aqueduct'] },
        { ...GIZAH, built: ['stone-pit'] },
        { ...OLYMPIA, built: ['stone-pit'] },
      ],
    });
    expect(builds(match, 0, 'aqueduct')).toEqual(['build aqueduct L4 R2']);
    const after = playTurn(match, { 0: 'build aqueduct L4 R2' });
    // The two others discarded a card for three coins.
    expect(coinsOf(after)).toEqual([1, 3 + 4 + 3, 3 + 2 + 3]);
  });

  test('[P4] the owner may use the same unit himself, and is not asked', () => {
    const match = table({
      cities: [
        { ...RHODOS, hand: ['baths'] },
        { ...GIZAH, coins: 0, hand: ['baths'] },
      ],
    });
    const after = playTurn(match, { 0: 'build baths L2', 1: 'build baths' });
    expect(builtIn(after, 0)).toEqual(['baths']);
    expect(builtIn(after, 1)).toEqual(['baths']);
    expect(coinsOf(after).slice(0, 2)).toEqual([1, 2]);
  });

  test('[P5] who lacks the coins at the start of the turn can’t buy', () => {
    expect(ways('baths', { ...RHODOS, coins: 1 }, GIZAH)).toEqual([]);
    expect(ways('baths', { ...RHODOS, coins: 2 }, GIZAH)).toEqual(['L2']);
  });

  test('[P5] coin cost and purchases come from one purse', () => {
    // Rhodos B's stage brings coins, but only after it was paid.
    const city = (coins: number): CitySketch => ({
      ...RHODOS,
      side: 'B',
      coins,
      built: ['quarry'],
      hand: ['altar'],
    });
    expect(offers(table({ cities: [city(1), GIZAH] }), 0, 'altar')).not.toContain('stage altar L2');
    const match = table({ cities: [city(2), GIZAH] });
    expect(coinsOf(playTurn(match, { 0: 'stage altar L2' }))[0]).toBe(3);
  });

  test('[P5] income of the turn is there in the next one', () => {
    const match = table({
      cities: [
        { ...RHODOS, coins: 0, hand: ['tavern', 'baths'] },
        { ...GIZAH, hand: ['loom'] },
        { ...OLYMPIA, hand: ['baths', 'altar'] },
      ],
    });
    expect(builds(match, 0, 'baths')).toEqual([]);
    const after = playTurn(match, { 0: 'build tavern', 1: 'build loom', 2: 'build altar' });
    expect(coinsOf(after)[0]).toBe(5);
    expect(builds(after, 0, 'baths')).toEqual(['build baths L2']);
  });

  test('[P6] no more units than the neighbour makes', () => {
    // Three stone are asked for; a neighbour with two sells two.
    expect(ways('aqueduct', RHODOS, { ...GIZAH, built: ['stone-pit'] })).toEqual([]);
    expect(ways('aqueduct', { ...RHODOS, built: ['stone-pit'] }, { ...GIZAH, built: ['stone-pit'] })).toEqual(
      ['L4'],
    );
    expect(ways('aqueduct', RHODOS, { ...GIZAH, built: ['quarry'] })).toEqual(['L6']);
  });

  test('[P6] a neighbour’s choice card sells one unit a turn', () => {
    const seller = { ...ALEXANDRIA, built: ['tree-farm'] } as const;
    expect(ways('stockade', RHODOS, seller)).toEqual(['L2']);
    expect(ways('guard-tower', RHODOS, seller)).toEqual(['L2']);
    expect(ways('stables', RHODOS, seller)).toEqual([]);
    expect(ways('stables', RHODOS, { ...seller, built: ['tree-farm', 'clay-pit'] })).toEqual(['L4']);
  });

  test('[P6] the owner’s own use and the other neighbour’s purchase take nothing away', () => {
    const match = table({
      cities: [
        { ...ALEXANDRIA, coins: 0, built: ['tree-farm'], hand: ['stockade'] },
        { ...RHODOS, hand: ['guard-tower'] },
        { ...GIZAH, hand: ['stockade'] },
      ],
    });
    const after = playTurn(match, { 0: 'build stockade', 1: 'build guard-tower R2', 2: 'build stockade L2' });
    expect([0, 1, 2].map((at) => cityOf(after, at).shields)).toEqual([1, 1, 1]);
    expect(coinsOf(after)).toEqual([4, 1, 1]);
  });

  test('[P11] bought units are gone in the next turn', () => {
    const match = table({
      age: 2,
      cities: [
        { ...RHODOS, coins: 2, hand: ['baths'] },
        { ...GIZAH, hand: ['walls', 'bazar'] },
        { ...OLYMPIA, hand: ['vineyard'] },
      ],
    });
    const after = playTurn(match, { 0: 'build baths L2', 1: 'build bazar', 2: 'build vineyard' });
    expect(cityOf(after, 0).own).toEqual(cityOf(match, 0).own);
    expect(coinsOf(after)[0]).toBe(0);
    expect(builds(after, 0, 'walls')).toEqual([]);
  });
});

describe('discounts', () => {
  const stone = { ...GIZAH } as const;

  test('[P8] West makes the left neighbour’s raw goods cheaper, East the right one’s', () => {
    const both = (built: CitySketch['built']) =>
      ways('baths', { ...RHODOS, built }, GIZAH, { ...OLYMPIA, built: ['stone-pit'] });
    expect(both([])).toEqual(['R2', 'L2']);
    expect(both(['west-trading-post'])).toEqual(['L1', 'R2']);
    expect(both(['east-trading-post'])).toEqual(['R1', 'L2']);
    expect(both(['east-trading-post', 'west-trading-post'])).toEqual(['R1', 'L1']);
  });

  test('[P8] the Marketplace makes manufactured goods cheaper on both sides, and raw goods not', () => {
    const own = { ...RHODOS, built: ['marketplace'] } as const;
    expect(ways('workshop', own, ALEXANDRIA)).toEqual(['L1']);
    expect(ways('workshop', own, OLYMPIA, ALEXANDRIA)).toEqual(['R1']);
    expect(ways('baths', own, stone)).toEqual(['L2']);
  });

  test('[P8] a post doesn’t make manufactured goods cheaper', () => {
    expect(ways('workshop', { ...RHODOS, built: ['west-trading-post'] }, ALEXANDRIA)).toEqual(['L2']);
  });

  test('[P8] raw and manufactured goods of one purchase have their own prices', () => {
    // Library: two stone and a loom.
    const left = { ...GIZAH, built: ['stone-pit', 'loom'] } as const;
    expect(ways('library', RHODOS, left)).toEqual(['L6']);
    expect(ways('library', { ...RHODOS, built: ['west-trading-post'] }, left)).toEqual(['L4']);
    expect(ways('library', { ...RHODOS, built: ['marketplace'] }, left)).toEqual(['L5']);
    expect(ways('library', { ...RHODOS, built: ['west-trading-post', 'marketplace'] }, left)).toEqual(['L3']);
  });

  test('[P8] a discount is the buyer’s: the seller gets the lower price', () => {
    const match = table({
      cities: [
        { ...RHODOS, built: ['west-trading-post'], hand: ['baths'] },
        { ...GIZAH, hand: ['altar'] },
      ],
    });
    expect(coinsOf(playTurn(match, { 0: 'build baths L1', 1: 'build altar' })).slice(0, 2)).toEqual([2, 4]);
  });

  test('[P7] a discount works from the turn after', () => {
    const match = table({
      cities: [
        { ...RHODOS, hand: ['west-trading-post', 'baths'] },
        { ...GIZAH, hand: ['altar'] },
        { ...OLYMPIA, hand: ['baths', 'theater'] },
      ],
    });
    expect(builds(match, 0, 'baths')).toEqual(['build baths L2']);
    const after = playTurn(match, { 0: 'build west-trading-post', 1: 'build altar', 2: 'build theater' });
    expect(builds(after, 0, 'baths')).toEqual(['build baths L1']);
  });

  test('[P7] the discount of Olympia B’s stage does so too', () => {
    const match = table({
      cities: [
        { ...OLYMPIA, side: 'B', built: ['lumber-yard'], hand: ['altar', 'baths'] },
        { ...GIZAH, hand: ['theater'] },
        { ...RHODOS, hand: ['baths', 'loom'] },
      ],
    });
    const after = playTurn(match, { 0: 'stage altar', 1: 'build theater', 2: 'build loom' });
    expect(builds(after, 0, 'baths')).toEqual(['build baths L1']);
  });
});

describe('what is offered', () => {
  test('[P9] nothing is bought that the city makes itself', () => {
    expect(ways('baths', GIZAH, { ...OLYMPIA, built: ['stone-pit'] })).toEqual(['']);
    expect(ways('aqueduct', { ...GIZAH, built: ['stone-pit'] }, { ...OLYMPIA, built: ['quarry'] })).toEqual([
      'L2',
    ]);
  });

  test('[P9] what a chain gives free is not paid for', () => {
    expect(ways('aqueduct', { ...GIZAH, built: ['baths', 'quarry'] }, OLYMPIA)).toEqual(['chain']);
    expect(ways('aqueduct', { ...RHODOS, built: ['baths'] }, { ...GIZAH, built: ['quarry'] })).toEqual([
      'chain',
    ]);
  });

  test('[P9] the free build is not spent on what is free anyway', () => {
    const olympia = { ...OLYMPIA, stages: 2 } as const;
    expect(ways('altar', olympia, GIZAH)).toEqual(['']);
    expect(ways('stockade', olympia, GIZAH)).toEqual(['']);
    expect(ways('library', { ...olympia, built: ['scriptorium'] }, GIZAH)).toEqual(['chain']);
    expect(ways('baths', olympia, GIZAH)).toEqual(['L2', 'wonder']);
    expect(ways('sawmill', olympia, GIZAH)).toEqual(['', 'wonder']);
    expect(ways('palace', olympia, GIZAH)).toEqual(['wonder']);
  });

  test('[P9] a dearer split of which both sides get no less is left out', () => {
    // One clay from either side is enough for the second; two would be waste.
    expect(ways('courthouse', { ...BABYLON, built: ['loom'] }, { ...RHODOS, built: ['brickyard'] })).toEqual([
      'L2',
    ]);
  });

  test('[P10] every split between two neighbours who both have the good', () => {
    // Three stone are lacking; both neighbours have three.
    const left = { ...OLYMPIA, built: ['quarry', 'stone-pit'] } as const;
    const right = { ...ALEXANDRIA, built: ['quarry', 'stone-pit'] } as const;
    expect(ways('aqueduct', RHODOS, left, right)).toEqual(['R6', 'L2 R4', 'L4 R2', 'L6']);
  });

  test('[P10] the cheapest first, then the least to the left', () => {
    const left = { ...OLYMPIA, built: ['quarry', 'stone-pit'] } as const;
    const right = { ...ALEXANDRIA, built: ['quarry', 'stone-pit'] } as const;
    const own = { ...RHODOS, built: ['west-trading-post'] } as const;
    expect(ways('aqueduct', own, left, right)).toEqual(['L3', 'L2 R2', 'L1 R4', 'R6']);
  });

  test('[P10] splits that the purse can’t pay are left out', () => {
    const left = { ...OLYMPIA, built: ['quarry', 'stone-pit'] } as const;
    const right = { ...ALEXANDRIA, built: ['quarry', 'stone-pit'] } as const;
    const own = { ...RHODOS, coins: 4, built: ['west-trading-post'] } as const;
    expect(ways('aqueduct', own, left, right)).toEqual(['L3', 'L2 R2']);
  });

  test('[P10] raw goods from one side and manufactured ones from the other combine', () => {
    // School: wood and papyrus, both of them on both sides.
    const left = { ...OLYMPIA, built: ['press'] } as const;
    const right = { wonder: 'ephesos', built: ['lumber-yard'] } as const;
    expect(ways('school', RHODOS, left, right)).toEqual(['R4', 'L2 R2', 'L4']);
    expect(ways('school', { ...RHODOS, built: ['marketplace'] }, left, right)).toEqual([
      'R3',
      'L1 R2',
      'L2 R1',
      'L3',
    ]);
  });

  test('[P10] choice cards on both sides are used as it takes', () => {
    // Stables: wood, clay, ore. Own ore; wood/clay on both sides: one from each.
    const left = { ...ALEXANDRIA, built: ['tree-farm'] } as const;
    const right = { wonder: 'ephesos', built: ['tree-farm'] } as const;
    expect(ways('stables', RHODOS, left, right)).toEqual(['L2 R2']);
    const more = { ...ALEXANDRIA, built: ['tree-farm', 'lumber-yard'] } as const;
    expect(ways('stables', RHODOS, more, right)).toEqual(['L2 R2', 'L4']);
  });

  test('[P10] the own choice card is used where it saves most', () => {
    // Statue: wood and two ore. Own wood/ore; wood to the left, two ore to the right.
    const own = { ...ALEXANDRIA, built: ['forest-cave'] } as const;
    const right = { ...RHODOS, built: ['ore-vein'] } as const;
    expect(ways('statue', own, OLYMPIA, right)).toEqual(['R4', 'L2 R2']);
    expect(ways('statue', { ...own, built: ['forest-cave', 'west-trading-post'] }, OLYMPIA, right)).toEqual([
      'L1 R2',
      'R4',
    ]);
  });

  test('[P10] a stage’s payments are offered in the same way', () => {
    const match = table({
      cities: [
        { ...RHODOS, coins: 20, hand: ['altar'] },
        { ...OLYMPIA, built: ['lumber-yard'] },
        { ...GIZAH, built: ['sawmill'] },
      ],
    });
    expect(offers(match, 0, 'altar')).toEqual([
      'build altar',
      'stage altar R4',
      'stage altar L2 R2',
      'stage altar L4',
      'discard altar',
    ]);
  });
});
