import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outlinesIn } from './sprite.ts';

test.each(['seven-wonders', 'architects'])('every symbol of %s is read', (game) => {
  const file = readFileSync(new URL(`../games/${game}/art/emblems.svg`, import.meta.url), 'utf8');
  const ids = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect([...outlinesIn(file).keys()]).toEqual(ids);
  // One path each, of the text's colour, on the grid that emblems are drawn on: as they are drawn here.
  expect(
    file.match(/<symbol id="[^"]+" viewBox="0 0 512 512"><path fill="currentColor" d="[^"]+"\/><\/symbol>/g),
  ).toHaveLength(ids.length);
});
