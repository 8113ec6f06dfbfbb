import { expect, test } from 'vitest';
import { byUrgency } from './match-order.ts';

test('what waits for me comes first, then what runs, what is to start and what is over, the newest first', () => {
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
