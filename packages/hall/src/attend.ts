// What the server does in a match by itself: it moves for bots and for those whose time ran out.

import type { GameTypes, Seat } from '@mirabilia/kernel';
import { moveFor } from './bots.ts';
import { dutiesOf, type Progress } from './progress.ts';
import type { LogBody } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import type { Terms } from './terms.ts';

export interface Attendant {
  /** Makes the moves that are due, if that is for this process to do. */
  attend(): Promise<void>;
  /** What is due is for this process to do from now on, or for another one. */
  isOurs: boolean;
  isThinking(): boolean;
}

export interface AttendantNeeds<T extends GameTypes> {
  readonly around: Surroundings;
  readonly grace: number;
  progress(): Progress<T>;
  submit(body: LogBody): Promise<unknown>;
}

export function newAttendant<T extends GameTypes>(
  terms: Terms<T>,
  { around, grace, progress, submit }: AttendantNeeds<T>,
): Attendant {
  const { clock, log, store } = around;
  const thinking = new Set<Seat>();
  const attendant: Attendant = {
    isOurs: store.others === undefined,
    isThinking: () => thinking.size > 0,
    attend: async () => {
      if (!attendant.isOurs) return;
      const now = clock();
      const due = dutiesOf(terms, progress(), grace).filter(
        ({ seat, dueAt }) => dueAt <= now && !thinking.has(seat),
      );
      if (due.length === 0) return;
      for (const { seat } of due) thinking.add(seat);
      try {
        const bodies = await Promise.all(due.map((duty) => moveFor(terms, progress(), { duty, around })));
        for (const { seat } of due) thinking.delete(seat);
        await Promise.all(bodies.map(submit));
      } catch (error) {
        for (const { seat } of due) thinking.delete(seat);
        log.error({ match: terms.match, error }, 'nobody could move for a seat');
      }
    },
  };
  return attendant;
}
