// The times for which there are leaderboards: all of it, seasons of three months, and months, in UTC.

/** `all`, a season such as `2026-Q4`, or a month such as `2026-11`. */
export type Period = 'all' | `${number}-Q${number}` | `${number}-${number}`;

const month = (at: number): string => new Date(at).toISOString().slice(0, 7);

export const monthAt = (at: number): Period => month(at) as Period;

export function seasonAt(at: number): Period {
  const [year, number] = month(at).split('-');
  return `${Number(year)}-Q${Math.ceil(Number(number) / 3)}`;
}

/** The times in which a match counts that ended then. */
export const periodsAt = (at: number): readonly Period[] => ['all', seasonAt(at), monthAt(at)];
