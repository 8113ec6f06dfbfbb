// Which browser the browser tests run in.

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findShell } from '../e2e/kit/chromium.ts';

describe.skipIf(process.platform === 'win32')('browser tests run', () => {
  let folder: string;

  /** A program of this name which says that it is a browser, or whatever else it does. */
  function install(name: string, does = 'echo Chromium 156.0.1'): string {
    const place = join(folder, name);
    writeFileSync(place, `#!/bin/sh\n${does}\n`);
    chmodSync(place, 0o755);
    return place;
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mirabilia-browsers-'));
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM', '');
    vi.stubEnv('CHROMIUM_SHELL', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('in the shell, where there is one', () => {
    const whole = install('chromium');
    const shell = install('chromium-headless-shell');
    expect(findChromium()).toBe(whole);
    expect(findShell()).toBe(shell);
  });

  it('not in one that does not run', () => {
    install('chromium');
    const broken = install('chromium-headless-shell', 'exit 1');
    expect(findShell()).not.toBe(broken);
    expect(findShell()).toBeDefined();
  });

  it('in the browser that is named, and in no shell then, unless that is named as well', () => {
    install('chromium-headless-shell');
    vi.stubEnv('CHROMIUM', '/opt/another');
    expect(findChromium()).toBe('/opt/another');
    expect(findShell()).toBe('/opt/another');
    vi.stubEnv('CHROMIUM_SHELL', '/opt/shell');
    expect(findShell()).toBe('/opt/shell');
  });
});
