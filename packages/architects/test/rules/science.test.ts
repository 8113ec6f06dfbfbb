import { describe, expect, test } from 'vitest';
import {
  attempt,
  cardsOf,
  discardsOf,
  eventsOf,
  offers,
  playOn,
  rowOf,
  stagesOf,
  table,
  tableOf,
  tokensOf,
} from '../table.ts';

describe('sets', () => {
  test('[K1] a pair must be spent in the turn', () => {
    const match = table({ cities: [{ cards: 'gear' }], decks: ['gear'] });
    const open = playOn(match, 'take left');
    expect(offers(open)).toEqual([
      'progress 0 gear+gear',
      'progress 1 gear+gear',
      'progress 2 gear+gear',
      'progress pile gear+gear',
    ]);
    expect(tableOf(playOn(open, 'progress 0 gear+gear')).seat).toBe(1);
  });

  test('[K1] so must a triple', () => {
    const match = table({ cities: [{ cards: 'gear compass' }], decks: ['tablet'] });
    expect(offers(playOn(match, 'take left'))[0]).toBe('progress 0 compass+gear+tablet');
  });

  test('[K1] two different symbols are no set', () => {
    const match = table({ cities: [{ cards: 'gear' }], decks: ['tablet'] });
    expect(tableOf(playOn(match, 'take left')).seat).toBe(1);
  });

  test('[K2] the set is discarded, other green cards stay', () => {
    const match = table({ cities: [{ cards: 'gear tablet' }], decks: ['gear'] });
    const after = playOn(match, 'take left', 'progress 1 gear+gear');
    expect(cardsOf(after, 0)).toBe('tablet');
    expect(discardsOf(after)).toBe('gear gear');
    expect(tokensOf(after, 0)).toBe('strategy');
  });

  test('[K3] with four cards, the pair or the triple', () => {
    const match = table({ cities: [{ cards: 'gear compass tablet' }], decks: ['gear'] });
    const open = playOn(match, 'take left');
    expect(offers(open, 'progress 0')).toEqual(['progress 0 gear+gear', 'progress 0 compass+gear+tablet']);
    expect(cardsOf(playOn(open, 'progress 0 gear+gear'), 0)).toBe('compass tablet');
    expect(cardsOf(playOn(open, 'progress 0 compass+gear+tablet'), 0)).toBe('gear');
  });

  test('[K4] a set that is left must be spent too, one token each', () => {
    const match = table({ cities: [{ cards: 'gear compass compass' }], decks: ['gear'] });
    const first = playOn(match, 'take left', 'progress 0 gear+gear');
    expect(offers(first, 'progress 0')).toEqual(['progress 0 compass+compass']);
    const second = playOn(first, 'progress 0 compass+compass');
    expect(tokensOf(second, 0)).toBe('politics education');
    expect(tableOf(second).seat).toBe(1);
  });
});

