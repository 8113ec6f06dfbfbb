import { expect, test, vi } from 'vitest';
import { type EndTurn, fairTurns } from './fair-turns.ts';

/** Begins what it can, and notes the order. */
function scene(most = 4, mostOfOwner = 2, patience = 1000) {
  const begun: string[] = [];
  const ends = new Map<string, EndTurn>();
  const turns = fairTurns({ most, mostOf: () => mostOfOwner, patience });
  const ask = (name: string) =>
    turns.take(name[0] as string).then((endTurn) => {
      begun.push(endTurn === undefined ? `not ${name}` : name);
      if (endTurn !== undefined) ends.set(name, endTurn);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, ask, end };
}

test('one owner never has all, and others needn’t wait for the end of a burst', async () => {
  vi.useFakeTimers();
  const { begun, ask, end } = scene();
  for (let i = 1; i <= 9; i++) void ask(`a${i}`);
  void ask('b1');
  void ask('c1');
  void ask('d1');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  await end('a1');
  await end('b1');
  expect(begun.slice(4)).toEqual(['a3', 'd1']);
  await end('a2');
  await end('a3');
  expect(begun.slice(6)).toEqual(['a4', 'a5']);
  vi.useRealTimers();
});

test('whoever waits too long is told so, and takes no turn from others', async () => {
  vi.useFakeTimers();
  const { begun, ask, end } = scene(1, 1);
  void ask('a1');
  void ask('a2');
  await vi.advanceTimersByTimeAsync(1000);
  void ask('b1');
  await end('a1');
  expect(begun).toEqual(['a1', 'not a2', 'b1']);
  vi.useRealTimers();
});
