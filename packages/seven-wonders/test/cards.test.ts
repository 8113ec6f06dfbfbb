// The data prints itself; what can be counted is counted.

import { describe, expect, test } from 'vitest';
import { BOARDS, CARDS, cardOf, chainOf, deckOf, GUILDS, guildsUsed } from '../src/catalogue.ts';
import { CARD_ROWS } from '../src/data/cards.ts';
import { WONDER_ROWS } from '../src/data/wonders.ts';
import { type Age, RESOURCES, SIDES, SYMBOLS } from '../src/vocabulary.ts';
import { cardLine, type PrintedCard, stageLine } from './printing.ts';

const rows: readonly (PrintedCard & { name: string })[] = CARD_ROWS;
const AGES: readonly Age[] = [1, 2, 3];
const ofAge = (age: Age) => rows.filter((row) => row.age === age);
const physical = (of: readonly PrintedCard[]): number =>
  of.reduce((sum, { copies }) => sum + copies.length, 0);

describe('the golden lists', () => {
  test('every card', async () => {
    await expect(`${rows.map(cardLine).join('\n')}\n`).toMatchFileSnapshot('golden/cards.txt');
  });

  test('every stage', async () => {
    const lines = WONDER_ROWS.flatMap(({ id, resource, sides }) => [
      `${id} makes ${resource}`,
      ...SIDES.flatMap((side) =>
        sides[side].map(({ cost, effects }, at) => stageLine(`${id} ${side} ${at + 1}`, cost, effects)),
      ),
    ]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/wonders.txt');
  });
});

describe('cards', () => {
  test('78 rows are 148 cards, ten of them guilds', () => {
    expect(rows).toHaveLength(78);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(78);
    expect(GUILDS).toHaveLength(10);
    expect(physical(rows) + GUILDS.length).toBe(148);
    expect(AGES.map((age) => physical(ofAge(age)))).toEqual([49, 49, 40]);
  });

  test.each([2, 3, 4, 5, 6, 7])(
    '[S5] [S6] seven cards for each of the cities of %i players, in every Age',
    (players) => {
      const cities = Math.max(players, 3);
      const sizes = AGES.map((age) => deckOf(age, players).length + (age === 3 ? guildsUsed(players) : 0));
      expect(sizes).toEqual([7 * cities, 7 * cities, 7 * cities]);
    },
  );

  test('copies are for three to seven players, in order, and guilds have none', () => {
    for (const { id, copies, colour } of rows) {
      expect({ id, guild: colour === 'purple' }).toEqual({ id, guild: copies.length === 0 });
      expect(copies.every((least) => least >= 3 && least <= 7)).toBe(true);
      expect(copies).toEqual(copies.toSorted());
    }
  });

  test('Age III has neither brown nor grey cards, Ages I and II no guilds', () => {
    const coloursOf = (age: Age): string[] => [...new Set(ofAge(age).map(({ colour }) => colour))].sort();
    expect(coloursOf(1)).toEqual(['blue', 'brown', 'green', 'grey', 'red', 'yellow']);
    expect(coloursOf(2)).toEqual(['blue', 'brown', 'green', 'grey', 'red', 'yellow']);
    expect(coloursOf(3)).toEqual(['blue', 'green', 'purple', 'red', 'yellow']);
  });

  test('[B3] only Loom, Glassworks and Press come in two Ages under one name', () => {
    const names = Map.groupBy(rows, ({ name }) => name);
    const twice = [...names].filter(([, same]) => same.length > 1);
    expect(twice.map(([name, same]) => [name, same.map(({ age }) => age)])).toEqual([
      ['loom', [1, 2]],
      ['glassworks', [1, 2]],
      ['press', [1, 2]],
    ]);
  });

  test('[P1] only brown cards cost coins, and one each', () => {
    const paid = rows.filter(({ cost }) => cost.coins !== undefined);
    expect(paid).toHaveLength(10);
    for (const { colour, cost } of paid)
      expect({ colour, cost }).toEqual({ colour: 'brown', cost: { coins: 1 } });
    for (const { cost } of rows) {
      for (const [good, count] of Object.entries(cost)) {
        expect([...RESOURCES, 'coins']).toContain(good);
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  test('[B4] parents of a chain exist and are of the Age before', () => {
    CARDS.forEach(({ age }, card) => {
      for (const parent of chainOf(card)) {
        expect(CARDS[cardOf(parent) as number]?.age).toBe(age - 1);
      }
    });
    expect(rows.filter(({ chain }) => chain.length > 0)).toHaveLength(25);
  });

  test('[B4] a chain is recognised by its parents’ names and no others', () => {
    for (const [at, facts] of CARDS.entries()) {
      const parents = CARDS.filter(
        ({ nameWord, nameBit }) => nameWord === facts.chainWord && (nameBit & facts.chainBits) !== 0,
      );
      expect(new Set(parents.map(({ name }) => name))).toEqual(new Set(chainOf(at)));
    }
  });

  test('[B3] every name has a bit of its own', () => {
    const bits = new Set(CARDS.map(({ nameWord, nameBit }) => `${nameWord}/${nameBit}`));
    expect(bits.size).toBe(75);
  });

  test('[V5] four green cards for each symbol', () => {
    const symbols = rows
      .filter(({ colour }) => colour === 'green')
      .flatMap(({ effects }) =>
        effects.flatMap((effect) => (effect.kind === 'science' ? [effect.symbols] : [])),
      );
    expect(symbols).toHaveLength(12);
    for (const symbol of SYMBOLS) {
      expect(symbols.filter((shown) => shown.length === 1 && shown[0] === symbol)).toHaveLength(4);
    }
  });

  test('[P3] brown and grey cards sell what they make, yellow ones and stages don’t', () => {
    const produce = rows.flatMap(({ colour, effects }) =>
      effects.flatMap((effect) => (effect.kind === 'produce' ? [{ colour, sold: effect.sold }] : [])),
    );
    for (const { colour, sold } of produce) expect(sold).toBe(colour !== 'yellow');
    const stages = WONDER_ROWS.flatMap(({ sides }) => SIDES.flatMap((side) => [...sides[side]]));
    for (const { effects } of stages) {
      for (const effect of effects) if (effect.kind === 'produce') expect(effect.sold).toBe(false);
    }
  });
});

describe('wonders', () => {
  test('[W2] seven wonders with two sides, three stages each but for Rhodos B and Gizah B', () => {
    expect(BOARDS).toHaveLength(14);
    expect(new Set(BOARDS.map(({ wonder }) => wonder)).size).toBe(7);
    const others = BOARDS.filter(({ stages }) => stages.length !== 3);
    expect(others.map(({ wonder, side, stages }) => [wonder, side, stages.length])).toEqual([
      ['rhodos', 'B', 2],
      ['gizah', 'B', 4],
    ]);
  });

  test('[S9] the boards make the seven goods, one each', () => {
    expect(WONDER_ROWS.map(({ resource }) => resource).sort()).toEqual([...RESOURCES].sort());
  });
});
