// A test has 20 seconds (vitest.config.ts). Files that need more say so by one of these names, which is the reason:
// `vi.setConfig({ testTimeout: TIME_FOR_PROCESSES })`. All leave headroom for a machine that others use as well.

/** Hundreds of matches, records or generated values are played or checked in one test. */
export const TIME_FOR_MANY_CASES = 90_000;

/** Servers, databases, commands or browsers are started as processes of their own, killed and waited for. */
export const TIME_FOR_PROCESSES = 120_000;
