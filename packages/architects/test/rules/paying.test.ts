import { describe, expect, test } from 'vitest';
import { cardsOf, discardsOf, offers, playOn, table, tableOf } from '../table.ts';

interface Paid {
  /** The stages that stand; Giza's next one is to be paid. */
  readonly stages?: readonly number[];
  readonly cards: string;
  readonly tokens?: string;
}

/** Every way to pay for the next stage, once a dull card was taken. */
function ways({ stages = [], cards, tokens = '' }: Paid): string[] {
  const match = table({ cities: [{ stages, cards, tokens }] });
  return offers(playOn(match, 'take left'), 'stage').map((move) => move.split(' ').slice(2).join(' '));
}

const TWO_DIFFERENT: readonly number[] = [];
const TWO_IDENTICAL = [1];
const THREE_DIFFERENT = [1, 2];
const THREE_IDENTICAL = [1, 2, 3];
const FOUR_DIFFERENT = [1, 2, 3, 4];

describe('the rule of a stage', () => {
  test('[P1] identical means one single resource', () => {
    expect(ways({ stages: TWO_IDENTICAL, cards: 'wood stone clay papyrus glass' })).toEqual([]);
    expect(ways({ stages: TWO_IDENTICAL, cards: 'wood wood stone' })).toEqual(['wood+wood']);
    expect(ways({ stages: THREE_IDENTICAL, cards: 'wood wood stone stone stone' })).toEqual([
      'stone+stone+stone',
    ]);
  });

  test('[P2] different means distinct resources', () => {
    expect(ways({ stages: TWO_DIFFERENT, cards: 'wood wood wood' })).toEqual([]);
    expect(ways({ stages: THREE_DIFFERENT, cards: 'wood wood stone clay' })).toEqual(['wood+stone+clay']);
  });

  test('[P2] four different can be paid without coins', () => {
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'wood stone clay glass' })).toEqual([
      'wood+stone+clay+glass',
    ]);
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'wood stone clay papyrus glass' })).toHaveLength(5);
  });

  test('[P3] a coin stands for what is missing, under either rule', () => {
    expect(ways({ stages: THREE_DIFFERENT, cards: 'wood stone coin' })).toEqual(['wood+stone+coin']);
    expect(ways({ stages: THREE_IDENTICAL, cards: 'wood wood coin' })).toEqual(['wood+wood+coin']);
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'coin coin coin coin' })).toEqual(['coin+coin+coin+coin']);
  });

  test('[P4] the cards used are discarded, the rest stay', () => {
    const match = table({ cities: [{ cards: 'wood wood stone coin coin' }] });
    const after = playOn(match, 'take left', 'stage 1 wood+stone', 'stage 2 wood+coin');
    expect(cardsOf(after, 0)).toBe('coin civic3');
    expect(discardsOf(after)).toBe('wood wood stone coin');
  });
});

describe('coins are for what is missing', () => {
  test('[P5] [P11] any resource, all cards of it first, then coins; one not held is paid in coins alone', () => {
    expect(ways({ stages: TWO_IDENTICAL, cards: 'wood coin coin' })).toEqual(['wood+coin', 'coin+coin']);
    expect(ways({ stages: THREE_IDENTICAL, cards: 'wood wood stone coin coin' })).toEqual([
      'wood+wood+coin',
      'stone+coin+coin',
    ]);
  });

  test('[P5] no coin while a fitting card remains', () => {
    expect(ways({ stages: TWO_IDENTICAL, cards: 'wood wood coin' })).toEqual(['wood+wood']);
    // All five are held, so none can be paid in coins alone.
    expect(ways({ stages: TWO_IDENTICAL, cards: 'wood stone clay papyrus glass coin coin' })).not.toContain(
      'coin+coin',
    );
  });

  test('[P6] [P11] of more distinct resources than needed the seat chooses, and spends no coin', () => {
    expect(ways({ stages: TWO_DIFFERENT, cards: 'wood stone glass coin coin' })).toEqual([
      'wood+stone',
      'wood+glass',
      'stone+glass',
    ]);
  });

  test('[P6] of fewer, all are used before coins', () => {
    expect(ways({ stages: THREE_DIFFERENT, cards: 'wood wood stone coin coin coin' })).toEqual([
      'wood+stone+coin',
    ]);
  });
});

