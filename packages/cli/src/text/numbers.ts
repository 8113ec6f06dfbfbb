import type { Interval } from '@mirabilia/bots/arena';

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `55.0–67.2 %` */
export const percents = (interval: Interval | undefined): string =>
  interval === undefined ? '–' : `${(interval.low * 100).toFixed(1)}–${(interval.high * 100).toFixed(1)} %`;

export const points = (value: number): string => value.toFixed(1);

export const pointRange = (interval: Interval | undefined): string =>
  interval === undefined ? '–' : `${points(interval.low)}–${points(interval.high)}`;

/** Measured times are worth three digits. */
export function duration(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '–';
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toPrecision(3)} s`;
  return milliseconds >= 1 ? `${milliseconds.toPrecision(3)} ms` : `${Math.round(milliseconds * 1000)} µs`;
}

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const matches = (count: number): string => counted(count, 'match', 'matches');
