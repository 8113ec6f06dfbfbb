// Hands questions to threads. Threads stand in lanes: some lanes take any question, others never take an expert's, so that a
// quick answer doesn't wait until an expert has thought.

import type { Asker, MoveQuestion, Thought } from '@mirabilia/match-service';
import {
  newThinkingQueue,
  type PendingQuestion,
  type QuestionKind,
  type QueueFigures,
} from './thinking-queue.ts';

export interface Lane {
  /** How many questions it answers at the same time. */
  readonly size: number;
  readonly takesExperts: boolean;
  /** How many threads it has started. */
  running(): number;
  run(question: MoveQuestion): Promise<Thought>;
}

export interface LanesOptions {
  /** A free thread is looked for in this order. */
  readonly lanes: readonly Lane[];
  /** Milliseconds, from any beginning. */
  readonly clock: () => number;
  /** A question has waited too long: a cheaper level than this one answers it. */
  readonly onLowered?: ((level: string) => void) | undefined;
}

export interface ThinkingLanes {
  think(question: MoveQuestion, asker: Asker): Promise<Thought>;
  figures(): QueueFigures;
  /** Fails the questions that wait. */
  close(): void;
}

interface AskedQuestion extends PendingQuestion, PromiseWithResolvers<Thought> {
  readonly question: MoveQuestion;
}

/** A thread costs more than some quick questions do: it is started for an expert, or if more than these wait. */
const MOST_QUICK = 8;
/** Milliseconds after which lanes look again: an expert that has become late may go into any lane. */
const LOOKS_EVERY = 500;

export function newThinkingLanes({ lanes, clock, onLowered }: LanesOptions): ThinkingLanes {
  const queue = newThinkingQueue<AskedQuestion>();
  const busy = new Map<Lane, number>(lanes.map((lane) => [lane, 0]));
  let alarm: NodeJS.Timeout | undefined;
  let isClosed = false;

  function handOut(): void {
    for (const { reject } of queue.takeOverdue(clock())) reject(new Error('nobody had time to think'));
    for (const lane of lanes) while (handTo(lane));
    if (queue.size() === 0 || alarm !== undefined) return;
    alarm = setTimeout(() => {
      alarm = undefined;
      handOut();
    }, LOOKS_EVERY).unref();
  }

  function handTo(lane: Lane): boolean {
    const tasks = busy.get(lane) as number;
    const turn = tasks < lane.size ? queue.next(kindFor(lane, tasks), clock()) : undefined;
    if (turn === undefined) return false;
    busy.set(lane, tasks + 1);
    void answer(lane, turn);
    return true;
  }

  function kindFor({ takesExperts, running }: Lane, tasks: number): QuestionKind {
    if (!takesExperts) return 'quick';
    return running() > tasks || queue.quickSize() > MOST_QUICK ? 'any' : 'expert';
  }

  async function answer(
    lane: Lane,
    { asked, level }: { readonly asked: AskedQuestion; readonly level: string },
  ): Promise<void> {
    if (level !== asked.level) onLowered?.(asked.level);
    try {
      asked.resolve(await lane.run({ ...asked.question, level }));
    } catch (error) {
      asked.reject(error);
    }
    busy.set(lane, (busy.get(lane) as number) - 1);
    if (!isClosed) handOut();
  }

  return {
    think: (question, asker) => {
      const { level, isRepeatable } = question;
      const asked = { question, level, isRepeatable, asker, ...Promise.withResolvers<Thought>() };
      if (isClosed) asked.reject(new Error('nobody thinks any more'));
      else {
        queue.add(asked, clock());
        handOut();
      }
      return asked.promise;
    },
    figures: () => queue.figures(clock()),
    close: () => {
      isClosed = true;
      clearTimeout(alarm);
      for (const { reject } of queue.clear()) reject(new Error('nobody thinks any more'));
    },
  };
}
