// Somebody sets the clock of the machine, back or forward, while the server runs or while it is down.

import { describe, expect, test } from 'vitest';
import type { FakeTime } from '../testkit/fake-time.ts';
import {
  commit,
  follow,
  type Harness,
  openHarness,
  playOn,
  type StartedTable,
  startTable,
} from '../testkit/harness.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const LIVE = { kind: 'live', decision: 60, bank: 30 } as const;

const times = ({ store }: Harness, match: string): number[] => store.log(match).map(({ at }) => at);

describe.for([
  ['back', -24 * HOUR],
  ['back by seconds', -10 * SECOND],
  ['forward', 24 * HOUR],
] as const)('a clock that was set %s while the server was down', ([, change]) => {
  /** The server is stopped, the clock set, the server started, and everybody comes back. */
  async function restarted(harness: Harness, { match, players }: StartedTable): Promise<Harness> {
    await harness.service.drain();
    harness.time.set(change);
    const again = harness.restarted();
    for (const player of players) await follow(again, player, match);
    return again;
  }

  const left = ({ players }: StartedTable, time: FakeTime): (number | null)[] => {
    const clock = players[0]?.last('view')?.clock;
    expect(clock).toBeDefined();
    // The page goes by the difference of both: it is what its reader sees.
    return clock?.deadlines.map((at) => (at === null ? null : at - clock.now)) ?? [time.clock()];
  };

  test('leaves everybody time, and no more than there is', async () => {
    const harness = openHarness();
    const table = await startTable(harness, { people: 3, pace: LIVE });
    for (const player of table.players) await commit(harness, player, table.match);
    await harness.time.pass(20 * SECOND);
    const again = await restarted(harness, table);
    for (const time of left(table, again.time)) {
      expect(time).toBeGreaterThanOrEqual(30 * SECOND);
      expect(time).toBeLessThanOrEqual(90 * SECOND);
    }
    // The server has moved for nobody yet; when the time of a player is over, it does.
    expect(again.store.log(table.match)).toHaveLength(3);
    await again.time.pass(91 * SECOND);
    expect(again.store.log(table.match).length).toBeGreaterThanOrEqual(6);
    await playOn(again, table);
    expect(again.store.rows.get(table.match)?.status).toBe('over');
  });

  test('lets bots answer at the pace of the table', async () => {
    const harness = openHarness();
    const wish = { people: 1, seats: ['open', 'bot:easy', 'bot:easy'], botDelay: 2000 };
    const table = await startTable(harness, wish);
    const [player] = table.players;
    if (player === undefined) throw new Error('nobody came');
    await commit(harness, player, table.match);
    const again = await restarted(harness, table);
    for (let turn = 0; turn < 3; turn++) {
      const { decision } = player.model;
      await commit(again, player, table.match);
      await again.time.pass(2500);
      expect(player.model.decision).toBeGreaterThan(decision);
    }
    const at = times(again, table.match);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(again.errors).toEqual([]);
  });
});
