import type { Paint } from './colour.ts';

/** Marks that turn the direction of text round: they would show a line otherwise than it is. */
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text from a file must not control the terminal: each line stays one line, without control characters. */
export function tame(line: string): string {
  return line.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(BIDI_MARKS, '');
}

export interface Printing {
  readonly paint?: Paint | undefined;
  /** The error stream where records go to the standard output. */
  readonly stream?: NodeJS.WritableStream;
}

export function print(
  lines: readonly string[],
  { paint = (line) => line, stream = process.stdout }: Printing = {},
): void {
  if (lines.length > 0) stream.write(`${lines.map((line) => paint(tame(line))).join('\n')}\n`);
}
