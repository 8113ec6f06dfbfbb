import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, branchRng, copyRng, jumpTo, pick, type Rng, rngFrom, shuffle } from './rng.ts';

const unused = (key: readonly number[]): Rng => ({
  key,
  counter: 0,
  block: new Array<number>(16).fill(0),
  spent: 16,
});

const drawMany = (rng: Rng, n: number, count: number): number[] =>
  Array.from({ length: count }, () => below(rng, n));

/** The key stream as bytes in hexadecimal: the cipher writes its words with the low byte first. */
function stream(rng: Rng, blocks: number): string {
  let hex = '';
  for (let block = 0; block < blocks; block++) {
    for (let word = 0; word < 16; word++) {
      below(rng, 2);
      const drawn = rng.block[word] as number;
      for (const shift of [0, 8, 16, 24]) hex += ((drawn >>> shift) & 0xff).toString(16).padStart(2, '0');
    }
  }
  return hex;
}

describe('the stream is ChaCha with eight rounds', () => {
  test('the published key stream of the zero key, two blocks', () => {
    expect(stream(unused([0, 0, 0, 0, 0, 0, 0, 0]), 2)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
        'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    );
  });

  test('any key gives what a slow second implementation gives', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 8, maxLength: 8 }), (key) => {
        const expected = slowBlock(key, 0) + slowBlock(key, 1) + slowBlock(key, 2);
        expect(stream(unused(key), 3)).toBe(expected);
      }),
      { seed: 1, numRuns: 20 },
    );
  });
});

/** From the cipher's definition, on big integers. */
function slowBlock(key: readonly number[], counter: number): string {
  const bits32 = (x: bigint): bigint => BigInt.asUintN(32, x);
  const start = [
    ...[...'expand 32-byte k'.matchAll(/..../gs)].map(([four]) =>
      [...four].reduceRight((word, letter) => (word << 8n) | BigInt(letter.charCodeAt(0)), 0n),
    ),
    ...key.map((word) => bits32(BigInt(word))),
    BigInt(counter),
    0n,
    0n,
    0n,
  ];
  const x = start.slice();
  const step = (to: number, plus: number, mix: number, left: bigint): void => {
    x[to] = bits32((x[to] as bigint) + (x[plus] as bigint));
    const mixed = (x[mix] as bigint) ^ (x[to] as bigint);
    x[mix] = bits32(mixed << left) | (mixed >> (32n - left));
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    step(a, b, d, 16n);
    step(c, d, b, 12n);
    step(a, b, d, 8n);
    step(c, d, b, 7n);
  };
  for (let round = 0; round < 8; round++) {
    const turned = round % 2;
    for (let i = 0; i < 4; i++) {
      const at = (row: number): number => row * 4 + ((i + turned * row) % 4);
      quarter(at(0), at(1), at(2), at(3));
    }
  }
  return x
    .map((word, i) => bits32(word + (start[i] as bigint)))
    .map((word) =>
      word
        .toString(16)
        .padStart(8, '0')
        .replace(/(..)(..)(..)(..)/, '$4$3$2$1'),
    )
    .join('');
}

describe('below', () => {
  test.each([2, 3, 6, 7, 49, 100])('each number below %i comes equally often', (n) => {
    const draws = 20_000;
    const counts = new Array<number>(n).fill(0);
    for (const drawn of drawMany(rngFrom('00000001', 'uniform'), n, draws))
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    const expected = draws / n;
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // Five standard deviations of the distribution with n - 1 degrees of freedom.
    expect(Math.abs(chiSquare - (n - 1))).toBeLessThan(5 * Math.sqrt(2 * (n - 1)));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test('there is only one number below one', () => {
    expect(drawMany(rngFrom('00000001', 'one'), 1, 20)).toEqual(new Array(20).fill(0));
  });

  test('numbers above the last full multiple are drawn again, so none is favoured', () => {
    const n = 3;
    const last = 0x40000000 - (0x40000000 % n);
    const rng: Rng = { ...unused([0, 0, 0, 0, 0, 0, 0, 0]), spent: 14 };
    rng.block[14] = last << 2;
    rng.block[15] = (last - 1) << 2;
    expect(below(rng, n)).toBe(n - 1);
    expect(rng.spent).toBe(16);
  });

  test('asking for a number below zero or below none is a bug, not an endless search', () => {
    for (const n of [0, -1, Number.NaN])
      expect(() => below(rngFrom('00000001', 'none'), n)).toThrow(RangeError);
    expect(() => pick(rngFrom('00000001', 'none'), [])).toThrow(RangeError);
  });
});

test('the same seed and purpose give the same stream; another purpose gives another', () => {
  const draws = (seed: string, purpose: string) => drawMany(rngFrom(seed, purpose), 1000, 40);
  expect(draws('00000001', 'deal')).toEqual(draws('00000001', 'deal'));
  expect(draws('00000001', 'deal')).not.toEqual(draws('00000001', 'bots'));
  expect(draws('00000001', 'deal')).not.toEqual(draws('00000002', 'deal'));
});

test('the generator survives its text form and a copy, at any point of the stream', () => {
  const rng = rngFrom('00000001', 'state');
  for (let spent = 0; spent < 40; spent++) {
    const read = JSON.parse(JSON.stringify(rng)) as Rng;
    expect(read).toEqual(rng);
    const copy = copyRng(rng);
    const next = drawMany(copy, 1 << 20, 20);
    expect(drawMany(read, 1 << 20, 20)).toEqual(next);
    expect(drawMany(copyRng(rng), 1 << 20, 20)).toEqual(next);
    below(rng, 2);
  }
});

describe('shuffle', () => {
  test('gives a permutation, in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        const shuffled = items.slice();
        expect(shuffle(rngFrom(String(seed), 'shuffle'), shuffled)).toBe(shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  test('each of the 24 orders of four items comes equally often', () => {
    const rng = rngFrom('00000001', 'orders');
    const counts = new Map<string, number>();
    const draws = 12_000;
    for (let i = 0; i < draws; i++) {
      const order = shuffle(rng, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = draws / 24;
    const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    expect(Math.abs(chiSquare - 23)).toBeLessThan(5 * Math.sqrt(2 * 23));
  });
});

test('pick gives each item its turn', () => {
  const rng = rngFrom('00000001', 'pick');
  const picked = new Set(Array.from({ length: 60 }, () => pick(rng, ['a', 'b', 'c'])));
  expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
});

test('a branch draws numbers of its own, which follow from those of its origin', () => {
  const branch = branchRng(rngFrom('a', 'test'));
  const again = branchRng(rngFrom('a', 'test'));
  const numbers = drawMany(branch, 1000, 40);
  expect(drawMany(again, 1000, 40)).toEqual(numbers);
  expect(drawMany(branchRng(rngFrom('b', 'test')), 1000, 40)).not.toEqual(numbers);
  expect(drawMany(rngFrom('a', 'test'), 1000, 40)).not.toEqual(numbers);
});

test('a block gives the same numbers whatever was drawn before', () => {
  const rng = rngFrom('blocks', 'test');
  const inOrder = drawMany(rng, 2, 64);
  jumpTo(rng, 2);
  expect(drawMany(rng, 2, 16)).toEqual(inOrder.slice(32, 48));
  below(rng, 2);
  jumpTo(rng, 2);
  expect(drawMany(rng, 2, 16)).toEqual(inOrder.slice(32, 48));
});
