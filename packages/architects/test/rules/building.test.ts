import { describe, expect, test } from 'vitest';
import type { WonderId } from '../../src/catalogue.ts';
import { attempt, cardsOf, offers, phaseOf, playOn, stagesOf, table, tableOf, tokensOf } from '../table.ts';

/** The stages on offer when the seat holds four coins and takes one more. */
function available(wonder: WonderId, stages: readonly number[]): number[] {
  const match = table({ cities: [{ wonder, stages, cards: 'coin coin coin coin' }], decks: ['coin'] });
  return [...new Set(offers(playOn(match, 'take left'), 'stage').map((move) => Number(move.split(' ')[1])))];
}

describe('the duty to build', () => {
  test('[B1] what can be paid for must be built: there is nothing else to do', () => {
    const match = table({ cities: [{ cards: 'wood' }], decks: ['stone'] });
    expect(offers(playOn(match, 'take left'))).toEqual(['stage 1 wood+stone']);
  });

  test('[B1] what can’t be paid for can’t be built', () => {
    const match = table({ cities: [{ cards: 'wood' }], decks: ['wood'] });
    const after = playOn(match, 'take left');
    expect(tableOf(after).seat).toBe(1);
    expect(cardsOf(after, 0)).toBe('wood wood');
  });

  test('[B2] two coins alone force a stage, whatever its rule', () => {
    const different = table({ cities: [{ cards: 'coin' }], decks: ['coin'] });
    expect(offers(playOn(different, 'take left'))).toEqual(['stage 1 coin+coin']);
    const identical = table({ cities: [{ cards: 'coin', stages: [1] }], decks: ['coin'] });
    expect(offers(playOn(identical, 'take left'))).toEqual(['stage 2 coin+coin']);
  });

  test('[B5] the next stage that can be paid for must be built too', () => {
    const match = table({ cities: [{ cards: 'wood stone glass' }], decks: ['glass'] });
    const first = playOn(match, 'take left', 'stage 1 wood+stone');
    expect(offers(first)).toEqual(['stage 2 glass+glass']);
    expect(stagesOf(playOn(first, 'stage 2 glass+glass'), 0)).toEqual([1, 2]);
  });

  test('[B6] nobody has to pay so that the most stages get built', () => {
    const match = table({ cities: [{ cards: 'wood stone glass' }], decks: ['glass'] });
    const thrifty = playOn(match, 'take left', 'stage 1 wood+glass');
    expect(stagesOf(thrifty, 0)).toEqual([1]);
    expect(tableOf(thrifty).seat).toBe(1);
  });

  test('[B6] of two stages that the cards pay for only once, the seat chooses', () => {
    const match = table({ cities: [{ wonder: 'rhodes', cards: 'coin' }], decks: ['coin'] });
    const open = playOn(match, 'take left');
    expect(offers(open)).toEqual(['stage 1 coin+coin', 'stage 2 coin+coin']);
    expect(stagesOf(playOn(open, 'stage 2 coin+coin'), 0)).toEqual([2]);
  });

  test('[B7] a build may wait for a set and an extra card, not beyond the turn', () => {
    const match = table({
      cities: [{ cards: 'gear gear wood', tokens: 'jewellery' }],
      decks: ['stone civic3'],
    });
    const waiting = playOn(match, 'take left', 'progress pile gear+gear', 'take left jewellery');
    expect(tokensOf(waiting, 0)).toBe('jewellery education');
    expect(offers(waiting)).toEqual(['stage 1 wood+stone']);
    expect(phaseOf(waiting)).toBe('act');
  });
});

describe('which stages', () => {
  test('[B3] only when all below stand', () => {
    expect(available('giza', [])).toEqual([1]);
    expect(available('giza', [1, 2])).toEqual([3]);
    expect(available('ephesus', [1, 2, 3])).toEqual([4]);
    expect(available('ephesus', [1, 2, 3, 4])).toEqual([5]);
    expect(available('rhodes', [2])).toEqual([1]);
    expect(
      attempt(
        playOn(table({ cities: [{ cards: 'coin' }], decks: ['coin'] }), 'take left'),
        'stage 2 coin+coin',
      ).ok,
    ).toBe(false);
  });

  test('[B4] side by side they are available together', () => {
    expect(available('rhodes', [])).toEqual([1, 2]);
    expect(available('olympia', [1])).toEqual([2, 3]);
    expect(available('ephesus', [1])).toEqual([2, 3, 4]);
    expect(available('halicarnassus', [1, 2])).toEqual([3, 4]);
    expect(available('babylon', [1, 2, 3])).toEqual([4, 5]);
  });

  test('[B4] either may be the last: Babylon ends with stage 4 or stage 5', () => {
    for (const [stands, last, paid] of [
      [5, 4, 'wood+wood+wood'],
      [4, 5, 'wood+stone+clay+glass'],
    ] as const) {
      const cards = paid.split('+').slice(1).join(' ');
      const match = table({
        cities: [{ wonder: 'babylon', stages: [1, 2, 3, stands], cards }],
        decks: ['wood'],
        row: '- - -',
        pile: '',
      });
      expect(phaseOf(playOn(match, 'take left', `stage ${last} ${paid}`))).toBe('over');
    }
  });
});
