import { describe, expect, test } from 'vitest';
import type { WonderId } from '../../src/catalogue.ts';
import {
  attempt,
  cardsOf,
  discardsOf,
  eventsOf,
  holdingOf,
  leftOf,
  offers,
  phaseOf,
  playOn,
  stagesOf,
  table,
  tableOf,
  tokensOf,
} from '../table.ts';

/** A table on which the wonder's stage 2, which has its effect in all wonders that have one, is about to be built. */
function ready(wonder: WonderId, more: Parameters<typeof table>[0] = {}) {
  const match = table({
    cities: [{ wonder, stages: wonder === 'rhodes' ? [] : [1], cards: 'wood' }],
    ...more,
    decks: [`wood ${more.decks?.[0] ?? 'civic3 civic3'}`, ...(more.decks?.slice(1) ?? [])],
  });
  return playOn(match, 'take left', 'stage 2 wood+wood');
}

describe('any effect', () => {
  test('[W1] it is the very next thing, whatever else is open', () => {
    const match = table({
      cities: [
        { wonder: 'ephesus', stages: [1], cards: 'wood gear gear glass', tokens: 'urbanism architecture' },
      ],
      decks: ['wood civic3'],
    });
    const built = playOn(match, 'take left', 'stage 2 wood+wood');
    expect(offers(built)).toEqual(['take central wonder']);
    expect(phaseOf(playOn(built, 'take central wonder'))).toBe('act');
  });

  test('[W2] it can’t be declined', () => {
    for (const wonder of ['alexandria', 'babylon', 'ephesus', 'halicarnassus', 'olympia'] as const) {
      const built = ready(wonder);
      expect(offers(built).filter((move) => !/wonder$|^progress|^look/.test(move))).toEqual([]);
      expect(attempt(built, 'pass').ok).toBe(false);
    }
  });

  test('[W11] Giza does nothing', () => {
    expect(tableOf(ready('giza')).seat).toBe(1);
  });
});

describe('Alexandria', () => {
  test('[W3] any deck on the table: its own, the neighbours’, far ones, the central one', () => {
    const built = ready('alexandria', {
      players: 5,
      decks: ['civic3', 'stone', 'clay', 'glass', 'papyrus'],
      central: 'coin',
    });
    expect(offers(built)).toEqual([
      'take left wonder',
      'take right wonder',
      'take central wonder',
      'take of-1 wonder',
      'take of-2 wonder',
      'take of-3 wonder',
    ]);
    expect(cardsOf(playOn(built, 'take of-2 wonder'), 0)).toBe('clay');
    expect(cardsOf(playOn(built, 'take central wonder'), 0)).toBe('coin');
    expect(cardsOf(playOn(built, 'take right wonder'), 0)).toBe('papyrus');
  });

  test('[W3] it does so at its second and fourth stage', () => {
    const match = table({
      cities: [{ wonder: 'alexandria', stages: [1, 2, 3], cards: 'wood wood' }],
      decks: ['wood'],
    });
    expect(phaseOf(playOn(match, 'take left', 'stage 4 wood+wood+wood'))).toBe('bonus');
  });

  test('[W10] empty decks aren’t offered', () => {
    const built = ready('alexandria', { decks: ['', 'civic3', ''], central: '' });
    expect(offers(built)).toEqual(['take of-1 wonder']);
  });

  test('[W10] with all decks empty it is lost', () => {
    const built = ready('alexandria', { decks: ['', '', ''], central: '' });
    expect(phaseOf(built)).toBe('over');
    expect(stagesOf(built, 0)).toEqual([1, 2]);
  });
});

