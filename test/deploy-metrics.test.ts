// Dashboards and alerts that name what isn't measured show nothing, and nobody notices: every name is held against what a real
// server says.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createLog, type RunningServer, serve } from '../packages/server/src/index.ts';
import { PARTS } from '../packages/server/src/parts.ts';
import { call } from '../packages/server/test/api-call.ts';
import { newFolders } from '../packages/server/test/temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const deploy = join(import.meta.dirname, '..', 'deploy');
const newFolder = newFolders();
let server: RunningServer;
beforeAll(async () => {
  const options = { port: 0, host: '127.0.0.1', data: newFolder(), log: createLog('silent') };
  server = await serve(options, PARTS);
});
afterAll(() => server.close());

const metrics = async () => (await fetch(`${server.address}/metrics`)).text();

const MEASURE = /\bmirabilia_\w+/g;
const namesIn = (text: string) => new Set(text.match(MEASURE) ?? []);

/** Names as they are announced, with what a histogram adds to its own. */
function announced(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    names.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) names.add(`${name}_${part}`);
  }
  return names;
}

test.for(['grafana/mirabilia.json', 'prometheus/alerts.yml'])(
  '%s names only what is measured',
  async (file) => {
    const named = namesIn(readFileSync(join(deploy, file), 'utf8'));
    const known = announced(await metrics());
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  },
);

test('the dashboard shows everything that is measured', async () => {
  const shown = namesIn(readFileSync(join(deploy, 'grafana/mirabilia.json'), 'utf8'));
  const measured = [...(await metrics()).matchAll(/^# TYPE (\w+) \w+$/gm)].map(([, name]) => name as string);
  // Followers are connections, and the median of a delay is no news.
  const left = ['mirabilia_members', 'mirabilia_event_loop_lag_p50_seconds'];
  const isShown = (name: string) => [...shown].some((each) => each.startsWith(name));
  expect(measured.filter((name) => !isShown(name) && !left.includes(name))).toEqual([]);
});

test('the dashboard is whole: every panel has its place, its unit and its question', () => {
  const { panels, uid } = JSON.parse(readFileSync(join(deploy, 'grafana/mirabilia.json'), 'utf8'));
  expect(uid).toBe('mirabilia');
  expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
  for (const { title, targets, fieldConfig } of panels) {
    expect(title).not.toBe('');
    expect(targets.length).toBeGreaterThan(0);
    expect(fieldConfig.defaults.unit).toBeTypeOf('string');
  }
});

test('a match against bots moves the figures', async () => {
  const { token = '' } = await call(server.address, '/api/guests', { body: { name: 'Ana' } });
  const body = { game: 'seven-wonders', seats: ['open', 'bot:easy', 'bot:easy'] };
  const { id } = await call(server.address, '/api/matches', { body, token });
  await call(server.address, `/api/matches/${id}/start`, { token });
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const { type, decision, legal = [] } = JSON.parse(data.toString());
      if (type === 'hello') socket.send(JSON.stringify({ type: 'watch', id: 'w', match: id, form: 'open' }));
      if (type === 'over') resolve();
      if (type !== 'view' || legal.length === 0) return;
      const move = { type: 'commit', id: `m${decision}`, match: id, decision, step: 0, move: legal[0] };
      socket.send(JSON.stringify(move));
    });
  });
  socket.terminate();
  const text = await metrics();
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.split(' ')[1],
    );
  expect(value('mirabilia_matches_started_total{game="seven-wonders"}')).toBe(1);
  expect(value('mirabilia_matches_over_total{game="seven-wonders"}')).toBe(1);
  expect(value('mirabilia_decision_seconds_count{game="seven-wonders"}')).toBeGreaterThanOrEqual(18);
  expect(value('mirabilia_bot_seconds_count{level="easy"}')).toBeGreaterThan(0);
  expect(value('mirabilia_move_seconds_count')).toBeGreaterThanOrEqual(18);
  expect(value('mirabilia_jobs_waiting')).toBe(0);
});
