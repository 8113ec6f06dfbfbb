import { CARDS as ARCHITECTS_CARDS, TOKENS } from '@mirabilia/architects';
import { CARDS } from '@mirabilia/seven-wonders';
import { expect, test } from 'vitest';
import { EMBLEM_AUTHORS } from '../src/art/credit.ts';
import { ARCHITECTS_EMBLEMS, AUTHORS, EMBLEMS } from './emblem-table.ts';
import { creditsOf, spriteOf } from './emblems.ts';

test('the sprites hold the emblems of the tables, their outlines on whole numbers', async () => {
  await expect(spriteOf(EMBLEMS)).toMatchFileSnapshot('../src/games/seven-wonders/art/emblems.svg');
  await expect(spriteOf(ARCHITECTS_EMBLEMS)).toMatchFileSnapshot('../src/games/architects/art/emblems.svg');
});

test('the credits name who drew each of them', async () => {
  await expect(creditsOf(EMBLEMS, ARCHITECTS_EMBLEMS)).toMatchFileSnapshot('../../../docs/credits.md');
});

test('the page names every author', () => {
  const all = [...Object.values(EMBLEMS), ...Object.values(ARCHITECTS_EMBLEMS)];
  const used = new Set(all.map(([, author]) => AUTHORS[author]));
  expect([...used].toSorted()).toEqual(EMBLEM_AUTHORS.toSorted());
});

test('every card and token has an emblem, and no two of a game share one', () => {
  const sprite = spriteOf(EMBLEMS);
  for (const { name } of CARDS) expect(sprite).toContain(`<symbol id="${name}" `);
  const other = spriteOf(ARCHITECTS_EMBLEMS);
  for (const { id } of [...ARCHITECTS_CARDS, ...TOKENS]) expect(other).toContain(`<symbol id="${id}" `);
  for (const table of [EMBLEMS, ARCHITECTS_EMBLEMS]) {
    const icons = Object.values(table).map(([icon]) => icon);
    expect(new Set(icons).size).toBe(icons.length);
  }
});
