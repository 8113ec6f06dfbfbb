// Lists whose places are known to be filled; an empty place is a bug of the referee, not of a record.

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at place ${index} of ${list.length}`);
  return item;
}

/** Takes one copy out of the list. */
export function takeOut<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`not in the list: ${item}`);
  list.splice(index, 1);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** How many copies of each item the list holds. */
export function tally(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
