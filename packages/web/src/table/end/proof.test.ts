import {
  advance,
  type Json,
  type MatchRecord,
  pending,
  pick,
  recordOf,
  rngFrom,
  sealOf,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { type Given, proveDeal } from './proof.ts';
import type { ProofFault, ProofStep } from './proof-steps.ts';

const SEED = '00112233445566778899aabbccddeeff';

function playedRecord(players: number, seed = SEED): MatchRecord {
  const options = sevenWonders.readOptions({ players });
  if (!options.ok) throw new Error('bad options');
  const match = startMatch(sevenWonders, options.value, seed);
  const rng = rngFrom(seed, 'play');
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    advance(match, seat, pick(rng, sevenWonders.legalMoves(seatView(match.state, seat))));
  }
  // As it comes over the wire.
  return JSON.parse(
    JSON.stringify(
      recordOf(
        match,
        Array.from({ length: players }, (_, i) => ({ name: `${i}`, kind: 'human' })),
      ),
    ),
  );
}

const seal = sealOf(SEED);
const record = playedRecord(3);

const faultIn = (given: Partial<Given>, step: ProofStep): ProofFault | undefined =>
  proveDeal(sevenWonders, { seal, seed: SEED, record, ...given }).steps.find((proven) => proven.step === step)
    ?.fault;

describe.for([2, 3, 7])('%i players', (players) => {
  test('a true match holds, step by step', () => {
    const proof = proveDeal(sevenWonders, { seal, seed: SEED, record: playedRecord(players) });
    expect(proof.holds).toBe(true);
    expect(proof.computed).toBe(seal);
    expect(proof.steps.map(({ step }) => step)).toEqual([
      'seal',
      'shape',
      'deal',
      'seats',
      'moves',
      'result',
    ]);
  });
});

test.for<[string, Partial<Given>, ProofStep, ProofFault]>([
  [
    'another seed than the one that was sealed',
    { seed: 'ffeeddccbbaa99887766554433221100' },
    'seal',
    'other-seal',
  ],
  ['no seal', { seal: null }, 'seal', 'no-seal'],
  ['no seed', { seed: null }, 'seal', 'no-seed'],
  ['a record with another seed', { record: { ...record, seed: 'abcdef0123456789' } }, 'seal', 'other-seed'],
  ['a record with no seed', { record: without(record, 'seed') }, 'deal', 'no-seed'],
  ['hands that the seed does not deal', { record: swapped(record) }, 'deal', 'other-deal'],
  ['a result that was bettered', { record: bettered(record) }, 'result', 'other-result'],
  [
    'a move taken away',
    { record: { ...record, moves: record.moves.slice(0, -1) } },
    'result',
    'other-result',
  ],
  ['other rules', { record: { ...record, rulesVersion: 99 } }, 'shape', 'other-rules'],
  ['no record at all', { record: 'nothing' }, 'shape', 'unreadable'],
])('%s is found', ([, given, step, fault]) => {
  expect(proveDeal(sevenWonders, { seal, seed: SEED, record, ...given }).holds).toBe(false);
  expect(faultIn(given, step)).toBe(fault);
});

function without(whole: MatchRecord, key: string): Json {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)) as Json;
}

/** Two seats get each other's hands of the third Age. */
function swapped(whole: MatchRecord): Json {
  const copy = structuredClone(whole) as unknown as { setup: { ages: { hands: Json[] }[] } };
  copy.setup.ages[2]?.hands.reverse();
  return copy as unknown as Json;
}

function bettered(whole: MatchRecord): Json {
  const copy = structuredClone(whole) as unknown as { result: { scores: { total: number }[] } };
  const [first] = copy.result.scores;
  if (first !== undefined) first.total += 1;
  return copy as unknown as Json;
}
