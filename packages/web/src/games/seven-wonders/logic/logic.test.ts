import { type Move, seatView } from '@mirabilia/kernel';
import { type Card, type CardId, cardFacts, cardOf, sevenWonders, verdicts } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { choose, offers, playTurn } from '../../../../../seven-wonders/test/playing.ts';
import {
  type CitySketch,
  cityOf,
  holdingOf,
  type Match,
  type Sketch,
  table,
  tableOf,
} from '../../../../../seven-wonders/test/table.ts';
import { sorted } from '../../../table/everybody-rows.ts';
import { roundFrom } from '../../../table/seats.ts';
import { askedOf, endOfAgeView } from './ask.ts';
import { battleNow } from './battle.ts';
import { cityRowOf } from './city-row.ts';
import { columnsOf } from './columns.ts';
import { stalls, waresOf } from './market.ts';
import { seenHands } from './memory.ts';
import { type Between, wayOf } from './passing.ts';
import { pinned } from './seats.ts';
import { earnedBy, summaryOf } from './verdict-summary.ts';
import { moveIn, waysOf } from './ways.ts';

const card = (id: CardId): Card => cardOf(id) as Card;
const ids = (cards: readonly Card[]): CardId[] => cards.map((c) => cardFacts(c).id);
const words = (move: Move | undefined) => (move === undefined ? undefined : sevenWonders.notation.make(move));
const verdictOn = (match: Match, id: CardId) => {
  const found = verdicts(seatView(match, 0)).find((verdict) => verdict.card === card(id));
  if (found === undefined) throw new Error(`no ${id} in hand`);
  return found;
};
const summaryOn = (match: Match, id: CardId) => summaryOf(tableOf(match), 0, verdictOn(match, id));
const around = (me: CitySketch, left: CitySketch = {}, right: CitySketch = {}, rest: Partial<Sketch> = {}) =>
  table({ ...rest, cities: [me, left, right] });

describe('the verdict summary of a card', () => {
  test('free without cost, and when the city makes all of it', () => {
    const match = around({ wonder: 'gizah', hand: ['altar', 'baths', 'tavern'] });
    expect(summaryOn(match, 'altar')).toEqual({ kind: 'free', earns: 0 });
    expect(summaryOn(match, 'baths')).toEqual({ kind: 'free', earns: 0 });
    expect(summaryOn(match, 'tavern')).toEqual({ kind: 'free', earns: 5 });
  });

  test('free by the structure that stands', () => {
    const match = around({ built: ['theater'], hand: ['statue'] }, {}, {}, { age: 2 });
    expect(summaryOn(match, 'statue')).toEqual({ kind: 'chain', parent: 'theater', earns: 0 });
  });

  test('the price, to whom, and whether it can be divided otherwise', () => {
    const match = around(
      { wonder: 'gizah', hand: ['stockade', 'guard-tower', 'clay-pit'] },
      { wonder: 'olympia', built: ['clay-pool'] },
      { wonder: 'babylon' },
    );
    expect(summaryOn(match, 'stockade')).toMatchObject({
      kind: 'pay',
      left: 2,
      right: 0,
      bank: 0,
      isOpen: false,
    });
    expect(summaryOn(match, 'guard-tower')).toMatchObject({ kind: 'pay', isOpen: true });
    expect(summaryOn(match, 'clay-pit')).toMatchObject({
      kind: 'pay',
      left: 0,
      right: 0,
      bank: 1,
      isOpen: false,
    });
  });

  test('closed, with the reason', () => {
    const match = around(
      { wonder: 'gizah', built: ['altar'], hand: ['altar', 'apothecary'] },
      { wonder: 'olympia' },
      { wonder: 'babylon' },
    );
    expect(summaryOn(match, 'altar')).toEqual({ kind: 'closed', closed: { reason: 'name-stands' } });
    expect(summaryOn(match, 'apothecary')).toEqual({
      kind: 'closed',
      closed: { reason: 'goods-missing', missing: { loom: 1 }, unavailable: { loom: 1 } },
    });
  });

  test('only by the power of the wonder', () => {
    const match = around({ wonder: 'olympia', stages: 2, coins: 0, hand: ['apothecary'] });
    expect(summaryOn(match, 'apothecary')).toEqual({ kind: 'power', earns: 0, isWanted: false });
  });

  test('coins that come at once count the card itself', () => {
    const match = around({ built: ['tavern'], hand: ['lighthouse'] }, {}, {}, { age: 3 });
    expect(earnedBy(tableOf(match), 0, card('lighthouse'))).toBe(2);
  });
});

