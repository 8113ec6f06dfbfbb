// What the machine's host gave to others while something was measured. A virtual machine can't calibrate that away: the
// time is missing in single frames and answers, not evenly.

import { readFileSync } from 'node:fs';

/** Where the line of all processors has its time of others; before it come the machine's own. */
const STOLEN = 7;

function ticks(): { readonly all: number; readonly stolen: number } | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const counts = line.split(/\s+/).slice(1).map(Number);
    const own = counts.slice(0, STOLEN + 1);
    return { all: own.reduce((sum, count) => sum + count, 0), stolen: counts[STOLEN] ?? 0 };
  } catch {
    // Another system, which doesn't tell.
    return null;
  }
}

/** Begins to watch; gives the percentage of processor time that others had since, or null where nobody tells. */
export function watchStolen(): () => number | null {
  const before = ticks();
  return () => {
    const after = ticks();
    if (before === null || after === null || after.all === before.all) return null;
    return Number(((100 * (after.stolen - before.stolen)) / (after.all - before.all)).toFixed(1));
  };
}
