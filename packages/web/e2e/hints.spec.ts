// Help on what lies on the table: by mouse, by keyboard, by a finger that stays. It is in nobody's way.

import { en as tableWords } from '../src/words/table/en.ts';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

test('a tool explains itself to a mouse and to the keyboard, with its key', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  const player = new Player(await arrive({ as: host }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(code);
  await player.isAsked();
  const help = page.getByRole('tooltip');
  const everybody = page.getByRole('button', { name: tableWords.frame.everybody });
  await everybody.hover();
  await expect(help).toHaveText(`${tableWords.frame.everybody}E`);
  const [above, below] = [await everybody.boundingBox(), await help.boundingBox()];
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(size.width);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  // It goes with the pointer, and with Escape.
  await page.mouse.move(5, 450);
  await expect(help).toBeHidden();
  await page.keyboard.press('Tab');
  await everybody.focus();
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});
