import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Gives names of folders that don't exist yet. They are gone after the tests of the file. */
export function newFolders(): () => string {
  const root = mkdtempSync(join(tmpdir(), 'mirabilia-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  let made = 0;
  return () => join(root, String(made++));
}
