// The worked examples of the rulebooks, and random matches of every size.

import { describe, expect, test } from 'vitest';
import { type City, income, ownSources, shields } from './city.ts';
import { CARDS, card, WONDERS } from './facts.ts';
import { generate } from './generate.ts';
import { complaintAbout } from './judge.ts';
import { settleConflicts } from './match.ts';
import { type Payment, type Purchase, payments, splits } from './payments.ts';
import { referee } from './referee.ts';
import { type Score, sciencePoints, scores, winners } from './scorer.ts';
import { deckOf, guildCount } from './setup.ts';
import { city, playAll, table } from './testing.ts';

const FULL_PRICE = { raw: 2, manufactured: 2 };

function pay(purchase: Partial<Purchase>): Payment[] {
  const prices = { left: FULL_PRICE, right: FULL_PRICE };
  return payments({ cost: {}, own: [], left: [], right: [], prices, purse: 3, owed: 0, ...purchase });
}

/** The first city's score between two bare neighbours. */
function scoreOf(built: City, left = city('gizah', 'A'), right = city('rhodos', 'A')): Score {
  const [score] = scores([built, left, right], 3);
  if (score === undefined) throw new Error('no score');
  return score;
}

describe('cards of a match', () => {
  test('[1] as many cards as players times seven, and players + 2 guilds', () => {
    for (const players of [3, 4, 5, 6, 7]) {
      expect(deckOf(1, players)).toHaveLength(7 * players);
      expect(deckOf(2, players)).toHaveLength(7 * players);
      expect(deckOf(3, players).length + guildCount(players)).toBe(7 * players);
      expect(guildCount(players)).toBe(players + 2);
    }
    expect(deckOf(1, 2)).toEqual(deckOf(1, 3));
    expect(guildCount(2)).toBe(5);
  });

  test('[2] costs', () => {
    const price = (id: string) => ({ coins: card(id).coins, ...card(id).cost });
    expect(price('marketplace')).toEqual({ coins: 0 });
    expect(price('mine')).toEqual({ coins: 1 });
    expect(price('baths')).toEqual({ coins: 0, stone: 1 });
    expect(price('arena')).toEqual({ coins: 0, stone: 2, ore: 1 });
    expect(price('timber-yard')).toEqual({ coins: 1 });
    expect(price('east-trading-post')).toEqual({ coins: 0 });
    expect(price('stables')).toEqual({ coins: 0, clay: 1, wood: 1, ore: 1 });
  });

  test('[3] chains', () => {
    const madeFreeBy = (id: string) =>
      CARDS.filter((other) => other.freeWith.includes(id)).map((other) => other.id);
    expect(card('stables').freeWith).toEqual(['apothecary']);
    expect(madeFreeBy('scriptorium').sort()).toEqual(['courthouse', 'library']);
    expect(madeFreeBy('theater')).toEqual(['statue']);
    expect(madeFreeBy('statue')).toEqual(['gardens']);
  });
});

const giza = city('gizah', 'A', { structures: ['stone-pit', 'clay-pool', 'ore-vein', 'press', 'loom'] });