describe('tokens', () => {
  const match = table({
    cities: [{ cards: 'gear gear compass' }],
    decks: ['compass'],
    row: 'politics strategy culture',
    pile: 'tactics decor',
  });
  const open = playOn(match, 'take left');

  test('[K5] one of three in the row, or the unseen top of the pile', () => {
    expect(tokensOf(playOn(open, 'progress 2 gear+gear'), 0)).toBe('culture');
    expect(tokensOf(playOn(open, 'progress pile gear+gear'), 0)).toBe('tactics');
  });

  test('[K6] a token of the row is replaced before the next set', () => {
    const after = playOn(open, 'progress 1 gear+gear');
    expect(rowOf(after)).toBe('politics tactics culture');
    expect(tokensOf(playOn(after, 'progress 1 compass+compass'), 0)).toBe('strategy tactics');
    expect(eventsOf(open, 'progress 1 gear+gear')).toContainEqual({
      kind: 'row-filled',
      place: 1,
      token: 'tactics',
    });
  });

  test('[K5] a token from the pile leaves the row as it is', () => {
    expect(rowOf(playOn(open, 'progress pile gear+gear'))).toBe('politics strategy culture');
  });

  test('[K7] with an empty pile a place stays empty and the others keep their numbers', () => {
    const last = table({
      cities: [{ cards: 'gear gear compass' }],
      decks: ['compass'],
      row: 'politics strategy culture',
      pile: '',
    });
    const after = playOn(last, 'take left', 'progress 0 gear+gear');
    expect(rowOf(after)).toBe('- strategy culture');
    expect(offers(after)).toEqual(['progress 1 compass+compass', 'progress 2 compass+compass']);
  });

  test('[K8] without tokens sets stay as they are', () => {
    const none = table({ cities: [{ cards: 'gear gear' }], row: '- - -', pile: '' });
    const after = playOn(none, 'take left');
    expect(tableOf(after).seat).toBe(1);
    expect(cardsOf(after, 0)).toBe('civic3 gear gear');
  });

  test('[K8] the last token ends the duty', () => {
    const last = table({
      cities: [{ cards: 'gear gear compass' }],
      decks: ['compass'],
      row: '- decor -',
      pile: '',
    });
    const after = playOn(last, 'take left', 'progress 1 gear+gear');
    expect(tableOf(after).seat).toBe(1);
    expect(cardsOf(after, 0)).toBe('compass compass');
  });
});

describe('from when a token works', () => {
  test('[K9] Science isn’t set off by the green card that brought it', () => {
    const match = table({ cities: [{ cards: 'gear' }], decks: ['gear'], row: 'science decor politics' });
    expect(tableOf(playOn(match, 'take left', 'progress 0 gear+gear')).seat).toBe(1);
  });

  test('[K9] nor is Jewellery by the coin of the same turn; but by the next', () => {
    const match = table({
      cities: [{ cards: 'gear gear' }],
      decks: ['coin coin'],
      row: 'jewellery decor politics',
    });
    const after = playOn(match, 'take left', 'progress 0 gear+gear');
    expect(tableOf(after).seat).toBe(1);
    const next = playOn(after, 'take left', 'take left', 'take left');
    expect(offers(next, 'take').length).toBe(2);
  });

  test('[K9] Science taken with the first set works for a green card that comes later in the turn', () => {
    const chained = table({
      cities: [{ cards: 'gear gear', tokens: 'urbanism' }],
      decks: ['wood compass civic3'],
      row: 'science decor politics',
    });
    const later = playOn(chained, 'take left', 'progress 0 gear+gear', 'take left urbanism');
    expect(offers(later, 'take left')).toEqual(['take left science']);
  });

  test('[K10] Architecture, Economy and Engineering serve a build after them', () => {
    const built = table({
      cities: [{ cards: 'gear gear wood' }],
      decks: ['stone'],
      row: 'architecture decor politics',
    });
    const extra = playOn(built, 'take left', 'progress 0 gear+gear', 'stage 1 wood+stone');
    expect(offers(extra)).toContain('take right architecture');
    const economy = table({
      cities: [{ cards: 'gear coin' }],
      decks: ['gear'],
      row: 'economy decor politics',
    });
    expect(offers(playOn(economy, 'take left', 'progress 0 gear+gear'))).toEqual(['stage 1 coin economy']);
    const engineering = table({
      cities: [{ cards: 'gear wood wood' }],
      decks: ['gear'],
      row: 'engineering decor politics',
    });
    expect(offers(playOn(engineering, 'take left', 'progress 0 gear+gear'))).toEqual([
      'stage 1 wood+wood engineering',
    ]);
  });

  test('[K10] Architecture taken after the build comes too late for it', () => {
    const match = table({
      cities: [{ cards: 'gear gear wood' }],
      decks: ['stone'],
      row: 'architecture decor politics',
    });
    const after = playOn(match, 'take left', 'stage 1 wood+stone', 'progress 0 gear+gear');
    expect(tableOf(after).seat).toBe(1);
    expect(stagesOf(after, 0)).toEqual([1]);
    expect(attempt(after, 'take left architecture').ok).toBe(false);
  });
});
