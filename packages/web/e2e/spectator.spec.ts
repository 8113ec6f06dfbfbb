// Who looks on sees the table and nothing else: neither in the page nor in what its socket hears.

import { cardFacts } from '@mirabilia/seven-wonders';
import { en as names } from '@mirabilia/seven-wonders/i18n/en';
import { en as app } from '../src/words/app/en.ts';
import { type Seat, sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const nameOf = (card: number): string => names.cards[cardFacts(card).name];
const WONDERS = Object.values(names.wonders).map(({ name }) => name.toLowerCase());

test('a spectator sees no hidden card in the page or in the frames of its socket', async ({
  arrive,
  api,
  server,
}) => {
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cleo'] });
  const seats: Seat[] = await Promise.all(
    table.people.map((person) => sitDown(server.address, person, table.id)),
  );
  const { page, frames } = await arrive();
  await page.goto(`/m/${table.code}`);
  const isTold = expect(page.getByRole('status').getByText(app.presence.youWatch)).toBeVisible();
  await expect(page.getByText('Turn 1 of 6')).toBeVisible();
  await isTold;

  for (let decision = 0; decision < 8; decision++) {
    const views = await Promise.all(seats.map((each) => each.at(decision)));
    await expect.poll(() => frames.messages('view').at(-1)?.decision).toBe(decision);
    const told = frames.messages('view').at(-1);
    // What is told is what lies open to all, word for word, and not a letter more.
    expect(told?.view).toEqual(JSON.parse(JSON.stringify({ viewer: 'spectator', public: views[0]?.public })));
    expect(told?.seat).toBeNull();

    const open = new Set(views[0]?.public.table.cities.flatMap(({ structures }) => structures).map(nameOf));
    const hidden = new Set(views.flatMap((view) => view.private.holding.hand).map(nameOf));
    const shown = await page.locator('body').innerText();
    const labels = await page
      .locator('[aria-label], [title], [alt]')
      .evaluateAll((all) =>
        all
          .map((element) =>
            ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name)).join(' '),
          )
          .join('\n'),
      );
    // Some cards are called like a part of a wonder, and wonders lie open.
    const seen = WONDERS.reduce(
      (text, wonder) => text.replaceAll(wonder, ''),
      `${shown}\n${labels}`.toLowerCase(),
    );
    expect([...hidden].filter((name) => !open.has(name) && seen.includes(name.toLowerCase()))).toEqual([]);
    for (const each of seats) await each.choose();
  }
  expect(frames.received.filter((text) => /"(plan|private|secret|room|hand)":/.test(text))).toEqual([]);
  for (const each of seats) each.close();
});
