import {
  advance,
  determinize,
  type Match,
  pending,
  type Rng,
  rngFrom,
  type SeatView,
  type State,
  seatView,
  startMatch,
  viewOf,
} from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import {
  dealOf,
  holdingsToCompare,
  less,
  optionsOf,
  type Played,
  playOn,
  playRandomly,
  reenact,
  thrifty,
} from '../test/worlds.ts';
import { handHeld } from './geometry.ts';
import {
  type Age,
  type Card,
  cardFacts,
  deckOf,
  guildsUsed,
  HAND_SIZE,
  type Options,
  type SevenWonders,
  sevenWonders,
} from './index.ts';
import { actionIn, BUILD, cardIn, DISCARD } from './move.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

type World = State<SevenWonders>;
type View = SeatView<SevenWonders>;

const COUNTS = [2, 3, 4, 5, 6, 7];
const SEEDS = ['01dd1e5a', '0ddba11b', '5eed5eed'];
const sorted = (cards: readonly Card[]): Card[] => cards.slice().sort((a, b) => a - b);
const text = (value: unknown): string => JSON.stringify(value);

/** Equality by text is quick; only a difference is worth the slow and readable way. */
function expectSame(found: unknown, wanted: unknown, where: string): void {
  if (text(found) !== text(wanted)) expect(found, where).toEqual(wanted);
}

const wonders = ['babylon', 'halikarnassos', 'olympia', 'gizah', 'rhodos', 'ephesos', 'alexandria'] as const;

/** Halikarnassos B and Babylon B at the table: seventh cards, and up to three looks through the discard pile. */
const searching = (players: number): Options =>
  optionsOf({ players, wonders: wonders.slice(0, Math.max(players, 3)), sides: 'B' });

/** With two players the Free City searches the pile, and its holder looks. */
const freeCitySearches = optionsOf({
  players: 2,
  wonders: ['babylon', 'gizah', 'halikarnassos'],
  sides: 'B',
});

type Check = (played: Played, seat: number, where: string) => void;

interface Chance {
  readonly seed: string;
  readonly choose?: typeof thrifty;
}

/** Runs a check for every seat at every decision and after the end, and for one seat while others have committed. */
function throughout(options: Options, chance: Chance, check: Check): void {
  let commits = 0;
  playRandomly(options, chance, (played) => {
    const { decision, owed, table } = played.match.state.public;
    const seats = [...owed.keys()];
    const isWhole = seats.every((seat) => owed[seat] === sevenWonders.steps(table, seat));
    for (const seat of isWhole ? seats : [commits++ % seats.length]) {
      check(
        played,
        seat,
        `${text(options)} seed ${chance.seed} decision ${decision} owed ${owed} seat ${seat}`,
      );
    }
  });
}

const throughoutAll = (options: Options, check: Check): void => {
  for (const seed of SEEDS) throughout(options, { seed }, check);
};

const worldFor = ({ match }: Played, seat: number, rng: Rng): World =>
  determinize(sevenWonders, seatView(match.state, seat), rng);

const couldHaveHappened: Check = (played, seat, where) => {
  const world = worldFor(played, seat, rngFrom(where, 'worlds'));
  const deal = dealOf(played, world);
  for (const [i, { hands, pile }] of deal.ages.entries()) {
    expectLegalDeck([...hands.flat(), ...pile], hands.length, (i + 1) as Age);
  }
  const again = reenact(played, world, deal);
  expectSame(again.public.table, world.public.table, `${where}: the table`);
  expectSame(holdingsToCompare(again, seat), holdingsToCompare(world, seat), `${where}: the holdings`);
  expectSame(again.secret, world.secret, `${where}: the secret`);
};

function expectLegalDeck(cards: readonly Card[], players: number, age: Age): void {
  const isGuild = (card: Card): boolean => cardFacts(card).copies.length === 0;
  expectSame(sorted(cards.filter((card) => !isGuild(card))), deckOf(age, players), `the deck of Age ${age}`);
  const guilds = cards.filter(isGuild);
  expect(guilds).toHaveLength(age === 3 ? guildsUsed(players) : 0);
  expect(new Set(guilds).size).toBe(guilds.length);
}

const looksTheSame: Check = (played, seat, where) => {
  const view = seatView(played.match.state, seat);
  const before = text(played.match.state);
  const rng = rngFrom(where, 'worlds');
  const world = worldFor(played, seat, rng);
  expectSame(viewOf(world, seat), view, `${where}: the view`);
  playOn(world, rng);
  expect(sevenWonders.outcome(world.public.table)?.scores, where).toHaveLength(view.public.owed.length);
  expect(text(played.match.state), `${where}: the real match`).toBe(before);
};

