// The order in which bots' questions are answered, and at which level. Pure: the caller says what time it is.
//
// A quick question never waits behind a slow one that could wait: clocks come first, then tables with players, then those that
// somebody watches, then matches that are played again, then all others. Within each class
// the hosts' network addresses take turns, each address's hosts, and each host's matches. Whoever waits too long is answered by a
// cheaper level, so a flood of experts makes bots weaker before it makes people wait.

import type { Asker } from '@mirabilia/match-service';
import { firstComeFirstServed, roundRobin, type WaitingLine } from './round-robin.ts';

/** A question as far as its order is concerned. */
export interface PendingQuestion {
  readonly level: string;
  readonly asker: Asker;
  /** The answer of another level would be wrong: it is answered by its own, or not at all. */
  readonly isRepeatable?: boolean | undefined;
}

/** Most urgent first. */
export const QUEUE_CLASSES = [
  'clock',
  'players',
  'players-expert',
  'spectators',
  'spectators-expert',
  'replay',
  'replay-expert',
  'nobody',
  'nobody-expert',
] as const;
export type QueueClass = (typeof QUEUE_CLASSES)[number];

/** How many wait in a class, and the age of the oldest in milliseconds. */
export interface ClassFigures {
  readonly length: number;
  readonly oldest: number;
}
export type QueueFigures = Readonly<Record<QueueClass, ClassFigures>>;

/** Experts think for up to a second; a quick question takes some milliseconds. */
export type QuestionKind = 'quick' | 'expert' | 'any';

export interface ThinkingQueue<Q extends PendingQuestion> {
  size(): number;
  /** How many of them take a moment only. */
  quickSize(): number;
  add(asked: Q, now: number): void;
  /** The next question of this kind, and the level that answers it. */
  next(kind: QuestionKind, now: number): { readonly asked: Q; readonly level: string } | undefined;
  /** Takes out what has waited too long and can't be answered by a cheaper level. */
  takeOverdue(now: number): Q[];
  /** Takes everything out. */
  clear(): Q[];
  figures(now: number): QueueFigures;
}

/** Milliseconds after which a cheaper level answers. */
const PATIENCE = 2000;
const PATIENCE_OF_CLOCKS = 1000;
/** A question waits as much longer for each other one of its own match before it: a table of experts plays as experts. */
const PATIENCE_WITH_OWN = 1000;
/** After so many milliseconds a repeatable question fails, and whoever asked may ask again later. */
const LONGEST_WAIT = 10_000;
/** So that nobody waits for ever, every so many questions it is the turn of the one that waited longest, if it is late. */
const TURN_OF_LATEST = 8;

export const isSlow = (level: string): boolean => level === 'expert';

/** `medium` is as quick as `easy`, and there is nothing quicker that plays well. */
function cheaper(level: string): string {
  if (isSlow(level)) return 'hard';
  return level.startsWith('hard') ? 'medium' : level;
}

interface Waiting<Q> {
  readonly asked: Q;
  readonly since: number;
  readonly patience: number;
  line: QueueClass;
}

