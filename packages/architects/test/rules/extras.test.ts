import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, type TokenId } from '../../src/catalogue.ts';
import { attempt, cardsOf, offers, phaseOf, playOn, stagesOf, table, tableOf } from '../table.ts';

describe('the offer', () => {
  const match = table({
    cities: [{ tokens: 'jewellery' }],
    decks: ['coin glass civic3', 'civic3', 'wood'],
    central: 'stone',
  });
  const open = playOn(match, 'take left');

  test('[X1] the three tops as they are now, the same deck included', () => {
    expect(offers(open, 'take')).toEqual([
      'take left jewellery',
      'take right jewellery',
      'take central jewellery',
    ]);
    expect(cardsOf(playOn(open, 'take left jewellery'), 0)).toBe('glass coin');
    expect(cardsOf(playOn(open, 'take right jewellery'), 0)).toBe('wood coin');
  });

  test('[X1] no far deck', () => {
    expect(attempt(open, 'take of-1 jewellery').ok).toBe(false);
  });

  test('[X4] it may be declined, and the turn goes on without it', () => {
    const after = playOn(open, 'decline jewellery');
    expect(cardsOf(after, 0)).toBe('coin');
    expect(tableOf(after).seat).toBe(1);
  });

  test('[X4] declined it is gone for this turn, whatever comes, and back in the next', () => {
    const two = table({
      cities: [{ tokens: 'jewellery urbanism' }],
      decks: ['coin coin civic3', 'civic3 civic3', 'wood civic3'],
      central: 'stone',
    });
    const both = playOn(two, 'take left', 'take right jewellery');
    expect(offers(both, 'take left')).toEqual(['take left urbanism']);
    const declined = table({
      cities: [{ tokens: 'jewellery urbanism', cards: '' }],
      decks: ['wood stone coin', 'civic3 civic3', 'civic3'],
    });
    const first = playOn(declined, 'take left', 'take left urbanism');
    // Wood and stone pay for the stage; Jewellery is open.
    const after = playOn(first, 'decline jewellery');
    expect(offers(after)).toEqual(['stage 1 wood+stone']);
    const next = playOn(after, 'stage 1 wood+stone', 'take left', 'take left', 'take left');
    expect(offers(next)).toContain('decline jewellery');
  });

  test('[X5] it waits until the seat wants it, within the turn', () => {
    const busy = table({ cities: [{ tokens: 'jewellery', cards: 'wood gear gear' }], decks: ['stone clay'] });
    const late = playOn(busy, 'take left', 'stage 1 wood+stone', 'progress 0 gear+gear');
    expect(cardsOf(playOn(late, 'take left jewellery'), 0)).toBe('clay');
  });

  test('[X6] with nothing left in reach it lapses without a word', () => {
    const last = table({ cities: [{ tokens: 'jewellery' }], decks: ['coin', 'civic3', ''], central: '' });
    const after = playOn(last, 'take left');
    expect(tableOf(after).seat).toBe(1);
    expect(phaseOf(after)).toBe('free-take');
  });

  test('[X6] what has lapsed is offered to nobody else', () => {
    const last = table({
      cities: [{ tokens: 'jewellery' }],
      decks: ['coin', 'civic3 civic3', ''],
      central: '',
    });
    expect(tableOf(playOn(last, 'take left', 'take left')).seat).toBe(2);
  });

  test('[X6] so does one that was open when the last card went', () => {
    const last = table({
      cities: [{ tokens: 'jewellery urbanism', stages: [1, 2] }],
      decks: ['coin wood', 'civic3', ''],
      central: '',
    });
    const after = playOn(last, 'take left', 'take left jewellery');
    expect(tableOf(after).seat).toBe(1);
  });
});

describe('once a turn', () => {
  test('[X2] a second coin doesn’t set Jewellery off again', () => {
    const match = table({ cities: [{ tokens: 'jewellery', stages: [1, 2] }], decks: ['coin coin civic3'] });
    const after = playOn(match, 'take left', 'take left jewellery');
    expect(cardsOf(after, 0)).toBe('coin coin');
    expect(tableOf(after).seat).toBe(1);
  });

  test('[X2] two stages in a turn: Architecture gives one card', () => {
    const match = table({
      cities: [{ tokens: 'architecture', cards: 'wood stone glass' }],
      decks: ['glass civic3'],
    });
    const first = playOn(match, 'take left', 'stage 1 wood+stone', 'take left architecture');
    const second = playOn(first, 'stage 2 glass+glass');
    expect(stagesOf(second, 0)).toEqual([1, 2]);
    expect(tableOf(second).seat).toBe(1);
  });

  test('[X7] a chain: each token sets off the next, each once', () => {
    const match = table({
      cities: [{ tokens: 'urbanism crafts jewellery science propaganda', stages: [1, 2, 3] }],
      decks: ['wood glass stone gear shield-horn1 clay', 'civic3'],
    });
    const after = playOn(
      match,
      'take left',
      'take left urbanism',
      'take left crafts',
      'take left jewellery',
      'take left science',
      'take left propaganda',
    );
    expect(cardsOf(after, 0)).toBe('wood stone clay glass gear shield-horn1');
    expect(tableOf(after).seat).toBe(1);
  });

  test('[X7] two open offers are taken in any order', () => {
    const match = table({
      cities: [{ tokens: 'urbanism crafts', stages: [1, 2, 3] }],
      decks: ['wood glass civic3 civic3'],
    });
    const open = playOn(match, 'take left', 'take left urbanism');
    expect(offers(open, 'take left')).toEqual(['take left crafts']);
  });
});

describe('what sets a token off', () => {
  const ON: Readonly<Partial<Record<TokenId, readonly CardId[]>>> = {
    urbanism: ['wood', 'clay'],
    crafts: ['papyrus', 'glass'],
    jewellery: ['stone', 'coin'],
    science: ['compass', 'gear', 'tablet'],
    propaganda: ['shield-horn1', 'shield-horn2'],
    architecture: [],
    tactics: [],
  };

  test.each(Object.entries(ON))('[X8] %s by exactly these cards: %s', (token, cards) => {
    const setOff = CARDS.map(({ id }) => id).filter((card) => {
      const match = table({ cities: [{ tokens: token }], decks: [`${card} civic3`] });
      return offers(playOn(match, 'take left')).includes(`decline ${token}`);
    });
    expect(setOff.toSorted()).toEqual(cards.toSorted());
  });

  test('[X3] Architecture by any stage', () => {
    for (const stages of [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]) {
      const match = table({ cities: [{ tokens: 'architecture', stages, cards: 'coin coin coin coin' }] });
      const paid = offers(playOn(match, 'take left'), 'stage')[0] as string;
      expect(offers(playOn(match, 'take left', paid))).toContain('take left architecture');
    }
  });

  test('[X3] by a stage with an effect too: the effect comes first', () => {
    const match = table({
      cities: [{ wonder: 'ephesus', tokens: 'architecture', stages: [1], cards: 'wood' }],
      decks: ['wood'],
    });
    const built = playOn(match, 'take left', 'stage 2 wood+wood');
    expect(offers(built)).toEqual(['take central wonder']);
    expect(offers(playOn(built, 'take central wonder'))).toContain('take central architecture');
  });
});
