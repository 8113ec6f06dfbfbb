import { open } from 'node:fs/promises';
import { accept } from '@mirabilia/kernel';
import { type CommandResult, failed } from '../command-result.ts';
import { reasonOf } from '../words/files.ts';
import { STDIO } from './output.ts';

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Empty if it can't be read. */
  readonly text: string;
  /** Its length in bytes, without the line end. */
  readonly bytes: number;
  readonly fault?: LineFault;
}

export type LineFault = 'too-long' | 'not-utf-8';

/** Bytes; far longer than any record. A file without line ends must not fill the memory. */
export const LONGEST_LINE = 1 << 26;

const LINE_END = 0x0a;

/** Reads a text file of any size line by line. */
export async function openLines(path: string): Promise<CommandResult<AsyncGenerator<Line>>> {
  if (path === STDIO) return accept(split(process.stdin));
  try {
    const handle = await open(path);
    const isDirectory = (await handle.stat()).isDirectory();
    if (!isDirectory) return accept(split(handle.createReadStream()));
    await handle.close();
    return failed(`Can’t read “${path}”: it is a directory.`);
  } catch (error) {
    return failed(`Can’t read “${path}”: ${reasonOf(error)}.`);
  }
}

async function* split(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0;
  // The incomplete line. Bytes beyond the longest line are counted and dropped.
  let pieces: Buffer[] = [];
  let length = 0;
  const hold = (piece: Buffer): void => {
    length += piece.length;
    if (length > LONGEST_LINE) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const finish = (): Line => {
    const line = lineOf(++number, pieces, length);
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      hold(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    hold(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function lineOf(number: number, pieces: readonly Buffer[], bytes: number): Line {
  const bad = (fault: LineFault): Line => ({ number, bytes, text: '', fault });
  if (bytes > LONGEST_LINE) return bad('too-long');
  try {
    return { number, bytes, text: decoder.decode(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces)) };
  } catch {
    return bad('not-utf-8');
  }
}
