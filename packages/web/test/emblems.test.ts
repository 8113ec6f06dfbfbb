import { CARDS } from '@mirabilia/seven-wonders';
import { expect, test } from 'vitest';
import { EMBLEM_AUTHORS } from '../src/art/credit.ts';
import { AUTHORS, EMBLEMS } from './emblem-table.ts';
import { creditsOfEmblems, spriteOfEmblems } from './emblems.ts';

test('the sprite holds the emblems of the table, as they were published', async () => {
  await expect(spriteOfEmblems()).toMatchFileSnapshot('../src/art/emblems.svg');
});

test('the credits name who drew each of them', async () => {
  await expect(creditsOfEmblems()).toMatchFileSnapshot('../../../docs/credits.md');
});

test('the page names every author', () => {
  const used = new Set(Object.values(EMBLEMS).map(([, author]) => AUTHORS[author]));
  expect([...used].toSorted()).toEqual(EMBLEM_AUTHORS.toSorted());
});

test('every card has an emblem, and no two cards share one', () => {
  const sprite = spriteOfEmblems();
  for (const { name } of CARDS) expect(sprite).toContain(`<symbol id="${name}" `);
  const icons = Object.values(EMBLEMS).map(([icon]) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});
