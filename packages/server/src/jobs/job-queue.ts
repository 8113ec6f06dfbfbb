// Work that any machine may do: it is put into the queue, taken by one that has time, and its result is collected.

/** What it is and what has to be done, in JSON. The same work under the same id gives the same result, whoever does it. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
}

/** What came of it. Work that can't be done says why. */
export type JobResult = { readonly value: unknown } | { readonly failure: string };

export interface JobQueue {
  /** What is known by its id is left as it is. */
  offer(work: readonly Job[]): Promise<void>;
  /** The oldest that nobody has in hand; it is in ours for `WORK_LASTS`, unless that is prolonged. */
  take(kinds: readonly string[]): Promise<Job | undefined>;
  /** Still at it. */
  prolong(ids: readonly string[]): Promise<void>;
  finish(id: string, result: JobResult): Promise<void>;
  /** Somebody else may do it, at once. */
  giveBack(ids: readonly string[]): Promise<void>;
  /** Of the given ones the results that are there; they leave the queue. */
  collect(ids: readonly string[]): Promise<ReadonlyMap<string, JobResult>>;
  /** Takes out of the queue what nobody has in hand, and gives which. */
  withdraw(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Calls when there may be new work, or a new result: by word of the others, or because a while has passed. */
  onChange(hear: () => void): void;
  close(): Promise<void>;
}

/** Milliseconds after which another one may do what somebody took and didn't say a word about since. */
export const JOB_CLAIM_LASTS = 6000;
/** Work that so many didn't come back from is given up. */
export const MOST_ATTEMPTS = 5;
