/** How many there are of each key. */
export class CountByKey {
  readonly #counts = new Map<string, number>();
  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
  add(key: string, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}
