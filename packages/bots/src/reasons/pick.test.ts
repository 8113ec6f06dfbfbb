import { expect, test } from 'vitest';
import { pickReasons, type WeighedReason } from './pick.ts';

const reason = (
  name: string,
  weight: number,
  topic = name,
  also: Partial<WeighedReason<string>> = {},
): WeighedReason<string> => ({ reason: name, weight, topic, ...also });

const pick = (...all: WeighedReason<string>[]) => pickReasons(all, { isAfterChoice: false });

test('the largest comes first, and a second one that isn’t much smaller', () => {
  expect(pick(reason('small', 2), reason('large', 5), reason('middle', 3))).toEqual(['large', 'middle']);
  expect(pick(reason('large', 6), reason('small', 2))).toEqual(['large']);
  expect(pick()).toEqual([]);
});

test('two of one topic say the same', () => {
  expect(pick(reason('set', 5, 'science'), reason('symbol', 5, 'science'), reason('chain', 2))).toEqual([
    'set',
    'chain',
  ]);
});

test('what is wrong with the other move is said only after the choice', () => {
  const all = [reason('twin', 3, 'wonder', { isOfOther: true }), reason('cat', 2)];
  expect(pick(...all)).toEqual(['cat']);
  expect(pickReasons(all, { isAfterChoice: true })).toEqual(['twin', 'cat']);
});

test('some reasons only add to another one', () => {
  const never = reason('now or never', 3, 'hands', { isSecondary: true });
  expect(pick(never)).toEqual([]);
  expect(pick(never, reason('points', 2))).toEqual(['points', 'now or never']);
});
