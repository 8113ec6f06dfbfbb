// Node compiles the TypeScript sources as it loads them and keeps the result. Done once after installing, this makes the
// first start as quick and as small as every other one.

import { currentBundle } from '../packages/cli/bin/server-bundle.mjs';

// The command turns on the cache and loads all its parts but the server, which it loads only to serve.
process.argv = [...process.argv.slice(0, 2), '--version'];
await import('../packages/cli/bin/mirabilia.mjs');
const bundle = currentBundle();
await import(
  bundle === undefined
    ? new URL('../packages/server/src/index.ts', import.meta.url).href
    : new URL('server.js', bundle).href
);
// Threads that think load the bots later on.
await import(new URL('../packages/match-service/src/match/thinking.ts', import.meta.url).href);
