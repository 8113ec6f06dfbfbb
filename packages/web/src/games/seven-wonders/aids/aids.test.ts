// What helps at a table is true: cards that are said to come or not to come, and what a closed card would take.

import { advance, pending, pick, rngFrom, seatView, startMatch } from '@mirabilia/kernel';
import {
  type Card,
  type CardId,
  cardFacts,
  cardOf,
  GUILDS,
  type Holding,
  type SevenWonders,
  sevenWonders,
  type Table,
  verdicts,
} from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { type Sketch, table, tableOf } from '../../../../../seven-wonders/test/table.ts';
import { type CardsOfAge, cardsOfAge } from './cards-of-age.ts';
import { needOf } from './needs.ts';

interface Told {
  readonly age: number;
  readonly turn: number;
  readonly told: CardsOfAge;
}

const ids = (cards: CardsOfAge['canCome']): CardId[] => cards.map(({ card }) => cardFacts(card).id);

describe('cards of the Age', () => {
  test.for([
    [2, true],
    [3, true],
    [3, false],
    [5, true],
    [7, true],
    [7, false],
  ] as const)('%i players, memory aid %s: whatever comes was said to come', ([players, remembers]) => {
    for (const seed of ['0ca2d5', '1ca2d5', '2ca2d5']) {
      const options = sevenWonders.readOptions({ players });
      if (!options.ok) throw new Error('bad options');
      const match = startMatch<SevenWonders>(sevenWonders, options.value, seed);
      const rng = rngFrom(seed, 'cards');
      const before: Told[] = [];
      for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
        const view = seatView(match.state, seat);
        const seen = view.public.table as Table;
        if (seat === 0 && seen.phase.kind === 'turn' && view.private.plan.length === 0) {
          const { hand } = view.private.holding;
          for (const { told, age, turn } of before) {
            if (age !== seen.age || turn >= seen.turn) continue;
            const guilds = told.guilds?.open ?? [];
            const named = new Set<Card>([...told.canCome.map(({ card }) => card), ...guilds]);
            for (const card of hand) expect(named, `turn ${turn}, then ${seen.turn}`).toContain(card);
          }
          const told = cardsOfAge(structuredClone(seen), 0, structuredClone(view.private.holding), remembers);
          before.push({ age: seen.age, turn: seen.turn, told });
        }
        advance(match, seat, pick(rng, sevenWonders.legalMoves(view)));
      }
      expect(before.length).toBeGreaterThan(15);
    }
  });

  test('three players in turn 4: all hands were seen, so what went face down is not awaited', () => {
    const sketch = table({ cities: [{ hand: ['altar'] }, {}, {}], turn: 6 } as Sketch);
    const holding = { hand: [cardOf('altar') as Card], passed: [], played: [] } satisfies Partial<Holding>;
    const { canCome, guilds } = cardsOfAge(tableOf(sketch), 0, holding, true);
    // It is the last turn: nothing comes any more.
    expect(canCome).toEqual([]);
    expect(guilds).toBeUndefined();
  });

  test('what is held or was built isn’t awaited; guilds are told apart', () => {
    const sketch = table({ cities: [{ hand: ['arena'] }, {}, {}], age: 3, turn: 4 } as Sketch);
    const holding = { hand: [cardOf('arena') as Card], passed: [], played: [] } satisfies Partial<Holding>;
    const { canCome, guilds } = cardsOfAge(tableOf(sketch), 0, holding, false);
    expect(ids(canCome)).not.toContain('arena');
    expect(ids(canCome)).toContain('palace');
    expect(guilds).toEqual({ open: GUILDS, used: 5 });
  });
});

describe('what a closed card would take', () => {
  const needIn = (sketch: Sketch, id: CardId) => {
    const match = table(sketch);
    const view = seatView(match, 0);
    const hand = verdicts(view);
    const card = cardOf(id) as Card;
    const closed = hand.find((each) => each.card === card)?.build.closed;
    if (closed === undefined) throw new Error(`${id} can be built`);
    return needOf({ table: tableOf(match), seat: 0, hand }, closed, card);
  };
  const scriptorium: Sketch['cities'] = [
    { wonder: 'gizah', hand: ['scriptorium', 'press', 'altar'] },
    { wonder: 'olympia' },
    { wonder: 'rhodos' },
    { wonder: 'ephesos' },
    { wonder: 'babylon' },
  ];

  test('nobody beside me sells it: who makes it further away, and which card of my hand would', () => {
    const { missing, short, freeWith } = needIn({ cities: scriptorium }, 'scriptorium');
    expect(missing).toMatchObject([{ good: 'papyrus', count: 1, sellers: [], makers: [3] }]);
    expect(missing[0]?.inHand.map((card) => cardFacts(card).id)).toEqual(['press']);
    expect(missing[0]?.inAge).toContain('press');
    expect([short, freeWith]).toEqual([0, []]);
  });

  test('a neighbour sells it, for more coins than there are; and what would make it free', () => {
    const { missing, short, freeWith } = needIn(
      {
        age: 2,
        cities: [
          { wonder: 'gizah', coins: 1, hand: ['courthouse', 'altar'] },
          { wonder: 'babylon', built: ['brickyard', 'loom'] },
          { wonder: 'olympia' },
        ],
      },
      'courthouse',
    );
    expect(missing.map(({ good, sellers, sold }) => [good, sellers, sold])).toEqual([
      ['clay', [1], [3]],
      ['loom', [1], [1]],
    ]);
    expect(short).toBe(5);
    expect(freeWith).toEqual(['scriptorium']);
  });
});
