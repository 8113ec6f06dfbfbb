// Stochastic gradient descent after Kingma and Ba, for the sparse networks of the bots.

import type { Features, Net } from '../src/net.ts';

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;

interface Moments {
  readonly mean: Float32Array;
  readonly square: Float32Array;
}
const moments = (length: number): Moments => ({
  mean: new Float32Array(length),
  square: new Float32Array(length),
});

export interface Trainer {
  readonly net: Net;
  /** One sample; gives the error before the step. */
  learn(features: Features, target: number, rate: number): number;
}

export function initialise(net: Net, random: () => number): void {
  for (let i = 0; i < net.first.length; i++) net.first[i] = (random() - 0.5) * 0.3;
  for (let i = 0; i < net.second.length; i++) net.second[i] = (random() - 0.3) * 2;
}

/** Mini-batches of one with accumulated moments: plain, and quick enough for networks of this size. */
export function newTrainer(net: Net): Trainer {
  const { hidden, first, bias, second, base } = net;
  const m1 = moments(first.length);
  const mb = moments(hidden);
  const m2 = moments(hidden);
  const m0 = moments(1);
  const units = new Float32Array(hidden);
  const slope = new Float32Array(hidden);
  const step = (
    at: number,
    weights: Float32Array,
    { mean, square }: Moments,
    gradient: number,
    rate: number,
  ): void => {
    const m = (mean[at] as number) * BETA1 + gradient * (1 - BETA1);
    const v = (square[at] as number) * BETA2 + gradient * gradient * (1 - BETA2);
    mean[at] = m;
    square[at] = v;
    weights[at] = (weights[at] as number) - (rate * m) / (Math.sqrt(v) + EPSILON);
  };
  return {
    net,
    learn({ count, at, value }, target, rate) {
      for (let h = 0; h < hidden; h++) units[h] = bias[h] as number;
      for (let i = 0; i < count; i++) {
        const from = (at[i] as number) * hidden;
        const x = value[i] as number;
        for (let h = 0; h < hidden; h++) units[h] = (units[h] as number) + x * (first[from + h] as number);
      }
      let sum = base[0] as number;
      for (let h = 0; h < hidden; h++) {
        const unit = units[h] as number;
        if (unit > 0) sum += unit * (second[h] as number);
      }
      const error = sum - target;
      for (let h = 0; h < hidden; h++) {
        const unit = units[h] as number;
        slope[h] = unit > 0 ? error * (second[h] as number) : 0;
        if (unit > 0) step(h, second, m2, error * unit, rate);
        if (unit > 0) step(h, bias, mb, slope[h] as number, rate);
      }
      step(0, base, m0, error, rate);
      for (let i = 0; i < count; i++) {
        const from = (at[i] as number) * hidden;
        const x = value[i] as number;
        for (let h = 0; h < hidden; h++) {
          const g = slope[h] as number;
          if (g !== 0) step(from + h, first, m1, g * x, rate);
        }
      }
      return error;
    },
  };
}
