// Work that takes turns by address: what one address asks for can't take all the time that there is.

/** How many of an address are under way at once, and how many more may wait. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 30;

export interface Turns {
  /** Undefined if too many wait already. */
  take<R>(address: string, work: () => Promise<R>): Promise<R | undefined>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export function newTurns(): Turns {
  const lines = new Map<string, Line>();
  return {
    take: async (address, work) => {
      const line = lines.get(address) ?? { running: 0, waiting: [] };
      lines.set(address, line);
      if (line.running < MOST_AT_ONCE) line.running++;
      else if (line.waiting.length >= MOST_WAITING) return undefined;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      try {
        return await work();
      } finally {
        // Whoever is next takes this place.
        const next = line.waiting.shift();
        if (next !== undefined) next();
        else if (--line.running === 0) lines.delete(address);
      }
    },
  };
}
