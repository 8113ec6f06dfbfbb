import type { LobbySeat } from '@mirabilia/protocol';
import { expect, test } from 'vitest';
import { seatChanges } from './seat-changes.ts';

const human = (name: string, isYou = false): LobbySeat => ({ kind: 'human', name, isYou, isHost: false });
const open: LobbySeat = { kind: 'open', name: null, isYou: false, isHost: false };

test('who sat down and who left, not counting me and bots', () => {
  const bot: LobbySeat = { kind: 'bot', name: 'easy', isYou: false, isHost: false };
  expect(seatChanges([human('Me', true), open, human('Bo')], [human('Me', true), human('Ana'), bot])).toEqual(
    {
      came: ['Ana'],
      went: ['Bo'],
    },
  );
});

test('changing seats is neither coming nor going', () => {
  expect(seatChanges([human('A'), human('B')], [human('B'), human('A')])).toEqual({ came: [], went: [] });
});

test('a second player of the same name is a newcomer', () => {
  expect(seatChanges([human('A'), open], [human('A'), human('A')]).came).toEqual(['A']);
});
