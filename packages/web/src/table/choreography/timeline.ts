// A stretch of motion: animations and acts at their times. It ends by itself or is skipped; either way every act is done
// and nothing stays animated, so motion never decides what is shown in the end.

/** In milliseconds at full speed, from the beginning of the timeline. */
export interface Timing {
  readonly at: number;
  readonly length: number;
  readonly easing?: string;
}

export interface Timeline {
  /**
   * Before its first animation an element looks as in that one's first keyframe, after each as in its last one; when the
   * timeline is over, as the page draws it.
   */
  animate(element: Element, keyframes: Keyframe[], timing: Timing): void;
  /** Acts are done once, in the order of their times; a skip does all that are left. */
  act(at: number, act: () => void): void;
  /** What only makes sense at its time, such as a sound: a skip drops it. */
  cue(at: number, act: () => void): void;
  /** Done last, however it ends. */
  whenOver(act: () => void): void;
  readonly isOver: boolean;
  /** Milliseconds at full speed since its beginning. */
  readonly elapsed: number;
  skip(): void;
}

/** A start as from a hand with a soft landing; as a thing falls; and as it comes to rest after a bounce. */
export const EASE = {
  glide: 'cubic-bezier(.3,.1,.2,1)',
  drop: 'cubic-bezier(.5,0,.9,.5)',
  settle: 'cubic-bezier(.3,1.5,.5,1)',
} as const;

/** Who looks at something again wants to see it well: it takes so many times as long. */
export const AGAIN_SLOWNESS = 2;

interface Act {
  readonly at: number;
  readonly do: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly isDropped: boolean;
}

/** `pace`: 1 at full speed, 0.5 for half of the time. */
export function newTimeline(pace: number): Timeline {
  const begun = performance.now();
  const animations: Animation[] = [];
  const acts = new Set<Act>();
  const endings: (() => void)[] = [];
  const moved = new Map<Element, Set<string>>();
  let isOver = false;
  let last = 0;
  let ending: ReturnType<typeof setTimeout> | undefined;

  /** Is nothing of this element moved yet that these keyframes move? */
  function firstTime(element: Element, keyframes: readonly Keyframe[]): boolean {
    const known = moved.get(element) ?? new Set<string>();
    moved.set(element, known);
    const properties = keyframes.flatMap(Object.keys).filter((name) => name !== 'offset');
    const isFirst = properties.every((name) => !known.has(name));
    for (const name of properties) known.add(name);
    return isFirst;
  }

  const wait = (at: number): number => Math.max(0, begun + at * pace - performance.now());

  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(ending);
    for (const { timer } of acts) clearTimeout(timer);
    const left = [...acts].filter(({ isDropped }) => !isDropped).sort((one, other) => one.at - other.at);
    acts.clear();
    for (const act of left) act.do();
    for (const animation of animations) animation.cancel();
    for (const act of endings) act();
  }

  /** It is over when the last thing on it is. */
  function goOnUntil(at: number): void {
    if (at < last) return;
    last = at;
    clearTimeout(ending);
    ending = setTimeout(end, wait(at));
  }

  function plan(at: number, act: () => void, isDropped: boolean): void {
    const entry: Act = {
      at,
      do: act,
      isDropped,
      timer: setTimeout(() => {
        acts.delete(entry);
        act();
      }, wait(at)),
    };
    acts.add(entry);
    goOnUntil(at);
  }

  return {
    animate(element, keyframes, { at, length, easing = 'ease' }) {
      if (isOver) return;
      // Only the first one says how a thing looks before: a later one would be seen at once otherwise.
      const isFirst = firstTime(element, keyframes);
      const fill = isFirst ? 'both' : 'forwards';
      const timing = { delay: wait(at), duration: length * pace, easing, fill } as const;
      animations.push(element.animate(keyframes, timing));
      goOnUntil(at + length);
    },
    act(at, act) {
      if (isOver) act();
      else plan(at, act, false);
    },
    cue(at, act) {
      if (!isOver) plan(at, act, true);
    },
    whenOver(act) {
      if (isOver) act();
      else endings.push(act);
    },
    get isOver() {
      return isOver;
    },
    get elapsed() {
      return (performance.now() - begun) / pace;
    },
    skip: end,
  };
}
