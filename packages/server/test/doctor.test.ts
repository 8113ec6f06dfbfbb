import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { aChat, aMatch } from '@mirabilia/match-service/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Diagnosis } from '../src/doctor/diagnosis.ts';
import { checkFolder } from '../src/doctor/folder.ts';
import { checkPort } from '../src/doctor/port.ts';
import { checkPublicAddress, encryption } from '../src/doctor/public-address.ts';
import { keysIn } from '../src/notifications/open-notifier.ts';
import { LATEST } from '../src/storage/migrations.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { connect } from '../src/storage/sqlite-connection.ts';
import { running } from './loopback-server.ts';
import { mirabilia } from './run-cli.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const newFolder = newFolders();
const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const severities = (findings: readonly Diagnosis[]) =>
  Object.fromEntries(findings.map(({ about, severity }) => [about, severity]));
const of = (findings: readonly Diagnosis[], about: string) =>
  findings.find((finding) => finding.about === about) as Diagnosis;

async function aFolder(): Promise<string> {
  const folder = newFolder();
  const store = await openSqlite({ folder });
  await store.createMatch(aMatch('a'));
  await store.append({ match: 'a', entries: [1, 2, 3].map((seq) => aChat(seq, 'x'.repeat(20_000))) });
  await store.close();
  return folder;
}

describe('a folder', () => {
  test('a healthy one is well, in use or not', async () => {
    const folder = await aFolder();
    const well = {
      'data folder': 'ok',
      disk: 'ok',
      'in use': 'ok',
      rights: 'ok',
      identity: 'ok',
      schema: 'ok',
      integrity: 'ok',
      'push keys': 'ok',
    };
    expect(severities(checkFolder({ data: folder }))).toEqual(well);
  });

  test('a server that uses it goes on, and is seen', async () => {
    const folder = await aFolder();
    const store = await openSqlite({ folder });
    // From a process of its own: within one, looking at a lock would end it.
    const { exit, out } = await mirabilia([
      'doctor',
      '--data',
      folder,
      '--port',
      String(await freePort()),
      '--json',
    ]);
    expect(exit).toBe(0);
    const { findings } = JSON.parse(out);
    expect(of(findings, 'in use')).toMatchObject({ says: 'a server uses the folder' });
    expect(of(findings, 'integrity')).toMatchObject({ verdict: 'ok' });
    await store.probe();
    await store.close();
  });

  test('one that isn’t there yet is made by the first start', () => {
    const findings = checkFolder({ data: newFolder() });
    expect(severities(findings)).toEqual({ 'data folder': 'ok', disk: 'ok', store: 'ok' });
  });

  test('a file in its place, and little room', async () => {
    const place = newFolder();
    writeFileSync(place, 'x');
    expect(of(checkFolder({ data: place }), 'data folder').severity).toBe('problem');
    const data = await aFolder();
    expect(of(checkFolder({ data, free: () => 400e6 }), 'disk').severity).toBe('warning');
    expect(of(checkFolder({ data, free: () => 1e6 }), 'disk')).toMatchObject({
      severity: 'problem',
      message: `0 MB are free in ${data}`,
    });
  });

  test('a store that others can read, and how to mend it', async () => {
    const folder = await aFolder();
    const file = join(folder, 'mirabilia.db');
    chmodSync(file, 0o644);
    expect(of(checkFolder({ data: folder }), 'rights')).toMatchObject({
      severity: 'warning',
      fix: `chmod 600 ${file}`,
    });
  });

  test('a damaged store, one that is none, and tables of other versions', async () => {
    const damaged = await aFolder();
    const file = join(damaged, 'mirabilia.db');
    const { database } = connect(file);
    database.exec('pragma foreign_keys = off; delete from matches');
    database.close();
    expect(of(checkFolder({ data: damaged }), 'integrity')).toMatchObject({
      severity: 'problem',
      message: 'the store is damaged: rows in entries belong to nothing',
    });
    writeFileSync(file, 'not a database at all'.repeat(100));
    expect(of(checkFolder({ data: damaged }), 'store').severity).toBe('problem');

    const old = newFolder();
    mkdirSync(old);
    connect(join(old, 'mirabilia.db'), 1).database.close();
    expect(of(checkFolder({ data: old }), 'schema').severity).toBe('warning');
    const newer = connect(join(old, 'mirabilia.db')).database;
    newer.exec(`insert into schema_versions values (${LATEST + 1})`);
    newer.close();
    expect(of(checkFolder({ data: old }), 'schema').severity).toBe('problem');
  });
});

test('the keys for pushes', async () => {
  const folder = await aFolder();
  const store = await openSqlite({ folder });
  await keysIn(store);
  await store.close();
  const keys = () => of(checkFolder({ data: folder }), 'push keys');
  expect(keys()).toMatchObject({ severity: 'ok', message: 'they are there' });
  const { database } = connect(join(folder, 'mirabilia.db'));
  database.exec("update settings set value = '{}' where key = 'push-keys'");
  database.close();
  expect(keys().severity).toBe('problem');
});

