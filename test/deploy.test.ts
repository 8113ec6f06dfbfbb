// What is deployed names commands, flags, ports, paths and variables of the program. Nobody runs these files in the tests, so
// every name in them is held against what there is.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const PROGRAM = 'packages/cli/bin/mirabilia.mjs';
const help = (...args: string[]) =>
  execFileSync(process.execPath, [join(root, PROGRAM), ...args, '--help'], { encoding: 'utf8' });

const FILES = [
  'docs/self-hosting.md',
  'deploy/Dockerfile',
  'deploy/compose.yaml',
  'deploy/Caddyfile',
  'deploy/nginx.conf',
  'deploy/mirabilia.service',
  'deploy/mirabilia-backup.service',
  'deploy/mirabilia-backup.timer',
  'deploy/prometheus/alerts.yml',
];

const commands = [...help().matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name as string);
const flagsOf = new Map(
  commands.filter((name) => name !== 'help').map((name) => [name, new Set(flagsIn(name))] as const),
);

/** With those of its subcommands, if it has any. */
function flagsIn(command: string): string[] {
  const text = help(command);
  const [, below = ''] = text.split(/^Commands:$/m);
  const subcommands = [...below.matchAll(/^ {2}([a-z-]+)\b/gm)].map(([, name]) => name as string);
  const texts = subcommands.filter((name) => name !== 'help').map((name) => help(command, name));
  return [text, ...texts].flatMap((each) => each.match(/--[a-z-]+/g) ?? []);
}

/** Each call of the program in a text: its command and the flags that follow on the same line. */
function callsIn(text: string): { command: string; flags: string[] }[] {
  const joined = text.replaceAll(/"?CMD \["serve"/g, 'CMD mirabilia ["serve"').replaceAll(/["',[\]]/g, ' ');
  const calls = joined.matchAll(
    /(?:mirabilia\.mjs|`mirabilia|^mirabilia|run --rm mirabilia|CMD mirabilia) +([a-z-]+)([^\n`]*)/gm,
  );
  return [...calls].map(([, command = '', rest = '']) => ({
    command,
    flags: rest.match(/--[a-z-]+/g) ?? [],
  }));
}

describe.for(FILES)('%s', (file) => {
  const text = read(file);

  test('calls commands that there are, with flags that they have', () => {
    for (const { command, flags } of callsIn(text)) {
      expect(commands).toContain(command);
      for (const flag of flags) expect(flagsOf.get(command), `${command} ${flag}`).toContain(flag);
    }
  });

  test('names files that there are', () => {
    const named = text.match(/\b(?:deploy|packages|scripts|docs)\/[\w./-]*[\w]/g) ?? [];
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) =>
      join('docs', path as string),
    );
    expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('no port but the usual one and its neighbour', () => {
    const ports = text.match(/(?<=(?:127\.0\.0\.1|mirabilia|--port|PORT|EXPOSE)[:= ])\d{2,5}\b/g) ?? [];
    expect(ports.filter((port) => port !== '7777' && port !== '7778')).toEqual([]);
  });
});

test('the calls are found: a test that finds nothing holds nothing', () => {
  expect(callsIn(read('deploy/mirabilia.service'))).toEqual([
    { command: 'serve', flags: ['--host', '--port', '--proxies'] },
  ]);
  expect(callsIn(read('deploy/Dockerfile'))).toEqual([{ command: 'serve', flags: ['--proxies'] }]);
  const called = new Set(callsIn(read('docs/self-hosting.md')).map(({ command }) => command));
  expect([...called].sort()).toEqual([
    'admin',
    'backup',
    'doctor',
    'restore',
    'serve',
    'settings',
    'simulate',
  ]);
});

