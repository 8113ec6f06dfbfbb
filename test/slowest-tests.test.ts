import { expect, test } from 'vitest';
import { slowest } from './slowest-tests.ts';

test('the ten slowest tests are named, the slowest first', () => {
  const tests = [...Array(12).keys()].map((at) => ({
    name: `test ${at}`,
    file: 'a.test.ts',
    milliseconds: 100 * ((at * 5) % 12),
  }));
  const [heading, ...lines] = slowest(tests);
  expect(heading).toBe('Slowest tests:');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    1.1 s  a.test.ts > test 7');
  expect(lines.at(-1)).toBe('    0.2 s  a.test.ts > test 10');
});

test('a run without tests names none', () => {
  expect(slowest([])).toEqual([]);
});
