// Help on what lies on the table: by mouse, by keyboard, by a finger that stays. It is in nobody's way.

import type { Page } from '@playwright/test';
import { en as tableWords } from '../src/words/table/en.ts';
import { Architect } from './kit/architect.ts';
import { builder } from './kit/company.ts';
import { Player } from './kit/player.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

/** A finger that stays on the first of such places, and is lifted again. */
const hold = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
      element.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }));
      return new Promise<void>((resolve) =>
        setTimeout(() => {
          element.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'touch' }));
          element.dispatchEvent(new MouseEvent('click', at));
          resolve();
        }, 600),
      );
    });

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

test('what comes to lie under a mouse that rests explains nothing until it moves', async ({
  arrive,
  api,
}) => {
  const { code, host } = await seat(api, { people: ['Ann', 'Bea'], bots: 1 });
  const player = new Player(await arrive({ as: host }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(code);
  await player.isAsked();
  await player.cards.first().click();
  await player.use('discard').click();
  await player.change.click();
  // One of the three actions lies where the button was.
  const use = page.locator('[data-use]').first();
  await expect(use).toBeVisible();
  const help = page.getByRole('tooltip');
  await page.waitForTimeout(700);
  await expect(help).toBeHidden();
  await use.hover();
  await expect(help).toBeVisible();
});

test('cards, stages, structures and figures: a finger that stays reads, and one that taps plays', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('hints');
  const table = await seat(api, { people: ['Ann'], bots: 2 });
  const ann = await sitDown(address, table.host, table.id);
  await ann.playUntil(({ age, turn }) => age === 1 && turn === 3, builder([], { stages: false }));
  ann.close();
  const player = new Player(await arrive({ as: table.host, address, device: 'phone' }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('card');
  const help = page.getByRole('tooltip');
  for (const place of [
    '[data-hand] [data-card]',
    '[data-next-stage]',
    '[data-built]',
    '[data-city] header + div [data-hint]',
  ]) {
    await hold(page, place);
    await expect(help, place).toBeVisible();
    await expect(help, place).toHaveText(/\w{3}.*\./);
    await expect(page.getByRole('dialog'), place).toBeHidden();
  }
  // Held, a card was only looked at; tapped, it is picked up.
  await expect(page.locator('[data-use]')).toHaveCount(0);
  await player.cards.first().tap();
  await expect(help).toBeHidden();
  await expect(page.locator('[data-use]')).toHaveCount(3);
  // What is tapped explains itself in a dialog.
  await page.locator('[data-next-stage]').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Architects: decks, cards, figures and stages explain themselves to a finger that stays', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('hints');
  const table = await seat(api, { game: 'architects', people: ['Ann'], bots: 3 });
  const visitor = await arrive({ as: table.host, address, device: 'phone' });
  const { page } = visitor;
  const player = new Architect(visitor);
  await player.sitDown(table.code);
  for (let answers = 0; answers < 2; answers++) await player.answer();
  await player.isAsked();
  const help = page.getByRole('tooltip');
  for (const place of [
    '[data-decks] [data-card]',
    '[data-city] [data-held] [data-hint]',
    '[data-city] [data-shields]',
    '[data-state][data-hint]',
    '[data-horns]',
    '[data-total]',
    '[data-token]',
  ]) {
    await hold(page, place);
    await expect(help, place).toBeVisible();
    await expect(help, place).toHaveText(/\w{3}/);
  }
  // Held, the deck was only looked at; what its card does was said first.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(player.go).toHaveCount(0);
  await hold(page, '[data-decks] [data-card]');
  await expect(help.locator('p')).not.toHaveCount(1);
});
