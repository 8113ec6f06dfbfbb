// `npm run -s fuzz -- [--messages 100000] [--seed text] [--postgres]`: starts a server on loopback, attacks it and prints a
// report. Exits with 1 if anything was found.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres-server.ts';
import { fuzz } from './fuzz.ts';

const HELP = `npm run -s fuzz -- [options]

Starts a server on loopback, sends it what no client should, and prints a report. Exits with 1 if anything was found.

  --messages N   number of messages (default: 100000)
  --seed TEXT    the same text sends the same messages (default: mirabilia)
  --postgres     a server on PostgreSQL, not SQLite

Example:
  npm run -s fuzz -- --messages 3000 --seed spring`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        messages: { type: 'string', default: '100000' },
        seed: { type: 'string', default: 'mirabilia' },
        postgres: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

const values = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const messages = Number(values.messages);
if (!Number.isSafeInteger(messages) || messages < 1) {
  console.error('--messages takes a number.');
  process.exit(2);
}

const root = mkdtempSync(join(tmpdir(), 'mirabilia-fuzz-'));
const postgres = values.postgres ? await startPostgres() : undefined;
let places = 0;
try {
  const report = await fuzz({
    messages,
    seed: values.seed,
    newPlace: async () => postgres?.newDatabase() ?? join(root, String(places++)),
  });
  console.log(JSON.stringify({ storage: values.postgres ? 'PostgreSQL' : 'SQLite', ...report }, null, 2));
  process.exitCode = report.findings.length === 0 ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(root, { recursive: true, force: true });
}
