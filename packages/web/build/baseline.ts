// The oldest browsers in which everything works. Syntax and styles that are newer are rewritten by the build; for functions
// test/baseline.test.ts looks through the built files. docs/browsers.md names the versions for people.

export const BASELINE = ['chrome117', 'edge117', 'firefox128', 'safari17'];
