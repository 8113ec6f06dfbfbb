// Learns networks that judge all seats of a table at once: each seat's points, and who wins, as chances that add up to one.

import type { Features, Net } from '../src/net.ts';
import { learnerOf, step } from './adam.ts';

/** What a table looked like to one seat, and what became of it. */
export interface SeatSample {
  readonly features: Features;
  /** In the unit of the network. */
  readonly points: number;
  /** The part of the victory. */
  readonly came: number;
}

const BATCH = 16;
const MOST_SEATS = 7;
/** What an error of the points counts beside one of the chances. */
const POINTS_WEIGHT = 0.5;

export interface TableTrainer {
  readonly net: Net;
  learn(seats: readonly SeatSample[], rate: number): void;
}

export function newTableTrainer(net: Net): TableTrainer {
  const { inputs, hidden, first, bias, second, base } = net;
  const l1 = learnerOf(first);
  const lb = learnerOf(bias);
  const l2 = learnerOf(second);
  const l0 = learnerOf(base);
  const units = Array.from({ length: MOST_SEATS }, () => new Float32Array(hidden));
  const slope = new Float32Array(hidden);
  const points = new Float64Array(MOST_SEATS);
  const chances = new Float64Array(MOST_SEATS);
  const touched: number[] = [];
  const isTouched = new Uint8Array(inputs);
  let seen = 0;

  function forward({ count, at, value }: Features, seat: number): void {
    const own = units[seat] as Float32Array;
    own.set(bias);
    for (let i = 0; i < count; i++) {
      const from = (at[i] as number) * hidden;
      const x = value[i] as number;
      for (let h = 0; h < hidden; h++) own[h] = (own[h] as number) + x * (first[from + h] as number);
    }
    let told = base[0] as number;
    let logit = base[1] as number;
    for (let h = 0; h < hidden; h++) {
      const unit = own[h] as number;
      if (unit <= 0) continue;
      told += unit * (second[h] as number);
      logit += unit * (second[hidden + h] as number);
    }
    points[seat] = told;
    chances[seat] = logit;
  }

  function toChances(seats: number): void {
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, chances[seat] as number);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp((chances[seat] as number) - most);
      sum += chances[seat] as number;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / sum;
  }

  function backward({ count, at, value }: Features, seat: number, wrong: readonly [number, number]): void {
    const own = units[seat] as Float32Array;
    const [told, logit] = wrong;
    for (let h = 0; h < hidden; h++) {
      const unit = own[h] as number;
      if (unit <= 0) {
        slope[h] = 0;
        continue;
      }
      slope[h] = told * (second[h] as number) + logit * (second[hidden + h] as number);
      l2.gradient[h] = (l2.gradient[h] as number) + told * unit;
      l2.gradient[hidden + h] = (l2.gradient[hidden + h] as number) + logit * unit;
      lb.gradient[h] = (lb.gradient[h] as number) + (slope[h] as number);
    }
    l0.gradient[0] = (l0.gradient[0] as number) + told;
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

  function stepAll(rate: number): void {
    for (const input of touched) {
      step(l1, input * hidden, (input + 1) * hidden, rate);
      isTouched[input] = 0;
    }
    touched.length = 0;
    step(lb, 0, hidden, rate);
    step(l2, 0, second.length, rate);
    step(l0, 0, 1, rate);
  }

  return {
    net,
    learn(seats, rate) {
      for (let seat = 0; seat < seats.length; seat++) forward((seats[seat] as SeatSample).features, seat);
      toChances(seats.length);
      for (let seat = 0; seat < seats.length; seat++) {
        const sample = seats[seat] as SeatSample;
        const told = (points[seat] as number) - sample.points;
        backward(sample.features, seat, [POINTS_WEIGHT * told, (chances[seat] as number) - sample.came]);
      }
      if (++seen % BATCH === 0) stepAll(rate);
    },
  };
}
