// Those who only watch know it, see who else does, and see hands that are shown to them.

import { en as app } from '../src/words/app/en.ts';
import { en as people } from '../src/words/people/en.ts';
import { en as sevenWonders } from '../src/words/seven-wonders/en.ts';
import { en as tableWords } from '../src/words/table/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { layoutFaults } from './kit/layout.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const { hands } = people;

test('a spectator asks for a hand, its player shows it from the next turn on, and takes it back', async ({
  arrive,
  api,
  server,
}) => {
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cleo'] });
  const seats = await Promise.all(table.people.map((person) => sitDown(server.address, person, table.id)));
  const { page: ann } = await arrive({ as: table.host });
  const { page: fan } = await arrive({ as: await api.person('Fan'), device: 'phone' });
  const { page: other } = await arrive({ as: await api.person('Other') });
  for (const page of [ann, fan, other]) await page.goto(`/m/${table.code}`);
  const sign = fan.getByRole('button', { name: app.presence.youWatch });
  await sign.click();
  const dialog = fan.getByRole('dialog');
  await expect(dialog.getByText(/Fan.*Other|Other.*Fan/)).toBeVisible();
  await dialog.getByRole('button', { name: hands.ask('Ann') }).click();
  await expect(dialog.getByText(hands.asked('Ann'))).toBeVisible();
  expect(await axeFindingsInBothThemes(fan)).toEqual([]);
  expect(await layoutFaults(fan, { mayScroll: true, targets: 44 })).toEqual([]);
  await fan.screenshot({ path: test.info().outputPath('asked.png') });

  const request = ann.getByRole('status').filter({ hasText: hands.wants('Fan') });
  await expect(request).toBeVisible();
  await ann.screenshot({ path: test.info().outputPath('request.png') });
  await request.getByRole('button', { name: hands.allow }).click();
  await expect(dialog.getByText(hands.seeing('Ann'))).toBeVisible();
  await dialog.getByRole('button', { name: app.close }).click();
  const hand = fan.getByRole('list', { name: sevenWonders.handOf('Ann') });
  await expect(hand).toHaveCount(0);
  for (const each of seats) await each.choose();
  await expect(hand.getByRole('listitem')).toHaveCount(6);
  await expect(sign).toBeVisible();
  expect(await layoutFaults(fan, { mayScroll: true })).toEqual([]);
  await fan.screenshot({ path: test.info().outputPath('hand.png') });

  await ann.getByRole('button', { name: hands.mine, exact: true }).click();
  expect(await axeFindingsInBothThemes(ann)).toEqual([]);
  await ann.screenshot({ path: test.info().outputPath('mine.png') });
  await ann.getByRole('dialog').getByRole('button', { name: hands.takeBack }).click();
  await expect(hand).toHaveCount(0);
  for (const each of seats) each.close();
});

test('a table that shows hands late says so in the lobby and at the table, and spectators see all of them', async ({
  arrive,
  api,
  server,
}) => {
  const social = { reactions: true, handsAfter: 1 };
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cleo'], social });
  const seats = await Promise.all(table.people.map((person) => sitDown(server.address, person, table.id)));
  const { page: ann } = await arrive({ as: table.host });
  const { page: caster } = await arrive();
  for (const page of [ann, caster]) await page.goto(`/m/${table.code}`);
  await expect(ann.getByRole('status').getByText(hands.tableShows(1))).toBeVisible();
  await caster.getByRole('button', { name: app.presence.youWatch }).click();
  const dialog = caster.getByRole('dialog');
  await dialog.getByRole('button', { name: hands.all(1) }).click();
  await expect(dialog.getByText(hands.seeingAll(1))).toBeVisible();
  await dialog.getByRole('button', { name: app.close }).click();
  const hand = caster.getByRole('list', { name: /’s hand$/ });
  await expect(hand).toHaveCount(0);
  for (const each of seats) await each.choose();
  await expect(hand.getByRole('listitem')).toHaveCount(7);
  await caster.screenshot({ path: test.info().outputPath('cast.png') });
  for (const each of seats) each.close();
});

test('the host turns reactions off while the game runs', async ({ arrive, api }) => {
  const { code, people: sitting, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1 });
  const { page: ann } = await arrive({ as: host });
  const { page: bob } = await arrive({ as: sitting[1] });
  for (const page of [ann, bob]) await page.goto(`/m/${code}`);
  const tool = bob.getByRole('button', { name: people.reactions.title, exact: true });
  await expect(tool).toBeVisible();
  await ann.getByRole('button', { name: tableWords.frame.chat, exact: true }).click();
  await ann.getByRole('button', { name: tableWords.chat.people }).click();
  await ann.getByRole('switch', { name: app.table.reactions.label }).click();
  await expect(tool).toHaveCount(0);
});

for (const game of ['seven-wonders', 'architects'] as const) {
  test(`${game}: comments on a turn stand above the log, and in the replay`, async ({ arrive, api }) => {
    const { code, host } = await seat(api, { people: ['Ann'], bots: 2, game });
    const { page: ann } = await arrive({ as: host });
    const { page: fan } = await arrive({ as: await api.person('Fan'), device: 'phone' });
    for (const page of [ann, fan]) await page.goto(`/m/${code}`);
    await fan.getByRole('button', { name: new RegExp(`^${tableWords.frame.menu}`) }).click();
    for (const page of [fan, ann])
      await page.getByRole('button', { name: tableWords.frame.log, exact: true }).click();
    await fan.getByLabel(tableWords.chat.comment).fill('Why clay?');
    await fan.getByLabel(tableWords.chat.comment).press('Enter');
    const told = ann.getByRole('region', { name: tableWords.chat.comments });
    await expect(told.getByText('Why clay?')).toBeVisible();
    await expect(told.getByText('Fan')).toBeVisible();
    expect(await axeFindingsInBothThemes(fan)).toEqual([]);
    expect(await layoutFaults(fan, { mayScroll: true })).toEqual([]);
    await fan.screenshot({ path: test.info().outputPath('comment.png') });
    await ann.screenshot({ path: test.info().outputPath('comments.png') });
    await ann.getByRole('button', { name: tableWords.frame.chat }).first().click();
    await ann.getByRole('button', { name: people.ending.tool, exact: true }).click();
    await ann.getByRole('dialog').getByRole('button', { name: people.ending.propose }).click();
    await expect(ann.getByRole('dialog').getByText(people.ending.ended)).toBeVisible();
    await ann.getByRole('link', { name: tableWords.ending.score.replay }).click();
    await ann.getByRole('button', { name: tableWords.frame.log, exact: true }).click();
    // Nothing is told of what comes later.
    await ann.keyboard.press('End');
    await expect(told.getByText('Why clay?')).toBeVisible();
  });
}
