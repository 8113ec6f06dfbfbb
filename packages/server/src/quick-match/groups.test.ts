import { describe, expect, test } from 'vitest';
import { groupsOf, type Waiting } from './groups.ts';

const NOW = 1_000_000;
const somebody = (guest: string, given: Partial<Waiting> & { readonly waited?: number } = {}): Waiting => ({
  guest,
  sizes: [3],
  points: 1500,
  since: NOW - (given.waited ?? 0) * 1000,
  fillAfter: null,
  ...given,
});
const told = (waiting: readonly Waiting[]) =>
  groupsOf(waiting, NOW).map(({ people, bots }) => [people.map(({ guest }) => guest).join(), bots]);

describe('people who wait', () => {
  test('are put together as soon as there are enough of the same strength', () => {
    const three = ['a', 'b', 'c'].map((guest) => somebody(guest));
    expect(told(three.slice(1))).toEqual([]);
    expect(told(three)).toEqual([['a,b,c', 0]]);
    expect(told([...three, somebody('d')])).toEqual([['a,b,c', 0]]);
  });

  test('get a table of a size that everyone wants, the largest that is possible', () => {
    const small = somebody('a', { sizes: [2], waited: 5 });
    const any = ['b', 'c', 'd'].map((guest) => somebody(guest, { sizes: [3, 4, 5] }));
    expect(told([small, ...any])).toEqual([['b,c,d', 0]]);
    expect(told([...any, somebody('e', { sizes: [2, 4] })])).toEqual([['b,c,d,e', 0]]);
  });

  test('play with those who are nearest, the longest-waiting first', () => {
    const far = somebody('far', { sizes: [2], points: 1590, waited: 9 });
    const near = somebody('near', { sizes: [2], points: 1520 });
    const first = somebody('first', { sizes: [2], points: 1510, waited: 10 });
    expect(told([far, near, first])).toEqual([['first,near', 0]]);
  });

  test('are given to others the longer they wait, and after a minute to anybody', () => {
    const pair = (points: number, waited: number) => [
      somebody('a', { sizes: [2], waited }),
      somebody('b', { sizes: [2], points: 1500 + points, waited }),
    ];
    expect(told(pair(100, 0))).toHaveLength(1);
    expect(told(pair(300, 0))).toEqual([]);
    expect(told(pair(300, 19))).toEqual([]);
    expect(told(pair(300, 20))).toHaveLength(1);
    expect(told(pair(2000, 59))).toEqual([]);
    expect(told(pair(2000, 60))).toHaveLength(1);
  });

  test('who have just come aren’t given to somebody who takes anybody', () => {
    const old = somebody('old', { sizes: [2], waited: 600 });
    expect(told([old, somebody('new', { sizes: [2], points: 2000 })])).toEqual([]);
  });
});

describe('bots', () => {
  test('come after the time that somebody has chosen, and not before', () => {
    const alone = (waited: number) => [somebody('a', { sizes: [4, 5], fillAfter: 30_000, waited })];
    expect(told(alone(29))).toEqual([]);
    expect(told(alone(30))).toEqual([['a', 3]]);
    expect(told([somebody('a', { waited: 9999 })])).toEqual([]);
  });

  test('join several people who take them, and nobody who doesn’t', () => {
    const a = somebody('a', { fillAfter: 30_000, waited: 40 });
    const b = somebody('b', { points: 2500, fillAfter: 10_000, waited: 11 });
    const c = somebody('c', { points: 3500, fillAfter: 60_000, waited: 39 });
    expect(told([a, b, c])).toEqual([['a,b', 1]]);
  });

  test('aren’t needed where there are people', () => {
    const people = ['a', 'b', 'c'].map((guest) => somebody(guest, { fillAfter: 0, waited: 1 }));
    expect(told(people)).toEqual([['a,b,c', 0]]);
  });
});
