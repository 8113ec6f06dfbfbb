import { describe, expect, test } from 'vitest';
import { applyMove } from './apply.ts';
import { type CardId, stageOf } from './facts.ts';
import { faultOf } from './fault.ts';
import { chanceFrom, legalMoves } from './generate.ts';
import { canPay, type Purse, paymentsFor } from './payment.ts';
import type { Build, Move, PayToken } from './record.ts';
import type { Table } from './table.ts';
import { city, emptyDecks, midTurn, play, tableOf } from './test-tables.ts';
import { openMatters } from './turn.ts';

const seat = 0;
const free: Move = { seat, do: 'take', deck: 'left', why: 'turn' };
const pass: Move = { seat, do: 'pass' };
const legal = (table: Table) => legalMoves(table, chanceFrom(1));

function build(stage: number, cards: Build['with'], ...using: PayToken[]): Move {
  return { seat, do: 'stage', stage, with: cards, using };
}

/** The ways to pay a Giza stage (1: 2 different, 2: 2 identical, 3: 3 different, 4: 3 identical), in short. */
function ways(stage: number, cards: CardId[], ...tokens: PayToken[]): string[] {
  const row = stageOf('giza', stage);
  const purse: Purse = { cards, tokens };
  const short = (counts: object) => Object.entries(counts).map(([card, count]) => `${count} ${card}`);
  return row ? [...paymentsFor(row, purse)].map((way) => [...short(way.with), ...way.using].join(', ')) : [];
}

describe('payment', () => {
  test('two coins alone pay for two resources, different or identical', () => {
    expect(ways(1, ['coin', 'coin'])).toEqual(['2 coin']);
    expect(ways(2, ['coin', 'coin'])).toEqual(['2 coin']);
  });

  test('a coin replaces only what is missing', () => {
    expect(ways(1, ['wood', 'stone', 'coin'])).toEqual(['1 wood, 1 stone']);
    expect(ways(1, ['wood', 'wood', 'coin'])).toEqual(['1 wood, 1 coin']);
    expect(ways(4, ['wood', 'wood', 'coin', 'coin'])).toEqual(['2 wood, 1 coin']);
  });

  test('identical: the payer picks the resource, also one of which he has none', () => {
    expect(ways(2, ['wood', 'stone', 'coin'])).toEqual(['1 stone, 1 coin', '1 wood, 1 coin']);
    expect(ways(2, ['wood', 'coin', 'coin'])).toEqual(['2 coin', '1 wood, 1 coin']);
    const all: CardId[] = ['wood', 'stone', 'clay', 'papyrus', 'glass', 'coin', 'coin'];
    expect(ways(2, all)).not.toContain('2 coin');
  });

  test('Economy makes one coin two, never more than is missing', () => {
    expect(ways(2, ['coin'], 'economy')).toEqual(['1 coin, economy']);
    expect(ways(2, ['coin'])).toEqual([]);
    expect(ways(3, ['coin', 'coin'], 'economy')).toEqual(['2 coin, economy']);
    expect(ways(1, ['wood', 'coin'], 'economy')).toEqual(['1 wood, 1 coin']);
    expect(ways(2, ['coin', 'coin'], 'economy')).toEqual(['2 coin', '1 coin, economy']);
  });

  test('Engineering ignores the rule, is not used up within it, and leaves no card for coins', () => {
    expect(ways(1, ['wood', 'wood'], 'engineering')).toEqual(['2 wood, engineering']);
    expect(ways(2, ['wood', 'wood'], 'engineering')).toEqual(['2 wood']);
    expect(ways(4, ['wood', 'stone', 'coin'], 'engineering')).toEqual([
      '1 wood, 1 stone, 1 coin, engineering',
    ]);
    expect(ways(1, ['wood', 'wood', 'coin'], 'engineering')).toEqual([
      '1 wood, 1 coin',
      '2 wood, engineering',
    ]);
  });

  test('Economy and Engineering can pay together, and each only once a turn', () => {
    const table = midTurn('giza', ['wood', 'wood', 'coin', 'coin'], ['economy', 'engineering']);
    city(table).built = [1, 2, 3, 4];
    city(table).cards.push('wood');
    const stage = stageOf('giza', 5);
    expect(stage && canPay(stage, { cards: ['wood', 'wood', 'coin'], tokens: ['economy'] })).toBe(false);
    expect(faultOf(table, build(5, { wood: 3, coin: 1 }, 'engineering'))).toBeUndefined();
    city(table).cards = ['wood', 'wood', 'coin'];
    expect(faultOf(table, build(5, { wood: 2, coin: 1 }, 'economy', 'engineering'))).toBeUndefined();
    table.turn.used = ['economy'];
    expect(faultOf(table, build(5, { wood: 2, coin: 1 }, 'economy', 'engineering'))).toMatch(/not there/);
  });
});

