// `npm run -s fuzz -- [--messages 100000] [--seed text] [--postgres]`: starts a server on loopback, attacks it and prints a
// report. Exits with 1 if anything was found.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres-server.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'mirabilia' },
    postgres: { type: 'boolean', default: false },
  },
});
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
