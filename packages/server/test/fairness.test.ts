// One guest fills the server with experts, and people play on beside them. `node bench/fairness.ts` prints the figures; here
// the bars are wide, because other tests may run on the same machine.

import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createLog,
  LIMITS,
  type Limits,
  PARTS,
  type RunningServer,
  serve,
  WITHOUT_RATES,
} from '../src/index.ts';
import { newFolders } from './temporary-folders.ts';
import { playEasyBots, startExperts, timeOutAbsent } from './thinking-attack.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const newFolder = newFolders();
let server: RunningServer;
afterEach(() => server.close());

async function start(limits: Limits): Promise<string> {
  const log = createLog('silent');
  server = await serve({ port: 0, host: '127.0.0.1', data: newFolder(), log, limits }, PARTS);
  return server.address;
}

const metricsOf = async (address: string): Promise<string> =>
  (await fetch(new URL('/metrics', address))).text();

test('tables of experts don’t stop another player’s bots, nor the clocks of absent players', async () => {
  const address = await start(WITHOUT_RATES);
  await startExperts(address, 20, 4);
  await startExperts(address, 39, 7);
  const [waits, clocks] = await Promise.all([playEasyBots(address, 8000), timeOutAbsent(address, 5, 25_000)]);
  // Without an order of urgency no bot answered at all in this time, and no clock ran out.
  expect(waits.length).toBeGreaterThan(20);
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(500);
  expect(clocks).toHaveLength(2);
  for (const milliseconds of clocks) expect(milliseconds).toBeLessThan(8000);
  const metrics = await metricsOf(address);
  expect(metrics).toMatch(/mirabilia_bot_queue_length\{class="nobody(-expert)?"\} [1-9]/);
  expect(metrics).toMatch(/mirabilia_bot_lowered_total\{level="expert"\} [1-9]/);
});

test('a guest who starts more tables of bots than may run is refused', async () => {
  const address = await start(LIMITS);
  await startExperts(address, LIMITS.counts['bot-tables-of-guest'], 3);
  await expect(startExperts(address, LIMITS.counts['bot-tables-of-guest'] + 1, 3)).rejects.toThrow(
    'too-many-bot-tables',
  );
});

test('anyone may leave, and tables that were left count: who has left some starts no tables of bots', async () => {
  const address = await start(LIMITS);
  const post = async (path: string, token: string, body: object = {}) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(new URL(path, address), init)).json()) as Record<string, string>;
  };
  const experts = Array.from({ length: 4 }, () => 'bot:expert');
  const begin = async (token: string, seats: readonly string[]) => {
    const { id } = await post('/api/matches', token, { game: 'seven-wonders', seats });
    return post(`/api/matches/${id}/start`, token);
  };
  const { token = '' } = await post('/api/guests', '', { name: 'Eve' });
  for (let table = 0; table < 5; table++) {
    const { id } = await begin(token, ['open', ...experts]);
    expect((await post(`/api/matches/${id}/leave`, token)).status).toBe('running');
  }
  expect((await begin(token, experts)).code).toBe('too-many-bot-tables');
});
