import { pending, rngFrom, seatView, startMatch } from '@mirabilia/kernel';
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
import { architects, consequences, scoreOf } from '../../src/index.ts';
import { begin, deal } from '../../src/setup.ts';
import type { Options } from '../../src/types.ts';
import { attempt, offers, playOn, steps } from '../table.ts';

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

describe('players who choose their wonders', () => {
  const start = (given: object = {}) =>
    startMatch(architects, options({ players: 4, wonders: 'draft', first: 2, ...given }), '0123').state;
  const { notation } = architects;

  test('[S2] every wonder is on offer, and one that is taken is gone', () => {
    const all = WONDERS.map(({ id }) => `wonder ${id}`);
    expect(offers(start())).toEqual(all);
    const next = playOn(start(), 'wonder giza');
    expect(offers(next)).toEqual(all.filter((move) => move !== 'wonder giza'));
    expect(attempt(next, 'wonder giza')).toMatchObject({ ok: false, refusal: { code: 'illegal-move' } });
  });

  test('[S8] from the first player on, clockwise; then the first player begins', () => {
    const asked: number[] = [];
    let match = start();
    for (const wonder of ['olympia', 'giza', 'rhodes', 'babylon']) {
      asked.push(...pending(match));
      match = playOn(match, `wonder ${wonder}`);
    }
    expect(asked).toEqual([2, 3, 0, 1]);
    expect(match.public.table.cities.map(({ wonder }) => wonderFacts(wonder).id)).toEqual([
      'rhodes',
      'babylon',
      'olympia',
      'giza',
    ]);
    expect(match.public.table).toMatchObject({ seat: 2, turn: 1, phase: { kind: 'free-take' } });
    expect(offers(match)).toEqual(['take left', 'take right', 'take central']);
  });

  test('[S8] no deck is laid before the last choice, and then each has the cards of its wonder', () => {
    const choosing = playOn(start(), 'wonder olympia', 'wonder giza', 'wonder rhodes');
    expect(choosing.public.table.sizes).toEqual([0, 0, 0, 0, 60]);
    expect(choosing.public.table.tops).toEqual([NONE, NONE, NONE, NONE]);
    const { state, events } = steps(choosing, 'wonder ephesus');
    expect(state.public.table.sizes).toEqual([25, 25, 25, 25, 60]);
    const { decks, boxes } = state.secret;
    expect(boxes).toEqual([]);
    for (const [seat, { wonder }] of state.public.table.cities.entries()) {
      const cards = decks[seat] as Card[];
      expect(cards.toSorted((a, b) => a - b)).toEqual(cardsOf(copiesIn(wonderFacts(wonder).id)));
      expect(state.public.table.tops[seat]).toBe(cards.at(-1));
    }
    expect(events.map(({ kind }) => kind)).toEqual([
      'wonder-chosen',
      ...new Array<string>(4).fill('turned-up'),
      'turn-began',
    ]);
  });

  test('[S8] what a wonder’s deck will be doesn’t depend on who takes it', () => {
    const deckOf = (seat: number, ...wonders: string[]) =>
      playOn(start({ players: 2, first: 0 }), ...wonders.map((wonder) => `wonder ${wonder}`)).secret.decks[
        seat
      ];
    expect(deckOf(0, 'giza', 'rhodes')).toEqual(deckOf(1, 'babylon', 'giza'));
  });

  test('[S2] [T3] with seven players the last wonder is no choice', () => {
    const last = playOn(start({ players: 7, first: 0 }), ...offers(start({ players: 7 })).slice(0, 6));
    expect(architects.forced?.(last.public.table)).toEqual({
      seat: 6,
      move: notation.parse('wonder rhodes'),
    });
    expect(architects.forced?.(start().public.table)).toBeUndefined();
  });

  test('[S8] a choice brings nothing that a move could tell', () => {
    const view = seatView(start(), 2);
    for (const move of architects.legalMoves(view)) expect(consequences(view, move)).toEqual([]);
    expect(scoreOf(view.public.table, 2).total).toBe(0);
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
