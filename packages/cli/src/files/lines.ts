import type { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { done, failed, type Outcome } from '../outcome.ts';
import { reasonOf } from '../words/files.ts';

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/** Far longer than any record; a file without line ends shall not fill the memory. */
export const LONGEST_LINE = 1 << 26;

/** A text file, line by line, however large it is. */
export async function openLines(path: string): Promise<Outcome<AsyncGenerator<Line>>> {
  try {
    const handle = await open(path);
    const isDirectory = (await handle.stat()).isDirectory();
    if (!isDirectory) return done(split(handle.createReadStream({ encoding: 'utf8' })));
    await handle.close();
    return failed(`Can’t read “${path}”: it is a directory.`);
  } catch (error) {
    return failed(`Can’t read “${path}”: ${reasonOf(error)}.`);
  }
}

async function* split(chunks: ReturnType<typeof createReadStream>): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const text of parts) yield { number: ++number, text };
    if (rest.length > LONGEST_LINE) {
      yield { number: ++number, text: rest };
      return;
    }
  }
  if (rest !== '') yield { number: ++number, text: rest };
}
