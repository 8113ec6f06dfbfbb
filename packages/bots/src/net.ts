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

const units = new Float32Array(256);

export function evaluate(net: Net, { count, at, value }: Features): number {
  const { hidden, first, bias, second } = net;
  for (let h = 0; h < hidden; h++) units[h] = bias[h] as number;
  for (let i = 0; i < count; i++) {
    const from = (at[i] as number) * hidden;
    const x = value[i] as number;
    for (let h = 0; h < hidden; h++) units[h] = (units[h] as number) + x * (first[from + h] as number);
  }
  let sum = net.base[0] as number;
  for (let h = 0; h < hidden; h++) {
    const unit = units[h] as number;
    if (unit > 0) sum += unit * (second[h] as number);
  }
  return sum;
}
