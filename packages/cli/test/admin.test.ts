// The operator's command line against a real server.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const COMMAND = fileURLToPath(new URL('../bin/mirabilia.mjs', import.meta.url));
const place = workplace();

test('a host lets a browser in, and acts from the command line while the server runs', async () => {
  place.write('club.json', JSON.stringify({ name: 'Club' }));
  const server = spawn(
    process.execPath,
    [COMMAND, 'serve', '--port', '0', '--data', 'data', '--settings', 'club.json'],
    { cwd: place.path, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  try {
    const [text] = (await once(server.stdout, 'data')) as [Buffer];
    const address = /http:\S+/.exec(text.toString())?.[0] ?? '';
    const flags = ['--data', 'data', '--port', new URL(address).port];
    const post = async (path: string, body: object) => {
      const response = await fetch(address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { response, body: (await response.json()) as Record<string, string> };
    };
    expect(await (await fetch(`${address}/api/instance`)).json()).toMatchObject({ name: 'Club' });
    const { body: eve } = await post('/api/guests', { name: 'Eve' });

    const link = await place.run('admin', 'link', '--label', 'Olga', ...flags);
    expect(link.out).toMatch(/^http:\/\/localhost:\d+\/#admin=[\w-]{43}\n$/);
    const [, token] = link.out.trim().split('#admin=');
    expect((await post('/api/admin/claim', { token: token ?? '' })).response.status).toBe(200);

    const people = await place.run('admin', 'people', 'ev', ...flags);
    expect(people.out).toContain(eve.guest);
    const mute = await place.run('admin', 'mute', '--hours', '3', ...flags, '--', eve.guest ?? '');
    expect([mute.out, mute.err]).toEqual(['Done.\n', '']);
    const status = await place.run('admin', 'status', ...flags);
    expect(status.out).toMatch(/session {2}Olga/);
    expect(status.out).toMatch(/mute {2}\S+ {2}Eve/);
    expect(status.out).not.toContain('command line');
    expect((await place.run('admin', 'log', ...flags)).out).toMatch(
      /command line {2}mute {2}\S+ {2}Eve {2}3 h/,
    );

    const unknown = await place.run('admin', 'sign-out', 'nobody', ...flags);
    expect([unknown.exit, unknown.err]).toEqual([1, 'mirabilia: There is no such person here.\n']);
  } finally {
    server.kill('SIGKILL');
  }
});

test('without a store or a server it says what to do', async () => {
  const nothing = await place.run('admin', 'status', '--data', 'nothing', '--port', '1');
  expect([nothing.exit, nothing.err]).toMatchObject([1, expect.stringContaining('start one first')]);
});

test('a settings file is checked, and its password never printed', async () => {
  place.write('bad.json', JSON.stringify({ nmae: 'Club' }));
  const bad = await place.run('settings', '--settings', 'bad.json');
  expect([bad.exit, bad.out]).toEqual([2, '']);
  expect(bad.err).toContain('“nmae”');
  expect((await place.run('serve', '--settings', 'bad.json', '--data', 'bad')).exit).toBe(2);
  place.write('good.json', JSON.stringify({ name: 'Club', password: 'open sesame' }));
  const good = await place.run('settings', '--settings', 'good.json', '--print');
  expect(JSON.parse(good.out)).toEqual({ name: 'Club', password: '(hidden)' });
});
