// Runs the race to its end. Any press or key shows the end at once, and does whatever else it does; in a lesson it goes on to
// the next category.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { playCue } from '../../sound/player.ts';
import type { BarCategory, Row } from '../bars.tsx';
import { paceNow } from '../choreography/play.ts';
import { planOf, READING, runningAt, type Step, tookLead } from './race.ts';

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

export interface Race {
  /** How many categories are counted. */
  readonly counted: number;
  /** How many of them tell who is before whom: the last one does when its bars have grown. */
  readonly settled: number;
  /** Milliseconds in which bars and figures grow; none where all is shown at once. */
  readonly growth: number;
  readonly isOver: boolean;
  /** It was seen to its end, and nobody was in a hurry. */
  readonly isSeen: boolean;
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
  const finishNow = useRef(() => {});
  const isRun = isFresh && pace > 0 && !document.hidden;
  const all = categories.length;
  const race = useSignal<Race>(
    isRun
      ? { counted: 0, settled: 0, growth: 0, isOver: false, isSeen: false }
      : { counted: all, settled: all, growth: 0, isOver: true, isSeen: false },
  );
  useEffect(() => {
    if (!isFresh) return undefined;
    const { steps, end } = planOf(rows, categories, isLesson);
    const start = performance.now();
    const play = (name: 'count' | 'horn' | 'win' | 'end', at: number, gain = 1): (() => void) =>
      cue === undefined ? () => {} : playCue(name, { start, at: at * pace, gain });
    if (!isRun) {
      if (cue !== undefined) play(cue, 0);
      return undefined;
    }
    const sounds = steps.flatMap(({ counted, at, growth }) => [
      play('count', at, 0.6),
      ...(leadChanges(counted) ? [play('horn', at + growth, 0.5)] : []),
    ]);
    if (cue !== undefined) sounds.push(play(cue, end));
    const finish = (isSeen: boolean): void => {
      race.value = { counted: all, settled: all, growth: 0, isOver: true, isSeen };
      stop();
    };
    let timers: ReturnType<typeof setTimeout>[] = [];
    const after = (ms: number, act: () => void): void => void timers.push(setTimeout(act, ms * pace));
    /** In a lesson a press counts the next category. */
    let next = 0;
    const count = ({ counted, growth }: Step): void => {
      next++;
      race.value = { ...race.peek(), counted, growth };
      after(growth, () => {
        race.value = { ...race.peek(), settled: counted };
      });
    };
    const goOn = (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      const step = steps[next];
      if (step === undefined) {
        finish(true);
        return;
      }
      count(step);
      for (const [i, later] of steps.slice(next).entries()) after((i + 1) * READING, () => count(later));
      after((steps.length - next + 1) * READING, () => finish(true));
    };
    const skip = (event?: Event): void => {
      if (isLesson && event !== undefined) {
        if (!(event.target instanceof Element && event.target.closest('button, a') !== null)) goOn();
        return;
      }
      for (const silence of sounds) silence();
      if (cue !== undefined) playCue(cue);
      finish(false);
    };
    for (const step of steps) after(step.at, () => count(step));
    after(end, () => finish(true));
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

  function leadChanges(counted: number): boolean {
    const [before, now] = [counted - 1, counted].map((count) => runningAt(rows, categories, count));
    return before !== undefined && now !== undefined && tookLead(before, now).length > 0;
  }

  return { ...race.value, showResult: () => finishNow.current() };
}
