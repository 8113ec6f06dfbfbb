// Rated tables: what they need, and what a match that counts leaves behind.

import { GAME_IDS } from '@mirabilia/games';
import type { CreateMatch } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import {
  aTable,
  codeOf,
  emptyMemory,
  granted,
  guestNamed,
  memoryStore,
  openHarness,
  playOn,
  startTable,
} from '../testkit/index.ts';

const [ana, bo] = [guestNamed('Ana'), guestNamed('Bo')];
const CLOCK = { kind: 'live', decision: 60, bank: 120 } as const;
const rated = (more: Partial<CreateMatch> = {}) => aTable({ rated: true, pace: CLOCK, ...more });

describe('a rated table', () => {
  test.for([
    ['bots', { seats: ['open', 'open', 'bot:easy'] }],
    ['no-clock', { pace: { kind: 'untimed' } }],
    ['wonders', { options: { wonders: ['gizah', 'babylon', 'rhodos'] } }],
    ['wonders', { options: { wonders: 'draft' } }],
  ] as const)('has no %s', async ([why, more]) => {
    const { service } = openHarness();
    const made = await service.create(ana, rated(more as unknown as Partial<CreateMatch>));
    expect(made.ok ? 'ok' : made.refusal).toMatchObject({ code: 'not-ratable', facts: { why } });
  });

  test('stays one: no bot is seated, and no setting is changed, that it can’t have', async () => {
    const { service } = openHarness();
    const { id, rated: isRated } = granted(await service.create(ana, rated()));
    expect(isRated).toBe(true);
    for (const change of [
      { do: 'fill', level: 'easy' },
      { do: 'bot', seat: 1, level: 'easy' },
    ] as const)
      expect(codeOf(await service.changeSeats(id, ana, change))).toBe('not-ratable');
    expect(codeOf(await service.changeTerms(id, ana, { pace: { kind: 'untimed' } }))).toBe('not-ratable');
    expect(codeOf(await service.changeTerms(id, ana, { options: { wonders: 'draft' } }))).toBe('not-ratable');
    const free = { rated: false, pace: { kind: 'untimed' } } as const;
    expect(granted(await service.changeTerms(id, ana, free))).toMatchObject(free);
  });

  test('another table becomes one: bots leave, a clock comes, and the wonders are drawn', async () => {
    const { service } = openHarness();
    const options = { wonders: ['gizah', 'babylon', 'rhodos'], sides: 'A' };
    const { id } = granted(
      await service.create(ana, aTable({ options, seats: ['open', 'open', 'bot:easy'] })),
    );
    const changed = granted(await service.changeTerms(id, ana, { rated: true }));
    expect(changed).toMatchObject({ rated: true, pace: CLOCK, options: { wonders: 'random', sides: 'A' } });
    expect(changed.seats.map(({ kind }) => kind)).toEqual(['human', 'open', 'open']);
    const slow = { kind: 'days', hours: 24 } as const;
    granted(await service.changeTerms(id, ana, { pace: slow }));
    expect(granted(await service.changeTerms(id, ana, { rated: true })).pace).toEqual(slow);
  });

  test('knows who came from one address, and forgets from where', async () => {
    const harness = openHarness();
    const { service, store } = harness;
    const seats = ['open', 'open', 'open'];
    const { id } = granted(await service.create({ ...ana, address: 'home' }, rated({ seats })));
    const joined = granted(await service.join(id, { ...bo, address: 'home' }));
    expect(JSON.stringify(joined)).not.toContain('home');
    granted(await service.join(id, guestNamed('Cy')));
    granted(await service.start(id, ana));
    const row = JSON.stringify(store.rows.get(id));
    expect(row).not.toContain('home');
    const seated = (store.rows.get(id)?.lobby.seats ?? []) as { guest: string; address: string }[];
    const of = Object.fromEntries(seated.map(({ guest, address }) => [guest, address]));
    expect(of['guest-Ana']).toBe(of['guest-Bo']);
    expect(of['guest-Cy']).not.toBe(of['guest-Ana']);
  });
});

describe.for(GAME_IDS)('%s', (game) => {
  test('a rated match leaves how everyone came off; whoever left comes last', async () => {
    const memory = emptyMemory();
    const harness = openHarness({ store: memoryStore({ memory }) });
    const options = { seating: 'as-is' };
    const table = await startTable(harness, { game, people: 3, pace: CLOCK, rated: true, options });
    await playOn(harness, table, 3);
    granted(await harness.service.leave(table.match, guestNamed('player-1')));
    await playOn(harness, table);
    const finished = memory.finished.get(table.match);
    expect(finished?.rated?.map(({ guest }) => guest)).toEqual(finished?.seats.map(({ guest }) => guest));
    const places = finished?.rated?.map(({ place }) => place) as number[];
    expect(places[1]).toBe(3);
    expect(Math.min(...places)).toBe(1);
    expect(harness.errors).toEqual([]);
    const next = granted(await harness.service.rematch(table.match, guestNamed('player-0')));
    expect(next.rated).toBe(true);
  });

  test('a match says who never moved: a bot played for them', async () => {
    const memory = emptyMemory();
    const harness = openHarness({ store: memoryStore({ memory }) });
    const table = await startTable(harness, { game, people: 3, pace: CLOCK, options: { seating: 'as-is' } });
    granted(await harness.service.leave(table.match, guestNamed('player-1')));
    await playOn(harness, table, 2);
    granted(await harness.service.leave(table.match, guestNamed('player-2')));
    await playOn(harness, table);
    const seats = memory.finished.get(table.match)?.seats;
    expect(seats?.map(({ neverMoved }) => neverMoved)).toEqual([undefined, true, undefined]);
  });

  test('other matches leave no ratings', async () => {
    const memory = emptyMemory();
    const harness = openHarness({ store: memoryStore({ memory }) });
    const table = await startTable(harness, { game, people: 2, pace: CLOCK });
    await playOn(harness, table);
    expect(memory.finished.get(table.match)).not.toHaveProperty('rated');
  });
});
