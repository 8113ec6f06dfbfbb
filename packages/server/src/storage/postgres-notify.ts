// The NOTIFY payload of appends: one line per match, `match:seq` and, as long as there is room, the entries themselves, so
// that other processes need not read them.

import type { Append, ClusterEvent, LogEntry } from './store.ts';

export const ENTRIES_CHANNEL = 'mirabilia_entries';
export const LINE_END = '\n';

/** Bytes; PostgreSQL takes 8,000. */
export const LONGEST_PAYLOAD = 7500;

/** Without the entries. */
export const shortLine = ({ match, entries, after }: Append): string =>
  `${match}:${entries.at(-1)?.seq ?? after ?? 0}`;

/** Short lines for all, with the entries of as many as there is room for. */
export function notifyLines(appends: readonly Append[]): string[] {
  const lines = appends.map(shortLine);
  let room = LONGEST_PAYLOAD - lines.reduce((sum, { length }) => sum + length + LINE_END.length, 0);
  return appends.map(({ entries }, at) => {
    const whole = ` ${JSON.stringify(entries)}`;
    const length = Buffer.byteLength(whole);
    const line = lines[at] as string;
    if (entries.length === 0 || length > room) return line;
    room -= length;
    return line + whole;
  });
}

export function* readNotifyPayload(payload: string): Generator<ClusterEvent> {
  for (const line of payload.split(LINE_END)) {
    const end = line.indexOf(' ');
    const [match, seq] = numbered(end < 0 ? line : line.slice(0, end));
    const news = { kind: 'entries', match, seq } as const;
    yield end < 0 ? news : { ...news, entries: JSON.parse(line.slice(end + 1)) as LogEntry[] };
  }
}

/** `match:number`. */
export function numbered(item: string): [string, number] {
  const colon = item.lastIndexOf(':');
  return [item.slice(0, colon), Number(item.slice(colon + 1))];
}
