import { expect, test } from 'vitest';
import { firstComeFirstServed, roundRobin, type WaitingLine } from './round-robin.ts';

/** Items are written as owner and number: `a1`. */
const newLine = (): WaitingLine<string> => roundRobin((item) => item[0] as string, firstComeFirstServed);

function filled(...items: string[]): WaitingLine<string> {
  const line = newLine();
  for (const item of items) line.add(item);
  return line;
}

function takeAll(line: WaitingLine<string>): string[] {
  const taken: string[] = [];
  for (let item = line.take(); item !== undefined; item = line.take()) taken.push(item);
  return taken;
}

test('owners take turns, each in the order of their own line', () => {
  expect(takeAll(filled('a1', 'a2', 'a3', 'b1', 'c1', 'c2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('whoever comes later waits for one item of each owner, and whoever was served goes to the end', () => {
  const line = filled('a1', 'a2', 'b1');
  expect(line.take()).toBe('a1');
  line.add('c1');
  line.add('a3');
  expect(takeAll(line)).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('what is removed is not taken, and an owner without items has no turn', () => {
  const line = filled('a1', 'a2', 'b1', 'c1');
  for (const item of ['a1', 'b1', 'b1', 'd1']) line.remove(item);
  expect(line.size()).toBe(2);
  expect(takeAll(line)).toEqual(['a2', 'c1']);
  expect(line.size()).toBe(0);
});

test('owners who may take nothing now keep their place', () => {
  const busy = new Set(['a', 'b']);
  const line = roundRobin<string>(
    (item) => item[0] as string,
    firstComeFirstServed,
    (owner) => !busy.has(owner),
  );
  for (const item of ['a1', 'b1', 'c1', 'c2']) line.add(item);
  expect(line.take()).toBe('c1');
  busy.delete('b');
  expect(takeAll(line)).toEqual(['b1', 'c2']);
  busy.delete('a');
  expect(takeAll(line)).toEqual(['a1']);
});
