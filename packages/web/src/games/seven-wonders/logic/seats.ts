/** Pins a city, at most two: the one that was pinned first makes room. */
export function pinned(pins: readonly number[], at: number): readonly number[] {
  if (pins.includes(at)) return pins.filter((pin) => pin !== at);
  return [...pins, at].slice(-2);
}
