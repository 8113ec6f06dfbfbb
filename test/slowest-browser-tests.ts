// The same for Playwright, whose own list of slow files leaves out those that ran on several workers.

import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { slowest, type Timed } from './slowest-tests.ts';

export default class SlowestBrowserTests implements Reporter {
  readonly #tests: Timed[] = [];

  onTestEnd({ title, location }: TestCase, { duration }: TestResult): void {
    this.#tests.push({ name: title, file: relative('.', location.file), milliseconds: duration });
  }

  onEnd(): void {
    for (const line of slowest(this.#tests)) console.log(line);
  }
}
