// Node compiles the TypeScript sources as it loads them and keeps the result. Done once after installing, this makes the
// first start as quick and as small as every other one.

// The command turns on the cache and loads all its parts but the server, which it loads only to serve.
process.argv = [...process.argv.slice(0, 2), '--version'];
await import('../packages/cli/bin/mirabilia.mjs');
await import(new URL('../packages/server/src/index.ts', import.meta.url).href);
// Threads that think load the bots later on.
await import(new URL('../packages/match-service/src/match/thinking.ts', import.meta.url).href);
