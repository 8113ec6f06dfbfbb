import { advance, pending, playForced, recordOf, seatView, startMatch } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { architects } from '../../src/index.ts';
import {
  attempt,
  cardsOf,
  cityOf,
  eventsOf,
  offers,
  phaseOf,
  playOn,
  stagesOf,
  table,
  tableOf,
  tokensOf,
} from '../table.ts';

describe('the order of a turn', () => {
  // A pair of gears, a payable stage and an open extra card at once.
  const busy = table({
    cities: [{ cards: 'wood gear gear', tokens: 'jewellery' }],
    decks: ['stone civic3 civic3'],
  });
  const open = playOn(busy, 'take left');

  test('[T1] a build, a set and an extra card may come in any order', () => {
    expect(offers(open)).toEqual([
      'stage 1 wood+stone',
      'progress 0 gear+gear',
      'progress 1 gear+gear',
      'progress 2 gear+gear',
      'progress pile gear+gear',
      'take left jewellery',
      'take right jewellery',
      'take central jewellery',
      'decline jewellery',
    ]);
    const one = playOn(open, 'stage 1 wood+stone', 'progress 0 gear+gear', 'take left jewellery');
    const other = playOn(open, 'take left jewellery', 'progress 0 gear+gear', 'stage 1 wood+stone');
    expect(tableOf(other)).toEqual(tableOf(one));
  });

  test('[T1] an extra card may be taken first and built with', () => {
    const match = table({ cities: [{ cards: 'wood', tokens: 'urbanism' }], decks: ['clay clay'] });
    // Wood and clay would do for the stage; the extra clay may come before it.
    const after = playOn(match, 'take left', 'take left urbanism');
    expect(offers(after)).toEqual(['stage 1 wood+clay']);
    expect(cardsOf(playOn(after, 'stage 1 wood+clay'), 0)).toBe('clay');
  });

  test('[T2] the turn ends by itself when nothing is open', () => {
    const after = playOn(open, 'stage 1 wood+stone', 'progress 0 gear+gear');
    expect(tableOf(after).seat).toBe(0);
    expect(tableOf(playOn(after, 'decline jewellery')).seat).toBe(1);
  });

  test('[T2] and not before: a duty can’t be left', () => {
    expect(attempt(open, 'pass').ok).toBe(false);
    const after = playOn(open, 'decline jewellery', 'progress 0 gear+gear');
    expect(offers(after)).toEqual(['stage 1 wood+stone']);
  });

  test('[T5] the turn goes to the left neighbour, and from the last seat to the first', () => {
    const match = table({ seat: 2 });
    expect(tableOf(playOn(match, 'take left')).seat).toBe(0);
    expect(tableOf(playOn(match, 'take left', 'take left')).seat).toBe(1);
  });

  test('[T2] [T5] only the seat whose turn it is is asked', () => {
    const match = table();
    expect(pending(match)).toEqual([0]);
    expect(attempt(match, 'take left', 1)).toMatchObject({ refusal: { code: 'not-asked' } });
    expect(architects.legalMoves(seatView(match, 1))).toEqual([]);
  });
});

