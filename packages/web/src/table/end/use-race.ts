// Runs the race to its end. Any press or key shows the end at once, and does whatever else it does; in a lesson it goes on to
// the next category.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { playCue } from '../../sound/player.ts';
import type { BarCategory, Row } from '../bars.tsx';
import { paceNow } from '../choreography/play.ts';
import { BEAT, BREATH, LEAD, stepsOf } from './race.ts';

interface Needs<C extends string> {
  readonly rows: readonly Row<C>[];
  readonly categories: readonly BarCategory<C>[];
  /** The match has just ended before these eyes. */
  readonly isFresh: boolean;
  /** What is heard when the winner is told; nothing in a replay. */
  readonly cue: 'win' | 'end' | undefined;
  /** Something is said of each category, so there is time to read it. */
  readonly isLesson: boolean;
}

/** Milliseconds for each category of which something is said. */
const READING = 2600;

export interface Race {
  /** How many categories are counted. */
  readonly counted: number;
  readonly isOver: boolean;
}

export function useRace<C extends string>({
  rows,
  categories,
  isFresh,
  cue,
  isLesson,
}: Needs<C>): Race & {
  /** Counts all that is left. */
  readonly showResult: () => void;
} {
  const pace = isLesson ? 1 : paceNow();
  const beat = isLesson ? READING : BEAT;
  const finishNow = useRef(() => {});
  const isRun = isFresh && pace > 0 && !document.hidden;
  const race = useSignal<Race>(
    isRun ? { counted: 0, isOver: false } : { counted: categories.length, isOver: true },
  );
  useEffect(() => {
    if (!isFresh) return undefined;
    const steps = isRun ? stepsOf(rows, categories) : [];
    const end = isRun ? (LEAD + steps.length * beat + BREATH) * pace : 0;
    const start = performance.now();
    const play = (name: 'count' | 'win' | 'end', at: number): (() => void) =>
      cue === undefined ? () => {} : playCue(name, { start, at, gain: name === 'count' ? 0.6 : 1 });
    let sounds = steps.map((_, at) => play('count', (LEAD + at * beat) * pace));
    if (cue !== undefined) sounds = [...sounds, play(cue, end)];
    if (!isRun) return undefined;
    const finish = (): void => {
      race.value = { counted: categories.length, isOver: true };
      stop();
    };
    /** In a lesson a press counts the next category. */
    let next = 0;
    const count = (): void => {
      const counted = steps[next];
      next++;
      if (counted === undefined) finish();
      else race.value = { counted, isOver: false };
    };
    const skip = (event?: Event): void => {
      if (isLesson && event !== undefined) {
        if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
        for (const timer of timers) clearTimeout(timer);
        timers = steps.slice(next).map((_, at) => setTimeout(count, (at + 1) * beat));
        timers.push(setTimeout(finish, (steps.length - next + 1) * beat));
        count();
        return;
      }
      for (const silence of sounds) silence();
      if (cue !== undefined) playCue(cue);
      finish();
    };
    let timers = steps.map((_, at) => setTimeout(count, (LEAD + at * beat) * pace));
    timers.push(setTimeout(finish, end));
    finishNow.current = () => skip();
    function stop(): void {
      for (const timer of timers) clearTimeout(timer);
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    }
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    return stop;
  }, []);
  return { ...race.value, showResult: () => finishNow.current() };
}
