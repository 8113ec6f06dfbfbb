// Random play comes to everything there is. What it never comes to is untested, or can't happen.

import type { Rng } from '@mirabilia/kernel';
import { atRandom, type Choose, coverage, type Observation } from '@mirabilia/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { BOARDS, CARDS, cardFacts, type Options, type SevenWonders, sevenWonders } from '../src/index.ts';
import { ACTIONS, actionIn, cardIn, FREE, freeIn, isForFreeCity, STAGE } from '../src/move.ts';
import { FREE_CITY } from '../src/vocabulary.ts';
import { builders, optionsFor } from './testing.ts';

const FREE_WORDS = Object.keys(FREE);

function label(seen: Observation<SevenWonders>): string[] {
  if (seen.what === 'event') return [`event ${seen.event.kind}`];
  if (seen.what === 'refusal') return [`refusal ${seen.refusal.code}`];
  if (seen.what === 'table') return [`phase ${seen.table.phase.kind}`];
  const { move, table } = seen;
  const action = ACTIONS[actionIn(move)];
  if (action === 'board' || action === 'decline') return [action];
  const whose = isForFreeCity(move) ? 'free-city ' : '';
  const labels = [`${action} ${cardFacts(cardIn(move)).id}`, `${whose}${action} ${FREE_WORDS[freeIn(move)]}`];
  if (actionIn(move) !== STAGE) return labels;
  const city = table.cities[whose === '' ? seen.seat : FREE_CITY];
  const { wonder, side } = BOARDS[city?.board ?? -1] ?? {};
  return [...labels, `${whose}${wonder}/${side} stage ${(city?.stages ?? 0) + 1}`];
}

interface Tables extends Partial<Options> {
  readonly matches: number;
  readonly choose?: (rng: Rng) => Choose;
}

const TABLES: readonly Tables[] = [
  { players: 7, matches: 1500 },
  { players: 3, matches: 400 },
  { players: 2, matches: 1500 },
  { players: 4, wonders: 'draft', sides: 'choice', matches: 30 },
  { players: 5, sides: 'choice', matches: 30 },
  // Nobody has sold anything yet when the pile is looked through.
  { players: 3, wonders: ['halikarnassos', 'rhodos', 'gizah'], sides: 'B', choose: builders, matches: 100 },
];

const counts = new Map<string, number>();
for (const { matches, choose = atRandom, ...given } of TABLES) {
  const options = optionsFor(given);
  for (const [name, count] of coverage(sevenWonders, { options, matches, choose, label })) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
}

const missing = (names: readonly string[]): string[] => names.filter((name) => !counts.has(name));
const ids = CARDS.map(({ id }) => id);

describe('random play has seen', () => {
  test.each(['build', 'stage', 'discard'])('every card, to %s it', (action) => {
    expect(missing(ids.map((id) => `${action} ${id}`))).toEqual([]);
  });

  test('every stage of every wonder, in a player’s city and in the Free City', () => {
    const stages = BOARDS.flatMap(({ wonder, side, stages: all }) =>
      all.map((_, at) => `${wonder}/${side} stage ${at + 1}`),
    );
    expect(stages).toHaveLength(42);
    expect(missing(stages)).toEqual([]);
    expect(missing(stages.map((stage) => `free-city ${stage}`))).toEqual([]);
  });

  test('every way to come by a structure', () => {
    expect(
      missing([
        'build no',
        'build chain',
        'build wonder',
        'free-city build no',
        'free-city build chain',
        'free-city build wonder',
        'free-city discard no',
        'salvage no',
        'free-city salvage no',
        'decline',
        'board',
      ]),
    ).toEqual([]);
  });

  test('cards of every Age and every colour salvaged', () => {
    const salvaged = CARDS.filter(({ id }) => counts.has(`salvage ${id}`));
    expect(new Set(salvaged.map(({ age }) => age)).size).toBe(3);
    expect(new Set(salvaged.map(({ colour }) => colour)).size).toBe(7);
  });

  test('every phase', () => {
    const phases: Record<SevenWonders['table']['phase']['kind'], true> = {
      draft: true,
      sides: true,
      turn: true,
      seventh: true,
      salvage: true,
      over: true,
    };
    expect(missing(Object.keys(phases).map((kind) => `phase ${kind}`))).toEqual([]);
  });

  test('every kind of event', () => {
    const kinds: Record<SevenWonders['event']['kind'], true> = {
      'board-chosen': true,
      'age-began': true,
      built: true,
      'stage-built': true,
      discarded: true,
      earned: true,
      'salvage-declined': true,
      'salvage-void': true,
      'hands-passed': true,
      'leftovers-discarded': true,
      fought: true,
      ended: true,
    };
    expect(missing(Object.keys(kinds).map((kind) => `event ${kind}`))).toEqual([]);
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
