import { type State, startMatch } from '@mirabilia/kernel';
import { checkLaws, perft, playthrough } from '@mirabilia/kernel/testkit';
import { expect, test } from 'vitest';
import { type Prizes, prizes } from './prizes.ts';

/** Every card of the match, wherever it lies. */
function inventory({ public: { table }, private: seats, secret }: State<Prizes>): string[] {
  const held = seats.flatMap(({ holding }) => [...holding.hand, ...holding.kept]);
  const open = [...table.pile, ...table.won.flat(), ...(table.prize > 0 ? [table.prize] : [])];
  return [...held, ...open, ...secret.stock].map(String).sort();
}

const facts = { inventory, announces: ['prize-shown'] } as const;

test.each([2, 3, 4])('Prizes obeys every law with %i players', (players) => {
  expect(checkLaws(prizes, { ...facts, options: { players }, matches: 12 })).toEqual([]);
});

test('a leak is found', () => {
  const leaky = { ...prizes, notation: { ...prizes.notation, face: prizes.notation.make } };
  const [violation] = checkLaws(leaky, { ...facts, options: { players: 3 }, matches: 12 });
  expect(violation?.law).toBe('faces-tell-no-more');
  expect(violation?.detail).toBe('only the face tells keep 7 from keep 10');
});

test('with two players the first four commits can be made in 8 * 8 * 6 * 6 ways', () => {
  const { state } = startMatch(prizes, { players: 2 }, '00000001');
  expect(perft(prizes, state, 4)).toBe(8 * 8 * 6 * 6);
});

test('a match as text', () => {
  expect(playthrough(prizes, { players: 2 }, '00000001')).toMatchInlineSnapshot(`
    "game prizes, rules 1
    options players=2
    seed 00000001
    seal ae5ce162888ee3ebe974976cac5ab94a3f55049f8515884883d579fb3fa378d2

    decision 0: asks 0 1
      0: play 15 (of 8)
      1: play 4 (of 8)
      - played seat=0 card=15
      - played seat=1 card=4
      - won seat=0
      - prize-shown prize=5

    decision 1: asks 0 1
      0: play 13 (of 6)
      1: play 11 (of 6)
      - played seat=0 card=13
      - played seat=1 card=11
      - won seat=0
      - prize-shown prize=18

    decision 2: asks 0 1
      0: keep 19 (of 4)
      1: keep 2 (of 4)
      - kept seat=0
      - kept seat=1
      - nobody-won
      - prize-shown prize=8

    decision 3: asks 0 1
      0: keep 20 (of 2)
      1: play 23 (of 2)
      - kept seat=0
      - played seat=1 card=23
      - won seat=1
      - ended

    over after 4 decisions
      0: prizes=19 kept=6 total=25 wins
      1: prizes=8 kept=3 total=11
    "
  `);
});
