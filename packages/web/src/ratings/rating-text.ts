// Ratings, their changes and times as texts.

import type { ShownRating } from '@mirabilia/protocol/answers';
import { localeNow } from '../i18n/language.ts';
import { ratingsWords } from '../words/index.ts';

/** Points stand without separators, as everywhere for ratings. */
const whole = (value: number): string =>
  new Intl.NumberFormat(localeNow(), { useGrouping: false }).format(value);

export const pointsText = whole;

export const ratingText = ({ points, uncertainty }: Pick<ShownRating, 'points' | 'uncertainty'>): string =>
  ratingsWords.value.rating(whole(points), whole(uncertainty));

/** With a sign. */
export const changeText = (change: number): string =>
  new Intl.NumberFormat(localeNow(), { signDisplay: 'exceptZero', useGrouping: false })
    .format(change)
    .replace('-', '−');

/** Undefined for a match that counted as a whole. */
export function weightText(weight: number): string | undefined {
  const percent = new Intl.NumberFormat(localeNow(), { style: 'percent', maximumFractionDigits: 0 });
  return weight > 0.995 ? undefined : ratingsWords.value.counts(percent.format(weight));
}

/** Minutes and seconds, such as 1:05. */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
