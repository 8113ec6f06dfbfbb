import { pending } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import {
  attempt,
  type CitySketch,
  cardsOf,
  offers,
  phaseOf,
  playOn,
  scoresOf,
  stagesOf,
  table,
  tableOf,
  tokensOf,
  victoriesOf,
  winnersOf,
} from '../table.ts';

const NEARLY = { stages: [1, 2, 3, 4], cards: 'wood stone clay' } as const;
const LAST = 'stage 5 wood+stone+clay+glass';
const ALL = [1, 2, 3, 4, 5];

/** The scores of cities as they stand when the last card of the table, a dull one, is taken by the last of them. */
function scored(...cities: readonly CitySketch[]) {
  const seat = cities.length - 1;
  const decks = cities.map((_, at) => (at === seat ? 'wood' : ''));
  return playOn(table({ players: cities.length, cities, decks, central: '', seat }), 'take left');
}

describe('when the match ends', () => {
  test('[E1] a complete wonder ends it at the end of the turn', () => {
    const match = table({ cities: [NEARLY], decks: ['glass'] });
    const built = playOn(match, 'take left', LAST);
    expect(phaseOf(built)).toBe('over');
    expect(pending(built)).toEqual([]);
  });

  test('[E1] after open extra cards and sets', () => {
    const match = table({
      cities: [{ ...NEARLY, cards: 'wood stone clay gear', tokens: 'architecture' }],
      decks: ['glass gear civic3'],
    });
    const built = playOn(match, 'take left', LAST);
    expect(phaseOf(built)).toBe('act');
    const extra = playOn(built, 'take left architecture');
    expect(offers(extra, 'progress 0')).toEqual(['progress 0 gear+gear']);
    const over = playOn(extra, 'progress 0 gear+gear');
    expect(phaseOf(over)).toBe('over');
    expect(tokensOf(over, 0)).toBe('architecture politics');
  });

  test('[E1] after the effect of its own last stage', () => {
    const match = table({
      cities: [{ wonder: 'babylon', stages: [1, 2, 3, 5], cards: 'wood wood' }],
      decks: ['wood'],
    });
    const built = playOn(match, 'take left', 'stage 4 wood+wood+wood');
    expect(phaseOf(built)).toBe('gift');
    expect(phaseOf(playOn(built, 'progress 0'))).toBe('over');
  });

  test('[E2] a battle that is due is fought and counted', () => {
    const match = table({
      cities: [{ ...NEARLY, tokens: 'architecture' }],
      decks: ['glass shield-horn1'],
      turned: 2,
    });
    const over = playOn(match, 'take left', LAST, 'take left architecture');
    expect(phaseOf(over)).toBe('over');
    expect(victoriesOf(over)).toEqual([2, 0, 0]);
    expect(scoresOf(over)[0]).toMatchObject({ military: 6 });
  });

  test('[E3] when the last card of the table is taken it ends with that turn', () => {
    const match = table({ cities: [{ cards: 'gear' }], decks: ['gear', '', ''], central: '' });
    const open = playOn(match, 'take left');
    expect(phaseOf(open)).toBe('act');
    expect(phaseOf(playOn(open, 'progress 0 gear+gear'))).toBe('over');
  });

  test('[E3] not while a deck that others reach has a card', () => {
    const match = table({ decks: ['civic3', 'civic3', ''], central: '' });
    const on = playOn(match, 'take left');
    expect(phaseOf(on)).toBe('free-take');
    expect(phaseOf(playOn(on, 'take left'))).toBe('over');
  });

  test('[E4] nobody has another turn', () => {
    const match = table({ cities: [NEARLY, NEARLY], decks: ['glass', 'glass'] });
    const over = playOn(match, 'take left', LAST);
    expect(tableOf(over).turn).toBe(1);
    expect(attempt(over, 'take left', 1)).toMatchObject({ refusal: { code: 'match-over' } });
  });
});