describe('the ways to pay', () => {
  const match = around(
    { wonder: 'gizah', coins: 6, hand: ['forum'] },
    { wonder: 'ephesos', built: ['clay-pool', 'clay-pit'] },
    { wonder: 'babylon', built: ['clay-pool'] },
    { age: 2 },
  );
  test('the slider goes from the left neighbour to the right one and stops only on legal splits', () => {
    const { splits, byPower } = waysOf(verdictOn(match, 'forum').build);
    expect(splits.map(({ left, right }) => [left, right])).toEqual([
      [4, 0],
      [2, 2],
      [0, 4],
    ]);
    expect(byPower).toBeUndefined();
  });

  test('a discount makes one split the cheapest, and it is the one to begin with', () => {
    const cheaper = around(
      { wonder: 'gizah', coins: 6, built: ['east-trading-post'], hand: ['guard-tower'] },
      { wonder: 'ephesos', built: ['clay-pool'] },
      { wonder: 'babylon' },
    );
    const ways = waysOf(verdictOn(cheaper, 'guard-tower').build);
    expect(ways.splits[ways.cheapest]).toMatchObject({ left: 0, right: 1, total: 1 });
    expect(words(moveIn(ways, { split: undefined, power: false }))).toBe('build guard-tower R1');
    expect(words(moveIn(ways, { split: 0, power: false }))).toBe('build guard-tower L2');
  });

  test('the power of the wonder is one way among others', () => {
    const olympia = around(
      { wonder: 'olympia', stages: 2, coins: 6, hand: ['guard-tower'] },
      { wonder: 'babylon' },
      { wonder: 'gizah' },
    );
    const ways = waysOf(verdictOn(olympia, 'guard-tower').build);
    expect(words(moveIn(ways, { split: undefined, power: false }))).toBe('build guard-tower L2');
    expect(words(moveIn(ways, { split: undefined, power: true }))).toBe('build guard-tower wonder');
  });

  test('a closed way gives no move', () => {
    expect(
      moveIn(waysOf({ moves: [], closed: { reason: 'name-stands' } }), { split: 0, power: true }),
    ).toBeUndefined();
  });
});

describe('seats', () => {
  test('the left neighbour comes first, the right one last', () => {
    expect(roundFrom(5, 7)).toEqual({
      self: 5,
      left: 6,
      right: 4,
      others: [6, 0, 1, 2, 3, 4],
      far: [0, 1, 2, 3],
    });
    expect(roundFrom(0, 3)).toMatchObject({ left: 1, right: 2, far: [] });
  });
  test('two cities can be pinned; a third takes the place of the first', () => {
    expect(pinned(pinned(pinned([], 2), 3), 4)).toEqual([3, 4]);
    expect(pinned([3, 4], 3)).toEqual([4]);
  });
});