/** What the viewer must find in another's hand that he passed on himself in this Age. */
const passedHandsAreKnown: Check = ({ match }, seat, where) => {
  const { public: shown, private: own } = seatView(match.state, seat);
  const { table } = shown;
  if (table.phase.kind !== 'turn') return;
  const world = determinize(
    sevenWonders,
    { viewer: seat, public: shown, private: own },
    rngFrom(where, 'worlds'),
  );
  for (let turn = 1; turn < table.turn; turn++) {
    const hand = handHeld({ ...table, turn }, seat);
    const holder = world.private.findIndex((_, other) => handHeld(table, other) === hand);
    if (holder === seat) continue;
    const since = table.taken[table.age - 1]?.[hand]?.slice(turn) ?? [];
    const built = since.filter((face) => actionIn(face) === BUILD).map(cardIn);
    const passed = own.holding.passed[(table.age - 1) * 6 + turn - 1] as readonly Card[];
    const found = world.private[holder]?.holding.hand as readonly Card[];
    // Only so many of the cards passed on can be gone as left the hand face down since.
    expect(less(passed, [...found, ...built]), where).toHaveLength(since.length - built.length);
    expect(less(found, passed), where).toEqual([]);
  }
};

describe('a world', () => {
  test.each(COUNTS)(
    'looks to the viewer as the real one and plays on to the end, with %i players',
    (players) => {
      throughoutAll(optionsOf({ players }), looksTheSame);
      throughoutAll(searching(players), looksTheSame);
    },
  );

  test.each(COUNTS)(
    'could have happened: its own deal and the same decisions lead to it, with %i players',
    (players) => {
      throughoutAll(optionsOf({ players }), couldHaveHappened);
      throughoutAll(searching(players), couldHaveHappened);
    },
  );

  test('could have happened where the Free City searches the pile', () => {
    throughoutAll(freeCitySearches, couldHaveHappened);
  });

  // In these matches a look through the pile was declined, and a later one at the same pile was used.
  test.each([
    [3, '00000017'],
    [3, '0000001e'],
    [4, '0000000b'],
  ])(
    'could have happened where of two looks at one pile the later was used (%i players, seed %s)',
    (players, seed) => {
      throughout(searching(players), { seed, choose: thrifty }, couldHaveHappened);
    },
  );

  test('is dealt whole while boards are still chosen', () => {
    const options = optionsOf({ players: 4, wonders: 'draft', sides: 'choice' });
    throughout(options, { seed: 'abadcafe' }, (played, seat, where) => {
      looksTheSame(played, seat, where);
      couldHaveHappened(played, seat, where);
    });
  });

  test.each(COUNTS.slice(1))('keeps what the viewer saw pass, with %i players', (players) => {
    throughoutAll(optionsOf({ players }), passedHandsAreKnown);
  });
});

describe('the discard pile', () => {
  test('who looked through it knows what lies in it', () => {
    let looks = 0;
    throughoutAll(searching(5), (played, seat, where) => {
      const { table } = played.match.state.public;
      const { looked } = seatView(played.match.state, seat).private.holding;
      const last = looked.at(-1);
      if (last === undefined || last.after !== table.discards + table.salvaged.length) return;
      const gone = table.salvaged.slice(last.after - last.cards.length).map(({ card }) => card);
      const world = worldFor(played, seat, rngFrom(where, 'worlds'));
      expect(sorted(world.secret.discards), where).toEqual(less(last.cards, gone));
      looks++;
    });
    expect(looks).toBeGreaterThan(0);
  });

  test('a card built from it had been discarded before: with three players it is in no other place', () => {
    let salvages = 0;
    throughoutAll(searching(3), (played, seat, where) => {
      const world = worldFor(played, seat, rngFrom(where, 'worlds'));
      const elsewhere = [
        ...world.private.flatMap(({ holding }) => holding.hand),
        ...world.secret.discards,
        ...world.secret.buried.flat(),
      ];
      for (const { card } of world.public.table.salvaged) {
        expect(elsewhere, where).not.toContain(card);
        salvages++;
      }
    });
    expect(salvages).toBeGreaterThan(0);
  });

  // In these matches the pile holds a single card, of which the viewer can't know that it doesn't stand in the city,
  // but for the fact that its owner is asked.
  test.each([
    [6, '00000071'],
    [7, '000003a6'],
  ])('who is asked to build from it finds something to build (%i players, seed %s)', (players, seed) => {
    let asked = 0;
    throughout(searching(players), { seed, choose: thrifty }, (played, seat, where) => {
      const { phase, discards } = played.match.state.public.table;
      if (phase.kind !== 'salvage' || phase.seat === seat || discards > 1) return;
      const rng = rngFrom(where, 'worlds');
      for (let i = 0; i < 30; i++) {
        const world = worldFor(played, seat, rng);
        expect(sevenWonders.legalMoves(seatView(world, phase.seat)).length, where).toBeGreaterThan(1);
      }
      asked++;
    });
    expect(asked).toBeGreaterThan(0);
  });
});

