// A file that appears whole or not at all: it is written under another name beside its place and renamed at the end.

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
  /** Puts the file in its place. */
  commit(): CommandResult<void>;
}

export function openReplacement(path: string): CommandResult<Replacement> {
  const complaint = (error: unknown) => failed(`Can’t write “${path}”: ${reasonOf(error)}.`);
  try {
    const target = targetOf(path);
    if (target === undefined) return failed(`Can’t write “${path}”: it is not a file.`);
    const partial = `${target}.${process.pid}.partial`;
    const descriptor = openSync(partial, 'wx');
    // Whatever ends the process before the end of the work (a failure, Ctrl-C) takes the unfinished file with it.
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

/** Where the file really lies, or nothing if something else lies there: a directory, a device. */
function targetOf(path: string): string | undefined {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return path;
  return there.isFile() ? realpathSync(path) : undefined;
}
