import type { LobbySeat } from '@mirabilia/protocol';

const people = (seats: readonly LobbySeat[]): string[] =>
  seats.flatMap(({ kind, name, isYou }) => (kind === 'human' && name !== null && !isYou ? [name] : []));

/** Takes each name away once: two players may be called the same. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return names.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Who of the others sat down and who left between two looks at the seats. */
export function seatChanges(before: readonly LobbySeat[], after: readonly LobbySeat[]) {
  const [then, now] = [people(before), people(after)];
  return { came: without(now, then), went: without(then, now) };
}
