import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'test/**/*.test.ts',
      'examples/**/*.test.ts',
    ],
    // By itself it would leave one of two cores idle.
    maxWorkers: '100%',
    // Files that need more say so by a name of kernel/testkit/timeouts.ts.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Machines are shared: what has to happen soon may take a while.
    expect: { poll: { timeout: 20_000 } },
    // The server that DATABASE_URL names is for tests of PostgreSQL; servers that tests start don't see it.
    env: { DATABASE_URL: '', TEST_DATABASE_URL: process.env.DATABASE_URL ?? '' },
  },
});
