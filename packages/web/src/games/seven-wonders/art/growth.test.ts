import { expect, test } from 'vitest';
import { PIECES, piecesBuilt } from './growth.ts';

test.for([2, 3, 4])('with %i stages every stage adds to the picture, and the last completes it', (stages) => {
  const standing = Array.from({ length: stages + 1 }, (_, built) => piecesBuilt(built, stages));
  expect(standing[0]).toBe(0);
  expect(standing.at(-1)).toBe(PIECES);
  for (let built = 1; built <= stages; built++)
    expect(standing[built]).toBeGreaterThan(standing[built - 1] ?? 0);
});
