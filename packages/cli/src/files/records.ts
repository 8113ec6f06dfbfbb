// Records in a file: one a line, or a single one that is printed over many lines.

import type { Line } from './lines.ts';

export interface FoundRecord {
  /** Counted from 1, like lines. */
  readonly number: number;
  readonly line: number;
  /** What the text holds, or the line at which it stops being JSON. */
  readonly content: { readonly given: unknown } | { readonly badLine: number };
}

const MARK_OF_BYTE_ORDER = /^\uFEFF/;

export async function* recordsIn(lines: AsyncIterable<Line>): AsyncGenerator<FoundRecord> {
  let number = 0;
  // Lines of which it isn't clear yet what they are: the first one isn't JSON by itself.
  let pending: Line[] = [];
  for await (const { number: line, text } of lines) {
    const clean = line === 1 ? text.replace(MARK_OF_BYTE_ORDER, '') : text;
    if (clean.trim() === '') continue;
    const given = pending.length < 2 ? parse(clean) : undefined;
    if (number === 0 && (pending.length > 1 || !isRecordLike(given))) {
      pending.push({ number: line, text: clean });
      continue;
    }
    // A whole record in the second line: the first line was meant to be one.
    for (const broken of pending) {
      yield { number: ++number, line: broken.number, content: { badLine: broken.number } };
    }
    pending = [];
    yield {
      number: ++number,
      line,
      content: given === undefined ? { badLine: line } : { given: given.value },
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
  const last = lines.at(-1) as Line;
  try {
    const given: unknown = JSON.parse(lines.map(({ text }) => text).join('\n'));
    return { number: 1, line: first.number, content: { given } };
  } catch (error) {
    // The message names the line unless the text just ends; blank lines before the first are not in the text.
    const named = /\(line (\d+) /.exec(String(error))?.[1];
    const badLine = named === undefined ? last.number : (lines[Number(named) - 1] ?? last).number;
    return { number: 1, line: first.number, content: { badLine } };
  }
}
