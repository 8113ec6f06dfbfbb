// For tests of all that uses the match service: time, chance and a store that a test controls, and clients that follow a
// script. The contract of stores is apart, in `store-contract.ts`, because it needs the test runner.

export * from './client-model.ts';
export * from './fake-time.ts';
export * from './harness.ts';
export * from './memory-store.ts';
export * from './samples.ts';
