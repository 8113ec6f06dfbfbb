import { below, type Rng } from '@mirabilia/kernel';

const FINE = 1 << 20;

/** Gumbel noise: added to each worth before taking the best, it picks moves in proportion to their softmax. */
export const gumbelNoise = (rng: Rng, temperature: number): number =>
  temperature === 0 ? 0 : -temperature * Math.log(-Math.log((below(rng, FINE) + 0.5) / FINE));