describe('payments', () => {
  test('[4] own production', () => {
    const own = ownSources(giza);
    expect(pay({ cost: card('barracks').cost, own })).toEqual([{ left: 0, right: 0 }]);
    expect(pay({ cost: card('scriptorium').cost, own })).toEqual([{ left: 0, right: 0 }]);
    expect(pay({ cost: card('aqueduct').cost, own })).toEqual([]);
  });

  test('[5] example A: wood from one neighbour and papyrus from the other', () => {
    const purchase = { cost: card('university').cost, own: [['wood'], ['glass']] } as const;
    const sellers = { left: [['wood']], right: [['papyrus']] } as const;
    expect(pay({ ...purchase, ...sellers, purse: 4 })).toEqual([{ left: 2, right: 2 }]);
    expect(pay({ ...purchase, ...sellers, purse: 3 })).toEqual([]);
  });

  test('[6] example B: both neighbours buy two stones from Giza, which builds with the very same', () => {
    const match = table({
      cities: [{ ...giza }, city('alexandria', 'A', { coins: 4 }), city('ephesos', 'A', { coins: 4 })],
      hands: [['library'], ['tavern'], ['altar']],
      age: 2,
    });
    playAll(match, [
      { seat: 1, do: 'stage', card: 'tavern', pay: { right: 4 } },
      { seat: 2, do: 'stage', card: 'altar', pay: { left: 4 } },
      { seat: 0, do: 'build', card: 'library' },
    ]);
    expect(match.cities[0]?.coins).toBe(3 + 8);
    expect(match.cities[0]?.structures).toContain('library');
  });

  test('[7] example C: coins that come in during the turn cannot be spent in it', () => {
    const match = table({
      cities: [
        city('gizah', 'A', { structures: ['clay-pool', 'stone-pit'], coins: 1 }),
        city('babylon', 'A'),
        city('ephesos', 'A', { coins: 4 }),
      ],
      hands: [['forum'], ['altar'], ['tavern']],
      age: 2,
    });
    playAll(match, [{ seat: 2, do: 'stage', card: 'tavern', pay: { left: 4 } }]);
    expect(complaintAbout(match, { seat: 0, do: 'build', card: 'forum', pay: { left: 2 } })).toMatch(
      /cannot pay/,
    );
  });

  test('both splits between the neighbours are offered, the dearer one only if it saves somewhere', () => {
    const cost = { clay: 1 };
    const prices = { left: { raw: 1, manufactured: 2 }, right: FULL_PRICE };
    expect(pay({ cost, left: [['clay']], right: [['clay']], prices })).toEqual([
      { left: 1, right: 0 },
      { left: 0, right: 2 },
    ]);
    expect(
      pay({ cost: { clay: 2 }, left: [['clay'], ['clay']], right: [['clay']], prices, purse: 4 }),
    ).toEqual([
      { left: 2, right: 0 },
      { left: 1, right: 2 },
    ]);
  });

  test('a source gives one unit a turn, of one of its alternatives', () => {
    expect(pay({ cost: { wood: 1, clay: 1 }, own: [['wood', 'clay']] })).toEqual([]);
    expect(pay({ cost: { wood: 1, clay: 1 }, own: [['wood', 'clay'], ['wood']] })).toHaveLength(1);
    expect(pay({ cost: { wood: 1, clay: 1 }, left: [['wood', 'clay']], purse: 9 })).toEqual([]);
  });

  test('[F7] every split of what is missing, however dear, and not a unit more', () => {
    const split = (purchase: Partial<Purchase>) =>
      splits({
        cost: {},
        own: [],
        left: [],
        right: [],
        prices: { left: { raw: 1, manufactured: 2 }, right: FULL_PRICE },
        purse: 9,
        owed: 0,
        ...purchase,
      });
    const both = { left: [['clay'], ['glass']], right: [['clay'], ['glass']] } as const;
    const cost = { clay: 1, glass: 1 };
    expect(split({ cost, ...both })).toEqual([
      { left: 1, right: 2 },
      { left: 3, right: 0 },
      { left: 0, right: 4 },
      { left: 2, right: 2 },
    ]);
    expect(split({ cost, ...both, purse: 3 })).toEqual([
      { left: 1, right: 2 },
      { left: 3, right: 0 },
    ]);
    expect(split({ cost, own: [['clay']], ...both })).toEqual([
      { left: 0, right: 2 },
      { left: 2, right: 0 },
    ]);
    // Whichever of the two it makes itself, one is missing.
    const choice = { own: [['wood', 'clay']], left: [['wood']], right: [['clay']] } as const;
    expect(split({ cost: { wood: 1, clay: 1 }, ...choice })).toEqual([
      { left: 1, right: 0 },
      { left: 0, right: 2 },
    ]);
    expect(split({ cost, own: [['clay'], ['glass']], ...both })).toEqual([{ left: 0, right: 0 }]);
  });

  test('coins to the bank come out of the same purse', () => {
    expect(pay({ owed: 1, purse: 1 })).toHaveLength(1);
    expect(pay({ owed: 1, purse: 0 })).toEqual([]);
  });
});

