// Matches that are stored and played in the browser.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@mirabilia/games';
import { withGame } from '@mirabilia/games';
import { checkRecord, type Game, type GameTypes, type JsonObject, type Move } from '@mirabilia/kernel';
import { emptyMemory, type Memory } from '@mirabilia/match-service/testkit';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { openStorage } from '../src/solo/storage.ts';
import { fillDatabase } from './indexed-db.ts';
import { openTab, type Seen, sharedLocks, slowThinker, type Tab } from './solo-browser.ts';

const GAMES: readonly { game: GameId; players: number; options: Record<string, string> }[] = [
  { game: 'seven-wonders', players: 2, options: {} },
  { game: 'seven-wonders', players: 4, options: { wonders: 'draft', sides: 'choice' } },
  { game: 'architects', players: 4, options: { wonders: 'draft' } },
  { game: 'architects', players: 3, options: {} },
];

const bots = (players: number): string[] => Array.from({ length: players - 1 }, () => 'bot:easy');
const isOver = ({ heard }: Tab): boolean => heard.some(({ type }) => type === 'over');
const copy = <V>(value: V): V => structuredClone(value);

async function begin(tab: Tab, { game, players, options }: (typeof GAMES)[number]): Promise<string> {
  const begun = await tab.api.begin({ game, options, botDelay: 0, seats: ['open', ...bots(players)] }, 'Ann');
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value.id;
}

let messages = 0;
async function open(tab: Tab, match: string, isTakingOver = false): Promise<void> {
  expect(await tab.api.open(match, isTakingOver)).toEqual({ ok: true, value: undefined });
  const watched = await tab.api.say({ type: 'watch', id: `m${messages++}`, match, form: 'engine' });
  expect(watched.ok).toBe(true);
}

/** Adds one move to the plan, as soon as one is owed: the legal move number `pick`, modulo their count. */
async function step<T extends GameTypes>(
  game: Game<T>,
  tab: Tab,
  match: string,
  pick: number,
): Promise<void> {
  await vi.waitFor(() => {
    const me = tab.view().viewer;
    if (!isOver(tab) && tab.seen(game)?.owed[me] === 0) throw new Error('nothing is asked');
  });
  if (isOver(tab)) return;
  const { decision, plan } = tab.seen(game) as Seen;
  const view = tab.view<T>();
  const chosen = plan.map(game.notation.parse) as Move[];
  const legal = game.legalMoves({ ...view, private: { ...view.private, plan: chosen } });
  const move = game.notation.make(legal[pick % legal.length] as Move);
  const said = await tab.api.say({
    type: 'commit',
    id: `m${messages++}`,
    match,
    decision,
    step: chosen.length,
    move,
  });
  expect(said).toEqual({ ok: true, value: undefined });
}

async function playToTheEnd<T extends GameTypes>(game: Game<T>, tab: Tab, match: string): Promise<void> {
  for (let pick = 0; !isOver(tab); pick++) await step(game, tab, match, pick);
}

async function expectWholeRecord<T extends GameTypes>(game: Game<T>, tab: Tab, match: string): Promise<void> {
  const record = await tab.api.record(match);
  if (!record.ok) throw new Error(record.refusal.code);
  expect(checkRecord(game, record.value)).toMatchObject({ holds: true });
  expect(record.value.result).toBeDefined();
  const [me, ...others] = record.value.seats as readonly JsonObject[];
  expect(me).toMatchObject({ name: 'Ann', kind: 'human' });
  for (const other of others) expect(other.kind).toBe('bot:easy');
}

