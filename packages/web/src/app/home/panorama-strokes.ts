// Paths of the panorama that repeat a stroke: rays, columns, waves, courses of stone.

const round = (n: number): number => Math.round(n * 10) / 10;

interface Rays {
  readonly count: number;
  readonly inner: number;
  readonly long: number;
  readonly short: number;
}

/** Rays round a point, long and short in turn. */
export function rays(x: number, y: number, { count, inner, long, short }: Rays): string {
  let path = '';
  for (let i = 0; i <= count; i++) {
    const angle = Math.PI * (1 + i / count);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const outer = i % 2 === 0 ? long : short;
    path += `M${round(x + cos * inner)} ${round(y + sin * inner)}L${round(x + cos * outer)} ${round(y + sin * outer)}`;
  }
  return path;
}

/** Shafts of columns between two heights, each with its shaded flute. */
export function columns(xs: readonly number[], top: number, bottom: number, width: number): string {
  return xs
    .map(
      (x) =>
        `M${x} ${top}V${bottom}M${x + width} ${top}V${bottom}M${round(x + width * 0.65)} ${top + 3}V${bottom - 2}`,
    )
    .join('');
}

export const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => round(from + ((to - from) * i) / (count - 1)));

/** A line of waves, one period longer at each end than it is shown, so that it can drift by a period for ever. */
export function waves(y: number, period: number, height: number): string {
  const half = period / 2;
  let path = `M${-period} ${y}q${half / 2} ${-height} ${half} 0`;
  for (let x = -half; x < 1600 + period; x += half) path += `t${half} 0`;
  return path;
}

/** Courses of stone on a slope that narrows from a base to its tip. */
export function courses(
  base: readonly [left: number, right: number, y: number],
  tip: readonly [x: number, y: number],
  count: number,
): string {
  const [left, right, bottom] = base;
  const [x, top] = tip;
  let path = '';
  for (let i = 1; i < count; i++) {
    const part = i / count;
    const y = round(bottom + (top - bottom) * part);
    path += `M${round(left + (x - left) * part)} ${y}H${round(right + (x - right) * part)}`;
  }
  return path;
}

/** Glitter of the light on the water: strokes that get wider towards the viewer. */
export function glitter(x: number, top: number, bottom: number, rows: number): string {
  let path = '';
  for (let i = 0; i < rows; i++) {
    const y = round(top + ((bottom - top) * i) / rows);
    const half = 14 + i * 7;
    const shift = ((i * 37) % 23) - 11;
    path += `M${x - half + shift} ${y}h${half}M${x + shift + 12} ${y + 2}h${round(half * 0.7)}`;
  }
  return path;
}
