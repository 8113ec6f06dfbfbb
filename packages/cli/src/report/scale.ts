export interface Scale {
  readonly ticks: readonly number[];
  /** Where a value lies. */
  at(value: number): number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A straight scale of values onto a stretch of the picture, with five or so round ticks. */
export function scaleOf(values: Span, stretch: Span): Scale {
  const width = values.to - values.from || 1;
  const rough = width / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(values.from / step - 1e-9); tick * step <= values.to + step * 1e-9; tick++) {
    ticks.push(tick * step);
  }
  return {
    ticks,
    at: (value) => stretch.from + ((value - values.from) / width) * (stretch.to - stretch.from),
  };
}

/** A scale of powers of ten, for times. */
export function logScaleOf(values: Span, stretch: Span): Scale {
  const inner = scaleOf({ from: Math.log10(values.from), to: Math.log10(values.to) }, stretch);
  const ticks: number[] = [];
  for (
    let power = Math.ceil(Math.log10(values.from) - 1e-9);
    power <= Math.log10(values.to) + 1e-9;
    power++
  ) {
    ticks.push(10 ** power);
  }
  return { ticks, at: (value) => inner.at(Math.log10(value)) };
}