describe('the market', () => {
  test('prices follow the discounts of the buyer, side by side', () => {
    const match = around(
      { wonder: 'gizah', built: ['west-trading-post'] },
      { wonder: 'olympia', built: ['press', 'clay-pit'] },
      { wonder: 'babylon' },
    );
    expect(waresOf(cityOf(match, 1), cityOf(match, 0), 'left')).toEqual([
      { goods: ['wood'], price: 1 },
      { goods: ['papyrus'], price: 2 },
      { goods: ['clay', 'ore'], price: 1 },
    ]);
    expect(waresOf(cityOf(match, 2), cityOf(match, 0), 'right')).toEqual([{ goods: ['clay'], price: 2 }]);
  });
  test('equal wares are counted together', () => {
    const match = around({}, { wonder: 'babylon', built: ['brickyard'] });
    expect(stalls(waresOf(cityOf(match, 1), cityOf(match, 0), 'left'))).toEqual([
      { goods: ['clay'], price: 2, count: 3 },
    ]);
  });
});

test('the battle preview says what each side would get', () => {
  const match = around({ built: ['barracks'] }, { built: ['stockade', 'barracks'] }, {}, { age: 2 });
  expect(battleNow(cityOf(match, 0), cityOf(match, 1), 2)).toEqual({ own: 1, other: 2, points: -1 });
  expect(battleNow(cityOf(match, 0), cityOf(match, 2), 2)).toEqual({ own: 1, other: 0, points: 3 });
  expect(battleNow(cityOf(match, 2), cityOf(match, 2), 2).points).toBe(0);
});

test('columns hold what stands, by colour', () => {
  const match = around({ built: ['baths', 'barracks', 'altar'] });
  expect(columnsOf(cityOf(match, 0)).map(({ colour, cards }) => [colour, ids(cards)])).toEqual([
    ['blue', ['baths', 'altar']],
    ['red', ['barracks']],
  ]);
});

test('the table of everybody can be sorted, the most first', () => {
  const match = around(
    { built: ['baths'] },
    { wonder: 'gizah', built: ['barracks', 'altar', 'press'] },
    { coins: 9 },
  );
  const rows = tableOf(match).cities.map(cityRowOf);
  expect(rows[1]?.values).toMatchObject({ shields: 1, civilian: 2, manufactured: 1 });
  expect(sorted(rows, 'coins').map(({ city }) => city)).toEqual([2, 0, 1]);
  expect(sorted(rows, 'civilian').map(({ city }) => city)).toEqual([0, 1, 2]);
  expect(sorted(rows, undefined)).toBe(rows);
});

describe('what is remembered of the hands', () => {
  const discards = (match: Match) => playTurn(match, {});
  test('what was passed on, less what was built from it since, and how many left face down', () => {
    let match = table({ cities: [{ hand: ['altar', 'theater', 'baths'] }, {}, {}] });
    match = choose(match, 0, 'discard altar').state;
    match = playTurn(match, {});
    const [seen] = seenHands(tableOf(match), 0, holdingOf(match, 0));
    expect(seen).toMatchObject({ holder: 1, seenIn: 1, backIn: 4, gone: [], hidden: 0 });
    expect(seen?.rest).toHaveLength(6);
    const next = playTurn(match, { 1: 'build theater' });
    const after = seenHands(tableOf(next), 0, holdingOf(next, 0));
    expect(after.map(({ holder, backIn }) => [holder, backIn])).toEqual([
      [2, 4],
      [1, 5],
    ]);
    expect(ids(after[0]?.gone ?? [])).toEqual(['theater']);
    expect(after[0]?.rest).toHaveLength(5);
    const later = discards(next);
    const [back] = seenHands(tableOf(later), 0, holdingOf(later, 0));
    // The hand is back: what left it face down is known now.
    expect(back).toMatchObject({ holder: 0, seenIn: 1, hidden: 0 });
    expect(back?.gone).toHaveLength(2);
    expect(back?.rest).toEqual(holdingOf(later, 0).hand);
  });
  test('nothing is remembered of another Age', () => {
    let match = table({ players: 3 });
    for (let turn = 0; turn < 6; turn++) match = discards(match);
    expect(tableOf(match)).toMatchObject({ age: 2, turn: 1 });
    expect(seenHands(tableOf(match), 0, holdingOf(match, 0))).toEqual([]);
  });
});