describe('Babylon', () => {
  test('[W4] a token among the four, without green cards', () => {
    const built = ready('babylon');
    expect(offers(built)).toEqual(['progress 0', 'progress 1', 'progress 2', 'progress pile']);
    const after = playOn(built, 'progress 2');
    expect(tokensOf(after, 0)).toBe('culture');
    expect(discardsOf(after)).toBe('wood wood');
  });

  test('[W4] green cards that are there stay', () => {
    const match = table({
      cities: [{ wonder: 'babylon', stages: [1], cards: 'wood gear' }],
      decks: ['wood'],
    });
    expect(cardsOf(playOn(match, 'take left', 'stage 2 wood+wood', 'progress pile'), 0)).toBe('gear');
  });

  test('[K8] without tokens it is lost', () => {
    const built = ready('babylon', { row: '- - -', pile: '' });
    expect(tableOf(built).seat).toBe(1);
  });
});

describe('Ephesus', () => {
  test('[W5] the central top card', () => {
    expect(cardsOf(playOn(ready('ephesus', { central: 'glass' }), 'take central wonder'), 0)).toBe('glass');
  });

  test('[W5] on three stages', () => {
    for (const stage of [2, 3, 4]) {
      const match = table({ cities: [{ wonder: 'ephesus', stages: [1], cards: 'coin coin coin' }] });
      const paid = offers(playOn(match, 'take left'), `stage ${stage}`)[0] as string;
      expect(offers(playOn(match, 'take left', paid))).toEqual(['take central wonder']);
    }
  });

  test('[W10] with an empty central deck it is lost', () => {
    const match = table({
      cities: [{ wonder: 'ephesus', stages: [1], cards: 'wood' }],
      decks: ['wood'],
      central: '',
    });
    const events = eventsOf(match, 'take left', 'stage 2 wood+wood');
    expect(events).toContainEqual({ kind: 'effect-lost', seat: 0 });
  });
});

describe('Halicarnassus', () => {
  const deck = 'stone clay glass gear coin tablet papyrus';

  test('[W6] left or right, never the central deck; he chooses before he sees', () => {
    const built = ready('halicarnassus', { decks: [deck] });
    expect(offers(built)).toEqual(['look left', 'look right']);
    expect(holdingOf(built, 0).found).toBeNull();
  });

  test('[W6] five cards, one is kept', () => {
    const found = playOn(ready('halicarnassus', { decks: [deck] }), 'look left');
    expect(offers(found)).toEqual([
      'dig left stone',
      'dig left clay',
      'dig left glass',
      'dig left coin',
      'dig left gear',
    ]);
    expect(attempt(found, 'dig left tablet').ok).toBe(false);
    expect(attempt(found, 'dig right stone').ok).toBe(false);
    expect(cardsOf(playOn(found, 'dig left gear'), 0)).toBe('gear');
  });

  test('[W6] the others go back into the deck, and its new top is turned up', () => {
    const after = playOn(ready('halicarnassus', { decks: [deck] }), 'look left', 'dig left gear');
    expect(leftOf(after, 0)).toBe('stone clay papyrus glass coin tablet');
    expect(tableOf(after).sizes[0]).toBe(6);
    expect(tableOf(after).tops[0]).toBe(after.secret.decks[0]?.at(-1));
  });

  test('[W6] the whole deck is shuffled: a card from below the five can come up', () => {
    const long = new Array<string>(15).fill('civic3').join(' ');
    const after = playOn(
      ready('halicarnassus', { decks: [`stone stone stone stone stone ${long}`] }),
      'look left',
      'dig left stone',
    );
    const order = after.secret.decks[0] as readonly number[];
    expect(order).toHaveLength(19);
    // Four stones back on top of fifteen others would be the order of a shuffle of the five alone.
    expect(new Set(order.slice(-4)).size).toBeGreaterThan(1);
  });

  test('[W6] the right deck is the right neighbour’s', () => {
    const found = playOn(ready('halicarnassus', { decks: [deck, 'civic3', 'gear glass'] }), 'look right');
    expect(offers(found)).toEqual(['dig right glass', 'dig right gear']);
    expect(leftOf(playOn(found, 'dig right gear'), 2)).toBe('glass');
  });

  test('[W7] of a smaller deck, all there is', () => {
    const found = playOn(ready('halicarnassus', { decks: ['stone clay'] }), 'look left');
    expect(offers(found)).toEqual(['dig left stone', 'dig left clay']);
    const single = playOn(ready('halicarnassus', { decks: ['stone'] }), 'look left', 'dig left stone');
    expect(tableOf(single).sizes[0]).toBe(0);
    expect(tableOf(single).tops[0]).toBe(-1);
  });

  test('[W8] an empty deck can’t be chosen', () => {
    expect(offers(ready('halicarnassus', { decks: ['', 'civic3', 'glass'] }))).toEqual(['look right']);
  });

  test('[W8] if both are empty it is lost', () => {
    const built = ready('halicarnassus', { decks: ['', 'civic3', ''] });
    expect(tableOf(built).seat).toBe(1);
    expect(phaseOf(built)).toBe('free-take');
  });

  test('[T4] [W6] the kept card sets off what a card sets off', () => {
    const match = table({
      cities: [{ wonder: 'halicarnassus', stages: [1], cards: 'wood', tokens: 'science' }],
      decks: ['wood gear civic3'],
    });
    const after = playOn(match, 'take left', 'stage 2 wood+wood', 'look left', 'dig left gear');
    expect(offers(after)).toContain('decline science');
  });
});

