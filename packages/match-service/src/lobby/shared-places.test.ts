import { expect, test } from 'vitest';
import { aMatch } from '../../testkit/index.ts';
import { sharedPlaces } from './shared-places.ts';

const LOBBY = { options: {}, pace: { kind: 'untimed' }, botDelay: 0, startedAt: null, rematch: null };

const table = (id: string, address: string | undefined, status: 'lobby' | 'running' = 'lobby') => {
  const seat = { kind: 'human', guest: id, name: id, ...(address === undefined ? {} : { address }) };
  return aMatch(id, { status, host: id, lobby: { ...LOBBY, seats: [seat, { kind: 'open' }] } });
};
const crowd = Array.from({ length: 200 }, (_, i) => table(`eve ${i}`, 'school'));

test('an address with many tables leaves places to others, who came earlier', () => {
  const rows = [...crowd, table('ann', 'home'), table('bo', undefined), table('cy', undefined)];
  const listed = sharedPlaces(rows, 100).map(({ id }) => id);
  expect(listed).toHaveLength(100);
  expect(listed.slice(-3)).toEqual(['ann', 'bo', 'cy']);
  expect(listed.slice(0, 2)).toEqual(['eve 0', 'eve 1']);
});

test('lobbies come before matches that run, and all are listed where there is room', () => {
  const rows = [...crowd, table('ann', 'home', 'running')];
  expect(sharedPlaces(rows, 200).map(({ id }) => id)).not.toContain('ann');
  expect(sharedPlaces(rows, 201)).toEqual(rows);
});
