import { type ClusterSums, meanOf, varianceOfMean } from './sample.ts';

/** A range that holds the true value with a chance of 95 %. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Student's t at 97.5 % for 1 to 9 degrees of freedom; beyond, Cornish and Fisher's expansion is exact to 0.001. */
const FEW = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622];
const Z = 1.959964;

/** Student's t at 97.5 %. */
export function studentT(freedom: number): number {
  const listed = FEW[freedom - 1];
  if (listed !== undefined) return listed;
  const z3 = Z ** 3;
  const z5 = Z ** 5;
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * Z ** 7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  );
}

/**
 * The 95 % interval of a share: Wilson's, for as many independent observations as have the variance that is seen
 * between clusters, with Student's t for the number of clusters. Where all clusters came out alike that number can't be
 * told from them; then each cluster counts as one observation. One cluster alone says nothing.
 */
export function shareInterval(sums: ClusterSums): Interval {
  const variance = varianceOfMean(sums);
  if (variance === undefined) return { low: 0, high: 1 };
  const share = meanOf(sums);
  const spread = share * (1 - share);
  const observations = variance > 0 && spread > 0 ? spread / variance : sums.clusters;
  return wilson(share, observations, studentT(sums.clusters - 1));
}

function wilson(share: number, observations: number, t: number): Interval {
  const t2 = (t * t) / observations;
  const centre = (share + t2 / 2) / (1 + t2);
  const half = (t * Math.sqrt((share * (1 - share)) / observations + t2 / (4 * observations))) / (1 + t2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The 95 % interval of a mean: t times its standard error between clusters. One cluster alone says nothing. */
export function meanInterval(sums: ClusterSums): Interval | undefined {
  const variance = varianceOfMean(sums);
  if (variance === undefined) return undefined;
  const half = studentT(sums.clusters - 1) * Math.sqrt(variance);
  return { low: meanOf(sums) - half, high: meanOf(sums) + half };
}
