// Lines in which everybody waits for their turn. Pure.

export interface WaitingLine<T> {
  size(): number;
  add(item: T): void;
  /** The next one, out of the line. */
  take(): T | undefined;
  remove(item: T): void;
}

/** First come, first served. */
export function firstComeFirstServed<T>(): WaitingLine<T> {
  const items = new Set<T>();
  return {
    size: () => items.size,
    add: (item) => void items.add(item),
    take: () => {
      const [item] = items;
      if (item !== undefined) items.delete(item);
      return item;
    },
    remove: (item) => void items.delete(item),
  };
}

/**
 * Everybody has a line of their own, and in turn one item of each line is taken: a long line delays only its owner. Owners
 * whom `mayTake` refuses keep their place.
 */
export function roundRobin<T>(
  ownerOf: (item: T) => string,
  newLine: () => WaitingLine<T>,
  mayTake: (owner: string) => boolean = () => true,
): WaitingLine<T> {
  /** The order is that of the turns. */
  const lines = new Map<string, WaitingLine<T>>();
  let size = 0;
  return {
    size: () => size,
    add: (item) => {
      const owner = ownerOf(item);
      const line = lines.get(owner) ?? newLine();
      line.add(item);
      lines.set(owner, line);
      size++;
    },
    take: () => {
      for (const [owner, line] of lines) {
        if (!mayTake(owner)) continue;
        const item = line.take();
        size--;
        lines.delete(owner);
        if (line.size() > 0) lines.set(owner, line);
        return item;
      }
      return undefined;
    },
    remove: (item) => {
      const owner = ownerOf(item);
      const line = lines.get(owner);
      if (line === undefined) return;
      const before = line.size();
      line.remove(item);
      size -= before - line.size();
      if (line.size() === 0) lines.delete(owner);
    },
  };
}
