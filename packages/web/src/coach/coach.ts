// Somebody strong who says what he thinks of every move, where that is fair: when it is over, or against bots alone. He gets
// what the player at that seat could see, as any bot does, and thinks in a worker.

import type { Move } from '@mirabilia/kernel';
import type { Consultation, Opinion } from '@mirabilia/match-service';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MatchView } from '../match/link.ts';
import { workerUrl } from '../solo/worker-url.ts';

/** What he thinks of one move. */
export type MoveEstimate = Extract<Opinion, { readonly estimates: unknown }>['estimates'][number];

/** One choice of a seat, among all of a match. */
export interface CoachQuestion {
  readonly decision: number;
  readonly seat: number;
  /** What the seat has chosen before in the same decision. */
  readonly plan: readonly Move[];
  /** The kernel's `SeatView` before the choice. */
  readonly view: object;
}

export interface Coach {
  /** His opinions are wanted. */
  readonly isOn: Signal<boolean>;
  /** He can't be had. */
  readonly isAbsent: ReadonlySignal<boolean>;
  /** What he thinks of every legal move, best first; undefined until he has thought. Whoever was asked last comes first. */
  opinions(asked: CoachQuestion): ReadonlySignal<readonly MoveEstimate[] | undefined>;
  /** Somebody wants to hear him from now on; gives how to leave. When all have left he stops. */
  attend(): () => void;
}

const LEVEL = 'expert';
/** Choices that wait to be thought about: as many as are seen at once, with those of the moment before. */
const MOST_WAITING = 16;

interface Task {
  readonly asked: CoachQuestion;
  readonly answer: Signal<readonly MoveEstimate[] | undefined>;
}

const keyOf = ({ decision, seat, plan }: CoachQuestion): string => [decision, seat, ...plan].join(' ');

const startThinker = (): Worker => new Worker(workerUrl('thinking-worker'), { type: 'module' });

export function newCoach(game: () => string | undefined, start = startThinker): Coach {
  const answers = new Map<string, Task['answer']>();
  const isAbsent = signal(false);
  let waiting: Task[] = [];
  let thinking: Task | undefined;
  let worker: Worker | undefined;
  let listeners = 0;

  function goOn(): void {
    const id = game();
    if (thinking !== undefined || id === undefined) return;
    thinking = waiting.pop();
    if (thinking === undefined) return;
    worker ??= startWorker();
    const { asked } = thinking;
    // The same choice is always judged alike.
    const question = { game: id, level: LEVEL, view: asked.view, seed: keyOf(asked) };
    worker.postMessage({ consult: question } satisfies Consultation);
  }

  function startWorker(): Worker {
    const started = start();
    started.onmessage = ({ data }: MessageEvent<Opinion>) => {
      // Who fails at one question has no opinion on it.
      if (thinking !== undefined) thinking.answer.value = 'estimates' in data ? data.estimates : [];
      thinking = undefined;
      isAbsent.value = false;
      goOn();
    };
    // It couldn't be loaded, or it broke: who is asked next is another one.
    started.onerror = (event) => {
      event.preventDefault();
      started.terminate();
      worker = undefined;
      thinking = undefined;
      isAbsent.value = true;
    };
    return started;
  }

  return {
    isOn: signal(false),
    isAbsent,
    opinions(asked) {
      const key = keyOf(asked);
      const answer = answers.get(key) ?? signal(undefined);
      answers.set(key, answer);
      const isOpen = answer.peek() === undefined && thinking?.answer !== answer;
      if (isOpen) {
        waiting = [...waiting.filter((task) => task.answer !== answer), { asked, answer }].slice(
          -MOST_WAITING,
        );
        // Not while anything is drawn; and whoever is asked about at the same time is known by then.
        queueMicrotask(goOn);
      }
      return answer;
    },
    attend() {
      listeners++;
      return () => {
        if (--listeners > 0) return;
        worker?.terminate();
        worker = undefined;
        thinking = undefined;
        waiting = [];
      };
    },
  };
}

const coaches = new WeakMap<object, Coach>();

/** What he has said of a match he doesn't say twice. */
export function coachOf(link: Pick<MatchView, 'lobby'>): Coach {
  const coach = coaches.get(link) ?? newCoach(() => link.lobby.peek()?.game);
  coaches.set(link, coach);
  return coach;
}

/** Whole per cents: he isn't more exact. */
export const percent = (part: number): number => Math.round(100 * part);

/** What he thinks of the first of these moves that he would make. */
export const bestOf = (
  estimates: readonly MoveEstimate[] | undefined,
  isMeant: (move: Move) => boolean,
): MoveEstimate | undefined => estimates?.find(({ move }) => isMeant(move));
