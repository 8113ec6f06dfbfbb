#!/usr/bin/env node
// The published command. It runs on every Node that is admitted, but what keeps matches needs the SQLite of a newer one.
import module from 'node:module';

const WITH_STORE = ['serve', 'doctor', 'backup', 'restore', 'migrate-store', 'worker'];
const OLDEST_WITH_SQLITE = [22, 13];

const [major, minor] = process.versions.node.split('.').map(Number);
const hasSqlite =
  major > OLDEST_WITH_SQLITE[0] || (major === OLDEST_WITH_SQLITE[0] && minor >= OLDEST_WITH_SQLITE[1]);
const asksForHelp = process.argv.includes('--help') || process.argv.includes('-h');

if (WITH_STORE.includes(process.argv[2]) && !hasSqlite && !asksForHelp) {
  console.error(
    `“mirabilia ${process.argv[2]}” needs Node ${OLDEST_WITH_SQLITE.join('.')} or newer; this is ${process.version}.`,
  );
  process.exitCode = 1;
} else {
  // Later starts take a third of the time. Old versions lack it, so it is no named import.
  module.enableCompileCache?.();
  await import('../dist/main.js');
}
