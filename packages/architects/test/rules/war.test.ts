import { describe, expect, test } from 'vitest';
import { countOf, discardsOf, eventsOf, offers, playOn, table, tableOf, victoriesOf } from '../table.ts';

/** A battle with these red cards: seat 0 takes the last horn from its own deck. */
function battle(...shields: readonly string[]): number[] {
  const cities = shields.map((cards) => ({ cards }));
  const conflict = tableOf(table({ cities })).conflict;
  return victoriesOf(
    playOn(table({ cities, decks: ['shield-horn1 civic3'], turned: conflict - 1 }), 'take left'),
  );
}

describe('horns', () => {
  test('[M1] a card turns as many conflict tokens as it has horns, when it is taken', () => {
    expect(tableOf(playOn(table({ decks: ['shield'] }), 'take left')).turned).toBe(0);
    expect(tableOf(playOn(table({ decks: ['shield-horn1'] }), 'take left')).turned).toBe(1);
    expect(tableOf(playOn(table({ decks: ['shield-horn2'] }), 'take left')).turned).toBe(2);
  });

  test('[M2] surplus horns are ignored and not carried over', () => {
    const match = table({ decks: ['shield-horn2', 'civic3'], turned: 2 });
    const events = eventsOf(match, 'take left');
    expect(events).toContainEqual({ kind: 'horns-blown', seat: 0, turned: 1, showing: 3 });
    expect(tableOf(playOn(match, 'take left')).turned).toBe(0);
  });

  test('[M9] with all turned, a horn turns nothing; its shield counts, it goes, and Propaganda is set off', () => {
    const match = table({
      cities: [{ tokens: 'jewellery propaganda' }],
      decks: ['shield-horn1 civic3 civic3', 'civic3', 'shield-horn1'],
      turned: 2,
    });
    const first = playOn(match, 'take left');
    expect(offers(first)).toContain('take right propaganda');
    const second = playOn(first, 'take right propaganda');
    expect(victoriesOf(second)).toEqual([2, 0, 0]);
    expect(discardsOf(second)).toBe('shield-horn1 shield-horn1');
    const late = table({
      cities: [{ tokens: 'jewellery propaganda' }],
      decks: ['coin shield-horn2 civic3'],
      turned: 3,
    });
    const open = playOn(late, 'take left', 'take left jewellery');
    expect(tableOf(open).turned).toBe(3);
    expect(offers(open)).toContain('decline propaganda');
  });
});

