// Strokes that repeat: courses of stone, columns, rays. All give the text of an SVG path.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

const n = (value: number) => String(Math.round(value * 10) / 10);
const fine = (value: number) => String(Math.round(value * 100) / 100);

export const box = ({ left, right, top, base }: Box): string =>
  `M${n(left)} ${n(top)}H${n(right)}V${n(base)}H${n(left)}Z`;

export const boxes = (all: readonly Box[]): string => all.map(box).join('');

/** Steps, each a little wider than the one above it. */
export function steps({ left, right, top, base }: Box, count: number, tread: number): string {
  const rise = (base - top) / count;
  return Array.from({ length: count }, (_, at) =>
    box({
      left: left - at * tread,
      right: right + at * tread,
      top: top + at * rise,
      base: top + (at + 1) * rise,
    }),
  ).join('');
}

/** Level joints, and upright ones that are set off from course to course. */
export function masonry({ left, right, top, base }: Box, courses: number, length: number): string {
  const rise = (base - top) / courses;
  let path = '';
  for (let course = 0; course < courses; course++) {
    const y = top + course * rise;
    if (course > 0) path += `M${n(left)} ${n(y)}H${n(right)}`;
    for (let x = left + (course % 2 === 0 ? length : length / 2); x < right - 1; x += length)
      path += `M${n(x)} ${n(y)}v${n(rise)}`;
  }
  return path;
}

/** Where `count` things of a width stand, from edge to edge. */
export const spread = (left: number, right: number, count: number, width: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => left + (at * (right - left - width)) / Math.max(1, count - 1));

/** Shafts that swell a little, with base and capital. */
export function columns(xs: readonly number[], width: number, top: number, base: number): string {
  return xs
    .map((x) => {
      const w = width;
      return (
        `M${n(x - w * 0.18)} ${n(top)}h${n(w * 1.36)}l${n(-w * 0.16)} 2.4h${n(-w * 1.04)}Z` +
        `M${n(x + w * 0.08)} ${n(top + 2.4)}h${n(w * 0.84)}L${n(x + w)} ${n(base - 2)}H${n(x)}Z` +
        `M${n(x - w * 0.14)} ${n(base - 2)}h${n(w * 1.28)}v2h${n(-w * 1.28)}Z`
      );
    })
    .join('');
}

/** The shaded side of the same columns. */
export const flutes = (xs: readonly number[], width: number, top: number, base: number): string =>
  xs
    .map(
      (x) =>
        `M${n(x + width * 0.62)} ${n(top + 2.4)}h${n(width * 0.3)}L${n(x + width)} ${n(base - 2)}h${n(-width * 0.38)}Z`,
    )
    .join('');

export const lines = (xs: readonly number[], top: number, base: number): string =>
  xs.map((x) => `M${n(x)} ${n(top)}V${n(base)}`).join('');

/** Round-headed openings. */
export const arches = (xs: readonly number[], width: number, top: number, base: number): string =>
  xs
    .map(
      (x) =>
        `M${n(x)} ${n(base)}V${n(top + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(base)}Z`,
    )
    .join('');

/** A star with four points. */
export const star = (x: number, y: number, long: number, short: number): string => {
  const corners = [
    [0, -long],
    [short, -short],
    [long, 0],
    [short, short],
    [0, long],
    [-short, short],
    [-long, 0],
    [-short, -short],
  ] as const;
  return `M${corners.map(([right, down]) => `${fine(x + right)} ${fine(y + down)}`).join('L')}Z`;
};

/** Rays around a point, long and short in turn. */
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count;
    const end = at % 2 === 0 ? to : from + (to - from) * 0.55;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + cos * from)} ${n(y + sin * from)}L${n(x + cos * end)} ${n(y + sin * end)}`;
  }).join('');
}

/** Leaves along an edge: bumps from left to right, hanging `depth` down at the ends of each. */
export function foliage(left: number, right: number, y: number, size: number): string {
  const count = Math.max(2, Math.round((right - left) / (size * 1.5)));
  const step = (right - left) / count;
  let path = `M${n(left)} ${n(y)}`;
  for (let at = 0; at < count; at++) {
    const lift = size * (at % 3 === 1 ? 1.25 : 0.85);
    path += `q${n(step * 0.1)} ${n(-lift)} ${n(step / 2)} ${n(-lift)}t${n(step / 2)} ${n(lift)}`;
  }
  for (let at = count; at > 0; at--) {
    const drop = size * (at % 4 === 1 ? 1.5 : at % 2 === 0 ? 0.95 : 0.55);
    path += `q${n(-step * 0.12)} ${n(drop)} ${n(-step / 2)} ${n(drop)}t${n(-step / 2)} ${n(-drop)}`;
  }
  return `${path}Z`;
}
