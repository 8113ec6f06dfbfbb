// What wonders let a player do beyond a turn, on a phone: each is asked for in words, fits the screen, and is done.

import { FREE, freeIn, verdicts } from '@mirabilia/seven-wonders';
import { en as sevenWonders } from '../src/words/seven-wonders/en.ts';
import { builder, playOn, type TableView } from './kit/company.ts';
import { layoutFaults } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { test as base, expect } from './kit/test.ts';

const DECIDING = { mayScroll: false };
const TASTES = [
  builder(['brown', 'grey'], { stages: true }),
  builder(['purple', 'brown', 'grey'], { stages: false }),
  builder(['purple', 'brown', 'grey'], { stages: false }),
];

interface Moment {
  readonly wonder: string;
  readonly side: 'A' | 'B';
  isThere(view: TableView): boolean;
}

/** Ann's phone at the moment, and the others, who choose when they are told to. */
const test = base.extend<{ at: (moment: Moment) => ReturnType<typeof arriveAt> }>({
  at: async ({ arrive, dealtBy }, use) => use((moment) => arriveAt({ arrive, dealtBy }, moment)),
});
type Fixtures = Parameters<Parameters<typeof base>[2]>[0];

async function arriveAt(
  { arrive, dealtBy }: Pick<Fixtures, 'arrive' | 'dealtBy'>,
  { wonder, side, isThere }: Moment,
) {
  const { api, address } = await dealtBy('powers');
  const options = { wonders: [wonder, 'gizah', 'rhodos'], sides: [side, 'A', 'A'] };
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cleo'], options });
  const seats = await playOn(address, table, { tastes: TASTES, isThere });
  const visitor = await arrive({ as: table.host, address, device: 'phone' });
  const player = new Player(visitor, { name: 'Ann' });
  await player.sitDown(table.code);
  const view = seats[0]?.views.at(-1) as TableView;
  const othersChoose = () => Promise.all(seats.slice(1).map((other, i) => other.choose(TASTES[i + 1])));
  const next = async (): Promise<TableView> => seats[0]?.at(view.public.decision + 1) as Promise<TableView>;
  return { player, page: player.page, view, othersChoose, next };
}

const mine = ({ public: { table }, viewer }: TableView) => table.cities[viewer] as (typeof table.cities)[0];

/** A card that can be had for coins, or for nothing by the wonder. */
const eitherWay = (view: TableView) =>
  verdicts(view).find(({ build: { moves } }) => {
    const byPower = moves.filter((move) => freeIn(move) === FREE.wonder).length;
    return byPower > 0 && moves.length > byPower && moves.every((move) => freeIn(move) !== FREE.chain);
  });

test('Olympia A: pay for a card, or build it free by the wonder', async ({ at }) => {
  const { player, page, view, othersChoose, next } = await at({
    wonder: 'olympia',
    side: 'A',
    isThere: (seen) => seen.public.table.phase.kind === 'turn' && eitherWay(seen) !== undefined,
  });
  const place = view.private.holding.hand.indexOf(eitherWay(view)?.card ?? -1);
  await player.cards.nth(place).tap();
  const byWonder = page.getByRole('checkbox', { name: sevenWonders.usePower });
  await expect(byWonder).not.toBeChecked();
  await expect(player.use('build')).not.toHaveAccessibleName(/free/i);
  expect(await layoutFaults(page, DECIDING)).toEqual([]);
  await byWonder.check();
  await expect(player.use('build')).toHaveAccessibleName(/free/i);
  await player.use('build').tap();
  await expect(player.change).toBeVisible();
  await othersChoose();
  const after = await next();
  expect(mine(after).structures).toContain(eitherWay(view)?.card);
  // Neighbours may have paid; we haven't.
  expect(mine(after).coins).toBeGreaterThanOrEqual(mine(view).coins);
});

test('Babylon B: the seventh card of an Age is played, too', async ({ at }) => {
  const { player, page, next } = await at({
    wonder: 'babylon',
    side: 'B',
    isThere: ({ public: { table } }) => table.phase.kind === 'seventh',
  });
  await expect(page.getByRole('region').getByText(sevenWonders.promptSeventh, { exact: true })).toBeVisible();
  await expect(player.cards).toHaveCount(1);
  expect(await layoutFaults(page, DECIDING)).toEqual([]);
  await player.cards.first().tap();
  await expect(player.use('stage')).toBeVisible();
  expect(await layoutFaults(page, DECIDING)).toEqual([]);
  await player.use('discard').tap();
  expect((await next()).public.table.age).toBe(2);
});

test('Halikarnassos B: a card of the discard pile is built for nothing', async ({ at }) => {
  const { page, view, next } = await at({
    wonder: 'halikarnassos',
    side: 'B',
    isThere: ({ public: { table } }) => table.phase.kind === 'salvage',
  });
  const pile = page.getByRole('region', { name: sevenWonders.promptSalvage });
  await expect(pile.getByRole('listitem')).toHaveCount(new Set(view.private.holding.pile).size);
  expect(await layoutFaults(page, DECIDING)).toEqual([]);
  await pile.getByRole('listitem').first().getByRole('button').tap();
  const build = pile.getByRole('button', { name: new RegExp(`^${sevenWonders.build} .`) });
  await expect(build).toBeEnabled();
  expect(await layoutFaults(page, DECIDING)).toEqual([]);
  await build.tap();
  const after = mine(await next());
  expect(after.structures.length).toBe(mine(view).structures.length + 1);
  expect(after.coins).toBeGreaterThanOrEqual(mine(view).coins);
});

test('Olympia B: the best guild of a neighbour is copied at the end, and told', async ({ at }) => {
  const { player, page } = await at({
    wonder: 'olympia',
    side: 'B',
    isThere: ({ public: { table } }) => table.phase.kind === 'over',
  });
  await expect(player.score).toBeVisible();
  await expect(page.getByText(/^You copy .+ from (Bob|Cleo)\.$/)).toBeVisible();
});
