// A server as its host has set it up: its name, its words, its colour, and a password that is asked for once.

import { en as app } from '../src/words/app/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { layoutFaults } from './kit/layout.ts';
import { expect, test } from './kit/test.ts';

const NAME = 'The Thursday Club of Lower Lisbon';
const WELCOME = 'Every Thursday from eight.\nNewcomers are welcome.';
const PASSWORD = 'open sesame';

for (const device of ['desktop', 'phone'] as const) {
  test(`${device}: a private server asks for its password, and shows what its host has chosen`, async ({
    arrive,
    setUpBy,
  }) => {
    const { address } = await setUpBy({
      name: NAME,
      welcome: WELCOME,
      accent: '#1f4e6b',
      password: PASSWORD,
      games: ['architects'],
    });
    const { page } = await arrive({ address, device });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(`${NAME} · Mirabilia`);
    const door = page.getByRole('region', { name: app.door.title });
    await expect(door).toBeVisible();
    await expect(page.getByText('Newcomers are welcome.')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: app.front.publicMatches })).toHaveCount(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await layoutFaults(page, { mayScroll: true })).toEqual([]);

    // What needs no server works.
    await page.getByRole('button', { name: app.front.play, exact: true }).click();
    await expect(page).toHaveURL(/\/solo\//);

    // What does is behind the door.
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: app.door.title })).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByLabel(app.door.password).fill('sesame');
    await page.getByRole('button', { name: app.door.enter }).click();
    await expect(page.getByText(app.troubles['bad-password'])).toBeVisible();
    await page.getByLabel(app.door.password).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: app.door.title })).toHaveCount(0);

    await page.goto('/');
    await expect(page.getByText('Newcomers are welcome.')).toBeVisible();
    await expect(page.getByRole('button', { name: /7 Wonders$/ })).toHaveCount(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await layoutFaults(page, { mayScroll: true })).toEqual([]);
  });
}