describe('the battle', () => {
  test('[M3] it waits for the end of the turn: shields taken later count', () => {
    const match = table({
      cities: [{ tokens: 'propaganda' }, { cards: 'shield' }],
      decks: ['shield-horn1 shield civic3'],
      turned: 2,
    });
    const blown = playOn(match, 'take left');
    expect(victoriesOf(blown)).toEqual([0, 0, 0]);
    expect(victoriesOf(playOn(blown, 'take left propaganda'))).toEqual([2, 1, 0]);
    expect(victoriesOf(playOn(blown, 'decline propaganda'))).toEqual([1, 1, 0]);
  });

  test('[M3] all fight, not only who blew the horn', () => {
    expect(battle('', 'shield shield shield', '', 'shield shield', '')).toEqual([1, 2, 0, 2, 0]);
  });

  test('[M3] no battle before the last conflict token is turned', () => {
    const match = table({ decks: ['shield-horn1'], turned: 1 });
    expect(victoriesOf(playOn(match, 'take left'))).toEqual([0, 0, 0]);
    expect(tableOf(playOn(match, 'take left')).turned).toBe(2);
  });

  test('[M4] a token for each neighbour with fewer shields', () => {
    // Seat 0 has one shield from the horn.
    expect(battle('', '', '')).toEqual([2, 0, 0]);
    expect(battle('', 'shield', '')).toEqual([1, 1, 0]);
    expect(battle('shield', 'shield', 'shield')).toEqual([2, 0, 0]);
    expect(battle('', 'shield shield', 'shield')).toEqual([0, 2, 0]);
  });

  test('[M4] only neighbours count', () => {
    expect(battle('', 'shield shield', '', 'shield', 'shield')).toEqual([0, 2, 0, 1, 0]);
  });

  test('[M5] red cards, Rhodes and Tactics', () => {
    const shields = (city: object): unknown =>
      eventsOf(table({ cities: [{}, city], decks: ['shield-horn1'], turned: 2 }), 'take left').find(
        (event) => event.kind === 'fought' && event.seat === 1,
      );
    expect(shields({ cards: 'shield shield-horn1 shield-horn2' })).toMatchObject({ shields: 3 });
    expect(shields({ wonder: 'rhodes', stages: [1] })).toMatchObject({ shields: 0 });
    expect(shields({ wonder: 'rhodes', stages: [2] })).toMatchObject({ shields: 1 });
    expect(
      shields({ wonder: 'rhodes', stages: [1, 2, 3, 4], tokens: 'tactics', cards: 'shield' }),
    ).toMatchObject({ shields: 5 });
    expect(shields({ tokens: 'tactics' })).toMatchObject({ shields: 2 });
  });

  test('[M6] everybody discards horns; other shields stay', () => {
    const match = table({
      cities: [
        { cards: 'shield' },
        { wonder: 'rhodes', stages: [2], cards: 'shield-horn2 shield' },
        { cards: 'shield-horn1', tokens: 'tactics' },
      ],
      decks: ['shield-horn1 civic3'],
      turned: 2,
    });
    const after = playOn(match, 'take left');
    expect([0, 1, 2].map((seat) => countOf(after, seat, 'shield'))).toEqual([1, 1, 0]);
    expect(
      [0, 1, 2].map((seat) => countOf(after, seat, 'shield-horn1') + countOf(after, seat, 'shield-horn2')),
    ).toEqual([0, 0, 0]);
    expect(discardsOf(after)).toBe('shield-horn1 shield-horn1 shield-horn2');
    // The next battle is fought with what stayed: 1, 1 + 1 and 2 shields.
    const again = playOn(
      table({
        cities: [
          { cards: 'shield' },
          { wonder: 'rhodes', stages: [2], cards: 'shield' },
          { tokens: 'tactics' },
        ],
        decks: ['shield-horn1'],
        turned: 2,
      }),
      'take left',
    );
    expect(victoriesOf(again)).toEqual([0, 0, 0]);
  });

  test('[M7] afterwards all conflict tokens are at peace', () => {
    const match = table({ decks: ['shield-horn1 civic3', 'shield-horn2'], turned: 2 });
    const after = playOn(match, 'take left');
    expect(tableOf(after).turned).toBe(0);
    expect(tableOf(playOn(after, 'take left')).turned).toBe(2);
  });

  test('[M10] victory tokens don’t run out', () => {
    const match = table({ cities: [{ victories: 28 }], decks: ['shield-horn1'], turned: 2 });
    expect(victoriesOf(playOn(match, 'take left'))).toEqual([30, 0, 0]);
  });
});

describe('two players', () => {
  test.each([
    [1, 0, [1, 0]],
    [2, 0, [2, 0]],
    [3, 0, [2, 0]],
    [2, 1, [2, 0]],
    [3, 2, [1, 0]],
    [4, 2, [2, 0]],
    [3, 1, [2, 0]],
    [2, 2, [0, 0]],
    [1, 2, [0, 2]],
    [2, 3, [0, 1]],
    [1, 4, [0, 2]],
  ])('[M8] %i shields against %i', (own, other, victories) => {
    const shields = (count: number) => new Array<string>(count).fill('shield').join(' ');
    const match = table({
      players: 2,
      cities: [{ cards: shields(own - 1) }, { cards: shields(other) }],
      decks: ['shield-horn1 civic3'],
      turned: 2,
    });
    expect(victoriesOf(playOn(match, 'take left'))).toEqual(victories);
  });
});
