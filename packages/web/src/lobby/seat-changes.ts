import type { LobbySeat } from '@mirabilia/protocol';

const people = (seats: readonly LobbySeat[]): string[] =>
  seats.flatMap(({ kind, name, isYou, isReserved }) =>
    kind === 'human' && name !== null && !isYou && !isReserved ? [name] : [],
  );

/** Removes each name once: two players may have the same name. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return names.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Which other players sat down and which left between two views of the seats. */
export function seatChanges(before: readonly LobbySeat[], after: readonly LobbySeat[]) {
  const [then, now] = [people(before), people(after)];
  return { came: without(now, then), went: without(then, now) };
}