describe('what is asked', () => {
  test('a card, then nothing while others think, and a card again when it is changed', () => {
    const match = table({ players: 3, cities: [{ hand: ['altar'] }] });
    expect(askedOf(seatView(match, 0), undefined)).toMatchObject({ kind: 'card', city: 0, step: 0 });
    const locked = choose(match, 0, 'build altar').state;
    expect(askedOf(seatView(locked, 0), undefined)).toMatchObject({ kind: 'locked' });
    const anew = askedOf(seatView(locked, 0), 0);
    expect(anew).toMatchObject({ kind: 'card', step: 0 });
    expect(anew.kind === 'card' && anew.view.private.plan).toEqual([]);
  });
  test.each([
    [1, [0, 2]],
    [2, [2, 0]],
  ] as const)('with two players, by rules %i, the holder chooses for cities %j', (rules, [first, second]) => {
    const match = table({ players: 2, rules });
    const [move] = offers(match, 0) as [string];
    expect(askedOf(seatView(match, 0), undefined)).toMatchObject({ kind: 'card', city: first, step: 0 });
    const chosen = choose(match, 0, move).state;
    expect(askedOf(seatView(chosen, 0), undefined)).toMatchObject({ kind: 'card', city: second, step: 1 });
    expect(askedOf(seatView(chosen, 1), undefined)).toMatchObject({ kind: 'card', city: 1, step: 0 });
  });
});

describe('which way the hands go', () => {
  const ways = (players: number, age: 1 | 2 | 3, self = 0) => {
    const now = { ...tableOf(around({}, {}, {}, { age })), players };
    const way = (between: Between) => wayOf(now, roundFrom(self, Math.max(3, players)), between);
    return { way, now };
  };

  test('to the left as a clock goes: up to the left neighbour, down from the right one; in Age II back', () => {
    const left = ways(7, 1).way;
    expect(left('left and me')).toBe('up');
    expect(left('left and far')).toBe('up');
    expect(left('others')).toBe('right');
    expect(left('far and right')).toBe('down');
    expect(left('right and me')).toBe('down');
    const right = ways(7, 2).way;
    expect(right('left and me')).toBe('down');
    expect(right('others')).toBe('left');
    expect(right('right and me')).toBe('up');
    expect(ways(3, 3).way('left and me')).toBe('up');
  });

  test('two players swap, and the Free City has nothing to do with it', () => {
    // Seat 1 is left of seat 0, and the Free City right of it.
    const first = ways(2, 1, 0).way;
    expect(first('left and me')).toBe('swap');
    expect(first('right and me')).toBeUndefined();
    expect(first('others')).toBeUndefined();
    const second = ways(2, 2, 1).way;
    expect(second('left and me')).toBeUndefined();
    expect(second('right and me')).toBe('swap');
    // Whoever chooses for the Free City has both players before him.
    const free = ways(2, 1, 2).way;
    expect(free('others')).toBe('across');
    expect(free('left and me')).toBeUndefined();
  });

  test('nowhere while boards are chosen', () => {
    const { now } = ways(3, 1);
    const drafting = { ...now, phase: { kind: 'draft' } } as typeof now;
    expect(wayOf(drafting, roundFrom(0, 3), 'others')).toBeUndefined();
  });
});

test.for([
  { kind: 'seventh', seat: 1, purse: 3 },
  { kind: 'salvage', seat: 1, city: 1 },
  { kind: 'turn' },
] as const)('an Age whose last choice was a $kind ends in its conflicts', (phase) => {
  const view = seatView(around({ hand: ['altar'] }), 0);
  const last = { ...view, public: { ...view.public, table: { ...view.public.table, phase } } };
  expect(askedOf(endOfAgeView(last, view), undefined)).toEqual({ kind: 'conflicts', age: 1 });
});
