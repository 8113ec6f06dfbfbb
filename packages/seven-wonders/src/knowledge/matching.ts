import { below, type Rng, shuffle } from '@mirabilia/kernel';

/** Places that would do for a seeker, each with the weight of being asked for first. */
export interface Wish {
  readonly places: readonly number[];
  readonly weights: readonly number[];
}

/**
 * A place for each seeker, no place twice, by augmenting paths (Kuhn): undefined if there is no such matching. The
 * order of seekers is random and each asks first for a place drawn by weight, so that every matching can come out.
 */
export function matchAtRandom(wishes: readonly Wish[], rng: Rng): number[] | undefined {
  const first = wishes.map(({ places, weights }) => places[drawByWeight(weights, rng)]);
  /** By place: who has it, and who asked for it last. */
  const holder: (number | undefined)[] = [];
  const asked: (number | undefined)[] = [];

  /** Finds a place for the seeker, moving others on if need be; `round` is for whom all this is done. */
  const settle = (seeker: number, round: number): boolean =>
    ask(first[seeker], seeker, round) ||
    (wishes[seeker] as Wish).places.some((place) => ask(place, seeker, round));
  const ask = (place: number | undefined, seeker: number, round: number): boolean => {
    if (place === undefined || asked[place] === round) return false;
    asked[place] = round;
    const other = holder[place];
    if (other !== undefined && !settle(other, round)) return false;
    holder[place] = seeker;
    return true;
  };
  for (const seeker of shuffle(rng, [...wishes.keys()])) if (!settle(seeker, seeker)) return undefined;

  const found: number[] = [];
  holder.forEach((seeker, place) => {
    if (seeker !== undefined) found[seeker] = place;
  });
  return found;
}

/** An index, as likely as its weight says; -1 if there is nothing to draw from. */
export function drawByWeight(weights: readonly number[], rng: Rng): number {
  let total = 0;
  for (const weight of weights) total += weight;
  if (total === 0) return -1;
  let drawn = below(rng, total);
  return weights.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
}
