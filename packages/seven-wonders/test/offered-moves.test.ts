// At every decision of random matches the engine offers exactly what the referee's brute force finds: every legal
// move, none twice and none besides. The referee has its own reading of the rules and its own table, on which the
// same match is played along.

import {
  advance,
  byRules,
  type Game,
  type JsonObject,
  listed,
  type Match,
  pending,
  pick,
  type Rng,
  rngFrom,
  type Seat,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { offerDifference } from '@mirabilia/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { type Options, type SevenWonders, sevenWonders } from '../src/index.ts';
import { card, WONDERS } from './referee/facts.ts';
import { type Match as PlainMatch, payOf, placeOf, play, startMatch as startPlain } from './referee/match.ts';
import { askedSeats, offeredPlays, type Play } from './referee/plays.ts';
import type { MatchRecord, Move as PlainMove, RulesVersion } from './referee/record.ts';
import { optionsFor } from './testing.ts';

// New matches in every run; a failure is repeated with the seed that was printed.
const SEED = Number(process.env.MIRABILIA_SEED ?? Date.now() & 0x7fffffff);

/** The moves of one seat for one decision, in the order in which they are chosen. */
type Plan = readonly number[];

function gameBy(rules: RulesVersion): Game<SevenWonders> {
  const game = byRules(sevenWonders, rules);
  if (game === undefined) throw new Error(`no rules ${rules}`);
  return game;
}

/** Every plan that the engine offers the seat, step by step. */
function plansOf({ game, state }: Match<SevenWonders>, seat: Seat): Plan[] {
  const view = seatView(state, seat);
  let plans: Plan[] = [[]];
  for (let step = 0; step < (state.public.owed[seat] as number); step++) {
    plans = plans.flatMap((plan) => {
      const moves = game.legalMoves({ ...view, private: { ...view.private, plan } });
      // A first move that nothing can follow would go unseen.
      expect(moves).not.toEqual([]);
      return moves.map((move) => [...plan, move]);
    });
  }
  return plans;
}

/** The plan's moves as entries of a record. */
function entriesOf({ game, state }: Match<SevenWonders>, seat: Seat, plan: Plan): PlainMove[] {
  const moves = listed(
    game,
    plan.map((move) => ({ seat, move })),
  );
  return moves.map(({ move }) => game.record.move(seat, move, state) as JsonObject as unknown as PlainMove);
}

function textOf(play: Play): string {
  const words = play.map((move) => {
    const { left, right } = payOf(move);
    const forWhom = placeOf(move) === move.seat ? '' : `for ${placeOf(move)} `;
    return `${forWhom}${move.do} ${move.card} ${move.free ?? ''} L${left} R${right}`;
  });
  return words.join(', ');
}

/** Fails if the engine does not offer the seat exactly these texts. */
function compare(
  match: Match<SevenWonders>,
  seat: Seat,
  offered: readonly string[],
  legal: readonly string[],
): void {
  const found = offerDifference(offered, legal);
  if (found === undefined) return;
  const { game, options, seed, state } = match;
  const { decision, table } = state.public;
  const where = { rules: game.rulesVersion, options, seed, decision, age: table.age, turn: table.turn, seat };
  expect.fail(`phase ${table.phase.kind}: ${JSON.stringify({ ...where, ...found }, null, 2)}`);
}

/** What the matches met of what they are to prove: a comparison that never meets a rule says nothing of it. */
type Coverage = Set<string>;

/** What the rules of the Free City add to the older ones and take away from them. */
function addNews(coverage: Coverage, plain: PlainMatch, seat: Seat, plays: readonly Play[]): void {
  const older = offeredPlays({ ...plain, rules: 1 }, seat);
  const before = new Set(older.map(textOf));
  const splits = new Set(older.map(([, freeCity]) => textOf([freeCity as PlainMove])));
  for (const play of plays.filter((one) => !before.has(textOf(one)))) {
    const isOld = splits.has(textOf([play[1] as PlainMove]));
    coverage.add(isOld ? '[F4] bought from the card before' : '[F7] a dearer split');
  }
  const now = new Set(plays.map(textOf));
  for (const play of older) if (!now.has(textOf(play))) coverage.add('[F4] undercut by the card before');
}

function makesGoods({ do: use, card: id }: PlainMove): boolean {
  return use === 'build' && id !== null && ['brown', 'grey'].includes(card(id).colour);
}

function isPost({ do: use, card: id }: PlainMove): boolean {
  return use === 'build' && (id === 'west-trading-post' || id === 'east-trading-post');
}

function pays(move: PlainMove): boolean {
  return payOf(move).left + payOf(move).right > 0;
}

/** Groups of plays, of which one is taken by lot and then a play of it. */
const LIKED: Readonly<Record<'trade' | 'need', readonly ((play: Play) => boolean)[]>> = {
  // Rich tables ask more, so builds and purchases come up more often than by chance.
  trade: [(play) => play.some(pays), (play) => play.every((move) => move.do !== 'discard'), () => true],
  // Players who make much, and a Free City that makes little, saves its coins and gets one side cheaper.
  need: [
    ([own, freeCity]) => isOf(own, makesGoods) && !isOf(freeCity, makesGoods) && !isOf(freeCity, pays),
    ([own, freeCity]) => isOf(freeCity, isPost) || (freeCity === undefined && !isOf(own, isPost)),
  ],
};

function isOf(move: PlainMove | undefined, kind: (move: PlainMove) => boolean): boolean {
  return move !== undefined && kind(move);
}

function choose(rng: Rng, plans: readonly Plan[], plays: readonly Play[], like: keyof typeof LIKED): Plan {
  const groups = LIKED[like].map((wanted) => plans.filter((_, index) => wanted(plays[index] as Play)));
  const some = groups.filter(({ length }) => length > 0);
  return pick(rng, some.length > 0 ? pick(rng, some) : plans);
}

interface Along {
  match: Match<SevenWonders>;
  plain: PlainMatch;
  rng: Rng;
  coverage: Coverage;
  like: keyof typeof LIKED;
}

/** Compares what each seat is offered now, then lets each choose, on both tables. */
function playDecision({ match, plain, rng, coverage, like }: Along): void {
  const { state, history } = match;
  expect(pending(state)).toEqual(askedSeats(plain));
  const chosen = pending(state).map((seat) => {
    const plans = plansOf(match, seat);
    const plays = plans.map((plan) => entriesOf(match, seat, plan));
    const legal = offeredPlays(plain, seat);
    compare(match, seat, plays.map(textOf), legal.map(textOf));
    const forFreeCity = placeOf(legal[0]?.[0] as PlainMove) !== seat;
    coverage.add(forFreeCity ? `${plain.phase} for the Free City` : plain.phase);
    if (plain.rules > 1 && legal[0]?.length === 2) addNews(coverage, plain, seat, legal);
    return { seat, plan: choose(rng, plans, plays, like) };
  });
  const told = history.length;
  for (const { seat, plan } of chosen) for (const move of plan) advance(match, seat, move);
  const resolved = listed(match.game, history.slice(told));
  for (const { seat, move } of resolved) {
    play(plain, match.game.record.move(seat, move, state) as JsonObject as unknown as PlainMove);
  }
}

/** What the rules say of boards still to be chosen: a wonder that no city has, or a side of the own one. */
function boardTexts(
  { options, state }: Match<SevenWonders>,
  taken: readonly (string | undefined)[],
  seat: Seat,
): string[] {
  const sides = options.sides === 'A' || options.sides === 'B' ? [options.sides] : ['A', 'B'];
  const wonders =
    state.public.table.phase.kind === 'draft'
      ? WONDERS.map(({ id }) => id).filter((id) => !taken.includes(id))
      : [taken[seat]];
  return wonders.flatMap((wonder) => sides.map((side) => `board ${wonder}/${side}`));
}

/** Lets the seats choose their boards, comparing what they are offered; then the referee's table can be laid. */
function playBoards(match: Match<SevenWonders>, rng: Rng, coverage: Coverage): void {
  const { game, options, deal, state } = match;
  const { table } = state.public;
  while (table.phase.kind === 'draft' || table.phase.kind === 'sides') {
    const { kind } = table.phase;
    const freeCity = game.record.setup(options, deal).freeCity as JsonObject | undefined;
    const taken = [...Array(options.players).keys()].map((seat) => game.record.seat(table, seat).wonder);
    const wonders = [...taken, freeCity?.wonder] as (string | undefined)[];
    const asked = pending(state);
    // A draft goes by the order of the seats, one at a time; sides are turned by all at once.
    expect(asked).toEqual(kind === 'draft' ? [taken.indexOf(undefined)] : [...taken.keys()]);
    for (const seat of asked) {
      const plans = plansOf(match, seat);
      const offered = plans.map(([move]) => game.notation.make(move as number));
      compare(match, seat, offered, boardTexts(match, wonders, seat));
      coverage.add(kind);
    }
    for (const seat of asked) advance(match, seat, pick(rng, game.legalMoves(seatView(state, seat))));
  }
}

function playMatch({ given, rules, like = 'trade' }: Sample, index: number, coverage: Coverage): void {
  const game = gameBy(rules);
  const series = `offered ${SEED} ${rules} ${JSON.stringify(given)}`;
  const seed = seedOfMatch(series, index);
  const options = optionsFor(given);
  const match = startMatch<SevenWonders>(game, options, seed);
  const rng = rngFrom(seed, 'offered');
  playBoards(match, rng, coverage);
  const seats = [...Array(options.players).keys()].map((seat) =>
    game.record.seat(match.state.public.table, seat),
  );
  const setup = game.record.setup(options, match.deal);
  const plain = startPlain({ rulesVersion: rules, seats, setup } as unknown as MatchRecord);
  while (pending(match.state).length > 0) playDecision({ match, plain, rng, coverage, like });
  expect(plain.phase).toBe('over');
}

console.info(`offered moves against brute force: MIRABILIA_SEED=${SEED}`);

interface Sample {
  readonly given: Partial<Options>;
  readonly rules: RulesVersion;
  readonly matches: number;
  readonly like?: keyof typeof LIKED;
  /** What so many matches surely meet. */
  readonly meets: readonly string[];
}

const POWERS = ['babylon', 'halikarnassos', 'olympia'] as const;
const SIDES = ['B', 'B', 'A'] as const;
const BOUGHT = '[F4] bought from the card before';
const DEARER = '[F7] a dearer split';

/** The wonders with a power of their own, so many places further round the table. */
function turned(players: number, by: number): Partial<Options> {
  const turn = <T>(list: readonly T[]): T[] => [...list.slice(by), ...list.slice(0, by)];
  return { players, wonders: turn(POWERS), sides: turn(SIDES) };
}

const SAMPLES: readonly Sample[] = [
  { given: { players: 2 }, rules: 2, matches: 60, meets: ['turn', BOUGHT] },
  { given: { players: 2 }, rules: 2, matches: 60, like: 'need', meets: [DEARER] },
  { given: { players: 2 }, rules: 1, matches: 40, meets: ['turn'] },
  { given: turned(2, 0), rules: 2, matches: 25, meets: ['seventh', 'salvage'] },
  { given: turned(2, 1), rules: 2, matches: 25, meets: ['salvage'] },
  { given: turned(2, 2), rules: 2, matches: 25, meets: ['seventh', 'salvage for the Free City'] },
  { given: turned(2, 2), rules: 1, matches: 25, meets: ['seventh', 'salvage for the Free City'] },
  { given: turned(3, 0), rules: 2, matches: 25, meets: ['seventh', 'salvage'] },
  ...[3, 4, 5, 6, 7].map(
    (players): Sample => ({ given: { players }, rules: 2, matches: 20, meets: ['turn'] }),
  ),
  { given: { players: 3 }, rules: 1, matches: 10, meets: ['turn'] },
  { given: { players: 4, wonders: 'draft', sides: 'choice' }, rules: 2, matches: 3, meets: ['draft'] },
  { given: { players: 2, wonders: 'draft', sides: 'B' }, rules: 2, matches: 3, meets: ['draft'] },
  { given: { players: 5, sides: 'choice' }, rules: 2, matches: 3, meets: ['sides'] },
];

describe('every legal move is offered, and no other', () => {
  const rows = SAMPLES.map((sample) => ({ ...sample, options: JSON.stringify(sample.given) }));

  test.for(rows)('$options by rules $rules in $matches matches', (sample) => {
    const coverage = new Set<string>();
    for (let index = 0; index < sample.matches; index++) playMatch(sample, index, coverage);
    expect([...coverage]).toEqual(expect.arrayContaining([...sample.meets]));
  });
});
