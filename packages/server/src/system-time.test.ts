import { expect, test } from 'vitest';
import { steadyClock } from './system-time.ts';

const HOUR = 3_600_000;

test('a running server goes by the time that passes, whatever the system says', () => {
  let system = 1_800_000_000_000;
  let passed = 12_345.6;
  const clock = steadyClock(
    () => system,
    () => passed,
  );
  expect(clock()).toBe(system);
  passed += 1500;
  system += 1500;
  expect(clock()).toBe(system);
  for (const change of [HOUR, -5 * HOUR]) {
    const before = clock();
    system += change;
    expect(clock()).toBe(before);
    passed += 1000;
    expect(clock()).toBe(before + 1000);
  }
  expect(Number.isInteger(clock())).toBe(true);
});
