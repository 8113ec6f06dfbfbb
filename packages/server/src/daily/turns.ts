// Work that takes turns by guest or address: what one of them asks for can't take all the time that there is.

/** How many of one are under way at once, and how many more may wait. */
export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

export interface Turns {
  /** Undefined if too many wait already. */
  take<R>(whose: string, work: () => Promise<R>): Promise<R | undefined>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export function newTurns(limits: TurnLimits): Turns {
  const lines = new Map<string, Line>();
  return {
    take: async (whose, work) => {
      const line = lines.get(whose) ?? { running: 0, waiting: [] };
      lines.set(whose, line);
      if (line.running < limits.atOnce) line.running++;
      else if (line.waiting.length >= limits.waiting) return undefined;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      try {
        return await work();
      } finally {
        // Whoever is next takes this place.
        const next = line.waiting.shift();
        if (next !== undefined) next();
        else if (--line.running === 0) lines.delete(whose);
      }
    },
  };
}
