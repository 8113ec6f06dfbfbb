import {
  advance,
  checkRecord,
  type JsonObject,
  type Match,
  pending,
  pick,
  recordOf,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { sevenWonders } from '../../src/index.ts';
import type { SevenWonders } from '../../src/types.ts';

const COUNTS = [2, 3, 7];
const OPTIONS = { wonders: 'random', sides: 'random', seating: 'as-is' } as const;

/** A match played by chance; `index` numbers the deal, the moves hang on it too. */
function played(players: number, index: number): Match<SevenWonders> {
  const match = startMatch(sevenWonders, { players, ...OPTIONS }, seedOfMatch('records', index));
  const rng = rngFrom(`${players}/${index}`, 'moves');
  for (;;) {
    const seat = pending(match.state)[0];
    if (seat === undefined) return match;
    advance(match, seat, pick(rng, sevenWonders.legalMoves(seatView(match.state, seat))));
  }
}
const sitters = (players: number) =>
  Array.from({ length: players }, (_, i) => ({ name: `P${i}`, kind: 'human' }));
const recorded = (players: number, index: number) => recordOf(played(players, index), sitters(players));

describe('records', () => {
  test.each(COUNTS)('[R1] the same options, seed and moves give the same match of %i players', (players) => {
    expect(played(players, 1).state).toEqual(played(players, 1).state);
    expect(played(players, 1).deal).not.toEqual(played(players, 2).deal);
  });

  test.each(COUNTS)('[R2] a record of %i players replays to its own result', (players) => {
    const record = JSON.parse(JSON.stringify(recorded(players, 3)));
    expect(checkRecord(sevenWonders, record)).toMatchObject({ holds: true });
    // Without the seed the deal is taken from the record itself.
    const { seed: _, ...unsealed } = record;
    expect(checkRecord(sevenWonders, unsealed)).toMatchObject({ holds: true });
  });

  test('[R2] it holds what chance gave and every move', () => {
    const record = recorded(2, 3);
    const { ages, freeCity } = record.setup as { ages: JsonObject[]; freeCity: JsonObject };
    expect(ages.map(({ hands, pile }) => [hands, pile].map((cards) => (cards as unknown[]).length))).toEqual([
      [2, 7],
      [2, 7],
      [2, 7],
    ]);
    expect(Object.keys(freeCity)).toEqual(['wonder', 'side']);
    const chosen = record.moves.filter((move) => move.do !== 'salvage');
    expect(chosen.filter((move) => move.for === 2)).toHaveLength(18);
    expect(chosen.filter((move) => move.for === undefined).length).toBeGreaterThanOrEqual(36);
  });

  test('[R2] a changed move, score or card is found', () => {
    const record = JSON.parse(JSON.stringify(recorded(3, 4)));
    const changed = (change: (copy: typeof record) => void): boolean => {
      const copy = structuredClone(record);
      change(copy);
      return checkRecord(sevenWonders, copy).holds;
    };
    expect(changed(() => {})).toBe(true);
    expect(changed((copy) => copy.moves.pop())).toBe(false);
    expect(changed((copy) => (copy.moves[0].card = 'palace'))).toBe(false);
    expect(changed((copy) => (copy.result.scores[0].total += 1))).toBe(false);
    expect(changed((copy) => copy.setup.ages[0].hands.reverse())).toBe(false);
  });

  test('[R2] a board that the seed didn’t give is found, however little it changes', () => {
    // A side may change nothing: the first stage of a wonder can be worth as much on both, or none was built.
    const record = JSON.parse(JSON.stringify(recorded(3, 4)));
    for (const seat of [0, 1, 2]) {
      const copy = structuredClone(record);
      copy.seats[seat].side = copy.seats[seat].side === 'A' ? 'B' : 'A';
      expect(checkRecord(sevenWonders, copy).holds).toBe(false);
    }
  });

  test('[R3] salvages stand in the record exactly where there was a choice', () => {
    const seen = { salvage: 0, 'salvage-declined': 0, 'salvage-void': 0 };
    for (let index = 0; index < 20; index++) {
      const { match, told } = withSalvages(index);
      const salvages = recordOf(match, sitters(3)).moves.filter((move) => move.do === 'salvage');
      const wanted = told.filter((kind) => kind !== 'salvage-void');
      expect(salvages.map(({ card }) => (card === null ? 'salvage-declined' : 'salvage'))).toEqual(wanted);
      for (const kind of told) seen[kind]++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

type Salvage = 'salvage' | 'salvage-declined' | 'salvage-void';

/** A match in which Halikarnassos B builds its stages as soon as it can, and what became of its salvages. */
function withSalvages(index: number): { match: Match<SevenWonders>; told: Salvage[] } {
  const { legalMoves, notation } = sevenWonders;
  const options = {
    ...OPTIONS,
    players: 3,
    wonders: ['halikarnassos', 'rhodos', 'gizah'],
    sides: 'B',
  } as const;
  const match = startMatch(sevenWonders, options, seedOfMatch('salvages', index));
  const rng = rngFrom(`${index}`, 'moves');
  const told: Salvage[] = [];
  for (;;) {
    const seat = pending(match.state)[0];
    if (seat === undefined) return { match, told };
    const moves = legalMoves(seatView(match.state, seat));
    const of = (words: RegExp): number[] => moves.filter((move) => words.test(notation.make(move)));
    const [wanted] = [of(/^stage/), of(/^build/), moves].filter((some) => some.length > 0);
    advance(match, seat, pick(rng, index % 2 === 0 ? (wanted as number[]) : moves), (event) => {
      if (event.kind === 'salvage-void' || event.kind === 'salvage-declined') told.push(event.kind);
      if (event.kind === 'built' && event.free === 'salvage') told.push('salvage');
    });
  }
}
