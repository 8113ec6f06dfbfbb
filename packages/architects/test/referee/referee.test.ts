import { describe, expect, test } from 'vitest';
import { duelTokens, fightBattle, shieldsOf } from './battle.ts';
import { allTokens, CARD_IDS, cardsOf, WONDER_IDS, WONDERS } from './facts.ts';
import { generate } from './generate.ts';
import { countOf } from './lists.ts';
import { referee } from './referee.ts';
import { outcomeOf, type SeatDescription, scoreOf } from './scorer.ts';
import { city, loose, MATCHES, tableBefore, tableOf } from './test-tables.ts';

const EMPTY: SeatDescription = {
  wonder: 'giza',
  stages: [],
  blue: [],
  military: 0,
  progress: [],
  cat: false,
};

describe('facts', () => {
  test('the decks hold 25 and 60 cards, 235 in all, and 17 of each resource', () => {
    for (const wonder of WONDER_IDS) expect(cardsOf(wonder)).toHaveLength(25);
    expect(cardsOf('central')).toHaveLength(60);
    const box = [...WONDER_IDS, 'central' as const].flatMap(cardsOf);
    const totals = CARD_IDS.map((card) => countOf(box, card));
    expect(totals).toEqual([17, 17, 17, 17, 17, 27, 16, 24, 14, 14, 14, 18, 15, 8]);
    expect(allTokens()).toHaveLength(15);
  });

  test('every wonder has the same five costs, and its printed total', () => {
    for (const wonder of WONDER_IDS) {
      const costs = WONDERS[wonder].stages.map(({ count, rule }) => `${count} ${rule}`);
      expect(costs).toEqual(['2 different', '2 identical', '3 different', '3 identical', '4 different']);
    }
    const totals = WONDER_IDS.map((wonder) => scoreOf({ ...EMPTY, wonder, stages: [1, 2, 3, 4, 5] }).wonder);
    expect(totals).toEqual([25, 20, 22, 30, 24, 22, 26]);
  });
});

describe('scorer', () => {
  test('the example of the rulebook: 10 + 2 + 7 + 12 + 4 = 35', () => {
    const score = scoreOf({
      wonder: 'olympia',
      stages: [1, 2, 3],
      blue: ['civic3', 'civic2cat', 'civic2cat'],
      military: 4,
      progress: ['strategy'],
      cat: true,
    });
    expect(score).toEqual({ wonder: 10, cat: 2, blue: 7, military: 12, progress: 4, total: 35, stages: 3 });
  });

  test('decor, politics, education and culture', () => {
    const progress = (seat: Partial<SeatDescription>) => scoreOf({ ...EMPTY, ...seat }).progress;
    expect(progress({ progress: ['decor'], stages: [1, 2, 3, 4] })).toBe(4);
    expect(progress({ progress: ['decor'], stages: [1, 2, 3, 4, 5] })).toBe(6);
    expect(progress({ progress: ['politics'], blue: ['civic2cat', 'civic3', 'civic2cat'], cat: true })).toBe(
      2,
    );
    expect(progress({ progress: ['education', 'tactics'] })).toBe(4);
    expect(progress({ progress: ['culture'] })).toBe(4);
    expect(progress({ progress: ['culture', 'culture'] })).toBe(12);
    expect(progress({ progress: ['culture', 'culture', 'education'] })).toBe(18);
  });

  test('a tie goes to the most stages, then it is shared', () => {
    const twoBlue: SeatDescription = { ...EMPTY, blue: ['civic3', 'civic2cat', 'civic2cat', 'civic2cat'] };
    const twoStages: SeatDescription = { ...EMPTY, stages: [1, 2] };
    expect(outcomeOf([twoBlue, twoStages, EMPTY]).winners).toEqual([1]);
    expect(outcomeOf([twoStages, twoBlue, twoStages]).winners).toEqual([0, 2]);
    expect(outcomeOf([{ ...EMPTY, cat: true }, EMPTY]).winners).toEqual([0]);
  });
});