describe('a port', () => {
  test('free, taken by a Mirabilia, taken by something else', async () => {
    const { port } = await running();
    expect(await checkPort(port, '127.0.0.1')).toMatchObject({
      severity: 'ok',
      message: `a Mirabilia listens on ${port}`,
    });
    const other = await listening(createServer((_, answer) => answer.end('hello')));
    expect((await checkPort(other, '127.0.0.1')).severity).toBe('problem');
    expect((await checkPort(await freePort(), '127.0.0.1')).severity).toBe('ok');
    expect((await checkPort(await freePort(), '192.0.2.1')).severity).toBe('problem');
  });
});

describe('the address by which people reach it', () => {
  test('a server that is reached directly', async () => {
    const { address } = await running();
    expect(severities(await checkPublicAddress(address))).toEqual({
      address: 'ok',
      ready: 'ok',
      encryption: 'warning',
      websocket: 'ok',
      'host name': 'ok',
      metrics: 'warning',
    });
  });

  test('a proxy that swallows upgrades', async () => {
    const { port } = await running();
    const proxy = await proxyTo(port, { upgrades: false, host: true });
    expect(of(await checkPublicAddress(proxy), 'websocket')).toMatchObject({
      severity: 'problem',
      message: 'a WebSocket is answered with 426',
    });
  });

  test('a proxy that hides the host', async () => {
    const { port } = await running();
    const proxy = await proxyTo(port, { upgrades: true, host: false });
    expect(of(await checkPublicAddress(proxy), 'websocket').message).toMatch(
      /does not pass the Host header on/,
    );
  });

  test('a proxy that passes on what callers say of the server’s name, until the server is told its name', async () => {
    const unsure = await running({ trustProxy: 1 });
    expect(of(await checkPublicAddress(unsure.address), 'host name')).toMatchObject({
      severity: 'problem',
      fix: `serve with --public-url ${unsure.address}, or let the proxy set X-Forwarded-Host`,
    });
    const named = await running({ trustProxy: 1, publicOrigin: 'https://play.example.org' });
    expect(of(await checkPublicAddress(named.address), 'host name').severity).toBe('ok');
  });

  test('something else, nothing, and no address', async () => {
    const other = await listening(createServer((_, answer) => answer.end('hello')));
    expect(severities(await checkPublicAddress(`http://127.0.0.1:${other}`))).toEqual({ address: 'problem' });
    expect(severities(await checkPublicAddress('http://127.0.0.1:1'))).toEqual({ address: 'problem' });
    expect(severities(await checkPublicAddress('play.example.org'))).toEqual({ address: 'problem' });
  });

  test('the server has to know that the way to it is encrypted', async () => {
    const { call } = await running({ trustProxy: 1 });
    const url = new URL('https://play.example.org');
    const told = await call('/healthz', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(encryption(url, told.headers).severity).toBe('ok');
    expect(encryption(url, (await call('/healthz')).headers).severity).toBe('problem');
  });
});

describe('the command', () => {
  test('a line each, with how to mend it, and an exit code', async () => {
    const folder = newFolder();
    writeFileSync(folder, 'x');
    const { exit, out } = await mirabilia(['doctor', '--data', folder, '--port', String(await freePort())]);
    expect(exit).toBe(1);
    expect(out).toContain(`problem  data folder: ${folder} is a file → give another folder with --data\n`);
    expect(out).toMatch(/^ok +node: version \d+/);
    expect(out).toMatch(/\nMend the problems first\.\n$/);
  });

  test('JSON for scripts, whose names stay', async () => {
    const folder = newFolder();
    writeFileSync(folder, 'x');
    const port = String(await freePort());
    const { out } = await mirabilia(['doctor', '--json', '--data', folder, '--port', port]);
    const { verdict, findings } = JSON.parse(out);
    expect(verdict).toBe('problem');
    expect(findings).toContainEqual({
      about: 'data folder',
      verdict: 'problem',
      says: `${folder} is a file`,
      mend: 'give another folder with --data',
    });
  });
});

function listening(server: Server): Promise<number> {
  servers.push(server);
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

async function freePort(): Promise<number> {
  const server = createTcp();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A proxy as careless as it is told to be. */
async function proxyTo(port: number, passes: { upgrades: boolean; host: boolean }): Promise<string> {
  const passed = (headers: NodeJS.Dict<string | string[]>) =>
    passes.host ? headers : { ...headers, host: `127.0.0.1:${port}` };
  const proxy = createServer((asked, answer) => {
    const { upgrade: _, connection: __, ...headers } = asked.headers;
    const inner = request({ port, host: '127.0.0.1', path: asked.url, headers: passed(headers) }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    inner.end();
  });
  if (passes.upgrades) {
    proxy.on('upgrade', (asked, socket) => {
      const inner = request({ port, host: '127.0.0.1', path: asked.url, headers: passed(asked.headers) });
      inner.on('response', (told) => {
        socket.write(`HTTP/1.1 ${told.statusCode} No\r\nConnection: close\r\n\r\n`);
        told.pipe(socket);
      });
      inner.on('upgrade', (_, opened) => opened.destroy());
      inner.end();
    });
  }
  return `http://localhost:${await listening(proxy)}`.replace('localhost', '127.0.0.1');
}
