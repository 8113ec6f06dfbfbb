// A small network with one hidden layer. Most inputs are zero, so a position is given as the list of those that aren't.

export interface Features {
  count: number;
  readonly at: Int32Array;
  readonly value: Float32Array;
}

const MOST_FEATURES = 512;
export const newFeatures = (): Features => ({
  count: 0,
  at: new Int32Array(MOST_FEATURES),
  value: new Float32Array(MOST_FEATURES),
});

/** Adds an input; what is zero has no say. */
export function put(features: Features, at: number, value: number): void {
  if (value === 0) return;
  features.at[features.count] = at;
  features.value[features.count++] = value;
}

export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** Input by input, the weights to every hidden unit. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  readonly second: Float32Array;
  readonly base: Float32Array;
}

export function newNet(inputs: number, hidden: number): Net {
  return {
    inputs,
    hidden,
    first: new Float32Array(inputs * hidden),
    bias: new Float32Array(hidden),
    second: new Float32Array(hidden),
    base: new Float32Array(1),
  };
}

const MOST_UNITS = 256;
const MOST_INPUTS = 1024;
const units = new Float32Array(MOST_UNITS);

/** Adds what an input, changed by so much, gives to every hidden unit. */
function add({ hidden, first }: Net, at: number, change: number): void {
  const from = at * hidden;
  for (let h = 0; h < hidden; h++) units[h] = (units[h] as number) + change * (first[from + h] as number);
}

function answer({ hidden, second, base }: Net): number {
  let sum = base[0] as number;
  for (let h = 0; h < hidden; h++) {
    const unit = units[h] as number;
    if (unit > 0) sum += unit * (second[h] as number);
  }
  return sum;
}

export function evaluate(net: Net, { count, at, value }: Features): number {
  units.set(net.bias);
  for (let i = 0; i < count; i++) add(net, at[i] as number, value[i] as number);
  return answer(net);
}

/** A chance from its logit. */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** A table that others are compared with: where they differ little, little is to be computed. */
export interface Anchor {
  net: Net | undefined;
  count: number;
  readonly at: Int32Array;
  readonly units: Float32Array;
  /** By input: its value, and when it was last met. */
  readonly value: Float32Array;
  readonly met: Int32Array;
  clock: number;
}

export const newAnchor = (): Anchor => ({
  net: undefined,
  count: 0,
  at: new Int32Array(MOST_FEATURES),
  units: new Float32Array(MOST_UNITS),
  value: new Float32Array(MOST_INPUTS),
  met: new Int32Array(MOST_INPUTS),
  clock: 0,
});

/** Forgets the table: the next one to be evaluated is the anchor. */
export function lift(anchor: Anchor): void {
  for (let i = 0; i < anchor.count; i++) anchor.value[anchor.at[i] as number] = 0;
  anchor.count = 0;
  anchor.net = undefined;
}

/** The same as `evaluate` but for roundings; and those depend on the anchor alone. */
export function evaluateNear(net: Net, anchor: Anchor, features: Features): number {
  const { count, at, value } = features;
  if (anchor.net !== net) {
    lift(anchor);
    const answered = evaluate(net, features);
    anchor.net = net;
    anchor.units.set(units.subarray(0, net.hidden));
    anchor.count = count;
    for (let i = 0; i < count; i++) {
      anchor.at[i] = at[i] as number;
      anchor.value[at[i] as number] = value[i] as number;
    }
    return answered;
  }
  const now = ++anchor.clock;
  for (let h = 0; h < net.hidden; h++) units[h] = anchor.units[h] as number;
  for (let i = 0; i < count; i++) {
    const input = at[i] as number;
    anchor.met[input] = now;
    const change = (value[i] as number) - (anchor.value[input] as number);
    if (change !== 0) add(net, input, change);
  }
  for (let i = 0; i < anchor.count; i++) {
    const input = anchor.at[i] as number;
    if (anchor.met[input] !== now) add(net, input, -(anchor.value[input] as number));
  }
  return answer(net);
}
