// A strong bot that estimates every legal move, where that is allowed: in replays, or against bots alone. It gets the view of
// the seat that decides, as any bot does, and thinks in a worker.

import type { Move } from '@mirabilia/kernel';
import type { Consultation, Opinion } from '@mirabilia/match-service';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MatchView } from '../match/link.ts';
import { workerUrl } from '../solo/worker-url.ts';

/** What the coach thinks of one move. */
export type MoveEstimate = Extract<Opinion, { readonly estimates: unknown }>['estimates'][number];

/** One choice of a seat in a match. */
export interface CoachQuestion {
  readonly decision: number;
  readonly seat: number;
  /** What the seat has chosen before in the same decision. */
  readonly plan: readonly Move[];
  /** The kernel's `SeatView` before the choice. */
  readonly view: object;
}

export interface Coach {
  /** The player wants the estimates. */
  readonly isOn: Signal<boolean>;
  /** The worker can't be loaded, or broke. */
  readonly isAbsent: ReadonlySignal<boolean>;
  /** Estimates of every legal move, best first; undefined until they are there. The latest question is answered first. */
  opinions(asked: CoachQuestion): ReadonlySignal<readonly MoveEstimate[] | undefined>;
  /** Registers a listener and gives the way to leave. The worker stops when all have left. */
  start(): () => void;
}

const LEVEL = 'expert';
/** The most choices that wait for estimates: those of this moment of a replay and of the one before. */
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
    // A fixed seed: the same choice always gets the same estimates.
    const question = { game: id, level: LEVEL, view: asked.view, seed: keyOf(asked) };
    worker.postMessage({ consult: question } satisfies Consultation);
  }

  function startWorker(): Worker {
    const started = start();
    started.onmessage = ({ data }: MessageEvent<Opinion>) => {
      // A question that fails has no estimates.
      if (thinking !== undefined) thinking.answer.value = 'estimates' in data ? ranked(data.estimates) : [];
      thinking = undefined;
      isAbsent.value = false;
      goOn();
    };
    // It couldn't be loaded, or it broke: the next question starts another one.
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
        // Not during rendering; and by then all questions of the same moment are known.
        queueMicrotask(goOn);
      }
      return answer;
    },
    start() {
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

/** One coach per match, so that its estimates are reused. */
export function coachOf(link: Pick<MatchView, 'lobby'>): Coach {
  const coach = coaches.get(link) ?? newCoach(() => link.lobby.peek()?.game);
  coaches.set(link, coach);
  return coach;
}

/** Looked at so much less than others that its number says little. */
export const isRough = ({ visits }: MoveEstimate, among: readonly MoveEstimate[]): boolean =>
  visits < Math.max(...among.map((each) => each.visits)) / 4;

/** The likeliest to win first, of those that were looked at enough; the others after them. */
export const ranked = (estimates: readonly MoveEstimate[]): readonly MoveEstimate[] =>
  estimates.toSorted(
    (a, b) => Number(isRough(a, estimates)) - Number(isRough(b, estimates)) || b.win - a.win,
  );

/** Whole per cents: the estimates aren't more exact. */
export const percent = (part: number): number => Math.round(100 * part);

/** The estimate of the best move among those that are meant. */
export const bestOf = (
  estimates: readonly MoveEstimate[] | undefined,
  isMeant: (move: Move) => boolean,
): MoveEstimate | undefined => estimates?.find(({ move }) => isMeant(move));
