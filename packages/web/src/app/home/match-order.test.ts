import { expect, test } from 'vitest';
import { byUrgency } from './match-order.ts';

test('matches that wait for me come first, then running ones, lobbies and finished ones, the newest first', () => {
  const matches = [
    { id: 'over', status: 'over', waitsForYou: false, createdAt: 9 },
    { id: 'lobby', status: 'lobby', waitsForYou: false, createdAt: 8 },
    { id: 'runs', status: 'running', waitsForYou: false, createdAt: 7 },
    { id: 'mine, old', status: 'running', waitsForYou: true, createdAt: 1 },
    { id: 'mine, new', status: 'running', waitsForYou: true, createdAt: 2 },
  ] as const;
  expect([...matches].sort(byUrgency).map(({ id }) => id)).toEqual([
    'mine, new',
    'mine, old',
    'runs',
    'lobby',
    'over',
  ]);
});
