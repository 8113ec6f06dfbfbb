// Writes a file completely or not at all: under a temporary name that is renamed at the end.

import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { accept } from '@mirabilia/kernel';
import { type CommandResult, failed } from '../command-result.ts';
import { reasonOf } from '../words/files.ts';

export interface Replacement {
  write(text: string): CommandResult<void>;
  /** Renames the file to its final name. */
  commit(): CommandResult<void>;
}

export function openReplacement(path: string): CommandResult<Replacement> {
  const complaint = (error: unknown) => failed(`Can’t write “${path}”: ${reasonOf(error)}.`);
  try {
    const target = targetOf(path);
    if (target === undefined) return failed(`Can’t write “${path}”: it is not a file.`);
    const partial = `${target}.${process.pid}.partial`;
    const descriptor = openSync(partial, 'wx');
    // If the process ends early (a failure, Ctrl-C), the unfinished file is removed.
    const remove = () => rmSync(partial, { force: true });
    process.once('exit', remove);
    const attempt = (work: () => void): CommandResult<void> => {
      try {
        return accept(work());
      } catch (error) {
        remove();
        return complaint(error);
      }
    };
    return accept({
      write: (text) => attempt(() => writeFileSync(descriptor, text)),
      commit: () =>
        attempt(() => {
          fsyncSync(descriptor);
          closeSync(descriptor);
          renameSync(partial, target);
          process.off('exit', remove);
        }),
    });
  } catch (error) {
    return complaint(error);
  }
}

/** The real path of the file; undefined if it is a directory or a device. */
function targetOf(path: string): string | undefined {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return path;
  return there.isFile() ? realpathSync(path) : undefined;
}
