// Records in a file: one per line, or a single one that spans many lines.

import { type Line, type LineFault, LONGEST_LINE } from './lines.ts';

export interface FoundRecord {
  /** Counted from 1, like lines. */
  readonly number: number;
  readonly line: number;
  /** The content, or why it can't be read, in words. */
  readonly content: { readonly given: unknown } | { readonly fault: string };
}

const FAULTS: Readonly<Record<LineFault | 'not-json' | 'too-much', string>> = {
  'not-json': 'is not JSON, or ends too early',
  'not-utf-8': 'is not UTF-8 text',
  'too-long': `is longer than ${LONGEST_LINE >> 20} MiB`,
  'too-much': `makes the record longer than ${LONGEST_LINE >> 20} MiB`,
};

const faultAt = (line: number, fault: keyof typeof FAULTS = 'not-json'): { readonly fault: string } => ({
  fault: `line ${line} ${FAULTS[fault]}`,
});

const MARK_OF_BYTE_ORDER = /^\uFEFF/;

export async function* recordsIn(lines: AsyncIterable<Line>): AsyncGenerator<FoundRecord> {
  let number = 0;
  // Lines of a possible multi-line record: the first one alone isn't JSON.
  let pending: Line[] = [];
  let held = 0;
  for await (const each of lines) {
    const { number: line, text, fault } = each;
    if (fault !== undefined) {
      yield { number: ++number, line: pending[0]?.number ?? line, content: faultAt(line, fault) };
      // A multi-line record is lost without one of its lines.
      if (pending.length > 0) return;
      continue;
    }
    const clean = line === 1 ? text.replace(MARK_OF_BYTE_ORDER, '') : text;
    if (clean.trim() === '') continue;
    const given = pending.length < 2 ? parse(clean) : undefined;
    if (number === 0 && (pending.length > 1 || !isRecordLike(given))) {
      pending.push({ ...each, text: clean });
      held += clean.length;
      if (held <= LONGEST_LINE) continue;
      yield { number: 1, line: (pending[0] as Line).number, content: faultAt(line, 'too-much') };
      return;
    }
    // The second line is a whole record, so the first was meant to be one.
    for (const broken of pending) {
      yield { number: ++number, line: broken.number, content: faultAt(broken.number) };
    }
    pending = [];
    yield {
      number: ++number,
      line,
      content: given === undefined ? faultAt(line) : { given: given.value },
    };
  }
  if (pending.length > 0) yield whole(pending);
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function isRecordLike(given: { readonly value: unknown } | undefined): boolean {
  return typeof given?.value === 'object' && given.value !== null;
}

function whole(lines: readonly Line[]): FoundRecord {
  const first = lines[0] as Line;
  try {
    const given: unknown = JSON.parse(lines.map(({ text }) => text).join('\n'));
    return { number: 1, line: first.number, content: { given } };
  } catch (error) {
    return { number: 1, line: first.number, content: faultAt(lineOf(String(error), lines)) };
  }
}

/** The parser's message names the line, unless the text just ends or isn't JSON from the start. */
function lineOf(message: string, lines: readonly Line[]): number {
  const named = /\(line (\d+) /.exec(message)?.[1];
  const at = named === undefined ? (/end of JSON/.test(message) ? lines.length : 1) : Number(named);
  return (lines[at - 1] ?? (lines.at(-1) as Line)).number;
}
