// The seventh card, the leftovers, the salvage and the conflict: everything that meets at the end of an Age.

import { describe, expect, test } from 'vitest';
import { eventsOf, offers, playTurn, scoreOf } from '../playing.ts';
import {
  builtIn,
  type CitySketch,
  cityOf,
  discardsOf,
  handOf,
  type Match,
  momentOf,
  table,
  tableOf,
} from '../table.ts';

const BABYLON: CitySketch = { wonder: 'babylon', side: 'B', stages: 2 };
const HALIKARNASSOS: CitySketch = { wonder: 'halikarnassos', side: 'B', built: ['foundry'] };

describe('both powers at one table', () => {
  const SEVENTH = ['build', 'stage', 'discard'] as const;
  const SALVAGED = ['guard-tower', 'pawnshop', 'stockade', 'theater', 'nothing'] as const;
  const cases = [2, 3, 7].flatMap((players) =>
    SEVENTH.flatMap((seventh) =>
      SALVAGED.filter((card) => card !== 'theater' || seventh === 'discard').map((salvaged) => ({
        players,
        seventh,
        salvaged,
      })),
    ),
  );

  /** Babylon sells the pawnshop and has the theater left; Halikarnassos builds a stage and leaves the stockade. */
  function lastTurn(players: number): Match {
    const cities: CitySketch[] = [
      { ...BABYLON, built: ['brickyard', 'press'], hand: ['pawnshop', 'theater'] },
      { ...HALIKARNASSOS, hand: players === 2 ? ['baths', 'stockade', 'loom'] : ['baths', 'stockade'] },
    ];
    return table({ players, turn: 6, cities, discards: ['guard-tower'] });
  }

  test.each(cases)(
    '[T7] $players players: the seventh card by $seventh, then the leftovers, then $salvaged from the pile, then the conflict',
    ({ players, seventh, salvaged }) => {
      const holder = players === 2 ? ['stage baths', 'free-city build loom'] : 'stage baths';
      const first = playTurn(lastTurn(players), { 0: 'discard pawnshop', 1: holder });
      expect(momentOf(first)).toBe('1/6 seventh');
      expect(first.public.owed.indexOf(1)).toBe(0);
      expect(cityOf(first, 0).battles).toEqual([]);
      expect(handOf(first, 1)).toEqual(['stockade']);

      const second = playTurn(first, { 0: `${seventh} theater` });
      expect(momentOf(second)).toBe('1/6 salvage');
      expect(second.public.owed.indexOf(1)).toBe(1);
      expect(cityOf(second, 0).battles).toEqual([]);
      expect(second.private.flatMap(({ holding }) => holding.hand)).toEqual([]);
      // Every hand leaves a card but Babylon's, and with two players the draw pile does.
      const leftovers = players === 2 ? 2 : players - 1;
      const others = players === 2 ? 0 : players - 2;
      const pile = 1 + 1 + others + leftovers + (seventh === 'discard' ? 1 : 0);
      expect(tableOf(second).discards).toBe(pile);
      expect(discardsOf(second)).toEqual(expect.arrayContaining(['guard-tower', 'pawnshop', 'stockade']));
      expect(discardsOf(second).includes('theater')).toBe(seventh === 'discard');

      const third = playTurn(second, { 1: salvaged === 'nothing' ? 'decline' : `salvage ${salvaged}` });
      expect(momentOf(third)).toBe('2/1 turn');
      expect(builtIn(third, 1)).toEqual(salvaged === 'nothing' ? ['foundry'] : ['foundry', salvaged]);
      expect(tableOf(third).discards).toBe(salvaged === 'nothing' ? pile : pile - 1);
      const armed = salvaged === 'guard-tower' || salvaged === 'stockade';
      expect(cityOf(third, 1).battles).toEqual(armed ? [1, 1] : [0, 0]);
      expect(cityOf(third, 0).battles[0]).toBe(armed ? -1 : 0);
      expect(builtIn(third, 0).includes('theater')).toBe(seventh === 'build');
      expect(cityOf(third, 0).stages).toBe(seventh === 'stage' ? 3 : 2);
      expect(cityOf(third, 0).coins).toBe(3 + 3 + (seventh === 'discard' ? 3 : 0));
      expect(handOf(third, 0)).toHaveLength(7);
    },
  );

  test.each([2, 3, 7])(
    '[T7] [W8] %i players: with nothing to build in the pile, the conflict follows at once',
    (players) => {
      const built = ['foundry', 'guard-tower', 'pawnshop', 'stockade', 'altar'] as const;
      const others = Array.from({ length: players - 2 }, () => ({ hand: ['altar', 'altar'] as const }));
      const cities: CitySketch[] = [
        { ...BABYLON, hand: ['pawnshop', 'theater'] },
        {
          ...HALIKARNASSOS,
          built,
          hand: players === 2 ? ['baths', 'stockade', 'loom'] : ['baths', 'stockade'],
        },
        ...others,
      ];
      const match = table({
        players,
        turn: 6,
        cities,
        discards: ['guard-tower'],
        pile: players === 2 ? ['altar'] : [],
      });
      const holder = players === 2 ? ['stage baths', 'free-city build loom'] : 'stage baths';
      const seventh = playTurn(match, { 0: 'discard pawnshop', 1: holder });
      const told = eventsOf(seventh, { 0: 'build theater' }).map(({ kind }) => kind);
      expect(told.slice(0, 4)).toEqual(['built', 'leftovers-discarded', 'salvage-void', 'fought']);
      const after = playTurn(seventh, { 0: 'build theater' });
      expect(momentOf(after)).toBe('2/1 turn');
      expect(builtIn(after, 1)).toEqual(built);
    },
  );

  test('[T7] in Age III the same, and then the match is over', () => {
    const cities: CitySketch[] = [
      { ...BABYLON, hand: ['palace', 'arena'] },
      { ...HALIKARNASSOS, hand: ['pantheon', 'senate'] },
      { hand: ['study', 'lodge'] },
    ];
    let match = table({ age: 3, turn: 6, cities });
    match = playTurn(match, { 0: 'discard palace', 1: 'stage pantheon', 2: 'discard study' });
    expect(momentOf(match)).toBe('3/6 seventh');
    match = playTurn(match, { 0: 'discard arena' });
    expect(offers(match, 1)).toEqual([
      'salvage palace',
      'salvage senate',
      'salvage arena',
      'salvage lodge',
      'salvage study',
      'decline',
    ]);
    match = playTurn(match, { 1: 'salvage palace' });
    expect(momentOf(match)).toBe('3/6 over');
    expect(scoreOf(match, 1).civilian).toBe(8);
  });

  test('[T7] the events tell the same order', () => {
    const first = playTurn(lastTurn(3), { 0: 'discard pawnshop', 1: 'stage baths' });
    const second = playTurn(first, { 0: 'discard theater' });
    const kinds = (match: Match, moves: Record<number, string>): string[] =>
      eventsOf(match, moves).map(({ kind }) => kind);
    expect(kinds(first, { 0: 'discard theater' })).toEqual(['discarded', 'earned', 'leftovers-discarded']);
    expect(kinds(second, { 1: 'salvage stockade' })).toEqual([
      'built',
      'fought',
      'fought',
      'fought',
      'age-began',
    ]);
  });
});
