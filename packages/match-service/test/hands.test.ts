// Hands that people without a seat are shown: a player's with their permission, or all of them late by the table's choice.

import { GAME_IDS, type GameId, withGame } from '@mirabilia/games';
import { below, rngFrom } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import {
  commit,
  follow,
  guestNamed,
  type Harness,
  openHarness,
  playOn,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
} from '../testkit/index.ts';

type Two = [ScriptedClient, ScriptedClient, ...ScriptedClient[]];

async function aTable(social = { reactions: true }) {
  const harness = openHarness();
  const table = await startTable(harness, { people: 3, options: { seating: 'as-is' }, social });
  const fan = scriptedClient(guestNamed('fan'));
  await follow(harness, fan, table.match);
  return { harness, table, match: table.match, players: table.players as Two, fan };
}

const look = (harness: Harness, client: ScriptedClient, match: string, hands: number | 'all' | null) =>
  say(harness, client, { type: 'follow', match, hands });

/** What a seat holds, as the engine's form has it. */
interface Seen {
  readonly public: { readonly table: object };
  readonly private: { readonly plan: unknown; readonly room: Record<string, unknown> };
}
const seenIn = (view: unknown): Seen => view as Seen;
const handsOf = (client: ScriptedClient) =>
  client.last('hands')?.views.map((view) => (view === null ? null : seenIn(view)));

describe('a hand that its player shows', () => {
  test('is asked for, and seen from the next decision on, without what the player remembers and chooses', async () => {
    const { harness, table, match, players, fan } = await aTable();
    const [first, second] = players;
    await playOn(harness, table, 2);
    await look(harness, fan, match, 0);
    expect(handsOf(fan)).toEqual([null, null, null]);
    expect(fan.last('following')?.mine).toEqual(['asked', 'no', 'no']);
    expect(first.last('following')?.asking).toEqual([{ person: 3, name: 'fan' }]);
    expect(second.last('following')?.asking).toEqual([]);
    await say(harness, first, { type: 'allow', match, on: true, person: 3 });
    expect(first.last('following')).toMatchObject({ asking: [], allowed: [{ person: 3, name: 'fan' }] });
    expect(fan.last('following')?.mine[0]).toBe('yes');
    expect(handsOf(fan)).toEqual([null, null, null]);
    await playOn(harness, table, 3);
    const own = seenIn(first.last('view')?.view);
    expect(own.private.room.passed).toHaveLength(3);
    const [hand, ...others] = handsOf(fan) ?? [];
    expect(others).toEqual([null, null]);
    const { hand: cards, pile } = own.private.room;
    expect(hand?.private).toEqual({
      plan: [],
      room: { hand: cards, pile, played: [], passed: [], looked: [] },
    });
    expect(fan.last('hands')?.decision).toBe(3);
    const before = fan.heard.length;
    await commit(harness, first, match);
    expect(fan.heard.slice(before).map(({ type }) => type)).toEqual(['ready']);
    await look(harness, fan, match, 0);
    expect(handsOf(fan)?.[0]?.private.plan).toEqual([]);
  });

  test('is gone from the screen as soon as it is taken back, and allowed again it waits for the next decision', async () => {
    const { harness, table, match, players, fan } = await aTable();
    const [first] = players;
    await say(harness, first, { type: 'allow', match, on: true });
    expect(fan.last('following')).toMatchObject({ open: [true, false, false], mine: ['yes', 'no', 'no'] });
    await playOn(harness, table, 1);
    await look(harness, fan, match, 0);
    expect(handsOf(fan)?.[0]).not.toBe(null);
    await say(harness, first, { type: 'allow', match, on: false });
    expect(handsOf(fan)).toEqual([null, null, null]);
    await say(harness, first, { type: 'allow', match, on: true });
    expect(handsOf(fan)).toEqual([null, null, null]);
    await look(harness, fan, match, null);
    const told = fan.all('hands').length;
    await playOn(harness, table, 2);
    expect(fan.all('hands')).toHaveLength(told);
  });

  test('is not for players, big screens, people who were sent away, or anybody else’s eyes', async () => {
    const { harness, table, match, players, fan } = await aTable();
    const [first, second] = players;
    await say(harness, first, { type: 'allow', match, on: true });
    await playOn(harness, table, 1);
    await look(harness, second, match, 0);
    const screen = scriptedClient(second.guest);
    await say(harness, screen, { type: 'watch', match, form: 'engine', asSpectator: true });
    await look(harness, screen, match, 0);
    const nobody = scriptedClient(undefined);
    await follow(harness, nobody, match);
    await look(harness, nobody, match, 0);
    await look(harness, fan, match, 'all');
    await look(harness, scriptedClient(guestNamed('elsewhere')), match, 0);
    const codes = [second, screen, nobody, fan].map((client) => client.last('refused')?.code);
    expect(codes).toEqual(['not-shown', 'not-shown', 'no-guest', 'not-shown']);
    for (const client of [second, screen, nobody, fan]) expect(client.all('hands')).toEqual([]);
    expect(harness.store.log(match).filter(({ body }) => body.kind === 'ask')).toEqual([]);
  });

  test('a stranger’s name doesn’t come to players at a table where spectators may not write', async () => {
    const { harness, match, players, fan } = await aTable();
    await say(harness, players[0], { type: 'silence', match, on: true });
    await look(harness, fan, match, 1);
    expect(fan.last('refused')?.code).toBe('players-only');
    expect(players[1].last('following')?.asking).toEqual([]);
  });

  test('the permission outlives the server', async () => {
    const { harness, table, match, players, fan } = await aTable();
    await look(harness, fan, match, 1);
    await say(harness, players[1], { type: 'allow', match, on: true, person: 3 });
    await playOn(harness, table, 1);
    const again = harness.restarted();
    const back = scriptedClient(guestNamed('fan'));
    await follow(again, back, match);
    await look(again, back, match, 1);
    expect(handsOf(back)?.map((hand) => hand !== null)).toEqual([false, true, false]);
  });
});

