import {
  advance,
  checkRecord,
  type JsonObject,
  type Match,
  type MatchRecord,
  readRecord,
  recordOf,
  startMatch,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { cardFacts } from '../../src/catalogue.ts';
import { architects } from '../../src/index.ts';
import type { Architects } from '../../src/types.ts';
import { optionsFor, playedMatch } from '../testing.ts';

const written = (match: Match<Architects>): MatchRecord =>
  JSON.parse(
    JSON.stringify(
      recordOf(
        match,
        match.state.private.map((_, seat) => ({ name: `p${seat}`, kind: 'bot:random' })),
      ),
    ),
  );
const without = ({ seed: _, ...rest }: MatchRecord): JsonObject => rest;
const faults = (record: unknown) =>
  checkRecord(architects, record)
    .findings.filter(({ holds }) => !holds)
    .map(({ check, refusal }) => `${check}: ${refusal?.code}`);

// With seven players all wonders are there. This match has two digs, blind tokens, far decks, Economy and Engineering.
const match = playedMatch(7, 'feedc0de0041');
const record = written(match);
const entries = (action: string): JsonObject[] => record.moves.filter((entry) => entry.do === action);

describe('what is written', () => {
  test('[R1] every decision is an entry of its own, but a look is told by its dig', () => {
    const looks = match.history.filter(({ move }) => architects.notation.make(move).startsWith('look'));
    expect(looks.length).toBeGreaterThan(0);
    expect(record.moves).toHaveLength(match.history.length - looks.length);
  });

  test('[R2] a dig tells the deck, what was kept and the deck’s new order', () => {
    const digs = entries('dig');
    expect(digs.length).toBeGreaterThan(0);
    for (const dig of digs) {
      expect(Object.keys(dig)).toEqual(['seat', 'do', 'deck', 'keep', 'after']);
      expect(['left', 'right']).toContain(dig.deck);
    }
  });

  test('[R1] the other entries have the fields of the format', () => {
    const shapes = new Set(
      record.moves.map((entry) => `${entry.do}: ${Object.keys(entry).slice(2).join(' ')}`),
    );
    expect([...shapes].toSorted()).toEqual([
      'decline: why',
      'dig: deck keep after',
      'progress: token from',
      'progress: token from spend',
      'stage: stage with',
      'stage: stage with using',
      'take: deck why',
    ]);
    for (const { from, token } of entries('progress')) {
      expect([0, 1, 2, 'pile']).toContain(from);
      expect(token).toEqual(expect.any(String));
    }
  });

  test('[R5] decks in reach by their place, far ones by their owner', () => {
    const decks = new Set(entries('take').map(({ deck }) => (typeof deck === 'string' ? deck : 'far')));
    expect([...decks].toSorted()).toEqual(['central', 'far', 'left', 'right']);
    for (const { deck, seat, why } of entries('take')) {
      if (typeof deck === 'string') continue;
      const { of } = deck as { of: number };
      expect(why).toBe('wonder');
      expect(of).not.toBe(seat);
      expect((of + 1) % 7).not.toBe(seat);
    }
  });

  test('[R5] setup: the top of each deck first, the row on top of the tokens', () => {
    const { decks, central, tokens, first } = record.setup as {
      decks: string[][];
      central: string[];
      tokens: string[];
      first: number;
    };
    expect(first).toBe(0);
    expect(decks.map(({ length }) => length)).toEqual([25, 25, 25, 25, 25, 25, 25]);
    expect(central).toHaveLength(60);
    expect(tokens).toHaveLength(15);
    const [taken] = entries('take');
    const top = { left: decks[0], right: decks[6], central }[String(taken?.deck)]?.[0];
    const start = startMatch(architects, match.options, match.seed as string);
    advance(start, 0, (match.history[0] as { move: number }).move);
    const card = start.state.public.table.cities[0]?.cards.indexOf(1) as number;
    expect(top).toBe(cardFacts(card).id);
  });
});

describe('what is read', () => {
  test('[R3] [R4] the record is true, with its seed and without', () => {
    expect(faults(record)).toEqual([]);
    expect(faults(without(record))).toEqual([]);
  });

  test.each([2, 3, 4, 5, 6])(
    '[R3] so are records of %i players, and they are written again the same',
    (players) => {
      const one = written(playedMatch(players, 'abcdef01'));
      expect(faults(one)).toEqual([]);
      const again = checkRecord(architects, without(one)).match as Match<Architects>;
      expect(written(again).moves).toEqual(one.moves);
    },
  );

  test.each([2, 4, 7])(
    '[R9] a record of %i players who chose tells their wonders by the seats',
    (players) => {
      const chosen = playedMatch(players, 'feedc0de0042', { wonders: 'draft', first: 1 });
      const one = written(chosen);
      expect(one.moves).toHaveLength(
        chosen.history.filter(({ move }) => !/^(wonder|look)/.test(architects.notation.make(move))).length,
      );
      expect((one.setup.decks as string[][]).map(({ length }) => length)).toEqual(Array(players).fill(25));
      expect(faults(one)).toEqual([]);
      expect(faults(without(one))).toEqual([]);
      const again = checkRecord(architects, without(one)).match as Match<Architects>;
      expect(written(again)).toEqual(without(one));
    },
  );

  test('[R9] [R4] another wonder than the one that was chosen is found out', () => {
    const one = written(playedMatch(2, 'feedc0de0042', { wonders: 'draft', first: 1 }));
    const swapped = {
      ...one,
      seats: one.seats.map((seat, at) => ({ ...seat, wonder: one.seats[1 - at]?.wonder })),
    };
    const read = readRecord(architects, swapped);
    expect(read.ok ? 'read' : read.refusal.code).toBe('bad-deck');
    const decks = (one.setup.decks as string[][]).toReversed();
    const whole = { ...swapped, setup: { ...one.setup, decks } };
    expect(checkRecord(architects, whole).holds).toBe(false);
  });

  test('[R9] a record that ends while wonders are chosen is read and goes on', () => {
    const match = startMatch(
      architects,
      optionsFor({ players: 3, wonders: 'draft', first: 1 }),
      'feedc0de0043',
    );
    advance(match, 1, architects.notation.parse('wonder giza') as number);
    const one = written(match);
    expect(one.seats.map(({ wonder }) => wonder)).toEqual([undefined, 'giza', undefined]);
    expect((one.setup.decks as string[][]).map(({ length }) => length)).toEqual([0, 25, 0]);
    expect(faults(one)).toEqual([]);
    const again = checkRecord(architects, without(one)).match as Match<Architects>;
    expect(again.state.public.table).toEqual(match.state.public.table);
  });

  const changed = (action: string, change: (entry: JsonObject) => JsonObject): MatchRecord => {
    const at = record.moves.findIndex((entry) => entry.do === action);
    return { ...record, moves: record.moves.map((entry, i) => (i === at ? change(entry) : entry)) };
  };
  const reversed = changed('dig', (entry) => ({ ...entry, after: (entry.after as string[]).toReversed() }));

  test('[R4] another order than the seed’s is found out', () => {
    expect(faults(reversed)).toEqual(['moves: other-chance']);
  });

  test('[R3] without a seed the order is taken as it is written', () => {
    const at = reversed.moves.findIndex((entry) => entry.do === 'dig');
    const upToIt = { ...without(reversed), moves: reversed.moves.slice(0, at + 1), result: undefined };
    expect(faults(upToIt)).toEqual([]);
  });

  test('[R3] but not if it isn’t what is left of the deck', () => {
    const wrong = changed('dig', (entry) => ({ ...entry, after: (entry.after as string[]).slice(1) }));
    expect(faults(without(wrong))).toEqual(['moves: other-chance']);
  });

  test('[R3] a token from the pile has to be the one that lay there', () => {
    const wrong = changed('progress', (entry) => ({
      ...entry,
      token: entry.token === 'decor' ? 'tactics' : 'decor',
    }));
    expect(faults(without(wrong))).toEqual(['moves: other-chance']);
  });

  test('[R8] what came of a move may be left untold', () => {
    const untold = (key: string) => (entry: JsonObject) => ({ ...entry, [key]: null });
    expect(faults(changed('progress', untold('token')))).toEqual([]);
    expect(faults(changed('dig', untold('after')))).toEqual([]);
  });

  test('[R7] a deck in reach may be called by its owner as well', () => {
    const called = record.moves.map((entry) => {
      const { deck, seat } = entry as { deck?: string; seat: number };
      if (deck === 'left') return { ...entry, deck: { of: seat } };
      return deck === 'right' ? { ...entry, deck: { of: (seat + 6) % 7 } } : entry;
    });
    expect(called).not.toEqual(record.moves);
    expect(faults({ ...record, moves: called })).toEqual([]);
    const away = changed('take', (entry) => ({ ...entry, deck: { of: 3 } }));
    expect(faults(away)).toEqual(['moves: illegal-move']);
  });

  test('[R1] the order in which a set is written doesn’t matter', () => {
    const turned = changed('progress', (entry) => ({
      ...entry,
      spend: (entry.spend as string[]).toReversed(),
    }));
    expect(faults(turned)).toEqual([]);
  });

  test('[R1] an illegal move is found', () => {
    const wrong = changed('stage', (entry) => ({ ...entry, with: { coin: 4 } }));
    expect(faults(wrong)).toEqual(['moves: illegal-move']);
    const fault = checkRecord(architects, wrong).findings.find(({ holds }) => !holds)?.refusal;
    expect(fault?.facts).toMatchObject({ move: record.moves.findIndex((entry) => entry.do === 'stage') });
  });

  const refusal = (given: JsonObject): string => {
    const read = readRecord(architects, given);
    return read.ok ? 'read' : read.refusal.code;
  };

  test('[R6] a setup with other cards or tokens is refused', () => {
    const { setup } = record;
    const decks = setup.decks as string[][];
    expect(refusal({ ...record, setup: { ...setup, decks: decks.toReversed() } })).toBe('bad-deck');
    expect(refusal({ ...record, setup: { ...setup, central: [] } })).toBe('bad-deck');
    expect(refusal({ ...record, setup: { ...setup, tokens: ['culture'] } })).toBe('bad-tokens');
    expect(refusal({ ...record, setup: { ...setup, first: 7 } })).toBe('bad-first');
    expect(refusal({ ...record, setup: { ...setup, first: 1 } })).toBe('other-first');
    expect(refusal({ ...record, seats: record.seats.map((seat) => ({ ...seat, wonder: 'giza' })) })).toBe(
      'wonder-twice',
    );
    expect(refusal({ ...record, seats: record.seats.map((seat) => ({ ...seat, wonder: 'atlantis' })) })).toBe(
      'bad-wonder',
    );
  });

  test.each([
    { seat: 0, do: 'look', deck: 'left' },
    { seat: 0, do: 'take', deck: 'middle', why: 'turn' },
    { seat: 0, do: 'take', deck: { of: 9 }, why: 'turn' },
    { seat: 0, do: 'take', deck: 'left', why: 'luck' },
    { seat: 0, do: 'decline', why: 'turn' },
    { seat: 0, do: 'stage', stage: 6, with: {} },
    { seat: 0, do: 'stage', stage: 1, with: { gear: 2 } },
    { seat: 0, do: 'stage', stage: 1, with: { wood: -1 } },
    { seat: 0, do: 'stage', stage: 1, with: { wood: 2 }, using: ['culture'] },
    { seat: 0, do: 'progress', token: 'culture', from: 3 },
    { seat: 0, do: 'progress', token: 'culture', from: 0, spend: ['gear', 'tablet'] },
    { seat: 'x', do: 'pass' },
    { seat: 0, do: 'constructor' },
  ] as JsonObject[])('[R1] %o is no entry', (entry) => {
    expect(['bad-move', 'no-such-action']).toContain(refusal({ ...record, moves: [entry] }));
  });
});
