// A reporter for Vitest that ends a run with its slowest tests: what takes long should be seen before it takes longer.

import type { Reporter, TestModule } from 'vitest/node';

const MOST = 10;

export interface Timed {
  readonly name: string;
  readonly file: string;
  readonly milliseconds: number;
}

/** One line per test, the slowest first; nothing if no test ran. */
export function slowest(tests: readonly Timed[]): string[] {
  const first = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, MOST);
  const lines = first.map(
    ({ name, file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file} > ${name}`,
  );
  return lines.length === 0 ? [] : ['Slowest tests:', ...lines];
}

const timed = (module: TestModule): Timed[] =>
  [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    file: module.relativeModuleId,
    milliseconds: test.diagnostic()?.duration ?? 0,
  }));

export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const line of slowest(modules.flatMap(timed))) console.log(line);
  }
}
