// What is under way, by key, and those who wait until some of it is settled. First come, first served.

interface UnderWay {
  count: number;
  readonly waiting: (() => void)[];
}

export interface Settlements {
  begin(key: string): void;
  /** `frees`: one of those who wait can go on. All of them do when nothing is under way any more. */
  settle(key: string, frees: boolean): void;
  isUnderWay(key: string): boolean;
  next(key: string): Promise<void>;
}

export function newSettlements(): Settlements {
  const keys = new Map<string, UnderWay>();
  return {
    begin(key) {
      const all = keys.get(key) ?? { count: 0, waiting: [] };
      all.count++;
      keys.set(key, all);
    },
    settle(key, frees) {
      const all = keys.get(key);
      if (all === undefined) return;
      if (--all.count === 0) keys.delete(key);
      const free = all.count === 0 ? all.waiting.length : Number(frees);
      for (const goOn of all.waiting.splice(0, free)) goOn();
    },
    isUnderWay: (key) => keys.has(key),
    next: (key) =>
      new Promise((resolve) => {
        const all = keys.get(key);
        if (all === undefined) resolve();
        else all.waiting.push(resolve);
      }),
  };
}