describe.for(GAMES)('$game with $players', (wish) => {
  /** Plays a whole match; gives what was seen after each entry, and all messages. */
  async function played(): Promise<{ memory: Memory; match: string; moments: Map<number, Seen>; tab: Tab }> {
    const memory = emptyMemory();
    const tab = openTab({ memory });
    const match = await begin(tab, wish);
    const log = () => memory.logs.get(match) ?? [];
    const moments = new Map<number, Seen>();
    return withGame(wish.game, async (game) => {
      tab.onEvent = (event) => {
        const seen = tab.seen(game);
        if (seen !== undefined) moments.set(log().length, copy(seen));
        // Nothing is told before it is stored.
        if (event.kind === 'message' && 'seq' in event.message) {
          expect(log().length).toBeGreaterThanOrEqual(event.message.seq);
        }
      };
      await open(tab, match);
      await playToTheEnd(game, tab, match);
      return { memory, match, moments, tab };
    });
  }

  test('is played to the end, entry by entry, and its record holds', async () => {
    const { memory, match, tab } = await played();
    const log = memory.logs.get(match) ?? [];
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    await withGame(wish.game, (game) => expectWholeRecord(game, tab, match));
  });

  test('tells the page neither the seed before the end nor the private state of other seats', async () => {
    const { memory, match, tab } = await played();
    const seed = memory.rows.get(match)?.seed as string;
    const end = tab.heard.findIndex(({ type }) => type === 'over');
    expect(JSON.stringify(tab.heard.slice(0, end))).not.toContain(seed);
    for (const message of tab.heard) {
      if (message.type !== 'view') continue;
      expect(Object.keys(message.view as object).sort()).toEqual(['private', 'public', 'viewer']);
      expect(message.seat).toBe((message.view as { viewer: number }).viewer);
    }
  });

  test('is found as it was left, at every entry', async () => {
    const { memory, match, moments } = await played();
    const log = memory.logs.get(match) ?? [];
    const row = memory.rows.get(match);
    if (row === undefined) throw new Error('no row');
    expect(moments.size).toBeGreaterThan(20);
    await withGame(wish.game, async (game) => {
      for (const [length, seen] of moments) {
        if (length === log.length) continue;
        const left = emptyMemory();
        left.rows.set(match, { ...row, status: 'running', result: null, wakeAt: null });
        left.logs.set(match, log.slice(0, length));
        const tab = openTab({ memory: left, thinker: slowThinker });
        await open(tab, match);
        expect(tab.seen(game), `after entry ${length}`).toEqual(seen);
      }
    });
  });

  test('continues after the browser was closed in the middle, and its record holds', async () => {
    const memory = emptyMemory();
    const first = openTab({ memory });
    const match = await begin(first, wish);
    await withGame(wish.game, async (game) => {
      await open(first, match);
      for (let pick = 0; pick < 5; pick++) await step(game, first, match, pick);
      const second = openTab({ memory, seed: 'cd' });
      expect(await second.api.matches()).toMatchObject({
        ok: true,
        value: [{ id: match, status: 'running' }],
      });
      await open(second, match);
      await playToTheEnd(game, second, match);
      await expectWholeRecord(game, second, match);
    });
  });
});

const WISH = GAMES[0] as (typeof GAMES)[number];

test('a match is open in one tab at a time; the other may take it over', async () => {
  const memory = emptyMemory();
  const locks = sharedLocks();
  const first = openTab({ memory, locks });
  const second = openTab({ memory, locks, seed: 'cd' });
  const match = await begin(first, WISH);
  await withGame(WISH.game, async (game) => {
    await open(first, match);
    await step(game, first, match, 1);
    expect(await second.api.open(match, false)).toMatchObject({
      ok: false,
      refusal: { code: 'open-elsewhere' },
    });
    expect(await second.api.remove(match)).toMatchObject({ ok: false, refusal: { code: 'open-elsewhere' } });
    await open(second, match, true);
    expect(first.taken).toEqual([match]);
    const late = { type: 'commit', id: 'late', match, decision: 0, step: 0, move: 'any' } as const;
    expect(await first.api.say(late)).toMatchObject({ ok: false, refusal: { code: 'open-elsewhere' } });
    await playToTheEnd(game, second, match);
    await expectWholeRecord(game, second, match);
  });
});

