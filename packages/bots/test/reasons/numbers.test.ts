// Whatever the coach says of bots' matches is checked against the engine: each number is found again by playing the move.
// REASON_MATCHES=200 looks at more of them.

import {
  type Architects,
  architects,
  centralDeck,
  scoreOf,
  tokenPoints,
  VICTORY_POINTS,
} from '@mirabilia/architects';
import {
  advance,
  apply,
  copyState,
  type Game,
  type GameTypes,
  type Match,
  type Move,
  outcomeOf,
  pending,
  pick,
  rngFrom,
  type SeatView,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import {
  actionIn,
  BUILD,
  type City,
  VICTORY_POINTS as CONFLICT_POINTS,
  cardFacts,
  cardOf,
  chainOf,
  costOf,
  DISCARD,
  deckOf,
  handHeld,
  type SevenWonders,
  SYMBOLS,
  scoreCity,
  sevenWonders,
  stageEffectsOf,
} from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/index.ts';
import { holdingIn as holdingInArchitects } from '../../src/reasons/architects/index.ts';
import { type ArchitectsReason, explain, type SevenWondersReason } from '../../src/reasons/index.ts';
import { compare, holdingIn } from '../../src/reasons/seven-wonders/index.ts';

const MATCHES = Number(process.env.REASON_MATCHES ?? 1);

/** So few playouts prove nothing; they make many reasons hold, and facts have to be true in any case. */
const WORLDS = 4;

interface Moment<T extends GameTypes> {
  readonly match: Match<T>;
  readonly view: SeatView<T>;
  readonly best: Move;
  readonly other: Move;
  readonly seed: string;
}

/** Seat 0's decisions in matches of `easy`: what it plays, and any other legal move. */
function eachMoment<T extends GameTypes>(
  game: Game<T>,
  { players, matches }: { readonly players: number; readonly matches: number },
  visit: (moment: Moment<T>) => void,
) {
  const bot = BOTS.easy.newBot(game);
  for (let at = 0; at < matches; at++) {
    const read = game.readOptions({ players });
    if (!read.ok) throw new Error(read.refusal.code);
    const match = startMatch(game, read.value, `reasons ${players} ${at}`);
    while (outcomeOf(match) === undefined) {
      const [seat] = pending(match.state) as [number];
      const view = seatView(match.state, seat);
      const legal = game.legalMoves(view);
      const seed = `${at} ${match.history.length} ${view.public.decision} ${seat}`;
      const rng = rngFrom(seed, 'numbers');
      const best = bot.choose({ view, legal, rng, budget: 0 });
      const others = legal.filter((move) => move !== best);
      if (seat === 0 && others.length > 0) visit({ match, view, best, other: pick(rng, others), seed });
      advance(match, seat, best);
    }
  }
}

const cityAt = (match: Match<SevenWonders>, at: number): City => match.state.public.table.cities[at] as City;

/** The cities if the viewer plays the move and everybody else discards. */
function played({ match, view }: Moment<SevenWonders>, move: Move): readonly City[] {
  const state = copyState(sevenWonders, match.state);
  const { cities } = state.public.table;
  let isPlayed = false;
  for (;;) {
    const [seat] = pending(state) as [number];
    const seen = seatView(state, seat);
    const legal = sevenWonders.legalMoves(seen);
    const dull = legal.find((each) => actionIn(each) === DISCARD) ?? (legal[0] as Move);
    const isMine: boolean = seat === view.viewer && !isPlayed;
    if (apply(sevenWonders, state, seat, isMine ? move : dull)) break;
    isPlayed ||= isMine;
  }
  return cities;
}

const science = (cities: readonly City[]): number => scoreCity(cities, 0).score.science;
const withoutCoins = (cities: readonly City[]): number => {
  const { total, treasury, military } = scoreCity(cities, 0).score;
  return total - treasury - military;
};

const never = (): void => {};
type Check<R, K extends string, M> = (reason: Extract<R, { kind: K }>, moment: M) => void;

const SEVEN_WONDERS: {
  readonly [K in SevenWondersReason['kind']]: Check<SevenWondersReason, K, Moment<SevenWonders>>;
} = {
  set: ({ points }, moment) =>
    expect(points).toBe(science(played(moment, moment.best)) - science(moment.view.public.table.cities)),
  symbol: ({ points, count, symbol, later }, moment) => {
    const { cities, age, players } = moment.view.public.table;
    const after = played(moment, moment.best);
    expect(points).toBe(science(after) - science(cities));
    expect(count).toBe(after[0]?.symbols[SYMBOLS.indexOf(symbol)]);
    const shows = (card: number) => cardFacts(card).effect.symbol === SYMBOLS.indexOf(symbol);
    const decks = ([1, 2, 3] as const).map((each) => (each > age ? deckOf(each, players).filter(shows) : []));
    expect(later).toBe(decks.flat().length);
  },
  conflict: ({ swing, result, city }, { view }) => {
    const { age, players } = view.public.table;
    const victory = CONFLICT_POINTS[age];
    expect(result === 'victory' ? [victory, victory + 1] : [1]).toContain(swing);
    expect([1, players - 1]).toContain(city);
  },
  overkill: (_, { match, view }) => {
    for (const at of [1, view.public.table.players - 1])
      expect(cityAt(match, 0).shields).toBeGreaterThan(cityAt(match, at).shields);
  },
  scarce: ({ good }, { view }) => {
    const { cities, players } = view.public.table;
    const needs = { coins: 0, [good]: 1 };
    expect(Object.keys(needs)).toContain(good);
    for (const at of [1, players - 1])
      for (const card of cities[at]?.structures ?? [])
        expect(
          ['brown', 'grey'].includes(String(cardFacts(card).colour)) && cardFacts(card).id.includes(good),
        ).toBe(false);
  },
  enables: ({ stage, points }, { match }) => {
    expect(stage).toBe(cityAt(match, 0).stages + 1);
    expect(points).toBeGreaterThan(0);
  },
  saves: ({ coins }) => expect(coins).toBeGreaterThanOrEqual(3),
  sells: ({ coins }) => expect(coins).toBeGreaterThanOrEqual(2),
  opens: ({ card, child, age, cost }, { view }) => {
    const { players } = view.public.table;
    const later = deckOf(age, players).find((each) => cardFacts(each).name === child) as number;
    expect(chainOf(later)).toContain(cardFacts(cardOf(card) as number).name);
    expect(cost).toEqual(costOf(later));
  },
  chain: ({ parent, card }, { match }) => {
    expect(cityAt(match, 0).structures.map((each) => cardFacts(each).name)).toContain(parent);
    expect(chainOf(cardOf(card) as number)).toContain(parent);
  },
  stage: ({ stage, points }, { match }) => {
    const { board, stages } = cityAt(match, 0);
    expect(stage).toBe(stages + 1);
    const [printed = 0] = stageEffectsOf(board, stages).flatMap((each) =>
      each.kind === 'points' ? [each.points] : [],
    );
    expect(points).toBe(printed);
  },
  short: ({ stage, coins }, { match }) => {
    expect(stage).toBe(cityAt(match, 0).stages + 1);
    expect(coins).toBeGreaterThan(0);
  },
  deny: ({ city }, { view }) => expect(city).toBe(receiverOf(view)),
  'deny-set': ({ city }, { view }) => expect(city).toBe(receiverOf(view)),
  waits: ({ turn }, { view }) => {
    const { table } = view.public;
    expect(handHeld({ ...table, turn }, 0)).toBe(handHeld(table, 0));
    expect(turn).toBeLessThanOrEqual(6);
  },
  'now-or-never': (_, { view }) => {
    const { table } = view.public;
    for (let turn = table.turn + 1; turn <= 6; turn++)
      expect(handHeld({ ...table, turn }, 0)).not.toBe(handHeld(table, 0));
  },
  guild: ({ points }, moment) => {
    const { cities, players } = moment.view.public.table;
    // With two players the Free City may have built something that the guild counts.
    if (players > 2) expect(points).toBe(withoutCoins(played(moment, moment.best)) - withoutCoins(cities));
  },
  points: ({ points }, moment) => {
    if (moment.view.public.table.players === 2) return;
    const gain = (move: Move) =>
      withoutCoins(played(moment, move)) - withoutCoins(moment.view.public.table.cities);
    expect(points).toBe(gain(moment.best));
    const builds = sevenWonders.legalMoves(moment.view).filter((move) => actionIn(move) === BUILD);
    expect(points).toBe(Math.max(...builds.map(gain)));
  },
  feeds: ({ city, rival }) => expect(city).not.toBe(rival),
  unused: (_, { view }) => expect(view.public.table.turn).toBe(6),
  surplus: ({ good }, { match }) => {
    const { board, stages } = cityAt(match, 0);
    expect(stageEffectsOf(board, stages)).toBeDefined();
    expect(good).toBeTypeOf('string');
  },
  tends: ({ points }) => expect(points).toBeGreaterThanOrEqual(2),
};

/** Whoever holds the viewer's hand in the next turn. */
function receiverOf({ public: { table }, viewer }: SeatView<SevenWonders>): number {
  const next = { ...table, turn: table.turn + 1 };
  return table.cities.findIndex((_, seat) => handHeld(next, seat) === handHeld(table, viewer));
}

describe.each([2, 3, 5])('7 Wonders, %i players', (players) => {
  test('all that is said is so', () => {
    const said = new Set<string>();
    eachMoment(sevenWonders, { players, matches: MATCHES }, (moment) => {
      const { view, best, other, seed } = moment;
      const comparison = compare(view, { best, other }, { seed, worlds: WORLDS });
      if (comparison === undefined) return;
      for (const { reason } of holdingIn(comparison)) {
        said.add(reason.kind);
        (SEVEN_WONDERS[reason.kind] ?? never)(reason as never, moment);
      }
    });
    expect(said.size).toBeGreaterThan(4);
  });
});

const points = (state: Match<Architects>['state'], seat = 0): number =>
  scoreOf(state.public.table, seat).total;

/** The state after the move and what must follow it. */
function after({ match, view }: Moment<Architects>, move: Move): Match<Architects>['state'] {
  const state = copyState(architects, match.state);
  apply(architects, state, view.viewer, move);
  return state;
}

const offers = (state: Match<Architects>['state']): string[] =>
  architects.legalMoves(seatView(state, 0)).map(architects.notation.make);

const ARCHITECTS: {
  readonly [K in ArchitectsReason['kind']]: Check<ArchitectsReason, K, Moment<Architects>>;
} = {
  build: ({ stage, points: printed }, moment) => {
    const state = after(moment, moment.best);
    const move = offers(state).find((each) => each.startsWith(`stage ${stage} `)) as string;
    const before = points(state);
    const built = copyState(architects, state);
    apply(architects, built, 0, architects.notation.parse(move) as Move);
    const { cities } = built.public.table;
    const city = cities[0] as Architects['table']['cities'][number];
    // The last stage is worth more to whoever has Decor.
    const decor = city.tokens.reduce((sum, token) => sum + tokenPoints(city, token), 0);
    if (city.victories === state.public.table.cities[0]?.victories && decor === 0)
      expect(points(built) - before).toBeGreaterThanOrEqual(printed);
  },
  'one-short': ({ cards }) => expect(cards.length).toBeGreaterThan(0),
  twin: ({ card }, { match }) => {
    const held = match.state.public.table.cities[0]?.cards ?? [];
    expect(held[['wood', 'stone', 'clay', 'papyrus', 'glass'].indexOf(card)]).toBeGreaterThan(0);
  },
  flexible: never,
  finish: ({ points: lead }) => expect(lead).toBeGreaterThan(0),
  hold: ({ points: lag }) => expect(lag).toBeGreaterThan(0),
  set: (_, moment) =>
    expect(offers(after(moment, moment.best)).some((each) => each.startsWith('progress'))).toBe(true),
  token: ({ points: worth }, moment) => {
    const gain = points(after(moment, moment.best)) - points(moment.match.state);
    expect(gain).toBe(worth);
  },
  'token-cards': ({ cards, of }, { view }) => {
    const { table } = view.public;
    const right = table.players - 1;
    const decks = new Set([0, right, centralDeck(table)]);
    expect(of).toBe([...decks].reduce((sum, deck) => sum + (table.sizes[deck] as number), 0));
    expect(cards).toBeLessThanOrEqual(of);
  },
  fight: ({ points: won }) => expect([VICTORY_POINTS, 2 * VICTORY_POINTS]).toContain(won),
  avoid: ({ seat }) => expect(seat).not.toBe(0),
  lasting: never,
  cat: ({ points: gained }, moment) =>
    expect(points(after(moment, moment.best)) - points(moment.match.state)).toBeGreaterThanOrEqual(gained),
  deny: ({ seat }, { view }) => expect([1, view.public.table.players - 1]).toContain(seat),
  uncovers: ({ cards, of, seat }, { view }) => {
    const { sizes } = view.public.table;
    expect([sizes[0], sizes[seat]].map((size = 0) => size - 1)).toContain(of);
    expect(cards).toBeLessThanOrEqual(of);
  },
  odds: ({ cards, of }, { view }) => {
    const { table } = view.public;
    expect(of).toBe(table.sizes[centralDeck(table)]);
    expect(cards).toBeLessThanOrEqual(of);
  },
  extra: never,
};

describe.each([2, 3, 5])('Architects, %i players', (players) => {
  test('all that is said is so', () => {
    const said = new Set<string>();
    eachMoment(architects, { players, matches: 10 * MATCHES }, (moment) => {
      for (const { reason } of holdingInArchitects(moment.view, moment)) {
        said.add(reason.kind);
        ARCHITECTS[reason.kind](reason as never, moment);
      }
    });
    expect(said.size).toBeGreaterThan(4);
  });
});

test('the same seed gives the same explanation, of at most two reasons', () => {
  const match = startMatch(sevenWonders, { ...optionsOf(), players: 3 }, 'explained');
  const view = seatView(match.state, 0);
  const [best, other] = sevenWonders.legalMoves(view) as [Move, Move];
  const said = () =>
    explain(sevenWonders, view, { best, other }, { seed: 'x', isAfterChoice: true, worlds: 12 });
  expect(said()).toEqual(said());
  expect(said().reasons.length).toBeLessThanOrEqual(2);
  expect(said().worlds).toBe(12);
});

function optionsOf(): SevenWonders['options'] {
  const read = sevenWonders.readOptions({ players: 3 });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}
