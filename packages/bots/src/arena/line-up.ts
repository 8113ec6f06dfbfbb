/**
 * The different ways to seat a line-up when everybody moves on by one seat, again and again. Over all of them each bot
 * sits in every seat equally often, so a deal that is played in each of them favours nobody.
 */
export function rotationsOf<B extends string>(lineUp: readonly B[]): (readonly B[])[] {
  const rotations = lineUp.map((_, by) => [...lineUp.slice(by), ...lineUp.slice(0, by)]);
  const seen = new Set<string>();
  return rotations.filter((rotation) => {
    const key = rotation.join();
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Where a match stands in a series that plays each deal in every rotation before the next deal. */
export interface SeriesPosition {
  readonly deal: number;
  readonly rotation: number;
}

/** Where the match with this number stands in a series. */
export function seriesPosition(index: number, rotations: number): SeriesPosition {
  return { deal: Math.floor(index / rotations), rotation: index % rotations };
}

/**
 * The place that each seat takes, from 1. Winners are first whatever decided their tie; the others stand by their
 * points, and equal points share a place.
 */
export function placesOf(totals: readonly number[], winners: readonly number[]): number[] {
  const isWinner = (seat: number): boolean => winners.includes(seat);
  return totals.map((total, seat) => {
    if (isWinner(seat)) return 1;
    return 1 + totals.filter((other, at) => isWinner(at) || other > total).length;
  });
}
