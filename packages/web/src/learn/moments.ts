// Which bubble is shown now. A lesson is a list of moments; a moment waits until the table allows it. Nothing here is drawn.

import type { Move } from '@mirabilia/kernel';
import type { Taught } from './taught.ts';

/**
 * `must`: only what it asks for can be done. `suggest`: it points at something that would be good now, and everything can be
 * done. `note`: it says what has happened, or what is picked up.
 */
export type Kind = 'must' | 'suggest' | 'note';

/** What a bubble says. */
export interface BubbleText {
  /** Called when it is drawn, so that it follows the language. */
  readonly text: () => string;
  /** What it points at, as selectors; of each the first that can be seen. None: the middle of the table. */
  readonly at: readonly string[];
  /** In a `must`: what can be pressed besides, what gets the focus if it isn't the first of `at`, and keys that count. */
  readonly allows?: readonly string[];
  readonly focus?: string;
  readonly keys?: string;
  /** What a learner who follows it does: tests play it. */
  readonly moves?: readonly Move[];
}

/** What every game's moments look at. */
export interface Situation {
  readonly decision: number;
  /** It is the learner's turn to choose. */
  readonly isChoosing: boolean;
  /** What the learner has picked up, if anything: bubbles about something else wait. */
  readonly picked: number | undefined;
  /** Bubbles at most, in this turn. */
  readonly most: number;
}

export interface LessonMoment<S extends Situation> {
  readonly id: string;
  readonly kind: Kind | ((situation: S) => Kind);
  /** Undefined while its condition doesn't hold. */
  readonly when: (situation: S, taught: Taught) => BubbleText | undefined;
  /** The learner has just done it: it need not be told any more. */
  readonly done?: (situation: S) => boolean;
  /** It is about what is picked up. */
  readonly isAboutPicked?: boolean;
  /** Says what has just happened without being asked: as many others as usual may follow. */
  readonly isNews?: boolean;
}

export interface Bubble extends BubbleText {
  readonly id: string;
  readonly kind: Kind;
}

export interface Guide<S extends Situation> {
  /** The bubble for the table as it is. To be called whenever the table has changed. */
  look(situation: S): Bubble | undefined;
  /** The learner closed it. */
  close(): void;
  taught(): Taught;
}

/** A suggestion that was not taken in so many turns counts as taught. */
const MOST_SHOWN = 2;

interface Open {
  readonly id: string;
  readonly kind: Kind;
  readonly decision: number;
  readonly picked: number | undefined;
}

export function newGuide<S extends Situation>(moments: readonly LessonMoment<S>[], before: Taught): Guide<S> {
  let taught = before;
  let open: Open | undefined;
  let closed: { readonly decision: number; readonly ids: ReadonlySet<string> } = {
    decision: -1,
    ids: new Set(),
  };
  /** How many were shown in the decision that is at hand. */
  let count = { decision: -1, shown: 0 };

  const kindOf = ({ kind }: LessonMoment<S>, situation: S): Kind =>
    typeof kind === 'function' ? kind(situation) : kind;
  const shownIn = (id: string): readonly number[] => taught.shown[id] ?? [];

  function isStill(now: Open, { isAboutPicked }: LessonMoment<S>, { decision, picked }: S): boolean {
    if (now.decision !== decision || now.id in taught.done) return false;
    // A note goes with the next thing that is picked up, never by itself: a press on it would land on what lies behind.
    return now.kind !== 'note' || isAboutPicked === true || now.picked === picked;
  }

  function mayBegin({ id, isAboutPicked }: LessonMoment<S>, kind: Kind, situation: S): boolean {
    const { decision, picked, most } = situation;
    if (id in taught.done || (closed.decision === decision && closed.ids.has(id))) return false;
    if (kind === 'must') return true;
    if (count.decision === decision && count.shown >= most) return false;
    if (picked !== undefined && isAboutPicked !== true) return false;
    const before = shownIn(id).filter((at) => at !== decision).length;
    return before < (kind === 'note' ? 1 : MOST_SHOWN);
  }

  function begin({ id, isNews }: LessonMoment<S>, kind: Kind, { decision, picked }: S): void {
    open = { id, kind, decision, picked };
    const before = count.decision === decision ? count.shown : 0;
    count = { decision, shown: before + (isNews === true ? 0 : 1) };
    if (shownIn(id).includes(decision)) return;
    taught = { ...taught, shown: { ...taught.shown, [id]: [...shownIn(id), decision] } };
  }

  function stillOpen(situation: S): Bubble | undefined {
    const moment = open && moments.find(({ id }) => id === open?.id);
    if (open === undefined || moment === undefined || !isStill(open, moment, situation)) return undefined;
    const said = moment.when(situation, taught);
    return said && { ...said, id: open.id, kind: open.kind };
  }

  return {
    look(situation) {
      for (const { id, done } of moments) {
        if (id in taught.done || done?.(situation) !== true) continue;
        taught = { ...taught, done: { ...taught.done, [id]: situation.decision } };
      }
      const still = stillOpen(situation);
      for (const moment of moments) {
        const kind = kindOf(moment, situation);
        // What must be done doesn't wait for a note that is still read.
        if (still !== undefined && (still.kind !== 'note' || kind !== 'must')) continue;
        const said = mayBegin(moment, kind, situation) ? moment.when(situation, taught) : undefined;
        if (said === undefined) continue;
        begin(moment, kind, situation);
        return { ...said, id: moment.id, kind };
      }
      if (still === undefined) open = undefined;
      return still;
    },
    close() {
      if (open === undefined || open.kind === 'must') return;
      const before = closed.decision === open.decision ? closed.ids : [];
      closed = { decision: open.decision, ids: new Set([...before, open.id]) };
      open = undefined;
    },
    taught: () => taught,
  };
}
