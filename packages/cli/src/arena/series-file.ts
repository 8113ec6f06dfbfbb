// The file of a series: one record per line, in the order of the series. It survives any end of the process; the next run
// reads it and continues.

import { closeSync, ftruncateSync, openSync, statSync, writeSync } from 'node:fs';
import { accept, FORMAT, isObject } from '@mirabilia/kernel';
import { type CommandResult, failed } from '../command-result.ts';
import { openLines } from '../files/lines.ts';
import { STDIO } from '../files/output.ts';
import { reasonOf } from '../words/files.ts';
import type { ArenaJob } from './arena-job.ts';
import { type ArenaMatch, type Mismatch, parse, type ReadMatch, readMatch } from './read-match.ts';

export interface SeriesFile {
  /** How many matches of the series it held when it was opened. */
  readonly matches: number;
  /** The line of the last of them. */
  readonly last: string | undefined;
  append(lines: string): CommandResult<void>;
  close(): void;
}

/** The name of the series that a file holds, if it holds one. */
export async function seriesIn(path: string): Promise<string | undefined> {
  if (path === STDIO || statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const lines = await openLines(path);
  if (!lines.ok) return undefined;
  for await (const { text } of lines.value) {
    const given = parse(text);
    const series = isObject(given) && isObject(given.arena) ? given.arena.series : undefined;
    return typeof series === 'string' ? series : undefined;
  }
  return undefined;
}

/** A series that nobody can continue. */
const ON_STDOUT: SeriesFile = {
  matches: 0,
  last: undefined,
  append: (lines) => {
    process.stdout.write(lines);
    return accept(undefined);
  },
  close: () => {},
};

/** How the lines of a file are read. */
interface RecordReader {
  /** The line as the match with this number. */
  readonly read: (line: string, index: number) => ReadMatch;
  readonly found: (match: ArenaMatch, line: string) => void;
  /** What people can do if the file is another one. */
  readonly instead: string;
}

/** Opens the series’ file and passes on every match in it. Any other file is refused and left unchanged. */
export async function openSeries(
  path: string,
  { job, games }: { readonly job: ArenaJob; readonly games: number },
  found: (match: ArenaMatch) => void,
): Promise<CommandResult<SeriesFile>> {
  if (path === STDIO) return accept(ON_STDOUT);
  const read = (line: string, index: number): ReadMatch => readMatch(job, index, line);
  return openRecords(path, { read, found, instead: 'choose another --out' }, games);
}

/** The same where it depends on the file what its matches are. It may not hold more than `most`. */
export async function openRecords(
  path: string,
  reader: RecordReader,
  most = Number.POSITIVE_INFINITY,
): Promise<CommandResult<SeriesFile>> {
  const complaint = (error: unknown) => failed(`Can’t write “${path}”: ${reasonOf(error)}.`);
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there !== undefined && !there.isFile()) return failed(`Can’t write “${path}”: it is not a file.`);
    const size = there?.size ?? 0;
    const contents = size === 0 ? accept(NOTHING) : await readSeries({ path, size }, reader);
    if (!contents.ok) return contents;
    const { matches, end, last } = contents.value;
    if (matches > most) {
      return failed(`“${path}” holds ${matches} matches already, more than the ${most} asked for.`);
    }
    const descriptor = openSync(path, there === undefined ? 'wx' : 'r+');
    if (end < size) ftruncateSync(descriptor, end);
    return accept({ matches, last, ...writerOf(descriptor, { end, complaint }) });
  } catch (error) {
    return complaint(error);
  }
}

function writerOf(
  descriptor: number,
  { end, complaint }: { readonly end: number; readonly complaint: (error: unknown) => CommandResult<void> },
): Pick<SeriesFile, 'append' | 'close'> {
  let position = end;
  return {
    append: (lines) => {
      try {
        // At a fixed position instead of appending: a second run of the same series at the same time writes the same bytes
        // to the same place.
        const bytes = Buffer.from(lines);
        for (let at = 0; at < bytes.length; ) {
          at += writeSync(descriptor, bytes, at, bytes.length - at, position + at);
        }
        position += bytes.length;
        return accept(undefined);
      } catch (error) {
        return complaint(error);
      }
    },
    close: () => closeSync(descriptor),
  };
}

/** The beginning of every line that the arena writes. */
const START = `{"format":"${FORMAT}"`;

/** An unfinished line of the arena. */
const isTorn = (text: string): boolean =>
  (text.startsWith(START) || START.startsWith(text)) && parse(text) === undefined;

/** How many matches the file holds, the last whole one, and where it ends. */
interface Contents {
  readonly matches: number;
  readonly last: string | undefined;
  readonly end: number;
}

const NOTHING: Contents = { matches: 0, last: undefined, end: 0 };

async function readSeries(
  { path, size }: { readonly path: string; readonly size: number },
  { read, found, instead }: RecordReader,
): Promise<CommandResult<Contents>> {
  const lines = await openLines(path);
  if (!lines.ok) return lines;
  let contents = NOTHING;
  for await (const { number, text, bytes, fault } of lines.value) {
    const after = contents.end + bytes + 1;
    const match = read(text, contents.matches);
    // The last line is incomplete: the arena was stopped while writing. That match is played again.
    if (after > size && ('match' in match || isTorn(text) || fault === 'not-utf-8')) break;
    if ('mismatch' in match) return failed(`${refusalOf(path, number, match.mismatch)} ${instead}.`);
    found(match.match, text);
    contents = { matches: contents.matches + 1, last: `${text}\n`, end: after };
  }
  return accept(contents);
}

function refusalOf(path: string, line: number, { what, theirs, ours }: Mismatch): string {
  const why =
    what === undefined
      ? `line ${line} is no match of an arena`
      : `in line ${line} ${what} is “${theirs}” and not “${ours}”`;
  return `Can’t go on with “${path}”: ${why}. It is left as it is;`;
}