describe('points', () => {
  test('[E5] stages, cat, blue cards, victories, progress tokens', () => {
    // The scoring example of the rulebook: 10 + 2 + 7 + 12 + 4 = 35.
    const over = playOn(
      table({
        cities: [
          {
            wonder: 'ephesus',
            stages: [1, 2, 3],
            cards: 'civic3 civic2cat civic2cat',
            tokens: 'strategy',
            victories: 4,
          },
        ],
        decks: ['shield', '', ''],
        central: '',
        cat: 0,
      }),
      'take left',
    );
    expect(scoresOf(over)[0]).toEqual({
      wonder: 10,
      cat: 2,
      blue: 7,
      military: 12,
      progress: 4,
      total: 35,
      stages: 3,
    });
  });

  test('[E5] cards that are left over score nothing', () => {
    const over = scored({ cards: 'wood coin gear shield shield-horn1' }, {});
    expect(scoresOf(over).map(({ total }) => total)).toEqual([0, 0]);
  });

  test('[E5] a whole wonder', () => {
    const totals = (
      ['alexandria', 'babylon', 'ephesus', 'giza', 'halicarnassus', 'olympia', 'rhodes'] as const
    ).map((wonder) => scoresOf(scored({ wonder, stages: ALL }, {}))[0]?.wonder);
    expect(totals).toEqual([25, 20, 22, 30, 24, 22, 26]);
  });

  const progress = (city: CitySketch) => scoresOf(scored(city, {}))[0]?.progress;

  test('[E6] Decor 4, and 6 for a complete wonder', () => {
    expect(progress({ tokens: 'decor', stages: [1, 2, 3, 4] })).toBe(4);
    expect(progress({ tokens: 'decor', stages: ALL })).toBe(6);
  });

  test('[E7] Politics counts cats on cards and not the cat', () => {
    expect(progress({ tokens: 'politics', cards: 'civic2cat civic2cat civic3' })).toBe(2);
    const withCat = playOn(
      table({ players: 2, cities: [{ tokens: 'politics' }], decks: ['wood', ''], central: '', cat: 0 }),
      'take left',
    );
    expect(scoresOf(withCat)[0]).toMatchObject({ cat: 2, progress: 0 });
  });

  test('[E7] Strategy counts victory tokens, Education progress tokens and itself', () => {
    expect(progress({ tokens: 'strategy', victories: 5 })).toBe(5);
    expect(progress({ tokens: 'education' })).toBe(2);
    expect(progress({ tokens: 'education tactics economy' })).toBe(6);
  });

  test('[E8] Culture 4, both 12', () => {
    expect(progress({ tokens: 'culture' })).toBe(4);
    expect(progress({ tokens: 'culture culture' })).toBe(12);
    expect(progress({ tokens: 'culture culture education' })).toBe(18);
  });
});

describe('who wins', () => {
  test('[E5] most points', () => {
    expect(winnersOf(scored({ cards: 'civic3' }, { cards: 'civic2cat' }, {}))).toEqual([0]);
  });

  test('[E9] of equal points, the most stages; not who ended the match', () => {
    // Babylon: stages 1 and 2 give 3 points together; the last seat ends the match.
    const over = scored({ wonder: 'babylon', stages: [1, 2] }, {}, { wonder: 'olympia', stages: [1] });
    expect(scoresOf(over).map(({ total }) => total)).toEqual([3, 0, 3]);
    expect(winnersOf(over)).toEqual([0]);
  });

  test('[E10] a further tie is shared, by three too', () => {
    expect(winnersOf(scored({ cards: 'civic3' }, { cards: 'civic3' }, {}))).toEqual([0, 1]);
    expect(winnersOf(scored({ cards: 'civic3' }, { cards: 'civic3' }, { cards: 'civic3' }, {}))).toEqual([
      0, 1, 2,
    ]);
  });

  test('[E5] there is no outcome before the end', () => {
    expect(scoresOf(table())).toEqual([]);
    expect(cardsOf(table(), 0)).toBe('');
    expect(stagesOf(table(), 0)).toEqual([]);
  });
});
