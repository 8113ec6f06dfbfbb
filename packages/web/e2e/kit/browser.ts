// A browser outside of tests: for pictures and figures.

import { type Browser, chromium } from '@playwright/test';
import { FLAGS, getChromium } from './chromium.ts';

export const openBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: getChromium(), args: [...FLAGS, ...flags] });
