import { dealFrom, open, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { boardFacts, type Card, cardFacts, WONDERS } from '../../src/catalogue.ts';
import { CARD_ROWS } from '../../src/data/cards.ts';
import { sevenWonders } from '../../src/index.ts';
import type { Deal, Options } from '../../src/types.ts';
import { builds, choose, offers, playTurn, playUntil, refusal } from '../playing.ts';
import { cityOf, coinsOf, handOf, type Match, phaseOf, table, tableOf } from '../table.ts';

const COUNTS = [2, 3, 4, 5, 6, 7] as const;

function options(given: Record<string, unknown>): Options {
  const read = sevenWonders.readOptions(given);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}
const refused = (given: unknown): string | undefined => {
  const read = sevenWonders.readOptions(given);
  return read.ok ? undefined : read.refusal.code;
};
const dealt = (given: Record<string, unknown>, index = 0): Deal =>
  dealFrom(sevenWonders, options(given), seedOfMatch('setup', index));
const begun = (given: Record<string, unknown>, index = 0): Match =>
  startMatch(sevenWonders, options(given), seedOfMatch('setup', index)).state;
const boardsOf = ({ boards }: Deal): string[] =>
  boards.map((board) => `${boardFacts(board).wonder}/${boardFacts(board).side}`);
const wondersOf = (deal: Deal): string[] => deal.boards.map((board) => boardFacts(board).wonder);
const sidesOf = (deal: Deal): string[] => deal.boards.map((board) => boardFacts(board).side);
const idsOf = (cards: readonly Card[]): string[] => cards.map((card) => cardFacts(card).id).sort();
const FIFTY = [...Array(50).keys()];

describe('players', () => {
  test('[S1] two to seven players take part with a city each, and two with a third city', () => {
    for (const players of COUNTS) {
      const match = begun({ players });
      expect(match.private).toHaveLength(players);
      expect(tableOf(match).cities).toHaveLength(Math.max(players, 3));
    }
  });

  test.each([1, 8, 2.5, '3', undefined, null])('[S1] %s players are refused', (players) => {
    expect(refused({ players })).toBe('bad-player-count');
  });

  test('[S1] options that are none are refused', () => {
    expect(refused(null)).toBe('bad-options');
    expect(refused('seven')).toBe('bad-options');
  });
});

describe('wonders', () => {
  test('[S2] by lot, any wonder comes to any city and none comes twice', () => {
    const deals = FIFTY.map((index) => dealt({ players: 7 }, index));
    for (const deal of deals) expect(new Set(wondersOf(deal)).size).toBe(7);
    expect(new Set(deals.map((deal) => wondersOf(deal)[0])).size).toBe(7);
  });

  test('[S2] the host may name a wonder for each city, the Free City included', () => {
    const wonders = ['gizah', 'babylon', 'rhodos'];
    expect(wondersOf(dealt({ players: 3, wonders }))).toEqual(wonders);
    expect(wondersOf(dealt({ players: 2, wonders }))).toEqual(wonders);
    expect(refused({ players: 4, wonders })).toBe('bad-wonders');
    expect(refused({ players: 3, wonders: ['gizah', 'babylon', 'atlantis'] })).toBe('bad-wonders');
    expect(refused({ players: 3, wonders: ['gizah', 'babylon', 'gizah'] })).toBe('wonder-twice');
  });

  test('[S2] in a draft the seats pick in their order from what is left', () => {
    let match = begun({ players: 3, wonders: 'draft', sides: 'A' });
    expect(match.public.owed).toEqual([1, 0, 0]);
    expect(offers(match, 0)).toEqual(WONDERS.map((wonder) => `board ${wonder}/A`));
    expect(refusal(match, 1, 'board gizah/A')).toBe('not-asked');
    match = choose(match, 0, 'board gizah/A').state;
    expect(match.public.owed).toEqual([0, 1, 0]);
    expect(offers(match, 1)).not.toContain('board gizah/A');
    match = choose(match, 1, 'board rhodos/A').state;
    expect(offers(match, 2)).toHaveLength(5);
    match = choose(match, 2, 'board olympia/A').state;
    expect(phaseOf(match)).toBe('turn');
    expect(tableOf(match).cities.map(({ board }) => boardFacts(board).wonder)).toEqual([
      'gizah',
      'rhodos',
      'olympia',
    ]);
    expect(handOf(match, 0)).toHaveLength(7);
  });

  test('[S2] [S3] who drafts a wonder picks its side with it, and the other side is gone too', () => {
    const match = begun({ players: 3, wonders: 'draft', sides: 'choice' });
    expect(offers(match, 0)).toHaveLength(14);
    const after = choose(match, 0, 'board gizah/B').state;
    expect(offers(after, 1)).toHaveLength(12);
    expect(offers(after, 1).some((move) => move.includes('gizah'))).toBe(false);
  });

  test('[S2] two players draft from what the Free City left', () => {
    const match = begun({ players: 2, wonders: 'draft', sides: 'choice' });
    const { wonder } = boardFacts(cityOf(match, 2).board);
    expect(offers(match, 0)).toHaveLength(12);
    expect(offers(match, 0).some((move) => move.includes(wonder))).toBe(false);
  });
});

describe('sides', () => {
  test('[S3] by lot each city has either side, and both meet at one table', () => {
    const seen = new Set(FIFTY.map((index) => sidesOf(dealt({ players: 3 }, index)).join('')));
    expect([...seen].sort()).toEqual(['AAA', 'AAB', 'ABA', 'ABB', 'BAA', 'BAB', 'BBA', 'BBB']);
  });

  test('[S3] all cities may play one side, or the host names one for each', () => {
    expect(sidesOf(dealt({ players: 5, sides: 'B' }))).toEqual(['B', 'B', 'B', 'B', 'B']);
    expect(sidesOf(dealt({ players: 3, sides: ['A', 'B', 'A'] }))).toEqual(['A', 'B', 'A']);
    expect(
      boardsOf(dealt({ players: 2, wonders: ['gizah', 'rhodos', 'babylon'], sides: ['A', 'B', 'B'] })),
    ).toEqual(['gizah/A', 'rhodos/B', 'babylon/B']);
    expect(refused({ players: 3, sides: ['A', 'B'] })).toBe('bad-sides');
    expect(refused({ players: 3, sides: 'C' })).toBe('bad-sides');
    expect(refused({ players: 3, wonders: 'draft', sides: ['A', 'B', 'A'] })).toBe('drafted-sides');
  });

  test('[S3] each player may pick the side of his own board before the first card', () => {
    const wonders = ['gizah', 'rhodos', 'babylon'];
    const match = begun({ players: 3, wonders, sides: 'choice' });
    expect(match.public.owed).toEqual([1, 1, 1]);
    expect(offers(match, 1)).toEqual(['board rhodos/A', 'board rhodos/B']);
    expect(handOf(match, 1)).toEqual([]);
    const after = playTurn(match, { 0: 'board gizah/B', 1: 'board rhodos/A', 2: 'board babylon/B' });
    expect(tableOf(after).cities.map(({ board }) => boardFacts(board).side)).toEqual(['B', 'A', 'B']);
    expect(phaseOf(after)).toBe('turn');
  });

  test('[S3] where players pick, the Free City keeps the side that was drawn', () => {
    const match = begun({ players: 2, sides: 'choice' });
    const { board } = cityOf(match, 2);
    expect(match.public.owed).toEqual([1, 1]);
    const after = playTurn(match, { 0: offers(match, 0)[1] as string, 1: offers(match, 1)[0] as string });
    expect(cityOf(after, 2).board).toBe(board);
  });
});

describe('seats', () => {
  test('[S4] players sit in the order in which they came, or by lot', () => {
    expect(dealt({ players: 4 }).seating).toEqual([0, 1, 2, 3]);
    const drawn = FIFTY.map((index) => dealt({ players: 3, seating: 'shuffled' }, index).seating.join(''));
    expect([...new Set(drawn)].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    expect(refused({ players: 3, seating: 'by-age' })).toBe('bad-seating');
  });

  test('[S10] the left neighbour is the next seat clockwise, and the last one’s is the first', () => {
    const match = table({
      age: 1,
      cities: [
        { wonder: 'rhodos', hand: ['baths'] },
        { wonder: 'gizah' },
        { wonder: 'olympia', hand: ['barracks'] },
      ],
    });
    expect(builds(match, 0, 'baths')).toEqual(['build baths L2']);
    expect(builds(match, 2, 'barracks')).toEqual(['build barracks L2']);
  });
});

describe('the deal', () => {
  test.each(COUNTS)(
    '[S5] the decks of Ages I and II for %i players are the cards up to their number',
    (players) => {
      const { ages } = dealt({ players });
      for (const age of [1, 2] as const) {
        const { hands, pile } = ages[age - 1] as Deal['ages'][number];
        const wanted = CARD_ROWS.filter((row) => row.age === age).flatMap(({ id, copies }) =>
          (copies as readonly number[]).filter((least) => least <= Math.max(players, 3)).map(() => id),
        );
        expect(idsOf([...hands.flat(), ...pile])).toEqual(wanted.sort());
      }
    },
  );

  test.each(COUNTS)(
    '[S6] %i players get seven cards each, and nothing of the deck is left over',
    (players) => {
      for (const { hands, pile } of dealt({ players }).ages) {
        expect(hands.map((hand) => hand.length)).toEqual(new Array(players).fill(7));
        expect(pile).toHaveLength(players === 2 ? 7 : 0);
      }
    },
  );

  test('[S6] at the start of each Age everybody takes up the seven cards dealt for it', () => {
    const deal = dealt({ players: 3 });
    let match: Match = open(sevenWonders, sevenWonders.begin(options({ players: 3 }), deal));
    for (const age of [1, 2, 3] as const) {
      match = playUntil(match, (state) => tableOf(state).age === age);
      const { hands } = deal.ages[age - 1] as Deal['ages'][number];
      expect([0, 1, 2].map((seat) => handOf(match, seat).sort())).toEqual(hands.map(idsOf));
    }
  });

  test.each(COUNTS)(
    '[S7] the Age III deck for %i players holds its number of guilds, all different',
    (players) => {
      const { hands, pile } = dealt({ players }).ages[2] as Deal['ages'][number];
      const guilds = idsOf([...hands.flat(), ...pile]).filter((id) => id.endsWith('-guild'));
      expect(new Set(guilds).size).toBe({ 2: 5, 3: 5, 4: 6, 5: 7, 6: 8, 7: 9 }[players]);
      expect(guilds).toHaveLength(new Set(guilds).size);
    },
  );

  test('[S7] the guilds are drawn from all ten', () => {
    const seen = FIFTY.flatMap((index) => idsOf(dealt({ players: 3 }, index).ages[2]?.hands.flat() ?? []));
    expect(new Set(seen.filter((id) => id.endsWith('-guild'))).size).toBe(10);
  });

  test('[S8] every city begins with three coins, the Free City too', () => {
    expect(coinsOf(begun({ players: 7 }))).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(coinsOf(begun({ players: 2 }))).toEqual([3, 3, 3]);
  });

  test.each([
    ['rhodos', 'barracks'],
    ['alexandria', 'workshop'],
    ['ephesos', 'scriptorium'],
    ['babylon', 'guard-tower'],
    ['olympia', 'stockade'],
    ['halikarnassos', 'apothecary'],
    ['gizah', 'baths'],
  ] as const)('[S9] %s makes what the %s costs, on both sides of the board', (wonder, card) => {
    for (const side of ['A', 'B'] as const) {
      const match = table({ cities: [{ wonder, side, coins: 0, hand: [card] }] });
      expect(builds(match, 0, card)).toEqual([`build ${card}`]);
    }
  });
});
