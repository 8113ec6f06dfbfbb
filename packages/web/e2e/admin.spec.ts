// Those who run a server: a player reports somebody, an administrator comes by a link and deals with it.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@mirabilia/kernel';
import { en as words } from '../src/words/admin/en.ts';
import { en as app } from '../src/words/app/en.ts';
import { en as people } from '../src/words/people/en.ts';
import { en as tableWords } from '../src/words/table/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { layoutFaults } from './kit/layout.ts';
import { say } from './kit/say.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/mirabilia.mjs', import.meta.url));

const linkTo = (data: string, address: string): string =>
  execFileSync(
    process.execPath,
    [PROGRAM, 'admin', 'link', '--label', 'Olga', '--data', data, '--url', address],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  ).trim();

for (const device of ['desktop', 'phone'] as const) {
  test(`${device}: a report is sent, and an administrator mutes, bans and deletes`, async ({
    arrive,
    setUpBy,
  }) => {
    const { address, api, data } = await setUpBy({});
    const { id, code, people: sitting, host } = await seat(api, { people: ['Ann', 'Eve'], bots: 1 });
    const eve = sitting[1] ?? host;
    await say(address, eve, { match: id, text: 'you fools' });

    // A player reports.
    const ann = (await arrive({ as: host, address, device: 'phone' })).page;
    await ann.goto(`/m/${code}`);
    await ann.getByRole('button', { name: new RegExp(`^${tableWords.frame.menu}`) }).click();
    await ann.getByRole('button', { name: new RegExp(`^${tableWords.frame.chat}`) }).click();
    await ann.getByRole('button', { name: tableWords.chat.people, exact: true }).click();
    await ann.getByRole('button', { name: people.report.open('Eve') }).click();
    await ann.getByLabel(people.report.note).fill('Again and again.');
    expect(await axeFindingsInBothThemes(ann)).toEqual([]);
    await ann.getByRole('button', { name: people.report.send }).click();
    await expect(ann.getByText(people.report.sent)).toBeVisible();

    // Nobody gets in without a link, and a link works once.
    const { page } = await arrive({ address, device });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: words.needed.title })).toBeVisible();
    const link = linkTo(data, address);
    await page.goto(link);
    await page.getByRole('button', { name: words.claim.go }).click();
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
    const stranger = (await arrive({ address })).page;
    await stranger.goto(link);
    await stranger.getByRole('button', { name: words.claim.go }).click();
    await expect(stranger.getByText(app.troubles['bad-link'])).toBeVisible();

    // The report.
    const report = page.getByRole('article', { name: /Eve/ });
    await expect(report).toContainText('you fools');
    await expect(report).toContainText('Again and again.');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await layoutFaults(page, { mayScroll: true })).toEqual([]);
    const carryOut = async (name: string, reason?: string): Promise<void> => {
      await page
        .getByRole('button', { name: `${name}: Eve` })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      if (reason !== undefined) await dialog.getByLabel(words.form.reason).fill(reason);
      expect(await axeFindingsInBothThemes(page, 'dialog')).toEqual([]);
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };

    await carryOut(words.actions.mute, 'insults');
    await carryOut(words.actions['delete-chat']);
    // Those who are at the table see it at once.
    await expect(ann.getByText('you fools')).toHaveCount(0);
    const her = (await arrive({ as: eve, address, device: 'phone' })).page;
    await her.goto('/');
    await expect(her.getByRole('heading', { name: app.front.withFriends })).toBeVisible();
    await carryOut(words.actions.ban, 'enough');
    await her.goto('/profile');
    await expect(her.getByText(app.troubles.banned)).toBeVisible();
    await expect(her.getByText(app.banned.reason('enough'))).toBeVisible();
    expect(await axeFindingsInBothThemes(her)).toEqual([]);
    await page.getByRole('button', { name: `${words.actions['close-report']}: Eve` }).click();
    await expect(page.getByText(words.reports.none)).toBeVisible();

    // The other sections.
    const section = (name: string) => page.getByRole('radio', { name, exact: true });
    await section(words.sections.server).check();
    await expect(page.getByText('Olga').first()).toBeVisible();
    await page.getByLabel(words.server.text).fill('Back at nine.');
    await page.getByRole('button', { name: words.actions.announce }).click();
    await expect(ann.getByText('Back at nine.')).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await layoutFaults(page, { mayScroll: true })).toEqual([]);

    await page.getByRole('button', { name: words.server.takeBack }).click();
    await expect(ann.getByText('Back at nine.')).toHaveCount(0);
    await section(words.sections.matches).check();
    await page.getByRole('button', { name: words.matches.show(code) }).click();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: words.actions['delete-match'] }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.actions['delete-match'] }).click();
    await expect(page.getByText(words.matches.none)).toBeVisible();
    await section(words.sections.people).check();
    await page.getByLabel(words.people.search).fill('ev');
    await page.getByRole('button', { name: words.find }).click();
    await page.getByRole('button', { name: words.people.show('Eve') }).click();
    await expect(page.getByRole('article', { name: 'Eve', exact: true })).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await carryOut(words.actions['delete-person']);

    await section(words.sections.log).check();
    for (const action of [words.actions.mute, words.actions.ban, words.actions['delete-match']])
      await expect(page.getByText(action, { exact: true })).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await layoutFaults(page, { mayScroll: true })).toEqual([]);
    await page.getByRole('button', { name: words.leave }).click();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: words.needed.title })).toBeVisible();
  });
}

test('every section fits in every language, also on the smallest phone', async ({ arrive, setUpBy }) => {
  const { address, data } = await setUpBy({});
  const { page } = await arrive({ address, device: 'phone' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(linkTo(data, address));
  await page.getByRole('button', { name: words.claim.go }).click();
  await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
  for (const language of LANGUAGES) {
    await speak(page, language);
    const sections = page.getByRole('radio');
    for (let at = 0; at < 5; at++) {
      await sections.nth(at).check();
      expect(await layoutFaults(page, { mayScroll: true }), `${language} ${at}`).toEqual([]);
    }
  }
});
