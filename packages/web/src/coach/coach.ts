// A strong bot that estimates every legal move, where that is allowed: in replays, or against bots alone. It gets the view of
// the seat that decides, as any bot does, and thinks in workers. Asked why, it says what makes one move better than another.

import type { Explanation, Pair } from '@mirabilia/bots/reasons';
import type { Move } from '@mirabilia/kernel';
import type { Consultation, Opinion, WhyAnswer, WhyQuestion } from '@mirabilia/match-service';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MatchView } from '../match/link.ts';
import { threadsFor } from '../solo/thinking-pool.ts';
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
  /** The part of the coach's simulations that is used; all if absent. */
  readonly effort?: number;
}

/** Which moves are compared, and whether one of them was chosen. */
export interface Compared extends Pair<Move> {
  readonly isAfterChoice: boolean;
}

export interface Coach {
  /** The player wants to hear it. */
  readonly isOn: Signal<boolean>;
  /** And to see its numbers. */
  readonly hasNumbers: Signal<boolean>;
  /** The worker can't be loaded, or broke. */
  readonly isAbsent: ReadonlySignal<boolean>;
  /** How many questions it thinks about at once. */
  readonly threads: number;
  /** Estimates of every legal move, best first; undefined until they are there. The latest question is answered first. */
  opinions(asked: CoachQuestion): ReadonlySignal<readonly MoveEstimate[] | undefined>;
  /** Why the better of two moves is better. */
  reasons(asked: CoachQuestion, compared: Compared): ReadonlySignal<Explanation | undefined>;
  /** Registers a listener and gives the way to leave. The workers stop when all have left. */
  start(): () => void;
}

const LEVEL = 'expert';
/** The most questions that wait: those of this moment of a replay and of the one before. */
const MOST_WAITING = 16;

const NO_REASONS: Explanation = { reasons: [], swings: [], worlds: 0 };

/** A question, and where its answer goes. A question that fails has an empty answer. */
interface Task {
  readonly key: string;
  readonly message: (game: string) => Consultation | WhyQuestion;
  readonly answer: Signal<unknown>;
  readonly read: (told: Opinion | WhyAnswer) => unknown;
  readonly isLater: boolean;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
}

const keyOf = ({ decision, seat, plan }: CoachQuestion): string => [decision, seat, ...plan].join(' ');

const startThinker = (): Worker => new Worker(workerUrl('thinking-worker'), { type: 'module' });

export function newCoach(game: () => string | undefined, start = startThinker, threads = 1): Coach {
  const answers = new Map<string, Signal<unknown>>();
  const isAbsent = signal(false);
  const running = new Set<Thread>();
  let waiting: Task[] = [];
  let listeners = 0;

  const isThoughtAbout = (key: string): boolean => [...running].some(({ task }) => task?.key === key);

  function goOn(): void {
    const id = game();
    if (id === undefined) return;
    while (waiting.length > 0) {
      const thread = [...running].find(({ task }) => task === undefined) ?? startThread();
      if (thread === undefined) return;
      thread.task = waiting.pop() as Task;
      thread.worker.postMessage(thread.task.message(id));
    }
  }

  function startThread(): Thread | undefined {
    if (running.size >= threads) return undefined;
    const thread: Thread = { worker: start(), task: undefined };
    running.add(thread);
    thread.worker.onmessage = ({ data }: MessageEvent<Opinion | WhyAnswer>) => {
      const { task } = thread;
      thread.task = undefined;
      if (task !== undefined) task.answer.value = task.read(data);
      isAbsent.value = false;
      goOn();
    };
    // It couldn't be loaded, or it broke: the next question starts another one.
    thread.worker.onerror = (event) => {
      event.preventDefault();
      thread.worker.terminate();
      running.delete(thread);
      isAbsent.value = true;
    };
    return thread;
  }

  /** The answer to a question, which is asked unless it was before. */
  function ask<T>(task: Omit<Task, 'answer'>): ReadonlySignal<T | undefined> {
    const answer = answers.get(task.key) ?? signal(undefined);
    answers.set(task.key, answer);
    if (answer.peek() === undefined && !isThoughtAbout(task.key)) {
      const others = waiting.filter(({ key }) => key !== task.key);
      const asked = { ...task, answer };
      // Why comes after what: reasons wait until all estimates are there.
      waiting = (task.isLater ? [asked, ...others] : [...others, asked]).slice(-MOST_WAITING);
      // Not during rendering; and by then all questions of the same moment are known.
      queueMicrotask(goOn);
    }
    // The key says which kind of answer it is; the compiler can't follow that.
    return answer as ReadonlySignal<T | undefined>;
  }

  return {
    isOn: signal(false),
    hasNumbers: signal(false),
    isAbsent,
    threads,
    opinions(asked) {
      const { view, effort } = asked;
      // A fixed seed: the same choice always gets the same estimates.
      const seed = keyOf(asked);
      return ask({
        key: effort === undefined ? seed : `${seed} ${effort}`,
        message: (id) => ({
          consult: { game: id, level: LEVEL, view, seed, ...(effort !== undefined && { effort }) },
        }),
        read: (told) => ('estimates' in told ? ranked(told.estimates) : []),
        isLater: false,
      });
    },
    reasons(asked, compared) {
      const seed = keyOf(asked);
      const { best, other, isAfterChoice } = compared;
      return ask({
        key: `why ${seed} ${best} ${other} ${isAfterChoice}`,
        message: (id) => ({ explain: { game: id, view: asked.view, best, other, seed, isAfterChoice } }),
        read: (told) => ('explanation' in told ? told.explanation : NO_REASONS),
        isLater: true,
      });
    },
    start() {
      listeners++;
      return () => {
        if (--listeners > 0) return;
        for (const { worker } of running) worker.terminate();
        running.clear();
        waiting = [];
      };
    },
  };
}

const coaches = new WeakMap<object, Coach>();

/** One coach per match, so that its estimates are reused. */
export function coachOf(link: Pick<MatchView, 'lobby'>): Coach {
  const coach =
    coaches.get(link) ??
    newCoach(() => link.lobby.peek()?.game, startThinker, threadsFor(navigator.hardwareConcurrency));
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
