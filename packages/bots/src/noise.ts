import { below, type Rng } from '@mirabilia/kernel';

const FINE = 1 << 20;

/** Added to worths before the best is taken, it picks each move as often as its worth deserves (Gumbel's distribution). */
export const stray = (rng: Rng, heat: number): number =>
  heat === 0 ? 0 : -heat * Math.log(-Math.log((below(rng, FINE) + 0.5) / FINE));