describe('the turn', () => {
  test('stays open until every payable stage is built', () => {
    const table = tableOf('giza', 'babylon');
    city(table).cards = ['stone', 'clay', 'clay', 'wood'];
    play(table, { ...free, deck: 'right' });
    expect(openMatters(table)).toEqual(['stage 1, which can be paid']);
    play(table, build(1, { stone: 1, wood: 1 }));
    expect(openMatters(table)).toEqual(['stage 2, which can be paid']);
    play(table, build(2, { clay: 2 }));
    expect(table.turn.seat).toBe(1);
  });

  test("Economy's second coin forces a build, and is fresh again next turn even after a pass", () => {
    const table = tableOf('giza', 'babylon', 'olympia');
    emptyDecks(table, 0, 2, 3);
    Object.assign(city(table), { cards: ['coin'], progress: ['economy'] });
    play(table, pass);
    expect(legal(table)).toEqual([build(1, { coin: 1 }, 'economy')]);
  });

  test('a set must be turned in while tokens remain, and cannot be afterwards', () => {
    const table = midTurn('giza', ['gear', 'gear', 'tablet', 'compass']);
    expect(legal(table)).toHaveLength(8);
    table.pile = [];
    table.row = [null, 'decor', null];
    expect(legal(table)).toHaveLength(2);
    play(table, { seat, do: 'progress', token: 'decor', from: 1, spend: ['gear', 'gear'] });
    expect(table.turn.seat).toBe(1);
    const bare = midTurn('giza', ['gear', 'gear']);
    Object.assign(bare, { pile: [], row: [null, null, null] });
    expect(openMatters(bare)).toEqual([]);
  });

  test('a face-up token is replaced in its place; the name of a hidden one may be left open', () => {
    const table = midTurn('giza', ['gear', 'gear', 'tablet', 'tablet']);
    play(table, { seat, do: 'progress', token: 'decor', from: 1, spend: ['gear', 'gear'] });
    expect(table.row).toEqual(['tactics', 'culture', 'politics']);
    play(table, { seat, do: 'progress', token: null, from: 'pile', spend: ['tablet', 'tablet'] });
    expect(city(table).progress).toEqual(['decor', 'culture']);
  });

  test('an extra card chains, each token once; the card that won Science does not set it off', () => {
    const table = tableOf('giza', 'babylon');
    table.decks[0] = ['gear', 'wood', 'clay', 'gear'];
    table.row[0] = 'science';
    Object.assign(city(table), { cards: ['gear'], progress: ['urbanism'] });
    play(table, free, { seat, do: 'progress', token: 'science', from: 0, spend: ['gear', 'gear'] });
    expect(table.turn.seat).toBe(1);
    const chain = midTurn('giza', [], ['urbanism', 'science']);
    chain.turn.started = false;
    chain.decks[0] = ['gear', 'wood', 'clay', 'glass'];
    play(chain, free, { seat, do: 'take', deck: 'left', why: 'science' });
    expect(openMatters(chain)).toEqual(['the extra card of urbanism']);
    play(chain, { seat, do: 'take', deck: 'left', why: 'urbanism' });
    expect(openMatters(chain)).toEqual(['stage 1, which can be paid']);
  });

  test('an extra card lapses when no deck in reach has one', () => {
    const table = tableOf('giza', 'babylon', 'olympia');
    emptyDecks(table, 2, 3);
    table.decks[0] = ['wood'];
    city(table).progress = ['urbanism'];
    play(table, free);
    expect(table.turn.seat).toBe(1);
  });

  test('surplus horns are lost; the battle waits for the end of the turn', () => {
    const table = tableOf('giza', 'babylon');
    table.alarm = 2;
    table.decks[0] = ['shield-horn2', 'shield'];
    city(table).progress = ['propaganda'];
    play(table, free);
    expect(table.alarm).toBe(3);
    play(table, { seat, do: 'take', deck: 'left', why: 'propaganda' });
    expect(city(table)).toMatchObject({ military: 2, cards: ['shield'] });
    expect(table.alarm).toBe(0);
  });
});

