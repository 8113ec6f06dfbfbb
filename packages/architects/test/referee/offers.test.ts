// What is listed and what the judge lets pass are the same, though each is written apart from the other.

import { describe, expect, test } from 'vitest';
import { applyMove } from './apply.ts';
import { CARD_IDS, type CardId, WONDERS } from './facts.ts';
import { type Chance, chanceFrom, generate, legalMoves } from './generate.ts';
import { at } from './lists.ts';
import { offersAt, offerText } from './offers.ts';
import { type Purse, paymentsFor } from './payment.ts';
import type { Payment, PayToken } from './record.ts';
import { openingTable } from './table.ts';
import { city, emptyDecks, midTurn, play, tableOf } from './test-tables.ts';
import { waysToPay } from './ways-to-pay.ts';

describe('offers', () => {
  test.each([2, 3, 4, 5, 6, 7])('%i players: listed if and only if the judge lets it pass', (players) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const record = generate(players, seed);
      const table = openingTable(record.seats, record.setup);
      for (const [index, move] of record.moves.entries()) {
        const listed = offersAt(table).map(offerText).sort();
        const passing = legalMoves(table, chanceFrom(1)).map(offerText).sort();
        expect({ seed, index, listed }).toEqual({ seed, index, listed: passing });
        applyMove(table, move);
      }
      expect(offersAt(table)).toEqual([]);
    }
  });

  test('a seat passes only where no deck in reach has a card, and then builds what it can pay', () => {
    const table = tableOf('giza', 'rhodes', 'babylon', 'olympia');
    city(table).cards = ['coin', 'coin'];
    emptyDecks(table, 0, 3);
    expect(offersAt(table).map(offerText)).toEqual(['0: take central for turn']);
    emptyDecks(table, 4);
    expect(offersAt(table).map(offerText)).toEqual(['0: pass']);
    play(table, { seat: 0, do: 'pass' });
    expect(offersAt(table).map(offerText)).toEqual(['0: stage 1 with 2 coin using ']);
  });

  test('an extra card lapses where no deck in reach has a card', () => {
    const table = midTurn('giza', ['coin', 'coin'], ['science']);
    table.turn.extra.push('science');
    expect(offersAt(table).map(offerText)).toContain('0: decline science');
    emptyDecks(table, 0, 2, 3);
    expect(offersAt(table).map(offerText)).toEqual(['0: stage 1 with 2 coin using ']);
  });
});

describe('payments', () => {
  const STAGES = WONDERS.giza.stages;
  const TOKENS: readonly PayToken[][] = [[], ['economy'], ['engineering'], ['economy', 'engineering']];

  function purseFrom(chance: Chance): Purse {
    const cards = Array.from({ length: chance(10) }, () => at<CardId>(CARD_IDS, chance(6)));
    return { cards, tokens: at(TOKENS, chance(TOKENS.length)) };
  }

  const textsOf = (stage: number, ways: Iterable<Payment>): string[] =>
    [...ways].map((way) => offerText({ seat: 0, do: 'stage', stage, ...way })).sort();

  test('are listed if and only if the judge lets them pass, each once', () => {
    const chance = chanceFrom(23);
    for (let round = 0; round < 3000; round += 1) {
      const purse = purseFrom(chance);
      for (const stage of STAGES) {
        const listed = textsOf(stage.stage, waysToPay(stage, purse));
        expect({ purse, listed }).toEqual({ purse, listed: textsOf(stage.stage, paymentsFor(stage, purse)) });
        expect(new Set(listed).size).toBe(listed.length);
      }
    }
  });
});
