// Observations that come in clusters. Matches of one deal are not independent: the same cards may favour the same seat
// in all of them. What is independent is the deal, so a mean's uncertainty is taken from how deals differ.

/** Sums over clusters, each with a number of observations n and their sum y. */
export interface ClusterSums {
  readonly clusters: number;
  readonly count: number;
  readonly sum: number;
  /** Sums over clusters of y², y·n and n². */
  readonly squares: number;
  readonly products: number;
  readonly counts: number;
}

/** Observations as they come in; those of one cluster come one after the other. */
export interface Sample {
  closed: ClusterSums;
  cluster: string | number | undefined;
  count: number;
  sum: number;
}

const NO_CLUSTERS: ClusterSums = { clusters: 0, count: 0, sum: 0, squares: 0, products: 0, counts: 0 };

/** A sample without observations. */
export const newSample = (): Sample => ({ closed: NO_CLUSTERS, cluster: undefined, count: 0, sum: 0 });

/** Adds an observation, which belongs to a cluster. */
export function observe(sample: Sample, cluster: string | number, value: number): void {
  if (sample.cluster !== cluster) {
    sample.closed = sumsOf(sample);
    sample.cluster = cluster;
    sample.count = 0;
    sample.sum = 0;
  }
  sample.count++;
  sample.sum += value;
}

/** All clusters so far, the one that may still grow included. */
export function sumsOf({ closed, count, sum }: Sample): ClusterSums {
  if (count === 0) return closed;
  return {
    clusters: closed.clusters + 1,
    count: closed.count + count,
    sum: closed.sum + sum,
    squares: closed.squares + sum * sum,
    products: closed.products + sum * count,
    counts: closed.counts + count * count,
  };
}

/** The mean of all observations. */
export const meanOf = ({ sum, count }: ClusterSums): number => (count === 0 ? 0 : sum / count);

/** What rounding leaves of a variance that is nothing. */
const NOTHING = 1e-12;

/**
 * The variance of the mean, from the residuals of whole clusters (the linearised ratio estimator, so that clusters may
 * differ in size). Nothing can be said from one cluster.
 */
export function varianceOfMean(sums: ClusterSums): number | undefined {
  const { clusters, count, squares, products, counts } = sums;
  if (clusters < 2) return undefined;
  const mean = meanOf(sums);
  const residuals = squares - 2 * mean * products + mean * mean * counts;
  const variance = ((clusters / (clusters - 1)) * residuals) / (count * count);
  return variance < NOTHING ? 0 : variance;
}
