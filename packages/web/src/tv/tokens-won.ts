import type { Battle } from '../table/battle.tsx';

/** The conflict tokens that each city got. */
export function tokensWon(
  battles: readonly Battle[],
): readonly (readonly [city: number, tokens: number[]])[] {
  const got = new Map<number, number[]>();
  for (const { cities, tokens } of battles) {
    cities.forEach((city, side) => {
      got.set(city, [...(got.get(city) ?? []), tokens[side] as number]);
    });
  }
  return [...got].toSorted(([one], [other]) => one - other);
}
