// The rules of the Free City that are easily got wrong.

import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { complaintAbout } from './judge.ts';
import { at } from './lists.ts';
import { play, startMatch } from './match.ts';
import { paymentsFor } from './means.ts';
import type { RulesVersion } from './record.ts';
import { city, playAll, type Table, table } from './testing.ts';

describe('two players', () => {
  test('the Free City changes hands every turn, beginning on its left, right, left', () => {
    const record = generate(2, 1);
    const match = startMatch(record);
    const holders: number[][] = [[], [], []];
    for (const move of record.moves) {
      if (match.phase === 'turn' && move.for === 2) at(holders, match.age - 1).push(move.seat);
      if (match.chosen.length === 0 && match.phase === 'turn') {
        const sizes = match.hands.map((hand) => hand.length).sort((a, b) => a - b);
        expect(sizes).toEqual([8 - match.turn, 9 - match.turn]);
      }
      play(match, move);
    }
    expect(holders).toEqual([
      [0, 1, 0, 1, 0, 1],
      [1, 0, 1, 0, 1, 0],
      [0, 1, 0, 1, 0, 1],
    ]);
    const built = match.cities.reduce((total, one) => total + one.structures.length + one.stages, 0);
    expect(built + match.discarded.length).toBe(63);
  });

  test('the Free City has no seventh card', () => {
    const cities = [city('gizah', 'A'), city('rhodos', 'A'), city('babylon', 'B', { stages: 2 })];
    const match = table({
      cities,
      hands: [
        ['altar', 'loom'],
        ['altar', 'press', 'theater'],
      ],
      turn: 6,
    });
    playAll(match, [
      { seat: 1, do: 'build', card: 'altar' },
      { seat: 1, do: 'build', card: 'theater', for: 2 },
      { seat: 0, do: 'build', card: 'altar' },
    ]);
    expect(match.phase).not.toBe('seventh');
  });

  test('the Free City may only discard when nothing left to it can be built', () => {
    const cities = [
      city('gizah', 'A'),
      city('rhodos', 'A'),
      city('ephesos', 'A', { coins: 0, structures: ['altar'] }),
    ];
    const match = table({ cities, hands: [['loom', 'altar', 'guard-tower'], ['press']] });
    const discard = { seat: 0, do: 'discard', card: 'altar', for: 2 } as const;
    play(match, { seat: 0, do: 'discard', card: 'guard-tower' });
    expect(complaintAbout(match, discard)).toMatch(/could use loom/);
    at(match.hands, 0).splice(0, 1, 'workshop');
    expect(complaintAbout(match, discard)).toBeUndefined();
  });

  test("Olympia A's unused power makes any new card one that the Free City can build", () => {
    const olympia = city('olympia', 'A', { stages: 2, coins: 0, structures: ['altar'] });
    const match = table({
      cities: [city('gizah', 'A'), city('rhodos', 'A'), olympia],
      hands: [['guard-tower', 'altar', 'apothecary'], ['press']],
    });
    play(match, { seat: 0, do: 'discard', card: 'guard-tower' });
    expect(complaintAbout(match, { seat: 0, do: 'discard', card: 'altar', for: 2 })).toMatch(
      /could use apothecary/,
    );
    match.freeBuildUsed[2] = true;
    expect(complaintAbout(match, { seat: 0, do: 'discard', card: 'altar', for: 2 })).toBeUndefined();
  });
});

