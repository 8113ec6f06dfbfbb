import type { JsonObject } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { recordOfArchitects, recordOfWonders } from '../../e2e/kit/records.ts';
import { branchOf } from './branch.ts';
import type { Film } from './film.ts';
import { openRecord } from './open-record.ts';

async function filmOf(record: object): Promise<Film> {
  const { film } = await openRecord(JSON.parse(JSON.stringify(record)));
  if (film === undefined) throw new Error('no film');
  return film;
}

test.each([recordOfWonders(3), recordOfArchitects(3)])(
  'the moves before a moment, the same seed, bots around',
  async (record) => {
    const film = await filmOf(record);
    const start = branchOf(film, 0, 1);
    expect(start).toMatchObject({ game: film.game, seed: film.seed, moves: [] });
    expect(start?.seats[1]).toBe('open');
    expect(start?.seats.filter((seat) => seat.startsWith('bot:'))).toHaveLength(2);
    const later = branchOf(film, 5, 0);
    expect(later?.moves).toEqual(film.moves.slice(0, later?.moves.length));
    expect(later?.moves.length).toBeGreaterThanOrEqual(5);
    const whole = branchOf(film, film.stills.length - 1, 0);
    expect(whole?.moves).toEqual(film.moves);
  },
);

test('without a seed nobody knows what is hidden', async () => {
  const film = await filmOf(recordOfWonders(3));
  expect(branchOf({ ...film, seed: undefined }, 3, 0)).toBe(undefined);
});

test('bots keep their level; others have a usual one', async () => {
  const film = await filmOf(recordOfWonders(3));
  const seats: readonly JsonObject[] = [{ kind: 'human' }, { kind: 'bot:expert' }, { kind: 'bot:uct-1000' }];
  expect(branchOf({ ...film, seats }, 0, 0)?.seats).toEqual(['open', 'bot:expert', 'bot:hard']);
});
