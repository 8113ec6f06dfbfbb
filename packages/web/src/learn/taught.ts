/** What somebody was told and has done, by moment: it is stored, so that a lesson goes on where it was left. */
export interface Taught {
  /** The decision in which it was done, or in which it was told for good. */
  readonly done: Readonly<Record<string, number>>;
  /** The decisions in which its bubble was shown. */
  readonly shown: Readonly<Record<string, readonly number[]>>;
}

export const NOTHING_TAUGHT: Taught = { done: {}, shown: {} };

/** As it was before a decision, which is made again. */
export function taughtBefore({ done, shown }: Taught, decision: number): Taught {
  return {
    done: Object.fromEntries(Object.entries(done).filter(([, at]) => at < decision)),
    shown: Object.fromEntries(
      Object.entries(shown).map(([id, at]) => [id, at.filter((each) => each < decision)]),
    ),
  };
}