// Seat 0 holds the Free City in the first turn of Age I: it has seat 1 on its left and the Free City on its right.
describe("the Free City's card comes first", () => {
  const stockade = { seat: 0, do: 'build', card: 'stockade', pay: { right: 2 } } as const;
  const lumberYard = { seat: 0, do: 'build', card: 'lumber-yard', for: 2 } as const;
  const altar = { seat: 0, do: 'build', card: 'altar', for: 2 } as const;

  function firstTurn(more: Partial<Table> = {}) {
    return table({
      cities: [city('gizah', 'A'), city('rhodos', 'A'), city('ephesos', 'A')],
      hands: [
        ['stockade', 'lumber-yard', 'altar', 'baths'],
        ['stockade', 'altar', 'baths'],
      ],
      ...more,
    });
  }

  test('[F4] its holder buys what the card has just begun to make', () => {
    const match = firstTurn();
    playAll(match, [stockade, lumberYard, { seat: 1, do: 'build', card: 'altar' }]);
    expect(match.cities.map(({ coins }) => coins)).toEqual([1, 3, 5]);
    expect(match.cities[0]?.structures).toEqual(['stockade']);
    expect(complaintAbout(firstTurn({ rules: 1 }), stockade)).toMatch(/cannot pay/);
  });

  test('[F4] its holder does not without that card', () => {
    const match = firstTurn();
    playAll(match, [stockade]);
    expect(complaintAbout(match, altar)).toMatch(
      /may not choose this for the Free City: its own stockade then cannot pay/,
    );
    expect(complaintAbout(match, lumberYard)).toBeUndefined();
    const gone = firstTurn({ hands: [['stockade', 'altar', 'baths'], ['altar']] });
    expect(complaintAbout(gone, stockade)).toMatch(/cannot pay/);
  });

  test('[F4] nor with a card that the Free City cannot build', () => {
    const cities = (coins: number) => [
      city('gizah', 'A'),
      city('rhodos', 'A'),
      city('ephesos', 'A', { coins }),
    ];
    const hands = [['stockade', 'timber-yard', 'altar'], ['altar']];
    expect(complaintAbout(firstTurn({ cities: cities(1), hands }), stockade)).toBeUndefined();
    expect(complaintAbout(firstTurn({ cities: cities(0), hands }), stockade)).toMatch(/cannot pay/);
  });

  test('[F4] nor under the wonder', () => {
    const match = firstTurn({
      cities: [city('gizah', 'A'), city('rhodos', 'A'), city('olympia', 'A', { structures: ['sawmill'] })],
      hands: [['guard-tower', 'clay-pool', 'altar'], ['altar']],
    });
    playAll(match, [{ seat: 0, do: 'build', card: 'guard-tower', pay: { right: 2 } }]);
    const stage = { seat: 0, do: 'stage', card: 'clay-pool', for: 2 } as const;
    expect(complaintAbout(match, stage)).toMatch(/its own guard-tower then cannot pay/);
    expect(complaintAbout(match, { ...stage, do: 'build' })).toBeUndefined();
  });

  test('[F4] the opponent does not, whoever is told first', () => {
    const opponent = { seat: 1, do: 'build', card: 'stockade', pay: { left: 2 } } as const;
    expect(complaintAbout(firstTurn(), opponent)).toMatch(/cannot pay/);
    const match = firstTurn();
    playAll(match, [stockade, lumberYard]);
    expect(complaintAbout(match, opponent)).toMatch(/cannot pay/);
  });

  test("[F4] nor does the Free City buy what its holder's own card makes", () => {
    const match = firstTurn({ hands: [['lumber-yard', 'stockade', 'altar'], ['altar']] });
    playAll(match, [{ seat: 0, do: 'build', card: 'lumber-yard' }]);
    expect(
      complaintAbout(match, { seat: 0, do: 'build', card: 'stockade', pay: { left: 2 }, for: 2 }),
    ).toMatch(/cannot pay/);
  });

  test('[P5] coins that the Free City has just paid to its holder wait for the next turn', () => {
    const match = firstTurn({
      cities: [city('gizah', 'A', { coins: 1 }), city('rhodos', 'A'), city('ephesos', 'A')],
      hands: [['barracks', 'baths', 'altar'], ['altar']],
    });
    expect(complaintAbout(match, { seat: 0, do: 'build', card: 'barracks', pay: { left: 2 } })).toMatch(
      /cannot pay/,
    );
  });

  test('[B4] a chain is that of the start of the turn', () => {
    const match = firstTurn({ hands: [['statue', 'theater', 'altar'], ['altar']], age: 1 });
    expect(complaintAbout(match, { seat: 0, do: 'build', card: 'statue', free: 'chain' })).toMatch(
      /had no structure that makes statue free/,
    );
  });

  test('[P10] what the card makes may undercut a payment for the own card', () => {
    const cities = [
      city('gizah', 'A', { coins: 9, structures: ['east-trading-post'] }),
      city('rhodos', 'A', { structures: ['lumber-yard', 'press'] }),
      city('ephesos', 'A'),
    ];
    const school = { seat: 0, do: 'build', card: 'school', pay: { left: 2, right: 2 } } as const;
    const match = firstTurn({ cities, hands: [['school', 'lumber-yard', 'altar'], ['altar']] });
    playAll(match, [school]);
    expect(complaintAbout(match, altar)).toBeUndefined();
    // Wood from the right for one coin and papyrus from the left.
    expect(complaintAbout(match, lumberYard)).toMatch(
      /its own school then pays 2 .* or 2 to the left and 1 to/,
    );
  });

  test('[C1] what counts cards is counted when all cards lie', () => {
    const match = firstTurn({
      hands: [
        ['vineyard', 'lumber-yard', 'altar'],
        ['ore-vein', 'altar'],
      ],
    });
    playAll(match, [
      { seat: 0, do: 'build', card: 'vineyard' },
      lumberYard,
      { seat: 1, do: 'build', card: 'ore-vein' },
    ]);
    expect(match.cities[0]?.coins).toBe(3 + 2);
  });
});

describe('whom the Free City pays', () => {
  /** It needs clay and glass, both neighbours sell both, and clay from the left is cheap for it. */
  function temple(rules: RulesVersion, coins = 9) {
    const sellers = [city('babylon', 'A'), city('babylon', 'A')].map((one) => ({
      ...one,
      structures: ['glassworks', 'clay-pool'],
      coins,
    }));
    const buyer = city('olympia', 'A', { structures: ['west-trading-post'], coins });
    const match = table({
      cities: [...sellers, buyer],
      hands: [['altar', 'temple'], ['altar']],
      rules,
      age: 1,
    });
    playAll(match, [{ seat: 0, do: 'discard', card: 'altar' }]);
    return match;
  }

  const dearer = { seat: 0, do: 'build', card: 'temple', pay: { left: 2, right: 2 }, for: 2 } as const;

  test('[F7] any split will do, whatever the cost', () => {
    expect(complaintAbout(temple(2), dearer)).toBeUndefined();
    expect(complaintAbout(temple(1), dearer)).toMatch(/pays 2 to the left and 2 to the right where/);
    expect(complaintAbout(temple(2, 3), dearer)).toMatch(/pays 2 to the left and 2 to the right where/);
    const beyond = { ...dearer, pay: { left: 3, right: 2 } };
    expect(complaintAbout(temple(2), beyond)).toMatch(/pays 3 to the left and 2 to the right where/);
  });

  test('[P10] a player pays as before', () => {
    const price = { cost: { clay: 1, glass: 1 }, coins: 0 };
    const cities = temple(2).cities;
    const match = table({ cities: [...cities].reverse(), hands: [[], []] });
    expect(paymentsFor(match, 0, price)).toEqual([
      { left: 1, right: 2 },
      { left: 3, right: 0 },
      { left: 0, right: 4 },
    ]);
  });
});
