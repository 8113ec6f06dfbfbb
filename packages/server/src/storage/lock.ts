// One server per folder. The lock is SQLite's own lock on an empty file beside the data. The operating system releases it
// however the process ends, so a killed server leaves nothing to clean up, and the data stays readable for backups.

import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { CannotOpen } from './cannot-open.ts';
import { DatabaseSync, isBusy } from './node-sqlite.ts';

export class FolderInUse extends CannotOpen {
  override readonly name = 'FolderInUse';

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `Another server is using the folder ${folder}. Stop it first, or give this one a folder of its own with --data.`,
      options,
    );
  }
}

export interface FolderLock {
  release(): void;
}

/** Danger: reading the lock's file by other means in this process drops the lock when that reader closes it (POSIX). */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'server.lock');
  // Like all that lies in the folder: only for the owner.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const file = new DatabaseSync(path);
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    throw isBusy(error) ? new FolderInUse(folder, { cause: error }) : error;
  }
  return {
    release: () => {
      if (file.isOpen) file.close();
    },
  };
}