describe('points', () => {
  test('[10] conflict of Age II', () => {
    const cities = [
      city('alexandria', 'A', { structures: ['stockade', 'walls'] }),
      city('rhodos', 'A', { structures: ['stockade', 'stables'], stages: 2 }),
      city('ephesos', 'A', { structures: ['walls'] }),
    ];
    expect(cities.map(shields)).toEqual([3, 5, 2]);
    settleConflicts(cities, 2);
    expect(cities[0]?.tokens.sort()).toEqual([-1, 3]);
  });

  test('[11] tokens and [12] coins', () => {
    const score = scoreOf(city('alexandria', 'A', { tokens: [1, 3, 5, -1, -1, -1], coins: 14 }));
    expect(score).toMatchObject({ military: 6, treasury: 4, total: 10 });
  });

  test('[13] [20] [21] wonders', () => {
    const complete = (id: string, side: 'A' | 'B', stages: number) =>
      scoreOf(city(id, side, { stages })).wonder;
    expect(complete('alexandria', 'A', 3)).toBe(10);
    expect(complete('gizah', 'B', 4)).toBe(20);
    expect(complete('rhodos', 'B', 2)).toBe(7);
    expect(complete('ephesos', 'B', 3)).toBe(10);
    expect(complete('halikarnassos', 'B', 3)).toBe(3);
    expect(shields(city('rhodos', 'B', { stages: 2 }))).toBe(2);
    const coins = (id: string) => {
      const gained = WONDERS.find((one) => one.id === id)?.sides.B.flatMap((stage) => stage.effects);
      return income(gained ?? [], [], 0);
    };
    expect(coins('rhodos')).toBe(7);
    expect(coins('ephesos')).toBe(12);
  });

  test('[14] civilian structures', () => {
    expect(scoreOf(city('gizah', 'A', { structures: ['altar', 'aqueduct', 'town-hall'] })).civilian).toBe(13);
  });

  test('[15] [16] [17] science', () => {
    expect(sciencePoints(['compass', 'compass', 'compass', 'gear', 'gear', 'tablet'])).toBe(21);
    expect(sciencePoints(['compass', 'compass', 'compass', 'gear', 'gear', 'tablet', 'tablet'])).toBe(31);
    const same = [1, 2, 3, 4, 5, 6].map((count) => sciencePoints(Array(count).fill('gear')));
    expect(same).toEqual([1, 4, 9, 16, 25, 36]);
  });

  test('choice symbols are taken at their best, together', () => {
    // Two gears with Babylon and the guild: four gears give 16, a set 4 + 1 + 1 + 7 = 13.
    const structures = ['workshop', 'laboratory', 'scientists-guild'];
    expect(scoreOf(city('babylon', 'A', { structures, stages: 2 })).science).toBe(16);
    // A gear and a tablet: the compass makes a set, then two of a kind.
    const mixed = ['workshop', 'scriptorium', 'scientists-guild'];
    expect(scoreOf(city('babylon', 'A', { structures: mixed, stages: 2 })).science).toBe(13);
  });

  test('[18] Chamber of Commerce and [19] Arena', () => {
    expect(
      scoreOf(city('gizah', 'A', { structures: ['loom', 'press', 'chamber-of-commerce'] })).commerce,
    ).toBe(4);
    for (const stages of [1, 2, 3, 4]) {
      const built = city('gizah', 'B', { structures: ['arena'], stages });
      expect(scoreOf(built).commerce).toBe(stages);
      expect(income(card('arena').effects, [built], 0)).toBe(3 * stages);
    }
  });

  test('guilds count neighbours, own cards or both, as each one says', () => {
    const left = city('rhodos', 'A', { structures: ['loom', 'tavern'], stages: 1, tokens: [-1, -1] });
    const right = city('ephesos', 'A', { structures: ['press', 'barracks'], stages: 2, tokens: [-1, 3] });
    const guilds = (structures: string[]) =>
      scoreOf(city('gizah', 'A', { structures, stages: 3 }), left, right).guilds;
    expect(guilds(['craftsmens-guild'])).toBe(4);
    expect(guilds(['traders-guild'])).toBe(1);
    expect(guilds(['spies-guild'])).toBe(1);
    expect(guilds(['strategists-guild'])).toBe(3);
    expect(guilds(['builders-guild'])).toBe(6);
    expect(guilds(['shipowners-guild', 'mine', 'loom'])).toBe(3);
  });

  test('a copied guild scores as if built here too', () => {
    const seller = city('rhodos', 'A', { structures: ['shipowners-guild'] });
    const olympia = city('olympia', 'B', { stages: 3, structures: ['mine', 'spies-guild'] });
    expect(scoreOf(olympia, seller).guilds).toBe(3);
    const scientist = city('rhodos', 'A', { structures: ['scientists-guild'] });
    const learned = city('olympia', 'B', { stages: 3, structures: ['workshop', 'shipowners-guild'] });
    expect(scoreOf(learned, scientist)).toMatchObject({ science: 4, guilds: 2 });
  });

  test('of equal copies the one that scores among the guilds is told', () => {
    const left = city('rhodos', 'A', { structures: ['scientists-guild'] });
    const right = city('ephesos', 'A', { structures: ['spies-guild'] });
    const olympia = city('olympia', 'B', { stages: 3 });
    const rich = { ...left, structures: [...left.structures, 'barracks'] };
    expect(scoreOf(olympia, rich, right)).toMatchObject({ science: 0, guilds: 1 });
    expect(scoreOf(olympia, left, right)).toMatchObject({ science: 1, guilds: 0 });
  });

  test('most points win, then most coins; a further tie is shared; the Free City never wins', () => {
    const rich = city('gizah', 'A', { coins: 5 });
    const poor = city('rhodos', 'A', { coins: 3 });
    const free = city('ephesos', 'A', { coins: 99 });
    const won = (cities: City[]) => winners(cities, scores(cities, 2));
    expect(won([rich, poor, free])).toEqual([0]);
    expect(won([poor, { ...poor }, free])).toEqual([0, 1]);
  });
});

describe('random matches', () => {
  test.each([
    ...[2, 3, 4, 5, 6, 7].map((players) => [players, 2] as const),
    ...[2, 3].map((players) => [players, 1] as const),
  ])('%i players, rules %i: every record passes, whole or cut short', (players, rules) => {
    for (let seed = 0; seed < 60; seed += 1) {
      const record = JSON.parse(JSON.stringify(generate(players, seed, { rules })));
      expect(referee(record)).toEqual([]);
      const running = { ...record, moves: record.moves.slice(0, seed), result: undefined };
      expect(referee(running)).toEqual([]);
    }
  });

  test('the same seed gives the same match', () => {
    expect(generate(4, 7)).toEqual(generate(4, 7));
    expect(generate(4, 7)).not.toEqual(generate(4, 8));
  });
});
