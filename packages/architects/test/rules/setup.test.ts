import { rngFrom, startMatch } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardsOf,
  copiesIn,
  NONE,
  TOKENS,
  tokenFacts,
  WONDERS,
  wonderFacts,
} from '../../src/catalogue.ts';
import { architects } from '../../src/index.ts';
import { begin, deal } from '../../src/setup.ts';
import type { Options } from '../../src/types.ts';

const COUNTS = [2, 3, 4, 5, 6, 7];

function options(given: object): Options {
  const read = architects.readOptions(given);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}
const dealOf = (given: object, seed = 'any') => deal(options(given), rngFrom(seed, 'tests'));
const tableOf = (given: object) => begin(options(given), dealOf(given)).table;
const refusal = (given: unknown): string | undefined => {
  const read = architects.readOptions(given);
  return read.ok ? undefined : read.refusal.code;
};

describe('options', () => {
  test.each(COUNTS)('[S1] %i players have a wonder each', (players) => {
    const { cities } = tableOf({ players });
    expect(new Set(cities.map(({ wonder }) => wonder)).size).toBe(players);
  });

  test.each([1, 8, 2.5, '3', undefined])('[S1] %s is no number of players', (players) => {
    expect(refusal({ players })).toBe('bad-player-count');
  });

  test('[S2] wonders are drawn: another seed, other wonders', () => {
    const drawn = new Set(['a', 'b', 'c', 'd'].map((seed) => String(dealOf({ players: 4 }, seed).wonders)));
    expect(drawn.size).toBeGreaterThan(1);
  });

  test('[S2] or the host names them, one for each seat', () => {
    const { wonders } = dealOf({ players: 2, wonders: ['rhodes', 'giza'] });
    expect(wonders.map((wonder) => wonderFacts(wonder).id)).toEqual(['rhodes', 'giza']);
  });

  test('[S2] no wonder is played twice, and each seat needs one', () => {
    expect(refusal({ players: 2, wonders: ['giza', 'giza'] })).toBe('wonder-twice');
    expect(refusal({ players: 3, wonders: ['giza', 'rhodes'] })).toBe('bad-wonders');
    expect(refusal({ players: 2, wonders: ['giza', 'gizah'] })).toBe('bad-wonders');
  });

  test('[S6] the first player is drawn or named', () => {
    expect(tableOf({ players: 5, first: 3 }).seat).toBe(3);
    const drawn = new Set([...'abcdefgh'].map((seed) => dealOf({ players: 3 }, seed).first));
    expect(drawn).toEqual(new Set([0, 1, 2]));
    expect(refusal({ players: 3, first: 3 })).toBe('bad-first');
  });

  test('[S6] seats are as the players came, or drawn', () => {
    expect(dealOf({ players: 4 }).seating).toEqual([0, 1, 2, 3]);
    const drawn = new Set(
      [...'abcd'].map((seed) => String(dealOf({ players: 4, seating: 'shuffled' }, seed).seating)),
    );
    expect(drawn.size).toBeGreaterThan(1);
    expect(refusal({ players: 3, seating: 'by age' })).toBe('bad-seating');
  });

  test('[S2] [S6] what is named changes nothing else that is drawn', () => {
    const drawn = dealOf({ players: 3 });
    const wonders = drawn.wonders.map((wonder) => wonderFacts(wonder).id);
    expect(dealOf({ players: 3, wonders, first: drawn.first })).toEqual(drawn);
  });
});

describe('the table before the first turn', () => {
  const sorted = (cards: readonly Card[]) => cards.toSorted((a, b) => a - b);

  test.each(COUNTS)('[S3] with %i players every wonder has its own 25 cards, the middle 60', (players) => {
    const { wonders, decks } = dealOf({ players });
    wonders.forEach((wonder, seat) => {
      expect(sorted(decks[seat] as Card[])).toEqual(cardsOf(copiesIn(wonderFacts(wonder).id)));
      expect(decks[seat]).toHaveLength(25);
    });
    expect(sorted(decks[players] as Card[])).toEqual(cardsOf(copiesIn('central')));
    expect(decks[players]).toHaveLength(60);
  });

  test('[S4] three of fifteen tokens lie face up', () => {
    const { row, pile } = tableOf({ players: 3 });
    expect(row).toHaveLength(3);
    expect(pile).toBe(12);
    expect(TOKENS).toHaveLength(14);
    expect(TOKENS.filter(({ copies }) => copies > 1).map(({ id }) => id)).toEqual(['culture']);
  });

  test('[S4] the row is the top of the pile, in order', () => {
    const { tokens } = dealOf({ players: 3 });
    const { row } = tableOf({ players: 3 });
    expect(row.map((token) => tokenFacts(token).id)).toEqual(
      tokens
        .slice(-3)
        .reverse()
        .map((token) => tokenFacts(token).id),
    );
  });

  test.each([
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 6],
  ])('[S5] %i players: %i conflict tokens, all at peace', (players, tokens) => {
    const { conflict, turned } = tableOf({ players });
    expect({ conflict, turned }).toEqual({ conflict: tokens, turned: 0 });
  });

  test('[S7] nobody has the cat', () => {
    expect(tableOf({ players: 3 }).cat).toBe(NONE);
  });

  test('[S3] the same seed deals the same match', () => {
    const of = (seed: string) => startMatch(architects, options({ players: 7 }), seed).deal;
    expect(of('0123456789')).toEqual(of('0123456789'));
    expect(of('0123456789')).not.toEqual(of('9876543210'));
    expect(WONDERS).toHaveLength(7);
  });
});
