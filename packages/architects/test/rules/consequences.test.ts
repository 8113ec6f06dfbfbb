import { pending, seatView } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { architects, consequences } from '../../src/index.ts';
import { type Match, playOn, table } from '../table.ts';

const bring = (match: Match, text: string) =>
  consequences(seatView(match, pending(match)[0] as number), architects.notation.parse(text) as number);

describe('a card', () => {
  test('[Q1] its face, the cat and the points', () => {
    expect(bring(table({ decks: ['civic2cat civic3'], cat: 1 }), 'take left')).toEqual([
      { kind: 'card', card: 'civic2cat' },
      { kind: 'cat', from: 1 },
      { kind: 'points', points: 4 },
    ]);
  });

  test('[Q1] horns, and who would win the battle', () => {
    const match = table({
      cities: [{ cards: 'shield' }, { cards: 'shield shield' }, {}],
      decks: ['shield-horn1 civic3'],
      turned: 2,
    });
    expect(bring(match, 'take left')).toEqual([
      { kind: 'card', card: 'shield-horn1' },
      { kind: 'horns', turned: 1, showing: 3, of: 3 },
      { kind: 'battle', victories: [1, 1, 0] },
    ]);
    expect(bring(table({ decks: ['shield-horn1 civic3'] }), 'take left')).toContainEqual({
      kind: 'horns',
      turned: 1,
      showing: 1,
      of: 3,
    });
  });

  test('[Q1] a stage that is then due, a set, an extra card, an empty deck', () => {
    expect(bring(table({ cities: [{ cards: 'wood' }], decks: ['stone civic3'] }), 'take left')).toEqual([
      { kind: 'card', card: 'stone' },
      { kind: 'stage-due', stage: 1 },
    ]);
    expect(
      bring(table({ cities: [{ cards: 'gear', tokens: 'science' }], decks: ['gear'] }), 'take left'),
    ).toEqual([
      { kind: 'card', card: 'gear' },
      { kind: 'deck-emptied', deck: 0 },
      { kind: 'set-due' },
      { kind: 'extra-card', token: 'science' },
    ]);
  });

  test('[Q2] a blind card is unknown, but to who has looked', () => {
    expect(bring(table({ central: 'glass wood' }), 'take central')).toEqual([{ kind: 'card', card: null }]);
    expect(bring(table({ central: 'glass wood', cat: 0 }), 'take central')).toEqual([
      { kind: 'card', card: 'glass' },
    ]);
  });

  test('[Q1] the card that is dug up', () => {
    const match = table({
      cities: [{ wonder: 'halicarnassus', stages: [1], cards: 'wood' }],
      decks: ['wood stone civic2cat'],
    });
    const found = playOn(match, 'take left', 'stage 2 wood+wood');
    expect(bring(found, 'look left')).toEqual([]);
    expect(bring(playOn(found, 'look left'), 'dig left civic2cat')).toContainEqual({
      kind: 'cat',
      from: null,
    });
  });
});

describe('a stage', () => {
  test('[Q1] what stands then, its points, its effect, the next duty', () => {
    const match = table({
      cities: [{ wonder: 'ephesus', stages: [1], cards: 'wood coin coin', tokens: 'architecture' }],
      decks: ['wood civic3'],
    });
    expect(bring(playOn(match, 'take left'), 'stage 2 wood+wood')).toEqual([
      { kind: 'stage', stage: 2, points: 3 },
      { kind: 'effect', effect: 'take' },
      { kind: 'extra-card', token: 'architecture' },
      { kind: 'points', points: 3 },
    ]);
  });

  test('[Q1] the last one, with what Decor gains', () => {
    const match = table({
      cities: [{ stages: [1, 2, 3, 4], cards: 'wood stone clay', tokens: 'decor' }],
      decks: ['glass'],
    });
    expect(bring(playOn(match, 'take left'), 'stage 5 wood+stone+clay+glass')).toEqual([
      { kind: 'stage', stage: 5, points: 8 },
      { kind: 'wonder-complete' },
      { kind: 'points', points: 10 },
    ]);
  });

  test('[Q1] what it makes payable', () => {
    const match = table({ cities: [{ cards: 'wood stone glass' }], decks: ['glass'] });
    expect(bring(playOn(match, 'take left'), 'stage 1 wood+stone')).toContainEqual({
      kind: 'stage-due',
      stage: 2,
    });
  });
});

describe('a token', () => {
  const match = table({
    cities: [{ cards: 'gear gear coin', victories: 2 }],
    row: 'strategy economy tactics',
    pile: 'culture',
    turned: 3,
    decks: ['civic3'],
  });
  const open = playOn(match, 'take left');

  test('[Q1] which one, what it is worth now, what it makes payable', () => {
    expect(bring(open, 'progress 0 gear+gear')).toContainEqual({ kind: 'token', token: 'strategy' });
    expect(bring(open, 'progress 0 gear+gear')).toContainEqual({ kind: 'points', points: 2 });
    expect(bring(open, 'progress 1 gear+gear')).toContainEqual({ kind: 'stage-due', stage: 1 });
    expect(bring(open, 'progress 2 gear+gear')).toContainEqual({ kind: 'battle', victories: [2, 0, 0] });
  });

  test('[Q2] the top of the pile is unknown', () => {
    expect(bring(open, 'progress pile gear+gear')).toContainEqual({ kind: 'token', token: null });
    expect(JSON.stringify(bring(open, 'progress pile gear+gear'))).not.toContain('culture');
  });

  test('[Q1] the table itself stays as it is', () => {
    const before = JSON.stringify(open);
    bring(open, 'progress 0 gear+gear');
    expect(JSON.stringify(open)).toBe(before);
  });
});
