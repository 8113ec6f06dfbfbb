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
  /** How many numbers it gives; they share the hidden units. */
  readonly answers: number;
  /** Input by input, the weights to every hidden unit. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  /** Answer by answer, the weights of every hidden unit. */
  readonly second: Float32Array;
  readonly base: Float32Array;
}

/** Hidden units are added up four at a time. */
const ABREAST = 4;

export function newNet(inputs: number, hidden: number, answers = 1): Net {
  if (hidden % ABREAST !== 0) throw new Error(`${hidden} hidden units don’t come in fours`);
  return {
    inputs,
    hidden,
    answers,
    first: new Float32Array(inputs * hidden),
    bias: new Float32Array(hidden),
    second: new Float32Array(hidden * answers),
    base: new Float32Array(answers),
  };
}

const MOST_UNITS = 256;
const MOST_INPUTS = 1024;
/** The hidden units of the last answer. */
const reached = new Float32Array(MOST_UNITS);

/** Inputs and by how much each differs from where the hidden units stand: listed first, then added up unit by unit. */
const changedAt = new Int32Array(2 * MOST_FEATURES);
const changedBy = new Float64Array(2 * MOST_FEATURES);
let changes = 0;

function change(at: number, by: number): void {
  changedAt[changes] = at;
  changedBy[changes++] = by;
}

/**
 * The answer when all changes are added to hidden units that stand so. The compiler keeps four units at a time in
 * registers: this is where bots spend half of their time. Sums are rounded to 32 bits after every step, as weights are.
 */
function answer({ hidden, first, second, base }: Net, units: Float32Array): number {
  const { fround } = Math;
  let sum = base[0] as number;
  for (let h = 0; h < hidden; h += ABREAST) {
    let a = units[h] as number;
    let b = units[h + 1] as number;
    let c = units[h + 2] as number;
    let d = units[h + 3] as number;
    for (let i = 0; i < changes; i++) {
      const from = (changedAt[i] as number) * hidden + h;
      const by = changedBy[i] as number;
      a = fround(a + by * (first[from] as number));
      b = fround(b + by * (first[from + 1] as number));
      c = fround(c + by * (first[from + 2] as number));
      d = fround(d + by * (first[from + 3] as number));
    }
    reached[h] = a;
    reached[h + 1] = b;
    reached[h + 2] = c;
    reached[h + 3] = d;
    if (a > 0) sum += a * (second[h] as number);
    if (b > 0) sum += b * (second[h + 1] as number);
    if (c > 0) sum += c * (second[h + 2] as number);
    if (d > 0) sum += d * (second[h + 3] as number);
  }
  return sum;
}

export function evaluate(net: Net, { count, at, value }: Features): number {
  changes = 0;
  for (let i = 0; i < count; i++) change(at[i] as number, value[i] as number);
  return answer(net, net.bias);
}

/** All answers of a network. */
export function evaluateAll(net: Net, features: Features, into: Float64Array): void {
  into[0] = evaluate(net, features);
  const { hidden, answers, second, base } = net;
  for (let answered = 1; answered < answers; answered++) {
    let sum = base[answered] as number;
    const from = answered * hidden;
    for (let h = 0; h < hidden; h++) {
      const unit = reached[h] as number;
      if (unit > 0) sum += unit * (second[from + h] as number);
    }
    into[answered] = sum;
  }
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
    anchor.units.set(reached.subarray(0, net.hidden));
    anchor.count = count;
    for (let i = 0; i < count; i++) {
      anchor.at[i] = at[i] as number;
      anchor.value[at[i] as number] = value[i] as number;
    }
    return answered;
  }
  const now = ++anchor.clock;
  changes = 0;
  for (let i = 0; i < count; i++) {
    const input = at[i] as number;
    anchor.met[input] = now;
    const by = (value[i] as number) - (anchor.value[input] as number);
    if (by !== 0) change(input, by);
  }
  for (let i = 0; i < anchor.count; i++) {
    const input = anchor.at[i] as number;
    if (anchor.met[input] !== now) change(input, -(anchor.value[input] as number));
  }

  return answer(net, anchor.units);
}
