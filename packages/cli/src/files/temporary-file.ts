import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A path for what can be written or read only as a file. Nobody else can read it, and it is gone afterwards. */
export async function withTemporaryFile<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await use(join(folder, 'file'));
  } finally {
    process.off('exit', remove);
    remove();
  }
}
