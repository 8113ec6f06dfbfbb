// What a lesson adds to the end of its match. The lesson sets it when it has been loaded; the end itself knows no lessons.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export interface LessonEnd {
  /** A line about a category while it is counted. */
  readonly lineOf: (category: string) => string | undefined;
  /** On the button that counts everything at once. */
  readonly showResult: () => string;
  /** What is said when all is counted, and what comes next. */
  readonly after: () => ComponentChildren;
}

const ends = new WeakMap<object, Signal<LessonEnd | undefined>>();

function endOf(link: object): Signal<LessonEnd | undefined> {
  const known = ends.get(link) ?? signal(undefined);
  ends.set(link, known);
  return known;
}

export const lessonEndOf = (link: object): ReadonlySignal<LessonEnd | undefined> => endOf(link);

export function setLessonEnd(link: object, end: LessonEnd): void {
  endOf(link).value = end;
}