describe('wonder effects', () => {
  const afterBuild = (table: Table) => {
    city(table).built = [1];
    applyMove(table, build(2, { glass: 2 }));
    return table;
  };

  test('Olympia takes from both decks in either order before anything else, or what there is', () => {
    const table = afterBuild(midTurn('olympia', ['glass', 'glass'], ['architecture']));
    expect(legal(table).map((move) => 'deck' in move && move.deck)).toEqual(['left', 'right']);
    play(table, { seat, do: 'take', deck: 'right', why: 'wonder' });
    expect(legal(table)).toEqual([{ seat, do: 'take', deck: 'left', why: 'wonder' }]);
    const half = midTurn('olympia', ['glass', 'glass']);
    emptyDecks(half, 0);
    expect(legal(afterBuild(half))).toEqual([{ seat, do: 'take', deck: 'right', why: 'wonder' }]);
  });

  test('Alexandria reaches every deck, Ephesus only the central one', () => {
    const alexandria = afterBuild(midTurn('alexandria', ['glass', 'glass']));
    expect(legal(alexandria).map((move) => 'deck' in move && move.deck)).toEqual([
      'left',
      'right',
      'central',
      { of: 1 },
    ]);
    expect(faultOf(alexandria, { seat, do: 'take', deck: { of: 0 }, why: 'wonder' })).toBeUndefined();
    const ephesus = afterBuild(midTurn('ephesus', ['glass', 'glass']));
    expect(legal(ephesus)).toEqual([{ seat, do: 'take', deck: 'central', why: 'wonder' }]);
    const nothing = midTurn('ephesus', ['glass', 'glass']);
    emptyDecks(nothing, 3);
    expect(afterBuild(nothing).turn.seat).toBe(1);
  });

  test('Babylon takes a token without green cards, and Architecture won so is not set off by that stage', () => {
    const table = midTurn('babylon', ['glass', 'glass']);
    table.row[0] = 'architecture';
    afterBuild(table);
    expect(legal(table)).toHaveLength(4);
    play(table, { seat, do: 'progress', token: 'architecture', from: 0 });
    expect(table.turn.seat).toBe(1);
    const bare = midTurn('babylon', ['glass', 'glass']);
    Object.assign(bare, { pile: [], row: [null, null, null] });
    expect(afterBuild(bare).turn.seat).toBe(1);
  });

  test('Halicarnassus digs in what there is, never in an empty deck', () => {
    const table = midTurn('halicarnassus', ['glass', 'glass']);
    emptyDecks(table, 0);
    table.decks[2] = ['gear', 'civic3', 'gear'];
    afterBuild(table);
    expect(legal(table)).toHaveLength(2);
    play(table, { seat, do: 'dig', deck: 'right', keep: 'civic3', after: ['gear', 'gear'] });
    expect(table.decks[2]).toEqual(['gear', 'gear']);
    const bare = midTurn('halicarnassus', ['glass', 'glass']);
    emptyDecks(bare, 0, 2);
    expect(afterBuild(bare).turn.seat).toBe(1);
  });
});

describe('the end', () => {
  test('a complete wonder ends the match only after extra cards and the battle', () => {
    const table = midTurn('giza', ['wood', 'stone', 'clay', 'glass', 'shield-horn1'], ['architecture']);
    city(table).built = [1, 2, 3, 4];
    table.alarm = 3;
    play(table, build(5, { wood: 1, stone: 1, clay: 1, glass: 1 }));
    expect(table.over).toBe(false);
    play(table, { seat, do: 'decline', why: 'architecture' });
    expect(table.over).toBe(true);
    expect(city(table).military).toBe(2);
  });

  test('a seat without cards in reach passes; with no card anywhere the match is over', () => {
    const table = tableOf('giza', 'babylon', 'olympia');
    emptyDecks(table, 0, 2, 3);
    table.decks[1] = ['civic3'];
    expect(legal(table)).toEqual([pass]);
    play(table, pass);
    expect(table.turn.seat).toBe(1);
    play(table, { seat: 1, do: 'take', deck: 'left', why: 'turn' });
    expect(table.over).toBe(true);
  });
});