describe('worlds differ where the viewer knows nothing, and all that is possible comes out', () => {
  const WORLDS = 1200;

  function worldsOf(view: View): World[] {
    const rng = rngFrom('many', 'worlds');
    return Array.from({ length: WORLDS }, () => determinize(sevenWonders, view, rng));
  }

  /** How often each outcome came out. Where all n are as likely, each is near its share. */
  function expectEven(outcomes: readonly string[], n: number): void {
    const counts = new Map<string, number>();
    for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    expect(counts.size).toBe(n);
    // Five standard deviations: the seed is fixed, and another one would do as well.
    const share = outcomes.length / n;
    for (const [outcome, count] of counts) {
      expect(Math.abs(count - share), outcome).toBeLessThan(5 * Math.sqrt(share));
    }
  }

  /** Each who owes a move builds the first card that he can; those named discard the first of their hand instead. */
  function playTurn(match: Match<SevenWonders>, discarding: readonly number[]): void {
    for (const seat of pending(match.state)) {
      const legal = sevenWonders.legalMoves(seatView(match.state, seat));
      const action = discarding.includes(seat) ? DISCARD : BUILD;
      advance(match, seat, legal.find((move) => actionIn(move) === action) as number);
    }
  }

  const startThree = (): Match<SevenWonders> =>
    startMatch(
      sevenWonders,
      optionsOf({ players: 3, sides: 'A', wonders: ['gizah', 'rhodos', 'ephesos'] }),
      'e4e4e4e4',
    );

  test('at the start every unseen card may be in either hand, and the later Ages in any', () => {
    const view = seatView(startThree().state, 0);
    const worlds = worldsOf(view);
    const unseen = less(deckOf(1, 3), view.private.holding.hand);
    for (const card of unseen) {
      const inHand = worlds.filter((world) => world.private[1]?.holding.hand.includes(card)).length;
      expect(Math.abs(inHand - WORLDS / 2)).toBeLessThan(5 * Math.sqrt(WORLDS / 4));
    }
    const deals = worlds.flatMap(({ secret }) => [text(secret.hands[1]), text(secret.hands[2])]);
    expect(new Set(deals).size).toBe(2 * WORLDS);
  });

  test('a card discarded from a hand that the viewer passed on is any of its cards', () => {
    const match = startThree();
    playTurn(match, []);
    const passed = seatView(match.state, 0).private.holding.passed[0] as readonly Card[];
    expect(passed).toHaveLength(HAND_SIZE - 1);
    playTurn(match, [1]);
    const worlds = worldsOf(seatView(match.state, 0));
    expectEven(
      worlds.map(({ secret }) => text(secret.discards)),
      6,
    );
    for (const { secret, private: own } of worlds) {
      expect(own[2]?.holding.hand).toEqual(less(passed, secret.discards));
    }
    playTurn(match, []);
    // The hand is back: what is missing from it was discarded.
    const known = worldsOf(seatView(match.state, 0)).map(({ secret }) => text(secret.discards));
    expect(new Set(known)).toEqual(new Set([text(match.state.secret.discards)]));
  });

  test('two cards discarded one after the other are any two in any order, until the hand is back', () => {
    const match = startThree();
    playTurn(match, []);
    playTurn(match, [1]);
    playTurn(match, [2]);
    // Now the viewer holds the hand again and knows which two, but not who discarded which.
    expectEven(
      worldsOf(seatView(match.state, 0)).map(({ secret }) => text(secret.discards)),
      2,
    );
  });

  test('with two players a card drawn to the hand that the viewer passed on is any unseen one', () => {
    const options = optionsOf({ players: 2, sides: 'A', wonders: ['gizah', 'rhodos', 'ephesos'] });
    const match = startMatch(sevenWonders, options, 'e4e4e4e4');
    const dealt = seatView(match.state, 0).private.holding.hand;
    while (match.state.public.table.turn === 1) playTurn(match, []);
    const { holding } = seatView(match.state, 0).private;
    const seen = [...dealt, ...holding.hand, ...(match.state.public.table.cities[1]?.structures ?? [])];
    const drawn = worldsOf(seatView(match.state, 0)).map((world) =>
      less(world.private[1]?.holding.hand ?? [], holding.passed[0] as readonly Card[]),
    );
    expectEven(drawn.map(text), 6);
    expect(sorted([...new Set(drawn.flat())])).toEqual(less(deckOf(1, 2), seen));
  });
});
