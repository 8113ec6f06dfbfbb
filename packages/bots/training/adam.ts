// Stochastic gradient descent after Kingma and Ba, for the sparse networks of the bots.

import { type Features, logistic, type Net } from '../src/net.ts';

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;
/** Samples whose gradients are added up before a step: a step costs more than a sample. */
const BATCH = 16;

/** Weights with what is remembered of their gradients. */
export interface Learner {
  readonly weights: Float32Array;
  readonly gradient: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}
export const learnerOf = (weights: Float32Array): Learner => ({
  weights,
  gradient: new Float32Array(weights.length),
  mean: new Float32Array(weights.length),
  square: new Float32Array(weights.length),
});

/** A step for the weights from one place to another. */
export function step(
  { weights, gradient, mean, square }: Learner,
  from: number,
  to: number,
  rate: number,
): void {
  for (let at = from; at < to; at++) {
    const g = (gradient[at] as number) / BATCH;
    gradient[at] = 0;
    const m = (mean[at] as number) * BETA1 + g * (1 - BETA1);
    const v = (square[at] as number) * BETA2 + g * g * (1 - BETA2);
    mean[at] = m;
    square[at] = v;
    weights[at] = (weights[at] as number) - (rate * m) / (Math.sqrt(v) + EPSILON);
  }
}

export interface Trainer {
  readonly net: Net;
  /** One sample; gives the error. Every few samples the weights change. */
  learn(features: Features, target: number, rate: number): number;
  /** For losses that depend on several answers: an answer, what it should have been less or more by, and the step. */
  answer(features: Features): number;
  push(features: Features, gradient: number): void;
  step(rate: number): void;
}

export function initialise(net: Net, random: () => number): void {
  for (let i = 0; i < net.first.length; i++) net.first[i] = (random() - 0.5) * 0.3;
  for (let i = 0; i < net.second.length; i++) net.second[i] = (random() - 0.3) * 2;
}

/** A network for a number, or for the logit of a chance. */
export function newTrainer(net: Net, isChance = false): Trainer {
  const { inputs, hidden, first, bias, second, base } = net;
  const l1 = learnerOf(first);
  const lb = learnerOf(bias);
  const l2 = learnerOf(second);
  const l0 = learnerOf(base);
  const units = new Float32Array(hidden);
  const slope = new Float32Array(hidden);
  const touched: number[] = [];
  const isTouched = new Uint8Array(inputs);
  let seen = 0;

  function stepAll(rate: number): void {
    for (const input of touched) {
      step(l1, input * hidden, (input + 1) * hidden, rate);
      isTouched[input] = 0;
    }
    touched.length = 0;
    step(lb, 0, hidden, rate);
    step(l2, 0, hidden, rate);
    step(l0, 0, 1, rate);
  }

  function forward({ count, at, value }: Features): number {
    units.set(bias);
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
    return sum;
  }

  /** For what `forward` was asked last. */
  function backward({ count, at, value }: Features, error: number): void {
    for (let h = 0; h < hidden; h++) {
      const unit = units[h] as number;
      slope[h] = unit > 0 ? error * (second[h] as number) : 0;
      if (unit > 0) l2.gradient[h] = (l2.gradient[h] as number) + error * unit;
      lb.gradient[h] = (lb.gradient[h] as number) + (slope[h] as number);
    }
    l0.gradient[0] = (l0.gradient[0] as number) + error;
    const { gradient } = l1;
    for (let i = 0; i < count; i++) {
      const input = at[i] as number;
      if (isTouched[input] === 0) {
        isTouched[input] = 1;
        touched.push(input);
      }
      const from = input * hidden;
      const x = value[i] as number;
      for (let h = 0; h < hidden; h++)
        gradient[from + h] = (gradient[from + h] as number) + x * (slope[h] as number);
    }
  }

  return {
    net,
    learn(features, target, rate) {
      const sum = forward(features);
      // The same gradient for squares of a number and for the likelihood of a chance.
      const error = (isChance ? logistic(sum) : sum) - target;
      backward(features, error);
      if (++seen % BATCH === 0) stepAll(rate);
      return error;
    },
    answer: forward,
    push(features, gradient) {
      forward(features);
      backward(features, gradient);
    },
    step: stepAll,
  };
}
