import { describe, expect, test } from 'vitest';
import { cardOf, NONE } from '../../src/catalogue.ts';
import { attempt, cardsOf, eventsOf, leftOf, offers, phaseOf, playOn, table, tableOf } from '../table.ts';

describe('which deck is where', () => {
  const decks = ['wood', 'stone', 'clay', 'glass'];

  test('[D1] the left deck is the own one, the right deck the right neighbour’s', () => {
    const match = table({ players: 4, decks, seat: 1 });
    expect(cardsOf(playOn(match, 'take left'), 1)).toBe('stone');
    expect(cardsOf(playOn(match, 'take right'), 1)).toBe('wood');
  });

  test('[D1] seat 0 has the last seat on its right', () => {
    const match = table({ players: 4, decks });
    expect(cardsOf(playOn(match, 'take right'), 0)).toBe('glass');
  });

  test('[D1] with two players the left deck is the own, the right one the opponent’s', () => {
    for (const seat of [0, 1]) {
      const match = table({ players: 2, decks: ['wood', 'stone'], seat });
      expect(cardsOf(playOn(match, 'take left'), seat)).toBe(['wood', 'stone'][seat]);
      expect(cardsOf(playOn(match, 'take right'), seat)).toBe(['stone', 'wood'][seat]);
    }
  });

  test('[D2] the next card of a wonder deck is turned up for all', () => {
    const match = table({ decks: ['wood glass'] });
    expect(tableOf(match).tops[0]).toBe(cardOf('wood'));
    expect(tableOf(playOn(match, 'take left')).tops[0]).toBe(cardOf('glass'));
    expect(eventsOf(match, 'take left')).toContainEqual({ kind: 'turned-up', deck: 0, card: 'glass' });
  });

  test('[D2] the central deck turns nothing up', () => {
    const match = table({ central: 'wood glass' });
    expect(tableOf(match).tops).toHaveLength(3);
    expect(eventsOf(match, 'take central').map(({ kind }) => kind)).toEqual(['taken', 'turn-began']);
  });
});

describe('the free take', () => {
  test('[D3] a turn begins with one card of three, and nothing before it', () => {
    const match = table({ cities: [{ cards: 'coin coin gear gear' }] });
    expect(offers(match)).toEqual(['take left', 'take right', 'take central']);
  });

  test('[D3] one card, then it is the next seat’s turn', () => {
    const after = playOn(table(), 'take left');
    expect(tableOf(after).seat).toBe(1);
    expect(cardsOf(after, 0)).toBe('civic3');
  });

  test('[D4] far decks are out of reach', () => {
    const match = table({ players: 5 });
    expect(attempt(match, 'take of-2').ok).toBe(false);
    expect(attempt(match, 'take of-1').ok).toBe(false);
    // His own deck has one name only.
    expect(attempt(match, 'take of-0').ok).toBe(false);
  });

  test('[D5] an empty deck offers nothing and stays empty', () => {
    const match = table({ decks: ['wood', 'civic3 civic3', 'civic3 civic3'], central: 'civic3 civic3' });
    const later = playOn(match, 'take left', 'take left', 'take left');
    expect(tableOf(later).tops[0]).toBe(NONE);
    expect(offers(later)).toEqual(['take right', 'take central']);
  });

  test('[D5] what was discarded doesn’t come back', () => {
    const match = table({ cities: [{ cards: 'wood' }], decks: ['stone', 'coin', ''], central: '' });
    const after = playOn(match, 'take left', 'stage 1 wood+stone');
    expect(tableOf(after).sizes).toEqual([0, 1, 0, 0]);
    expect(leftOf(after, 0)).toBe('');
  });

  test('[D6] without a card in reach a seat passes', () => {
    const match = table({ players: 4, decks: ['', 'civic3 civic3', 'civic3', ''], central: '' });
    expect(offers(match)).toEqual(['pass']);
    const after = playOn(match, 'pass');
    expect(cardsOf(after, 0)).toBe('');
    expect(tableOf(after).seat).toBe(1);
    expect(phaseOf(after)).toBe('free-take');
  });

  test('[D6] with a card in reach it may not', () => {
    expect(attempt(table(), 'pass').ok).toBe(false);
  });
});
