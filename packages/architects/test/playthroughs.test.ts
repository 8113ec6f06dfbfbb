// Whole matches as text. A change of the rules shows as a difference that a person can read; `npm run golden` takes it.

import { playthrough } from '@mirabilia/kernel/testkit';
import { expect, test } from 'vitest';
import { architects, type Options } from '../src/index.ts';
import { optionsFor } from './testing.ts';

interface Sample extends Partial<Options> {
  readonly name: string;
  readonly seed: string;
}

const MATCHES: readonly Sample[] = [
  { name: 'two-players', seed: '00000002', players: 2 },
  { name: 'three-players', seed: '00000003', players: 3, wonders: ['halicarnassus', 'babylon', 'olympia'] },
  { name: 'chosen-wonders', seed: '00000004', players: 4, wonders: 'draft', first: 2 },
  { name: 'seven-players', seed: '00000007', players: 7, seating: 'shuffled' },
];

test.each(MATCHES)('$name', async ({ name, seed, ...options }) => {
  const text = playthrough(architects, optionsFor(options), seed);
  await expect(text).toMatchFileSnapshot(`golden/${name}.txt`);
});
