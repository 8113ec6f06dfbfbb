// The server's own moves: for bots, and for players whose time has run out.

import type { GameTypes, Seat } from '@mirabilia/kernel';
import type { Environment } from '../environment.ts';
import type { LogBody } from '../store.ts';
import type { MatchConfig } from './match-config.ts';
import { moveForSeat } from './move-for-seat.ts';
import { type Duty, dutiesOf, type Progress } from './progress.ts';

export interface Autoplay {
  /** Makes the moves that are due, if they are this process's to make. Resolves when they are made, whoever began with them. */
  run(): Promise<void>;
  /** False while another process makes the moves that are due. */
  isOurs: boolean;
  isThinking(): boolean;
}

export interface AutoplayOptions<T extends GameTypes> {
  readonly env: Environment;
  readonly grace: number;
  progress(): Progress<T>;
  isWatched(): boolean;
  submit(body: LogBody): Promise<unknown>;
}

export function newAutoplay<T extends GameTypes>(
  config: MatchConfig<T>,
  { env, grace, progress, isWatched, submit }: AutoplayOptions<T>,
): Autoplay {
  const { clock, log, store } = env;
  const thinking = new Set<Seat>();
  let making: Promise<unknown> = Promise.resolve();

  async function make(due: readonly Duty[]): Promise<void> {
    for (const { seat } of due) thinking.add(seat);
    try {
      const bodies = await Promise.all(
        due.map((duty) => moveForSeat(config, progress(), { duty, env, isWatched: isWatched() })),
      );
      for (const { seat } of due) thinking.delete(seat);
      await Promise.all(bodies.map(submit));
    } catch (error) {
      for (const { seat } of due) thinking.delete(seat);
      log.error({ match: config.match, error }, 'nobody could move for a seat');
    }
  }

  const autoplay: Autoplay = {
    isOurs: store.cluster === undefined,
    isThinking: () => thinking.size > 0,
    run: async () => {
      if (!autoplay.isOurs) return;
      const now = clock();
      const due = dutiesOf(config, progress(), grace).filter(
        ({ seat, dueAt }) => dueAt <= now && !thinking.has(seat),
      );
      if (due.length > 0) making = Promise.all([making, make(due)]);
      await making;
    },
  };
  return autoplay;
}