describe.for(GAME_IDS)('all hands of %s, late', (id: GameId) => {
  const players = withGame(id, ({ seats }) => seats.min + 1);

  /** Plays a match of moves that follow from the seed, and from another one from some decision on. */
  async function cast(rounds: number, seeds: readonly [string, string], parts: number) {
    const harness = openHarness({ series: 'cast' });
    const social = { reactions: true, handsAfter: rounds };
    const table = await startTable(harness, { game: id, people: players, social });
    const { match } = table;
    const caster = scriptedClient(undefined, { game: id });
    const open = scriptedClient(guestNamed('fan'), { game: id, form: 'open' });
    for (const client of [caster, open]) {
      await follow(harness, client, match);
      await look(harness, client, match, 'all');
    }
    const rngs = seeds.map((seed) => rngFrom(seed, 'cast'));
    for (let decision = 0; decision < 40; decision = table.players[0]?.model.decision ?? 99) {
      const player = table.players.find(({ model }) => (model.owed[model.seat ?? -1] ?? 0) > 0);
      if (player === undefined) break;
      const legal = player.model.legal();
      const rng = rngs[decision < parts ? 0 : 1];
      if (rng === undefined) break;
      await commit(harness, player, match, legal[below(rng, legal.length)]);
    }
    expect(harness.errors).toEqual([]);
    return { harness, table, match, caster, open };
  }

  test.for([1, 3])('each seat has moved %i times since, and nothing later is told', async (rounds) => {
    const { harness, table, match, caster, open } = await cast(rounds, ['one', 'one'], 0);
    /** What each seat saw when a decision began, from its own messages. */
    const seen = table.players.map(
      (player) => new Map(player.all('view').map(({ decision, view }) => [decision, seenIn(view)])),
    );
    const moves = harness.store.log(match).flatMap(({ body }) => (body.kind === 'commit' ? [body] : []));
    let shown = 0;
    let compared = 0;
    let now = 0;
    for (const message of caster.heard) {
      if (message.type === 'view') now = message.decision;
      if (message.type !== 'hands') continue;
      expect(Object.keys(message).sort()).toEqual(['decision', 'match', 'type', 'views']);
      const { decision, views } = message;
      if (views.every((view) => view === null)) continue;
      shown++;
      for (const [seat, view] of views.entries()) {
        const since = moves.filter(
          (move) => move.seat === seat && move.decision >= decision && move.decision < now,
        );
        expect(since.length).toBeGreaterThanOrEqual(rounds);
        const { private: own, public: told } = seenIn(view);
        expect(own.plan).toEqual([]);
        const then = seen[seat]?.get(decision);
        // A forced move that followed at once: nobody was told of the moment before it.
        if (then === undefined) continue;
        expect(told.table).toEqual(then.public.table);
        const { room } = then.private;
        compared++;
        const forgotten = id === 'seven-wonders' ? { played: [], passed: [], looked: [] } : {};
        expect(own.room).toEqual({ ...room, ...forgotten });
      }
    }
    expect(shown).toBeGreaterThan(5);
    expect(compared).toBeGreaterThan(shown);
    expect(open.all('hands').map(({ decision }) => decision)).toEqual(
      caster.all('hands').map(({ decision }) => decision),
    );
  });

  test('matches that part are told alike until the delay is over', async () => {
    const rounds = 2;
    const parts = 9;
    const [here, there] = [
      await cast(rounds, ['one', 'one'], parts),
      await cast(rounds, ['one', 'other'], parts),
    ];
    const frames = ({ caster, open }: typeof here) =>
      [caster, open].flatMap((client) => client.all('hands').filter(({ decision }) => decision <= parts));
    const late = ({ caster }: typeof here) => caster.all('hands').filter(({ decision }) => decision > parts);
    const text = (messages: readonly object[], match: string) =>
      JSON.stringify(messages).replaceAll(match, 'match');
    expect(text(frames(here), here.match)).toBe(text(frames(there), there.match));
    expect(frames(here).length).toBeGreaterThan(10);
    expect(text(late(here), here.match)).not.toBe(text(late(there), there.match));
  });

  test('are not shown to players, on big screens, or at tables that don’t show them', async () => {
    const { harness, table, match } = await cast(1, ['one', 'one'], 0);
    const [player] = table.players as Two;
    const screen = scriptedClient(player.guest, { game: id });
    await say(harness, screen, { type: 'watch', match, form: 'engine', asSpectator: true });
    for (const client of [player, screen]) {
      await look(harness, client, match, 'all');
      expect(client.last('refused')?.code).toBe('not-shown');
      expect(client.all('hands')).toEqual([]);
    }
  });
});
