import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ARCHITECTS_EMBLEMS, EMBLEMS } from './emblem-table.ts';
import { pointsOf, roundPath } from './round-path.ts';

test.for([
  ['M10.4 20.6l1.4 1.4 1.4 1.4', 'm10 21l2 1 1 1'],
  ['M1.2 2.2 3.4 4.4Z', 'm1 2l2 2z'],
  ['m.4.4h10.4v-.8H0z', 'm0 0h11v0h-11z'],
  ['M0 0a5.4 5.4 0 0110.2.4', 'm0 0a5 5 0 0 1 10 0'],
])('%s', ([path, expected]) => {
  expect(roundPath(path as string)).toBe(expected);
});

test('what is told from where the pen is doesn’t drift', () => {
  const steps = `M0 0${'l.4.4'.repeat(100)}`;
  expect(pointsOf(roundPath(steps)).at(-1)).toBe(40);
});

test('no point of any emblem moves by more than half a unit of the grid', () => {
  const { icons } = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as { icons: Record<string, { body: string }> };
  const all = [...Object.values(EMBLEMS), ...Object.values(ARCHITECTS_EMBLEMS)];
  const paths = all.flatMap(([icon]) =>
    [...(icons[icon]?.body.matchAll(/ d="([^"]+)"/g) ?? [])].map(([, path]) => path as string),
  );
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    const before = pointsOf(path);
    const after = pointsOf(roundPath(path));
    expect(after.length).toBe(before.length);
    for (const [i, point] of before.entries())
      expect(Math.abs((after[i] as number) - point)).toBeLessThan(0.51);
  }
});