describe('Olympia', () => {
  test('[W9] the left and the right top, in either order', () => {
    const built = ready('olympia', { decks: ['stone civic3', 'civic3', 'glass'] });
    expect(offers(built)).toEqual(['take left wonder', 'take right wonder']);
    const one = playOn(built, 'take left wonder', 'take right wonder');
    const other = playOn(built, 'take right wonder', 'take left wonder');
    expect(cardsOf(one, 0)).toBe('stone glass');
    expect(tableOf(other)).toEqual(tableOf(one));
  });

  test('[W9] both are placed before anything else', () => {
    const match = table({
      cities: [{ wonder: 'olympia', stages: [1], cards: 'wood gear', tokens: 'science' }],
      decks: ['wood gear civic3', 'civic3', 'gear'],
    });
    const one = playOn(match, 'take left', 'stage 2 wood+wood', 'take left wonder');
    expect(offers(one)).toEqual(['take right wonder']);
    const both = playOn(one, 'take right wonder');
    expect(offers(both)).toContain('progress 0 gear+gear');
    expect(offers(both)).toContain('decline science');
  });

  test('[W9] never twice from one deck', () => {
    const built = ready('olympia', { decks: ['stone civic3', 'civic3', 'glass'] });
    expect(attempt(playOn(built, 'take left wonder'), 'take left wonder').ok).toBe(false);
  });

  test('[W10] with one deck empty the other gives its card', () => {
    const built = ready('olympia', { decks: ['', 'civic3', 'glass'] });
    expect(offers(built)).toEqual(['take right wonder']);
    expect(tableOf(playOn(built, 'take right wonder')).seat).toBe(1);
  });
});

describe('Rhodes', () => {
  test('[W11] a lasting shield at its second and at its fourth stage', () => {
    const fought = (stages: readonly number[]) =>
      eventsOf(
        table({ cities: [{ wonder: 'rhodes', stages }], decks: ['shield-horn1'], turned: 2 }),
        'take left',
      ).find((event) => event.kind === 'fought');
    // One shield is the horn's own.
    expect(fought([1])).toMatchObject({ shields: 1 });
    expect(fought([1, 2])).toMatchObject({ shields: 2 });
    expect(fought([1, 2, 3])).toMatchObject({ shields: 2 });
    expect(fought([1, 2, 3, 4])).toMatchObject({ shields: 3 });
  });

  test('[W11] nothing is asked', () => {
    expect(tableOf(ready('rhodes')).seat).toBe(1);
  });
});
