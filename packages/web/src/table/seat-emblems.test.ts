import { expect, test } from 'vitest';
import { designOf, emblemsAt, SEAT_EMBLEMS } from './seat-emblems.ts';

type Colour = readonly [number, number, number];

const linear = (hex: string): Colour => {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

type Matrix = readonly [Colour, Colour, Colour];

function times([first, second, third]: Matrix, [a, b, c]: Colour): Colour {
  const along = ([x, y, z]: Colour): number => x * a + y * b + z * c;
  return [along(first), along(second), along(third)];
}

/** What is left of a colour, by the model of Machado, Oliveira and Fernandes (2009). */
const EYES: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** In OKLab, where distances are as large as they look. */
function lab(colour: Colour): Colour {
  const [long, middle, short] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)],
  );
}

const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function pairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));
}

test('seven seats have seven charges and seven colours', () => {
  expect(new Set(SEAT_EMBLEMS.map(({ charge }) => charge)).size).toBe(7);
  expect(new Set(SEAT_EMBLEMS.map(({ field }) => field)).size).toBe(7);
});

test.each(Object.entries(EYES))('with %s eyes no two shields look alike', (_, matrix) => {
  const seen = SEAT_EMBLEMS.map(({ field }) => lab(times(matrix, linear(field))));
  const least = Math.min(...pairs(seen).map(([one, other]) => distance(one, other)));
  // Two neighbouring steps of a scale that people tell apart at a glance are 0.1 apart.
  expect(least).toBeGreaterThan(0.1);
});

test('a charge stands out from its field', () => {
  for (const { field, figure } of SEAT_EMBLEMS) {
    const [low = 0, high = 0] = [luminance(field), luminance(figure)].sort((one, other) => one - other);
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.5);
  }
});

test('players have what they chose; nobody else at the table has the sign or the colour', () => {
  expect(emblemsAt(Array(7).fill({}))).toEqual(SEAT_EMBLEMS);
  const chosen = emblemsAt([{}, { emblem: 'ship-gold' }, { emblem: 'ship-pink' }, { emblem: 'sun-gold' }]);
  expect(chosen[1]).toEqual(designOf('ship', 'gold'));
  // The first of two has what both wish for.
  expect(chosen[2]).toEqual(designOf('tower', 'pink'));
  expect(chosen[3]?.charge).toBe(designOf('sun', 'blue').charge);
  for (const part of ['charge', 'field'] as const) {
    expect(new Set(chosen.map((each) => each[part])).size).toBe(4);
  }
  const seven = emblemsAt(Array(7).fill({ emblem: 'bull-sky' }));
  expect(new Set(seven.map(({ charge }) => charge)).size).toBe(7);
  expect(new Set(seven.map(({ field }) => field)).size).toBe(7);
});