export function newThinkingQueue<Q extends PendingQuestion>(): ThinkingQueue<Q> {
  const newLine = (): WaitingLine<Waiting<Q>> =>
    roundRobin(
      ({ asked: { asker } }) =>
        asker.address === undefined ? `host ${asker.host}` : `address ${asker.address}`,
      () =>
        roundRobin(
          ({ asked }) => asked.asker.host,
          () => roundRobin(({ asked }) => asked.asker.match, firstComeFirstServed),
        ),
    );
  const lines = Object.fromEntries(QUEUE_CLASSES.map((name) => [name, newLine()])) as Record<
    QueueClass,
    WaitingLine<Waiting<Q>>
  >;
  const everybody = new Set<Waiting<Q>>();
  const ofMatch = new Map<string, number>();
  let turns = 0;

  const isLate = ({ since, patience }: Waiting<Q>, now: number): boolean => now - since >= patience;

  function add(asked: Q, now: number): void {
    const { match, urgency } = asked.asker;
    const own = ofMatch.get(match) ?? 0;
    ofMatch.set(match, own + 1);
    const patience = urgency === 'clock' ? PATIENCE_OF_CLOCKS : PATIENCE + own * PATIENCE_WITH_OWN;
    const waiting = { asked, since: now, patience, line: classOf(asked) };
    everybody.add(waiting);
    lines[waiting.line].add(waiting);
  }

  /** Experts that are late will be answered by a quick level: they stand with the quick questions from now on. */
  function moveLateExperts(now: number): void {
    for (const waiting of everybody) {
      const { line, asked } = waiting;
      if (asked.isRepeatable || !isExpertClass(line) || !isLate(waiting, now)) continue;
      lines[line].remove(waiting);
      waiting.line = asked.asker.urgency;
      lines[waiting.line].add(waiting);
    }
  }

  function latest(kind: QuestionKind, now: number): Waiting<Q> | undefined {
    let found: Waiting<Q> | undefined;
    for (const waiting of everybody) {
      if (!isLate(waiting, now) || !isOfKind(waiting.line, kind)) continue;
      if (found === undefined || waiting.since < found.since) found = waiting;
    }
    if (found !== undefined) lines[found.line].remove(found);
    return found;
  }

  function mostUrgent(kind: QuestionKind): Waiting<Q> | undefined {
    const line = QUEUE_CLASSES.find((name) => lines[name].size() > 0 && isOfKind(name, kind));
    return line === undefined ? undefined : lines[line].take();
  }

  function next(kind: QuestionKind, now: number) {
    moveLateExperts(now);
    const isTurnOfLatest = kind !== 'expert' && (turns + 1) % TURN_OF_LATEST === 0;
    const found = (isTurnOfLatest ? latest(kind, now) : undefined) ?? mostUrgent(kind);
    if (found === undefined) return undefined;
    turns++;
    forget(found);
    return { asked: found.asked, level: levelAfter(found, now) };
  }

  function forget(waiting: Waiting<Q>): void {
    everybody.delete(waiting);
    const { match } = waiting.asked.asker;
    const left = (ofMatch.get(match) ?? 1) - 1;
    if (left === 0) ofMatch.delete(match);
    else ofMatch.set(match, left);
  }

  function takeOverdue(now: number): Q[] {
    const overdue = [...everybody].filter(
      ({ asked, since }) => asked.isRepeatable && now - since >= LONGEST_WAIT,
    );
    for (const waiting of overdue) {
      lines[waiting.line].remove(waiting);
      forget(waiting);
    }
    return overdue.map(({ asked }) => asked);
  }

  function levelAfter({ asked, since, patience }: Waiting<Q>, now: number): string {
    let { level } = asked;
    if (asked.isRepeatable) return level;
    for (let waited = now - since; waited >= patience; waited -= patience) {
      const next = cheaper(level);
      if (next === level) break;
      level = next;
    }
    return level;
  }

  return {
    size: () => everybody.size,
    quickSize: () =>
      QUEUE_CLASSES.reduce((sum, name) => (isExpertClass(name) ? sum : sum + lines[name].size()), 0),
    add,
    next,
    takeOverdue,
    clear: () => {
      const all = [...everybody].map(({ asked }) => asked);
      everybody.clear();
      ofMatch.clear();
      for (const name of QUEUE_CLASSES) lines[name] = newLine();
      return all;
    },
    figures: (now) => {
      const figures = Object.fromEntries(
        QUEUE_CLASSES.map((name) => [name, { length: lines[name].size(), oldest: 0 }]),
      ) as Record<QueueClass, { length: number; oldest: number }>;
      for (const { line, since } of everybody) {
        figures[line].oldest = Math.max(figures[line].oldest, now - since);
      }
      return figures;
    },
  };
}

type ExpertClass = Extract<QueueClass, `${string}-expert`>;
const isExpertClass = (name: QueueClass): name is ExpertClass => name.endsWith('-expert');

const isOfKind = (name: QueueClass, kind: QuestionKind): boolean =>
  kind === 'any' || (kind === 'expert') === isExpertClass(name);

function classOf({ level, asker: { urgency } }: PendingQuestion): QueueClass {
  return urgency !== 'clock' && isSlow(level) ? `${urgency}-expert` : urgency;
}
