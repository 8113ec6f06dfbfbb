// Cards and tokens are kept as plain lists of ids: slow, and easy to check by eye.

export function countOf<T>(list: readonly T[], wanted: T): number {
  return list.filter((item) => item === wanted).length;
}

/** Throws where the item is missing: callers have checked it, so its absence is a bug of the referee. */
export function removeOne<T>(list: T[], item: T): void {
  const place = list.indexOf(item);
  if (place < 0) throw new Error(`referee bug: no ${String(item)} to remove`);
  list.splice(place, 1);
}

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`referee bug: nothing at place ${index}`);
  return item;
}

export function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item) => countOf(one, item) === countOf(other, item));
}