test('two tabs without locks can’t spoil a match', async () => {
  const memory = emptyMemory();
  const first = openTab({ memory });
  const second = openTab({ memory, seed: 'cd' });
  const match = await begin(first, WISH);
  await withGame(WISH.game, async (game) => {
    await open(first, match);
    await open(second, match);
    await step(game, first, match, 0);
    // The second tab shows an old state: its choice is refused, and it learns what happened.
    const { decision } = second.seen(game) as Seen;
    const legal = game.legalMoves(second.view() as never);
    const said = await second.api.say({
      type: 'commit',
      id: 'second',
      match,
      decision,
      step: 0,
      move: game.notation.make(legal[0] as Move),
    });
    expect(said.ok).toBe(second.seen(game)?.decision === decision);
    await playToTheEnd(game, second, match);
    const log = memory.logs.get(match) ?? [];
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    await expectWholeRecord(game, second, match);
  });
});

test('a card that is picked up and put down writes nothing: no clock plays it', async () => {
  const memory = emptyMemory();
  const tab = openTab({ memory, thinker: slowThinker });
  const match = await begin(tab, GAMES[0] as (typeof GAMES)[number]);
  await open(tab, match);
  const move = withGame('seven-wonders', (game) =>
    game.notation.make(game.legalMoves(tab.view())[0] as Move),
  );
  const said = await tab.api.say({ type: 'preselect', id: `m${messages++}`, match, decision: 0, move });
  expect(said).toEqual({ ok: true, value: undefined });
  expect(memory.logs.get(match) ?? []).toEqual([]);
});

test('a rematch is dealt at once, with the same players', async () => {
  const tab = openTab();
  const match = await begin(tab, WISH);
  await withGame(WISH.game, async (game) => {
    await open(tab, match);
    expect(await tab.api.rematch(match)).toMatchObject({ ok: false, refusal: { code: 'match-not-over' } });
    await playToTheEnd(game, tab, match);
  });
  const next = await tab.api.rematch(match);
  expect(next).toMatchObject({ ok: true, value: { status: 'running', game: WISH.game, you: { seat: 0 } } });
  expect(await tab.api.rematch(match)).toEqual(next);
});

test('a rematch may be against bots of other levels', async () => {
  const tab = openTab();
  const match = await begin(tab, WISH);
  await withGame(WISH.game, async (game) => {
    await open(tab, match);
    await playToTheEnd(game, tab, match);
  });
  const others = Array.from({ length: WISH.players - 1 }, (_, at) => (at === 0 ? 'medium' : 'hard'));
  const next = await tab.api.rematch(match, others);
  if (!next.ok) throw new Error(next.refusal.code);
  expect(next.value.status).toBe('running');
  const bots = next.value.seats.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));
  expect(bots.toSorted()).toEqual(others.toSorted());
});

test('a deleted match is gone', async () => {
  const tab = openTab();
  const match = await begin(tab, WISH);
  expect(await tab.api.remove(match)).toEqual({ ok: true, value: undefined });
  expect(await tab.api.matches()).toEqual({ ok: true, value: [] });
  await tab.api.open(match, false);
  const watched = await tab.api.say({ type: 'watch', id: 'w', match, form: 'engine' });
  expect(watched).toMatchObject({ ok: false, refusal: { code: 'no-such-match' } });
});

test('matches that were stored in November 2026 are listed, played on and replayed', async () => {
  const factory = new IDBFactory();
  await fillDatabase(factory, readFileSync(join(import.meta.dirname, 'stored-matches.jsonl'), 'utf8'));
  const tab = openTab({ store: openStorage(factory, Date.now) });
  const listed = await tab.api.matches();
  if (!listed.ok) throw new Error(listed.refusal.code);
  expect(listed.value.map(({ game, status }) => `${game} ${status}`)).toEqual([
    'architects over',
    'seven-wonders running',
  ]);
  const [over, running] = listed.value.map(({ id }) => id) as [string, string];
  await withGame('architects', (game) => expectWholeRecord(game, tab, over));
  await withGame('seven-wonders', async (game) => {
    await open(tab, running);
    expect(tab.seen(game)).toMatchObject({ decision: 4, plan: [] });
    await playToTheEnd(game, tab, running);
    await expectWholeRecord(game, tab, running);
  });
});