describe('what is no choice', () => {
  const forced = (match: ReturnType<typeof table>): string | undefined => {
    const only = architects.forced?.(tableOf(match));
    return only === undefined ? undefined : architects.notation.make(only.move);
  };

  test('[T3] one stage with one way to pay need not be asked for', () => {
    const match = table({ cities: [{ cards: 'wood' }], decks: ['stone'] });
    expect(forced(playOn(match, 'take left'))).toBe('stage 1 wood+stone');
  });

  test('[T3] two ways to pay are a choice', () => {
    const match = table({ cities: [{ stages: [1], cards: 'wood coin' }], decks: ['stone'] });
    expect(forced(playOn(match, 'take left'))).toBeUndefined();
    expect(offers(playOn(match, 'take left'))).toEqual(['stage 2 wood+coin', 'stage 2 stone+coin']);
  });

  test('[T3] a found card is asked for even where all found are equal: that they are is a secret', () => {
    const cities = [{ wonder: 'halicarnassus', stages: [1], cards: 'wood' }] as const;
    const equal = 'glass glass glass glass glass';
    const match = table({ cities, decks: [`wood ${equal} stone`] });
    const found = playOn(match, 'take left', 'stage 2 wood+wood', 'look left');
    expect(offers(found)).toEqual(['dig left glass']);
    expect(forced(found)).toBeUndefined();
    // Of a deck with nothing but glass everybody knows that there is no choice.
    const known = table({ cities, decks: [`wood ${equal} glass`] });
    expect(forced(playOn(known, 'take left', 'stage 2 wood+wood', 'look left'))).toBe('dig left glass');
  });

  test('[T3] the over match forces nothing', () => {
    const match = table({ decks: ['civic3', '', ''], central: '' });
    expect(forced(match)).toBe('take left');
    expect(forced(playOn(match, 'take left'))).toBeUndefined();
  });

  test('[T3] [R1] settle plays it, and it stands in the record', () => {
    const match = startMatch(
      architects,
      { players: 2, wonders: 'random', first: 0, seating: 'as-is' },
      '00112233',
    );
    let settled = 0;
    while (pending(match.state).length > 0) {
      const before = match.history.length;
      settled += playForced(match).length;
      expect(match.history.length - before).toBeLessThan(9);
      const seat = pending(match.state)[0];
      if (seat === undefined) break;
      const moves = architects.legalMoves(seatView(match.state, seat));
      expect(moves.length).toBeGreaterThan(1);
      advance(match, seat, moves[0] as number);
    }
    expect(settled).toBeGreaterThan(0);
    const { moves } = recordOf(match, [
      { name: 'a', kind: 'human' },
      { name: 'b', kind: 'human' },
    ]);
    const looks = match.history.filter(({ move }) =>
      architects.notation.make(move).startsWith('look'),
    ).length;
    expect(moves).toHaveLength(match.history.length - looks);
  });
});

describe('a card is a card', () => {
  test('[T4] from a token: it brings the cat, turns conflict tokens, completes a stage, sets off a token', () => {
    const match = table({
      cities: [{ cards: 'wood', tokens: 'jewellery propaganda' }],
      decks: ['coin civic2cat shield-horn1 civic3'],
    });
    const open = playOn(match, 'take left');
    const cat = playOn(open, 'take left jewellery');
    expect(tableOf(cat).cat).toBe(0);
    const horn = playOn(
      table({
        cities: [{ cards: 'stone stone', stages: [1, 2], tokens: 'jewellery propaganda' }],
        decks: ['coin shield-horn1 civic3'],
      }),
      'take left',
      'take left jewellery',
    );
    expect(tableOf(horn).turned).toBe(1);
    expect(offers(horn, 'take')).toEqual([
      'take left propaganda',
      'take right propaganda',
      'take central propaganda',
    ]);
  });

  test('[T4] from a wonder: it completes a set and a stage', () => {
    const match = table({
      cities: [{ wonder: 'ephesus', stages: [1], cards: 'wood gear glass' }],
      decks: ['wood'],
      central: 'gear',
    });
    const after = playOn(
      match,
      'take left',
      'stage 2 wood+wood',
      'take central wonder',
      'progress 0 gear+gear',
    );
    expect(tokensOf(after, 0)).toBe('politics');
    expect(stagesOf(after, 0)).toEqual([1, 2]);
    expect(phaseOf(after)).toBe('free-take');
    expect(cityOf(after, 0).victories).toBe(0);
  });

  test('[T4] events tell what each card was taken for', () => {
    const match = table({ cities: [{ tokens: 'jewellery' }], decks: ['coin civic3 civic3'] });
    const taken = eventsOf(match, 'take left', 'take left jewellery').filter(({ kind }) => kind === 'taken');
    expect(taken).toEqual([
      { kind: 'taken', seat: 0, deck: 0, card: 'coin', why: 'turn' },
      { kind: 'taken', seat: 0, deck: 0, card: 'civic3', why: 'jewellery' },
    ]);
  });
});
