import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@mirabilia/games';
import { expect, test } from 'vitest';
import { withNarratedGame } from '../src/narrator/narrated-games.ts';
import { REFUSALS, sentenceFor } from '../src/words/refusals.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));

/** Every code that the sources of a package refuse with. */
function codesOf(name: string): string[] {
  const files = globSync(`${name}/src/**/*.ts`, { cwd: packages }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const texts = files.map((file) => readFileSync(`${packages}/${file}`, 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:refuse\(\s*|code: )'([a-z-]+)'/g)].map(([, code]) => code as string),
  );
}

test('every refusal of the kernel has a sentence', () => {
  const codes = codesOf('kernel');
  expect(codes).toContain('illegal-move');
  expect(codes.filter((code) => !(code in REFUSALS))).toEqual([]);
});

// A game's package is named after it.
test.for(GAME_IDS)('every refusal of %s has a sentence', (id) => {
  const own = withNarratedGame(id, ({ narrator }) => narrator.refusals);
  const codes = codesOf(id);
  expect(codes).toContain('bad-player-count');
  expect(codes.filter((code) => !(code in REFUSALS) && !(code in own))).toEqual([]);
});

test('a code without a sentence stands for itself, with its move', () => {
  expect(sentenceFor({ code: 'never-heard-of', facts: { move: 3 } })).toBe('moves[3]: never-heard-of');
});
