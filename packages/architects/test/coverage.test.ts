// Random play comes to everything there is. What it never comes to is untested, or can't happen.

import type { Rng } from '@mirabilia/kernel';
import { atRandom, type Choose, coverage, type Observation } from '@mirabilia/kernel/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Architects,
  architects,
  CARDS,
  type City,
  type Options,
  TOKENS,
  WONDERS,
  wonderFacts,
} from '../src/index.ts';
import { actionIn, STAGE } from '../src/move.ts';
import { optionsFor } from './testing.ts';

function label(seen: Observation<Architects>): string[] {
  if (seen.what === 'refusal') return [`refusal ${seen.refusal.code}`];
  if (seen.what === 'table') return [`phase ${seen.table.phase.kind}`];
  if (seen.what === 'event') {
    const { event } = seen;
    const more: string[] = [];
    if (event.kind === 'taken') more.push(`take ${event.card}`, `take for ${event.why}`);
    if (event.kind === 'token-taken')
      more.push(`token ${event.token}`, `token from ${event.from}`, `spent ${event.spent}`);
    if (event.kind === 'stage-built') more.push(`using ${event.using}`);
    if (event.kind === 'declined') more.push(`decline ${event.token}`);
    if (event.kind === 'wonder-chosen') more.push(`choose ${event.wonder}`);
    if (event.kind === 'fought') more.push(`victories ${event.victories}`);
    return [`event ${event.kind}`, ...more];
  }
  const text = architects.notation.make(seen.move);
  const [action, object = ''] = text.split(' ');
  const labels = [`move ${action} ${object}`, `move ${action}`];
  if (actionIn(seen.move) !== STAGE) return labels;
  const { wonder } = seen.table.cities[seen.seat] as City;
  return [...labels, `${wonderFacts(wonder).id} stage ${object}`];
}

/** Stages are put off for as long as anything else is open. */
const slow = (rng: Rng): Choose => {
  const choose = atRandom(rng);
  return (moves) => {
    const other = moves.filter((move) => actionIn(move) !== STAGE);
    return choose(other.length > 0 ? other : moves);
  };
};

interface Tables extends Partial<Options> {
  readonly matches: number;
  readonly choose?: (rng: Rng) => Choose;
}

const TABLES: readonly Tables[] = [
  { players: 7, matches: 250 },
  { players: 5, matches: 100 },
  { players: 3, matches: 150 },
  { players: 2, matches: 300 },
  { players: 2, wonders: 'draft', matches: 40 },
  { players: 4, seating: 'shuffled', choose: slow, matches: 100 },
];

const counts = new Map<string, number>();
for (const { matches, choose = atRandom, ...given } of TABLES) {
  const options = optionsFor(given);
  for (const [name, count] of coverage(architects, { options, matches, choose, label })) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
}

const missing = (names: readonly string[]): string[] => names.filter((name) => !counts.has(name));

describe('random play has seen', () => {
  test('every card taken', () => {
    expect(missing(CARDS.map(({ id }) => `take ${id}`))).toEqual([]);
  });

  test('every token taken, from each place and from the pile, by every set and as a gift', () => {
    expect(missing(TOKENS.map(({ id }) => `token ${id}`))).toEqual([]);
    expect(missing(['0', '1', '2', 'pile'].map((from) => `token from ${from}`))).toEqual([]);
    const sets = ['', 'compass,compass', 'gear,gear', 'tablet,tablet', 'compass,gear,tablet'];
    expect(missing(sets.map((set) => `spent ${set}`))).toEqual([]);
  });

  test('every extra card taken and declined, and cards of the turn and of wonders', () => {
    const extras = TOKENS.filter(({ effect }) => effect.kind.startsWith('extra-card')).map(({ id }) => id);
    expect(extras).toHaveLength(6);
    expect(missing([...extras, 'turn', 'wonder'].map((why) => `take for ${why}`))).toEqual([]);
    expect(missing(extras.map((token) => `decline ${token}`))).toEqual([]);
  });

  test('every stage of every wonder', () => {
    const stages = WONDERS.flatMap(({ id, stages: all }) => all.map((_, at) => `${id} stage ${at + 1}`));
    expect(stages).toHaveLength(35);
    expect(missing(stages)).toEqual([]);
  });

  test('stages with the help of Economy, of Engineering, of both and of none', () => {
    expect(
      missing(['', 'economy', 'engineering', 'economy,engineering'].map((help) => `using ${help}`)),
    ).toEqual([]);
  });

  test('every deck that can be taken from', () => {
    const decks = ['left', 'right', 'central', ...[0, 1, 2, 3, 4, 5, 6].map((seat) => `of-${seat}`)];
    expect(missing(decks.map((deck) => `move take ${deck}`))).toEqual([]);
    expect(missing(['move dig left', 'move dig right', 'move look left', 'move look right'])).toEqual([]);
  });

  test('every wonder chosen', () => {
    expect(missing(WONDERS.map(({ id }) => `choose ${id}`))).toEqual([]);
  });

  test('battles that bring nothing, one token and two', () => {
    expect(missing([0, 1, 2].map((victories) => `victories ${victories}`))).toEqual([]);
  });

  test('every phase', () => {
    const phases: Record<Architects['table']['phase']['kind'], true> = {
      draft: true,
      'free-take': true,
      act: true,
      bonus: true,
      gift: true,
      look: true,
      dig: true,
      over: true,
    };
    expect(missing(Object.keys(phases).map((kind) => `phase ${kind}`))).toEqual([]);
  });

  test('every kind of event, but for one that takes more than a random match', () => {
    const kinds: Record<Architects['event']['kind'], true> = {
      'wonder-chosen': true,
      'turn-began': true,
      peeked: true,
      taken: true,
      'turned-up': true,
      'cat-moved': true,
      'horns-blown': true,
      declined: true,
      passed: true,
      'stage-built': true,
      'effect-lost': true,
      'token-taken': true,
      'row-filled': true,
      looked: true,
      shuffled: true,
      fought: true,
      ended: true,
    };
    // Three empty decks around one seat come up in the test of [D6].
    expect(missing(Object.keys(kinds).map((kind) => `event ${kind}`))).toEqual(['event passed']);
  });

  test('every refusal of the door', () => {
    const codes = [
      'no-such-seat',
      'match-over',
      'stale-decision',
      'not-asked',
      'no-such-step',
      'illegal-move',
    ];
    expect(missing(codes.map((code) => `refusal ${code}`))).toEqual([]);
  });
});
