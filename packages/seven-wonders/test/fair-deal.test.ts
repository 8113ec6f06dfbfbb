// docs/record-format.md, "Checking a deal yourself", followed to the letter: with nothing of the engine but its list of
// cards, the seed gives the hands that the record tells.

import { createHash } from 'node:crypto';
import { recordOf, startMatch } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { CARD_ROWS } from '../src/data/cards.ts';
import { WONDER_ROWS } from '../src/data/wonders.ts';

const QUARTERS = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'];

const turn = (word: number, by: number): number => ((word << by) | (word >>> (32 - by))) >>> 0;

function block(key: readonly number[], counter: number): number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, 0, 0];
  const x = start.slice();
  const mix = (a: number, b: number, c: number, by: number): void => {
    x[a] = ((x[a] as number) + (x[b] as number)) >>> 0;
    x[c] = turn(((x[c] as number) ^ (x[a] as number)) >>> 0, by);
  };
  for (let double = 0; double < 4; double++) {
    for (const quarter of QUARTERS) {
      const [a, b, c, d] = [...quarter].map((digit) => Number.parseInt(digit, 16)) as [
        number,
        number,
        number,
        number,
      ];
      mix(a, b, d, 16);
      mix(c, d, b, 12);
      mix(a, b, d, 8);
      mix(c, d, b, 7);
    }
  }
  return x.map((word, i) => (word + (start[i] as number)) >>> 0);
}

function* wordsFrom(text: string): Generator<number, never> {
  const hash = createHash('sha256').update(text).digest();
  const key = Array.from({ length: 8 }, (_, i) => hash.readUInt32BE(4 * i));
  for (let counter = 0; ; counter++) yield* block(key, counter);
}

function drawing(text: string) {
  const words = wordsFrom(text);
  const below = (n: number): number => {
    for (;;) {
      const number = words.next().value >>> 2;
      if (number < 2 ** 30 - (2 ** 30 % n)) return number % n;
    }
  };
  const shuffled = <T>(given: readonly T[]): T[] => {
    const list = [...given];
    for (let i = list.length - 1; i > 0; i--) {
      const other = below(i + 1);
      [list[i], list[other]] = [list[other] as T, list[i] as T];
    }
    return list;
  };
  return { below, shuffled };
}

const rank = new Map(CARD_ROWS.map(({ id }, at) => [id as string, at]));
const byData = (cards: readonly string[]): string[] =>
  cards.toSorted((a, b) => (rank.get(a) as number) - (rank.get(b) as number));

function dealByTheDocs(seed: string, players: number) {
  const cities = Math.max(players, 3);
  const { below, shuffled } = drawing(`mirabilia/1 seven-wonders deal:${seed}`);
  const wonders = shuffled(WONDER_ROWS.map(({ id }) => id));
  const boards = wonders.map((wonder) => ({ wonder, side: 'AB'[below(2)] })).slice(0, cities);
  const ages = [1, 2, 3].map((age) => {
    const plain = CARD_ROWS.filter((card) => card.age === age).flatMap(({ id, copies }) =>
      (copies as readonly number[]).filter((least) => least <= cities).map(() => id as string),
    );
    const guilds = CARD_ROWS.filter(({ copies }) => copies.length === 0).map(({ id }) => id as string);
    const deck = shuffled([...plain, ...(age === 3 ? shuffled(guilds).slice(0, cities + 2) : [])]);
    const hands = Array.from({ length: cities }, (_, seat) => deck.slice(7 * seat, 7 * seat + 7));
    return players === 2
      ? { hands: hands.slice(0, 2).map(byData), pile: hands[2] }
      : { hands: hands.map(byData) };
  });
  return { boards, ages };
}

describe('whoever follows the docs deals what the record tells', () => {
  test.each([2, 3, 4, 5, 6, 7])('%i players', (players) => {
    const seed = `0123456789abcde${players}`;
    const options = sevenWonders.readOptions({ players, sides: 'random' });
    if (!options.ok) throw new Error(options.refusal.code);
    const match = startMatch(sevenWonders, options.value, seed);
    const sitters = Array.from({ length: players }, () => ({ name: 'Ana', kind: 'human' }));
    const { seats, setup } = recordOf(match, sitters);
    const { boards, ages } = dealByTheDocs(seed, players);
    expect(seats.map(({ wonder, side }) => ({ wonder, side }))).toEqual(boards.slice(0, players));
    expect(setup).toEqual(players === 2 ? { ages, freeCity: boards[2] } : { ages });
  });
});
