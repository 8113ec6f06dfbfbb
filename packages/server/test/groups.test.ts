// Groups: who belongs to them, what they show, and what they say to strangers.

import { codeOf, granted, guestNamed } from '@mirabilia/match-service/testkit';
import type { GroupView } from '@mirabilia/protocol';
import { newTournament } from '@mirabilia/protocol';
import { expect, test } from 'vitest';
import { weekStart } from '../src/groups/group-results.ts';
import { openTournaments } from './tournament-harness.ts';

const [ann, bo, eve] = ['ann', 'bo', 'eve'].map(guestNamed) as [
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
];
const PAGE = 'https://play.example';

async function openGroup() {
  const opened = openTournaments();
  const made = granted(await opened.groups.create(ann, ' The  club '));
  granted(await opened.groups.join(made.id, bo, made.key ?? ''));
  const view = async (guest = ann) => granted(await opened.groups.view(made.id, guest, ''));
  return { ...opened, id: made.id, key: made.key ?? '', view };
}

test('members come by the link, and nobody else sees who they are', async () => {
  const { groups, id, key, view } = await openGroup();
  expect((await view(bo)).members.map(({ name }) => name)).toEqual(['ann', 'bo']);
  expect(await view()).toMatchObject({ name: 'The club', size: 2, you: { isMember: true, isOwner: true } });
  expect(codeOf(await groups.view(id, eve, ''))).toBe('no-such-group');
  expect(codeOf(await groups.view(id, undefined, 'guessed'))).toBe('no-such-group');
  expect(codeOf(await groups.join(id, eve, 'guessed'))).toBe('no-such-group');
  const invited = granted(await groups.view(id, eve, key));
  expect(invited).toMatchObject({ name: 'The club', size: 2, key: null, members: [], tables: [] });
});

test('the owner renames it, makes a new link, removes people, and closes it', async () => {
  const { groups, id, key, view } = await openGroup();
  const change = (by: typeof ann, what: Parameters<typeof groups.change>[2]) =>
    groups.change(id, by, what, PAGE);
  expect(codeOf(await change(bo, { do: 'rename', name: 'Mine' }))).toBe('not-host');
  expect(codeOf(await change(eve, { do: 'rename', name: 'Mine' }))).toBe('no-such-group');
  granted(await change(ann, { do: 'rename', name: 'Ours' }));
  granted(await change(ann, { do: 'new-link' }));
  expect(codeOf(await groups.join(id, eve, key))).toBe('no-such-group');
  const { key: fresh } = await view();
  granted(await groups.join(id, eve, fresh ?? ''));
  granted(await change(ann, { do: 'remove', member: 1 }));
  expect((await view()).members.map(({ name }) => name)).toEqual(['ann', 'eve']);
  expect(await groups.of(bo)).toEqual([]);
  // Whoever was sent away still knows the old link.
  expect(codeOf(await groups.join(id, bo, fresh ?? ''))).toBe('no-such-group');
  expect(codeOf(await change(ann, { do: 'remove', member: 0 }))).toBe('no-such-person');
  granted(await change(ann, { do: 'close' }));
  expect(codeOf(await groups.view(id, ann, ''))).toBe('no-such-group');
});

test('shows its tables and tournaments, and a standing over all their matches', async () => {
  const { groups, tournaments, harness, id, view, play, pass, store } = await openGroup();
  const table = granted(
    await harness.service.create(ann, {
      game: 'architects',
      options: {},
      seats: ['open', 'open'],
      pace: { kind: 'untimed' },
      botDelay: 0,
      visibility: 'private',
    }),
  );
  expect(codeOf(await groups.addTable(id, bo, table.id))).toBe('not-seated');
  expect(codeOf(await groups.addTable(id, eve, table.id))).toBe('no-such-group');
  granted(
    await groups.change(
      id,
      ann,
      { do: 'webhook', webhook: { url: 'https://chat.example/x', language: 'en' } },
      PAGE,
    ),
  );
  granted(await groups.addTable(id, ann, table.id));
  expect(await store.outbox.webhook(table.id)).toMatchObject({ url: 'https://chat.example/x', origin: PAGE });
  expect(JSON.stringify(await view(bo))).not.toContain('chat.example');
  expect((await view(bo)).tables).toMatchObject([{ match: table.id, status: 'lobby', free: 1 }]);
  granted(await harness.service.join(table.code, bo));
  granted(await harness.service.start(table.id, ann));
  await play(table.id, [ann, bo]);
  const after = await view();
  const of = ({ members }: GroupView) => members.map(({ matches, wins }) => [matches, wins]);
  expect(of(after).map(([matches]) => matches)).toEqual([1, 1]);
  expect(after.members.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(1);
  expect(after.tables[0]?.winners.length).toBeGreaterThan(0);

  const terms = newTournament.parse({
    name: 'Cup',
    game: 'architects',
    group: id,
    pace: { kind: 'days', hours: 9 },
  });
  const cup = granted(await tournaments.create(bo, terms));
  expect(codeOf(await tournaments.create(eve, terms))).toBe('no-such-group');
  expect(cup.group).toEqual({ id, name: 'The club' });
  expect(granted(await tournaments.view(cup.id, eve)).group).toBe(null);
  granted(await tournaments.join(cup.id, ann));
  granted(await tournaments.change(cup.id, bo, { do: 'start' }));
  const started = await view();
  expect(started.tournaments).toMatchObject([{ id: cup.id, name: 'Cup', waitsForYou: true }]);
  const match = started.tables.find(({ status }) => status === 'running')?.match ?? '';
  expect(await store.outbox.webhook(match)).toMatchObject({ url: 'https://chat.example/x' });
  await play(match, [ann, bo]);
  await pass(60_000);
  expect(of(await view()).map(([matches]) => matches)).toEqual([2, 2]);
});

test('goes on without its owner, and ends with its last member', async () => {
  const { groups, id, view } = await openGroup();
  granted(await groups.leave(id, ann));
  expect((await view(bo)).you.isOwner).toBe(true);
  await groups.forget(bo.id);
  expect(codeOf(await groups.view(id, bo, ''))).toBe('no-such-group');
});

test('adds this week’s points in the deals of the day', async () => {
  const { store, time, view } = await openGroup();
  const monday = weekStart(time.clock());
  expect(new Date(monday).getUTCDay()).toBe(1);
  const attempt = (day: string, game: string) =>
    store.dailyAttempts.add({
      game,
      day,
      guest: ann.id,
      name: 'ann',
      points: 40,
      isWin: true,
      moves: ['x'],
      at: 1,
    });
  await attempt(monday, 'architects');
  await attempt(monday, 'seven-wonders');
  await attempt('2020-01-01', 'architects');
  expect((await view()).members.map(({ week }) => week)).toEqual([
    { points: 80, deals: 2 },
    { points: 0, deals: 0 },
  ]);
});
