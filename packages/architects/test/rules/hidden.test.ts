import { determinize, rngFrom, type Seat, seatView, viewOf } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_TOKENS, cardOf, NONE, tokenOf } from '../../src/catalogue.ts';
import { architects } from '../../src/index.ts';
import { discardsOf, eventsOf, holdingOf, leftOf, type Match, playOn, table, tableOf } from '../table.ts';

const guess = (match: Match, seat: Seat, seed = 'any') =>
  determinize(architects, seatView(match, seat), rngFrom(seed, 'tests'));
const orders = (match: Match, seat: Seat, deck: number): Set<string> =>
  new Set([...'abcdefghij'].map((seed) => String(guess(match, seat, seed).secret.decks[deck])));

const cities = [{ wonder: 'halicarnassus', stages: [1], cards: 'wood' }] as const;
const DECK = 'wood stone clay glass gear coin tablet papyrus';
const found = playOn(table({ cities, decks: [DECK] }), 'take left', 'stage 2 wood+wood', 'look left');

describe('what all know', () => {
  test('[H1] what was discarded, and so what is left in each deck', () => {
    const match = table({ cities: [{ cards: 'wood' }], decks: ['stone glass clay'], central: 'gear coin' });
    const after = playOn(match, 'take left', 'stage 1 wood+stone', 'take central');
    expect(discardsOf(after)).toBe('wood stone');
    expect(leftOf(after, 0)).toBe('clay glass');
    expect(leftOf(after, 3)).toBe('coin');
  });

  test('[H1] a spectator sees the table and no more', () => {
    const view = viewOf(table({ cat: 0 }), 'spectator');
    expect(view.private).toBeUndefined();
    expect(view.public.table.knowers).toBe(1);
  });

  test('[H4] nothing of the orders is in a view', () => {
    const one = table({ decks: ['wood stone clay'], central: 'gear coin', pile: 'decor tactics' });
    const other = table({ decks: ['wood clay stone'], central: 'coin gear', pile: 'tactics decor' });
    for (const seat of [0, 1, 2]) expect(seatView(other, seat)).toEqual(seatView(one, seat));
  });
});

describe('what some know', () => {
  test('[H2] the central top card only who looked', () => {
    const match = table({ central: 'glass wood', cat: 0 });
    expect(holdingOf(match, 0).central).toBe(cardOf('glass'));
    expect(holdingOf(match, 1).central).toBe(NONE);
    expect(
      JSON.stringify(eventsOf(table({ central: 'glass wood clay', cat: 1 }), 'take left')),
    ).not.toContain('glass');
  });

  test('[H2] a guess of his keeps the card, those of others vary it', () => {
    const match = table({ central: 'glass wood clay gear coin', cat: 0 });
    const tops = (seat: Seat) =>
      new Set([...'abcdefghij'].map((seed) => guess(match, seat, seed).secret.decks[3]?.at(-1)));
    expect(tops(0)).toEqual(new Set([cardOf('glass')]));
    expect(tops(1).size).toBeGreaterThan(1);
    // In each of those worlds the holder has seen the card that lies there.
    const world = guess(match, 1);
    expect(holdingOf(world, 0).central).toBe(world.secret.decks[3]?.at(-1));
  });

  test('[H3] the found cards stand in his holding alone and in no event', () => {
    expect(holdingOf(found, 0).found).toEqual(['stone', 'clay', 'glass', 'gear', 'coin'].map(cardOf));
    expect(holdingOf(found, 1).found).toBeNull();
    const built = playOn(table({ cities, decks: [DECK] }), 'take left', 'stage 2 wood+wood');
    expect(eventsOf(built, 'look left')).toEqual([{ kind: 'looked', seat: 0, deck: 0, cards: 5 }]);
  });

  test('[H3] the kept card is seen by all, the others go unseen', () => {
    const events = eventsOf(found, 'dig left gear');
    expect(events).toContainEqual({ kind: 'taken', seat: 0, deck: 0, card: 'gear', why: 'wonder' });
    expect(holdingOf(playOn(found, 'dig left gear'), 0).found).toBeNull();
  });

  test('[H3] [H4] while he digs his guesses keep the five, those of others only the top', () => {
    const tops = (seat: Seat) =>
      new Set([...'abcdefghij'].map((seed) => String(guess(found, seat, seed).secret.decks[0]?.slice(-5))));
    expect(tops(0).size).toBe(1);
    expect(tops(1).size).toBeGreaterThan(1);
    const world = guess(found, 1);
    expect(world.secret.decks[0]?.at(-1)).toBe(cardOf('stone'));
    expect(holdingOf(world, 0).found).toEqual(world.secret.decks[0]?.slice(-5).reverse());
  });

  test('[H5] after the shuffle he knows the new top like everybody, and nothing more', () => {
    const after = playOn(found, 'dig left gear');
    expect(seatView(after, 0).private.holding).toEqual(seatView(after, 1).private.holding);
    expect(orders(after, 0, 0).size).toBeGreaterThan(5);
    expect(guess(after, 0).secret.decks[0]?.at(-1)).toBe(tableOf(after).tops[0]);
  });

  test('[H4] a guess keeps tops and counts, varies orders and the pile', () => {
    const match = table({
      decks: ['wood stone clay glass gear'],
      row: 'decor politics strategy',
      cities: [{ tokens: 'culture' }],
    });
    expect(orders(match, 0, 0).size).toBeGreaterThan(1);
    const { decks, tokens } = guess(match, 0).secret;
    expect(decks[0]?.at(-1)).toBe(cardOf('wood'));
    expect(decks[0]?.toSorted()).toEqual(match.secret.decks[0]?.toSorted());
    // One Culture is out, the other may lie in the pile.
    expect(tokens).toHaveLength(ALL_TOKENS.length - 4);
    expect(tokens.filter((token) => token === tokenOf('culture'))).toHaveLength(1);
    expect(tokens).not.toContain(tokenOf('decor'));
  });
});
