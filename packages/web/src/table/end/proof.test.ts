import {
  advance,
  type Chance,
  type Json,
  type JsonObject,
  type MatchRecord,
  pending,
  pick,
  recordOf,
  rngFrom,
  sealOf,
  seatView,
  seedFrom,
  startMatch,
} from '@mirabilia/kernel';
import { type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FrozenLobby, keepNonce } from '../../match/nonces.ts';
import { type Given, proveDeal } from './proof.ts';
import type { ProofFault, ProofStep } from './proof-steps.ts';

const SEED = '00112233445566778899aabbccddeeff';

function playedRecord(players: number, seed = SEED, given: JsonObject = {}): MatchRecord {
  const options = sevenWonders.readOptions({ players, ...given });
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
  proveDeal(sevenWonders, { match: null, seal, secret: null, seed: SEED, record, ...given }).steps.find(
    (proven) => proven.step === step,
  )?.fault;

describe.for([2, 3, 7])('%i players', (players) => {
  test('a true match holds, step by step', () => {
    const proof = proveDeal(sevenWonders, {
      match: null,
      seal,
      secret: null,
      seed: SEED,
      record: playedRecord(players),
    });
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
  expect(
    proveDeal(sevenWonders, { match: null, seal, secret: null, seed: SEED, record, ...given }).holds,
  ).toBe(false);
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

describe('a deal that players’ devices have a part in', () => {
  const [own, others] = ['1'.repeat(32), '2'.repeat(32)];
  const secret = 'ab'.repeat(32);
  const chance: Chance = {
    seal: sealOf(secret),
    secret,
    nonceSeals: [sealOf(own), sealOf(others), null],
    nonces: [own, null, null],
  };
  const seed = seedFrom(chance);
  const played = playedRecord(3, seed, { seating: 'shuffled' });
  const seating = sevenWonders.seating(
    startMatch(sevenWonders, played.options as Parameters<typeof startMatch<SevenWonders>>[1], seed).deal,
  );
  const names = ['Ann', 'Bob', 'Cleo'];
  const drawn: MatchRecord = {
    ...played,
    seats: played.seats.map((seat, at) => ({ ...seat, name: names[seating[at] as number] as string })),
    chance,
  };
  const told: FrozenLobby = {
    seal: chance.seal,
    nonceSeals: chance.nonceSeals,
    // In any order, and without what is the usual.
    options: { seating: 'shuffled', players: 3 },
    names,
  };
  const given: Given = { match: 'this one', seal: chance.seal, secret, seed, record: drawn };
  const faults = (more: Partial<Given> = {}) =>
    Object.fromEntries(
      proveDeal(sevenWonders, { ...given, ...more }).steps.flatMap(({ step, fault }) =>
        fault === undefined ? [] : [[step, fault]],
      ),
    );

  beforeEach(() => keepNonce('this one', { nonce: own, told, isTaken: true }));

  test('holds, with this device’s number in it; who was left out is named', () => {
    // The deal seats them otherwise than they came.
    expect(seating).not.toEqual([0, 1, 2]);
    const { holds, computed, steps, leftOut } = proveDeal(sevenWonders, given);
    expect({ holds, computed, leftOut }).toEqual({ holds: true, computed: chance.seal, leftOut: ['Bob'] });
    expect(steps.slice(0, 4).map(({ step }) => step)).toEqual(['secret', 'chance', 'device', 'shape']);
  });

  test('says nothing of a device that took no part', () => {
    keepNonce('this one', { nonce: own });
    const { holds, steps } = proveDeal(sevenWonders, given);
    expect(holds).toBe(true);
    expect(steps.map(({ step }) => step)).not.toContain('device');
  });

  test('blames nobody for a number that came too late', () => {
    keepNonce('this one', { nonce: own, told });
    const { steps, leftOut } = proveDeal(sevenWonders, { ...given, ...without([null, null, null]) });
    expect(steps.map(({ step }) => step)).not.toContain('device');
    expect(leftOut).toHaveLength(2);
  });

  const without = (nonces: Chance['nonces']): Partial<Given> => {
    const left = seedFrom({ secret, nonces });
    return {
      seed: left,
      record: { ...playedRecord(3, left, { seating: 'shuffled' }), chance: { ...chance, nonces } },
    };
  };

  /** What an operator would show who draws until a deal suits them. */
  const withSecret = (later: string): Partial<Given> => {
    const chosen = { ...chance, secret: later, seal: sealOf(later) };
    const drawnLater = seedFrom(chosen);
    const options = played.options as Parameters<typeof startMatch<SevenWonders>>[1];
    const seats = sevenWonders.seating(startMatch(sevenWonders, options, drawnLater).deal);
    const again = playedRecord(3, drawnLater, { seating: 'shuffled' });
    return {
      seal: chosen.seal,
      secret: later,
      seed: drawnLater,
      record: {
        ...again,
        seats: again.seats.map((seat, at) => ({ ...seat, name: names[seats[at] as number] as string })),
        chance: chosen,
      },
    };
  };

  test.for<[string, Partial<Given>, Partial<Record<ProofStep, ProofFault>>]>([
    ['another secret than was sealed', { seal: sealOf('x') }, { secret: 'other-seal' }],
    [
      'a secret that the record doesn’t tell',
      { record: { ...drawn, chance: null } },
      { chance: 'unreadable', device: 'left-out' },
    ],
    ['a record of before', { record: played }, { chance: 'no-secret', device: 'left-out' }],
    ['a secret that nobody tells', { secret: null }, { secret: 'no-secret', chance: 'other-seed' }],
    [
      'a secret that was chosen later, with a seal of its own, once this device’s number was known',
      withSecret('cd'.repeat(32)),
      { secret: 'other-seal' },
    ],
    [
      'the same in a match of another id',
      { ...withSecret('cd'.repeat(32)), match: 'another' },
      { secret: 'other-seal' },
    ],
    [
      'a deal without any number, as if there were none',
      { seal, secret: null, seed: SEED, record },
      { secret: 'no-secret', chance: 'no-secret', device: 'left-out' },
    ],
    [
      'a nonce that wasn’t sealed',
      { record: { ...drawn, chance: { ...chance, nonces: [others, null, null] } } },
      { chance: 'other-nonce', device: 'left-out' },
    ],
    ['this device’s number left out', without([null, null, null]), { device: 'left-out' }],
    ['another seed than was told', { seed: SEED }, { chance: 'other-seed' }],
  ])('%s is found', ([, more, found]) => {
    expect(faults(more)).toEqual(found);
  });

  test.for<[string, Partial<FrozenLobby>]>([
    ['a nonce that was sealed after this device told its own', { nonceSeals: [sealOf(own), null, null] }],
    ['seats that changed afterwards', { names: ['Ann', 'Cleo', 'Bob'] }],
    ['settings that changed afterwards', { options: { players: 3, seating: 'shuffled', sides: 'A' } }],
  ])('%s is found', ([, change]) => {
    keepNonce('this one', { nonce: own, told: { ...told, ...change } });
    expect(faults()).toEqual({ device: 'changed' });
  });
});
