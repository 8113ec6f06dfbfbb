import { expect, test } from 'vitest';
import { heldUpBy, type WaitingTable } from './held-up.ts';

const human = { kind: 'human' } as const;
const here = { state: 'here', device: 'phone' } as const;
const away = { state: 'away', device: null } as const;
const table: WaitingTable = {
  me: 0,
  owed: [0, 1, 1],
  seats: [human, human, human],
  controllers: ['player', 'player', 'player'],
  presence: [here, here, away],
};

test('whoever is away comes before those who think', () => {
  expect(heldUpBy(table)).toEqual({ seat: 2, state: 'away' });
  expect(heldUpBy({ ...table, owed: [0, 1, 0] })).toEqual({ seat: 1, state: 'here' });
});

test.each([
  ['I have a choice to make myself', { owed: [1, 1, 1] }],
  ['I have no seat', { me: null }],
  ['everyone has chosen', { owed: [0, 0, 0] }],
  ['bots play for the others', { controllers: ['player', 'bot', 'bot'] }],
  ['the others are bots', { seats: [human, { kind: 'bot' }, { kind: 'bot' }] }],
  ['nobody has said who is there, as in local matches', { presence: [] }],
] as const)('nobody holds me up while %s', (_, change) => {
  expect(heldUpBy({ ...table, ...change })).toBeUndefined();
});
