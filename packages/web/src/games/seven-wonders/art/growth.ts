// A wonder grows in six pieces. Boards have two, three or four stages: the six thresholds are the ones at which any of
// these counts takes a step, so every stage adds something, and the last one completes it.

const THRESHOLDS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1] as const;
export const PIECES = THRESHOLDS.length;

/** How many of the six pieces stand. */
export function piecesBuilt(built: number, stages: number): number {
  const share = stages === 0 ? 0 : built / stages;
  return THRESHOLDS.filter((threshold) => threshold <= share + 1e-9).length;
}
