// Questions to one program, in the order in which bots' questions are answered: clocks first, and hosts take turns. Those
// that wait too long are not asked.

import { type Asker, newThinkingQueue, type PendingQuestion } from '@mirabilia/server';

/** Milliseconds that a question waits for those of other matches. */
const PATIENCE = 2000;

export interface ProgramTurns {
  /** Undefined if the turn came too late: then nothing was asked. */
  take<R>(asker: Asker, ask: () => Promise<R>): Promise<R | undefined>;
}

interface Waiting extends PendingQuestion {
  isGone: boolean;
  begin(): void;
}

/** `moveTime`: milliseconds for which the program may think about each question. */
export function newProgramTurns(moveTime: number, clock: () => number): ProgramTurns {
  const queue = newThinkingQueue<Waiting>();
  /** How many questions of each match wait or are asked: for these, others of the match wait as long as it takes. */
  const ofMatch = new Map<string, number>();
  let isAsking = false;

  function goOn(): void {
    if (isAsking) return;
    const turn = queue.next('any', clock());
    if (turn === undefined) return;
    if (turn.asked.isGone) {
      goOn();
      return;
    }
    isAsking = true;
    turn.asked.begin();
  }

  /** False if it doesn't come in time. */
  function turnOf(asker: Asker, patience: number): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        level: 'program',
        asker,
        isGone: false,
        begin: () => {
          clearTimeout(late);
          resolve(true);
        },
      };
      const late = setTimeout(() => {
        waiting.isGone = true;
        resolve(false);
      }, patience);
      queue.add(waiting, clock());
      goOn();
    });
  }

  return {
    take: async (asker, ask) => {
      const own = ofMatch.get(asker.match) ?? 0;
      ofMatch.set(asker.match, own + 1);
      try {
        if (!(await turnOf(asker, PATIENCE + own * moveTime))) return undefined;
        try {
          return await ask();
        } finally {
          isAsking = false;
          goOn();
        }
      } finally {
        const left = (ofMatch.get(asker.match) ?? 1) - 1;
        if (left === 0) ofMatch.delete(asker.match);
        else ofMatch.set(asker.match, left);
      }
    },
  };
}