test('variables are those that the program reads', () => {
  const sources = readdirSync(join(root, 'packages/cli/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(join('packages/cli/src', name)))
    .join('\n');
  const told = [...read('docs/self-hosting.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
    ([, name]) => name as string,
  );
  expect(told).toEqual([
    ...[
      'DATABASE_URL',
      'MIRABILIA_DATA',
      'PORT',
      'MIRABILIA_PUBLIC_URL',
      'MIRABILIA_LIMITS',
      'MIRABILIA_LIMIT',
      'LOG_LEVEL',
    ],
    'NO_COLOR',
  ]);
  const composed = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+): /gm)].map(
    ([, name]) => name as string,
  );
  // Those of the other programs.
  const others = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE_ADDRESS', 'UPSTREAM'];
  for (const name of [...told, ...composed.filter((each) => !others.includes(each))]) {
    // The log reads this one, which is the same for every program.
    if (name !== 'NO_COLOR') expect(sources).toContain(`process.env.${name}`);
  }
  for (const name of ['SITE_ADDRESS', 'UPSTREAM']) expect(read('deploy/Caddyfile')).toContain(`{$${name}:`);
});

test('addresses for operators are there', () => {
  const app = read('packages/server/src/transport/app.ts');
  const named = new Set(FILES.flatMap((file) => read(file).match(/\/(healthz|readyz|metrics)\b/g) ?? []));
  expect([...named].sort()).toEqual(['/healthz', '/metrics', '/readyz']);
  for (const path of named) expect(app).toMatch(new RegExp(`(operation|costly)\\('${path}'`));
});

test('what the image is made of is there, and Node is new enough', () => {
  const text = read('deploy/Dockerfile');
  for (const [, script] of text.matchAll(/npm run (\w+)/g)) {
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty(script as string);
  }
  for (const [, path] of text.matchAll(/COPY --from=build \/app\/(\S+)/g)) {
    expect(existsSync(join(root, path as string))).toBe(true);
  }
  for (const [, major] of text.matchAll(/FROM node:(\d+)/g)) expect(Number(major)).toBeGreaterThanOrEqual(24);
  expect(text).toMatch(/\nUSER node\n/);
  expect(text).toMatch(/HEALTHCHECK/);
  expect(read('deploy/compose.yaml')).toContain('dockerfile: deploy/Dockerfile');
});

test('the time for going down is longer than the server takes', () => {
  const [, longest] = /LONGEST_DRAIN = ([\d_]+)/.exec(read('packages/server/src/serve.ts')) ?? [];
  const seconds = Number(longest?.replaceAll('_', '')) / 1000;
  for (const [file, pattern] of [
    ['deploy/mirabilia.service', /TimeoutStopSec=(\d+)/],
    ['deploy/compose.yaml', /stop_grace_period: (\d+)s/],
  ] as const) {
    expect(Number(pattern.exec(read(file))?.[1])).toBeGreaterThan(seconds);
  }
});

test('the image compiles the sources as the account that runs them: Node keeps the result for each account apart', () => {
  const text = read('deploy/Dockerfile');
  const [, account] = /^USER (\w+)$/m.exec(text) ?? [];
  expect(text).toContain(
    `setpriv --reuid=${account} --regid=${account} --clear-groups node scripts/compile-ahead.mjs`,
  );
  expect(text).toContain(`--chown=${account}:${account} /app/node_modules/.cache/mirabilia`);
});

describe('what runs is confined', () => {
  test('the backup’s unit has every line of the server’s that confines it', () => {
    const confining =
      /^(?:NoNewPrivileges|Protect\w+|Private\w+|Proc\w+|Restrict\w+|Lock\w+|Remove\w+|\w+Capabilities|CapabilityBoundingSet|SystemCall\w+|UMask|StateDirectoryMode|User)=.*$/gm;
    const server = read('deploy/mirabilia.service').match(confining) ?? [];
    const backup: readonly string[] = read('deploy/mirabilia-backup.service').match(confining) ?? [];
    expect(server.length).toBeGreaterThan(20);
    expect(server.filter((line) => !backup.includes(line))).toEqual([]);
  });

  test('every container has a limit of memory and of processes', () => {
    const [, ...services] =
      read('deploy/compose.yaml')
        .split(/^volumes:/m)[0]
        ?.split(/^ {2}(?=\w+:$)/m) ?? [];
    expect(services).toHaveLength(3);
    for (const service of services) expect(service).toMatch(/^ {4}mem_limit: \d+[gm]\n {4}pids_limit: \d+$/m);
  });

  test.for(['deploy/nginx.conf', 'deploy/Caddyfile'])('%s names the host itself', (file) => {
    expect(read(file)).toMatch(/^\s*(?:proxy_set_header|header_up) X-Forwarded-Host\s+\S+$/m);
  });
});