describe('Economy', () => {
  const tokens = 'economy';

  test('[P7] one coin counts two', () => {
    expect(ways({ stages: TWO_DIFFERENT, cards: 'coin', tokens })).toEqual(['coin economy']);
    expect(ways({ stages: THREE_IDENTICAL, cards: 'wood coin', tokens })).toEqual(['wood+coin economy']);
  });

  test('[P7] and only one: two coins are worth three', () => {
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'coin coin', tokens })).toEqual([]);
    expect(ways({ stages: THREE_DIFFERENT, cards: 'coin coin', tokens })).toEqual(['coin+coin economy']);
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'wood coin coin', tokens })).toEqual([
      'wood+coin+coin economy',
    ]);
  });

  test('[P8] for one missing resource it is not used', () => {
    expect(ways({ stages: TWO_DIFFERENT, cards: 'wood coin', tokens })).toEqual(['wood+coin']);
  });

  test('[P8] where the coins suffice, it may save one', () => {
    expect(ways({ stages: TWO_DIFFERENT, cards: 'coin coin', tokens })).toEqual([
      'coin+coin',
      'coin economy',
    ]);
  });

  test('[P8] not used, it is there for the next stage of the turn', () => {
    const match = table({ cities: [{ cards: 'wood coin coin', tokens }] });
    const first = playOn(match, 'take left', 'stage 1 wood+coin');
    expect(offers(first)).toEqual(['stage 2 coin economy']);
  });

  test('[P9] its second coin forces a build', () => {
    const match = table({ cities: [{ tokens }], decks: ['coin'] });
    expect(offers(playOn(match, 'take left'))).toEqual(['stage 1 coin economy']);
  });

  test('[X2] [P7] once a turn: the second coin of the turn counts one', () => {
    const match = table({
      cities: [{ tokens: 'economy jewellery' }],
      decks: ['coin coin', 'civic3', 'civic3'],
    });
    const after = playOn(match, 'take left', 'stage 1 coin economy', 'take left jewellery');
    expect(cardsOf(after, 0)).toBe('coin');
    expect(tableOf(after).seat).toBe(1);
    // In the next turn it counts two again, but the free take comes first.
    const next = playOn(after, 'take left', 'take left', 'take central');
    expect(offers(next)).toEqual(['stage 2 coin economy']);
  });
});

describe('Engineering', () => {
  const tokens = 'engineering';

  test('[P10] lifts the rule and keeps the number', () => {
    expect(ways({ stages: TWO_DIFFERENT, cards: 'wood', tokens })).toEqual([]);
    expect(ways({ stages: TWO_DIFFERENT, cards: 'wood wood', tokens })).toEqual(['wood+wood engineering']);
    expect(ways({ stages: THREE_IDENTICAL, cards: 'wood stone stone', tokens })).toEqual([
      'wood+stone+stone engineering',
    ]);
  });

  test('[P10] [P11] any mixture of the cards held', () => {
    expect(ways({ stages: THREE_IDENTICAL, cards: 'wood wood stone clay', tokens })).toEqual([
      'wood+wood+stone engineering',
      'wood+wood+clay engineering',
      'wood+stone+clay engineering',
    ]);
  });

  test('[P10] coins only for what is missing', () => {
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'wood wood wood coin', tokens })).toEqual([
      'wood+wood+wood+coin engineering',
    ]);
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'wood wood stone stone coin', tokens })).toEqual([
      'wood+wood+stone+stone engineering',
    ]);
  });

  test('[P10] a payment within the rule doesn’t use it up', () => {
    expect(ways({ stages: TWO_IDENTICAL, cards: 'wood wood stone', tokens })).toEqual([
      'wood+wood',
      'wood+stone engineering',
    ]);
    expect(ways({ stages: TWO_IDENTICAL, cards: 'wood stone coin', tokens })).toEqual([
      'wood+coin',
      'stone+coin',
      'wood+stone engineering',
    ]);
    expect(ways({ stages: TWO_IDENTICAL, cards: 'wood stone coin', tokens: 'engineering economy' })).toEqual([
      'wood+coin',
      'stone+coin',
      'coin economy',
      'wood+stone engineering',
    ]);
  });

  test('[P10] it forces a build', () => {
    const match = table({ cities: [{ cards: 'wood', tokens }], decks: ['wood'] });
    expect(offers(playOn(match, 'take left'))).toEqual(['stage 1 wood+wood engineering']);
  });

  test('[X2] [P10] it frees one stage a turn', () => {
    const match = table({ cities: [{ cards: 'wood wood stone clay', tokens: 'engineering' }] });
    const open = playOn(match, 'take left', 'stage 1 stone+clay');
    expect(offers(open)).toEqual(['stage 2 wood+wood']);
    const mixed = table({
      cities: [{ cards: 'wood wood wood wood stone', tokens: 'engineering', stages: [1, 2] }],
    });
    // 3 different by Engineering; then 3 identical is not to be had with wood and stone.
    const after = playOn(mixed, 'take left', 'stage 3 wood+wood+wood engineering');
    expect(cardsOf(after, 0)).toBe('wood stone civic3');
    expect(tableOf(after).seat).toBe(1);
  });

  test('[P12] with Economy where it takes both', () => {
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'wood wood coin', tokens })).toEqual([]);
    expect(ways({ stages: FOUR_DIFFERENT, cards: 'wood wood coin', tokens: 'engineering economy' })).toEqual([
      'wood+wood+coin economy engineering',
    ]);
  });
});
