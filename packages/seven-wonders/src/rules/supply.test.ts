import { expect, test } from 'vitest';
import { covers, demandOf, supplyOf, together } from './supply.ts';

const wood = (sources: number) => supplyOf(Array.from({ length: sources }, () => ['wood'] as const));

test('three supplies together cover what none of them does', () => {
  const reach = together(wood(1), wood(2), supplyOf([['glass']]));
  expect(covers(reach, demandOf({ wood: 3, glass: 1 }))).toBe(true);
  expect(covers(reach, demandOf({ wood: 4 }))).toBe(false);
  expect(covers(reach, demandOf({ glass: 2 }))).toBe(false);
});

test('counts that are too large for their fields together spill into no other', () => {
  const reach = together(wood(20), wood(20), wood(20));
  expect(covers(reach, demandOf({ wood: 4 }))).toBe(true);
  expect(covers(reach, demandOf({ clay: 1 }))).toBe(false);
  expect(covers(reach, demandOf({ stone: 1 }))).toBe(false);
});
