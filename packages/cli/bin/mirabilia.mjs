#!/usr/bin/env node
// Plain JavaScript for whatever Node the system has. The program itself is TypeScript, which Node runs as it is since
// 22.18; an older Node hands over to the one that the lock file brings.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { currentBundle } from './server-bundle.mjs';

const OLDEST_NODE = [22, 18];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
const modules = new URL('../../../node_modules/', import.meta.url);
const brought = fileURLToPath(new URL('.bin/node', modules));

if (!existsSync(new URL('commander', modules))) {
  console.error(
    'Mirabilia is not installed yet: run “npm ci” in its folder, or “npm start”, which also serves the game.',
  );
  process.exitCode = 1;
} else if (isNewEnough) {
  // Starts in a third of the time once the sources are compiled. Old versions lack it, so it is no named import.
  module.enableCompileCache(fileURLToPath(new URL('.cache/mirabilia', modules)));
  const bundle = process.argv[2] === 'serve' ? currentBundle() : undefined;
  await import(bundle === undefined ? '../src/main.ts' : new URL('main.js', bundle).href);
} else if (existsSync(brought) && realpathSync(brought) !== realpathSync(process.execPath)) {
  const child = spawn(brought, process.argv.slice(1), { stdio: 'inherit' });
  // Whoever stops this process means the other one, which may have something to tidy up.
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
} else {
  console.error(`Mirabilia needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
  process.exitCode = 1;
}
