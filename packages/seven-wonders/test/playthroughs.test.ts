// Whole matches as text. A change of the rules shows as a difference that a person can read; `npm run golden` takes it.

import { type atRandom, playthrough } from '@mirabilia/kernel/testkit';
import { expect, test } from 'vitest';
import { type Options, sevenWonders } from '../src/index.ts';
import { builders, optionsFor } from './testing.ts';

interface Sample extends Partial<Options> {
  readonly name: string;
  readonly seed: string;
  readonly choose?: typeof atRandom;
}

const MATCHES: readonly Sample[] = [
  { name: 'two-players', seed: '00000002', players: 2 },
  { name: 'three-players', seed: '00000003', players: 3 },
  { name: 'five-players', seed: '00000005', players: 5 },
  { name: 'seven-players', seed: '00000007', players: 7 },
  {
    name: 'drafted-wonders',
    seed: '0000000d',
    players: 4,
    wonders: 'draft',
    sides: 'choice',
    choose: builders,
  },
  {
    name: 'powers',
    // Seventh cards, salvages taken and declined, free builds: all of them come up.
    seed: '00000016',
    players: 3,
    wonders: ['babylon', 'halikarnassos', 'olympia'],
    sides: ['B', 'B', 'A'],
    choose: builders,
  },
];

test.each(MATCHES)('$name', async ({ name, seed, choose, ...options }) => {
  const text = playthrough(sevenWonders, optionsFor(options), seed, choose);
  await expect(text).toMatchFileSnapshot(`golden/${name}.txt`);
});
