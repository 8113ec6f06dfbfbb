import { below, rngFrom } from '@mirabilia/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newPlayed, noteRound, playRounds } from '../../test/simulated-rounds.ts';
import { LARGEST_TABLE, pairRound, SMALLEST_TABLE, tableSizes } from './pairing.ts';

const sizes = fc.integer({ min: SMALLEST_TABLE, max: LARGEST_TABLE });
const crowds = fc.integer({ min: 3, max: 60 });

describe('table sizes', () => {
  test('are as equal as possible, and between three and seven', () => {
    fc.assert(
      fc.property(crowds, sizes, (people, size) => {
        const all = tableSizes(people, { size, isDuplicate: false });
        expect(all.reduce((sum, each) => sum + each, 0)).toBe(people);
        expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
        expect(Math.min(...all)).toBeGreaterThanOrEqual(SMALLEST_TABLE);
        expect(Math.max(...all)).toBeLessThanOrEqual(LARGEST_TABLE);
      }),
    );
  });

  test('of a wish that fits are the wish', () => {
    expect(tableSizes(24, { size: 4, isDuplicate: false })).toEqual([4, 4, 4, 4, 4, 4]);
    expect(tableSizes(11, { size: 4, isDuplicate: false })).toEqual([4, 4, 3]);
    expect(tableSizes(5, { size: 3, isDuplicate: false })).toEqual([5]);
    expect(tableSizes(2, { size: 4, isDuplicate: false })).toEqual([2]);
  });

  test('of duplicates leave room for bots, at two tables or more', () => {
    expect(tableSizes(9, { size: 4, isDuplicate: true })).toEqual([3, 3, 3]);
    expect(tableSizes(3, { size: 3, isDuplicate: true })).toEqual([2, 1]);
  });
});

describe('a round', () => {
  test('seats everybody once, whatever was played before', () => {
    const rounds = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(crowds, sizes, rounds, fc.boolean(), (people, size, before, isDuplicate) => {
        const played = newPlayed(people);
        for (let round = 0; round <= before; round++) {
          const tables = pairRound(played.entrants(), { size, isDuplicate, seed: `${round}` });
          const seated = tables.flat().filter((id) => id !== null);
          expect(seated.toSorted((a, b) => a - b)).toEqual(played.entrants().map(({ id }) => id));
          if (isDuplicate) for (const table of tables) expect(table).toHaveLength(size);
          noteRound(played, tables, `${round}`);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('gives bots of a duplicate the same seats at all tables, as far as there are as many', () => {
    fc.assert(
      fc.property(crowds, sizes, (people, size) => {
        const tables = pairRound(newPlayed(people).entrants(), { size, isDuplicate: true, seed: 'a' });
        const bots = tables.map((table) => table.flatMap((id, seat) => (id === null ? [seat] : [])));
        const fewest = bots.toSorted((a, b) => a.length - b.length)[0] ?? [];
        for (const seats of bots) for (const seat of fewest) expect(seats).toContain(seat);
      }),
    );
  });

  test('of two people has a bot', () => {
    const [table] = pairRound(newPlayed(2).entrants(), { size: 4, isDuplicate: false, seed: 'a' });
    expect(table).toHaveLength(3);
    expect(table?.filter((id) => id === null)).toHaveLength(1);
  });

  test('is the same for the same seed, and another one for another', () => {
    const of = (seed: string) => pairRound(newPlayed(24).entrants(), { size: 4, isDuplicate: false, seed });
    expect(of('a')).toEqual(of('a'));
    expect(of('a')).not.toEqual(of('b'));
  });
});

describe('over a tournament', () => {
  test('of 24 at tables of 4, nobody meets anybody twice in the first four rounds', () => {
    const twice = Array.from({ length: 20 }, (_, trial) => {
      const played = playRounds(24, { size: 4, rounds: 4, seed: `trial ${trial}` });
      return Math.max(...played.entrants().flatMap(({ met }) => [...met.values()]));
    });
    expect(Math.max(...twice)).toBeLessThanOrEqual(2);
    expect(twice.filter((most) => most === 1).length).toBeGreaterThan(15);
  });

  test('of as many rounds as seats, everybody has each seat about once', () => {
    const seats = Array.from({ length: 20 }, (_, trial) =>
      playRounds(24, { size: 4, rounds: 4, seed: `seats ${trial}` })
        .entrants()
        .map((entrant) => Math.max(...entrant.seats)),
    ).flat();
    const counts = [1, 2, 3, 4].map((most) => seats.filter((each) => each === most).length / seats.length);
    expect(counts[0]).toBeGreaterThan(0.5);
    expect((counts[2] ?? 0) + (counts[3] ?? 0)).toBe(0);
  });

  test('people meet others of about their strength more than by chance, once there are points', () => {
    const spread = (isSwiss: boolean): number => {
      let sum = 0;
      for (let trial = 0; trial < 20; trial++) {
        const played = playRounds(24, { size: 4, rounds: 2, seed: `spread ${trial}` });
        const rng = rngFrom(`spread ${trial}`, 'chance');
        const entrants = played.entrants();
        const tables = isSwiss
          ? pairRound(entrants, { size: 4, isDuplicate: false, seed: 'third' })
          : pairRound(
              entrants.map((each) => ({ ...each, points: below(rng, 1000) / 1000 })),
              { size: 4, isDuplicate: false, seed: 'third' },
            );
        for (const table of tables) {
          const points = table.map((id) => entrants[id as number]?.points ?? 0);
          sum += Math.max(...points) - Math.min(...points);
        }
      }
      return sum;
    };
    expect(spread(true)).toBeLessThan(0.75 * spread(false));
  });
});