describe('battle', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 2],
    [1, 1, 0],
    [2, 1, 2],
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 1],
    [2, 4, 0],
  ])('two players: %i shields against %i give %i tokens', (own, other, tokens) => {
    expect(duelTokens(own, other)).toBe(tokens);
  });

  test('two players compare once, and the horned cards of both go', () => {
    const table = tableOf('rhodes', 'giza');
    Object.assign(city(table, 0), { cards: ['shield', 'shield-horn2', 'coin'], built: [1, 2] });
    Object.assign(city(table, 1), { cards: ['shield-horn1'] });
    table.alarm = 3;
    fightBattle(table);
    expect(table.cities.map(({ military }) => military)).toEqual([2, 0]);
    expect(table.cities.map(({ cards }) => cards)).toEqual([['shield', 'coin'], []]);
    expect(table.discard).toEqual(['shield-horn2', 'shield-horn1']);
    expect(table.alarm).toBe(0);
  });

  test('three and more compare with both neighbours only', () => {
    const table = tableOf('giza', 'babylon', 'olympia', 'ephesus');
    for (const [seat, shields] of [3, 1, 2, 1].entries())
      city(table, seat).cards = Array<'shield'>(shields).fill('shield');
    fightBattle(table);
    expect(table.cities.map(({ military }) => military)).toEqual([2, 0, 2, 0]);
  });

  test('Rhodes and Tactics add shields that no battle takes', () => {
    const table = tableOf('rhodes', 'giza');
    Object.assign(city(table), { cards: ['shield-horn1'], built: [1, 2, 3, 4], progress: ['tactics'] });
    expect(shieldsOf(city(table))).toBe(5);
    fightBattle(table);
    expect(shieldsOf(city(table))).toBe(4);
  });
});

describe('generated matches', () => {
  test.each([2, 3, 4, 5, 6, 7])('of %i players are right, as objects and as files', (players) => {
    for (let seed = 0; seed < 30; seed += 1) {
      const record = generate(players, seed);
      expect(referee(record)).toEqual([]);
      expect(referee(loose(record))).toEqual([]);
    }
  });

  test('the same seed gives the same match', () => {
    expect(generate(4, 7)).toEqual(generate(4, 7));
    expect(generate(4, 7)).not.toEqual(generate(4, 8));
  });

  test('are right as far as they go when they are cut short', () => {
    for (const record of MATCHES.slice(0, 30)) {
      const cut = loose(record);
      delete cut.result;
      delete cut.seed;
      cut.moves.length = Math.floor(cut.moves.length / 2);
      expect(referee(cut)).toEqual([]);
    }
  });

  test('no card and no token appears or vanishes', () => {
    for (const record of MATCHES) {
      const table = tableBefore(record, record.moves.length);
      const cards = [...table.decks, table.discard, ...table.cities.map((one) => one.cards)].flat();
      const dealt = [...record.setup.decks, record.setup.central].flat();
      expect(cards.sort()).toEqual(dealt.sort());
      const tokens = [...table.pile, ...table.row, ...table.cities.flatMap((one) => one.progress)];
      expect(tokens.filter((token) => token !== null).sort()).toEqual(allTokens().sort());
    }
  });

  test('show every kind of move and every token and stage in use', () => {
    const seen = new Set(
      MATCHES.flatMap(({ moves }) =>
        moves.flatMap((move) => {
          if (move.do === 'take' || move.do === 'decline') return [`${move.do} ${move.why}`];
          return move.do === 'stage' ? ['stage', ...(move.using ?? [])] : [move.do];
        }),
      ),
    );
    for (const token of ['urbanism', 'crafts', 'jewellery', 'science', 'propaganda', 'architecture']) {
      expect(seen).toContain(`take ${token}`);
      expect(seen).toContain(`decline ${token}`);
    }
    for (const kind of ['take turn', 'take wonder', 'dig', 'progress', 'economy', 'engineering'])
      expect(seen).toContain(kind);
  });
});
