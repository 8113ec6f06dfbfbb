// Jobs that any machine may do: one process offers a job, a worker takes it, and the result is collected.

/** The same job under the same id gives the same result, whichever worker does it. The body is JSON. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  /** It stands as far back in the queue as if it had been offered so many milliseconds later. */
  readonly behind?: number;
}

/** The result, or why the job failed. */
export type JobResult = { readonly value: unknown } | { readonly failure: string };

export interface JobQueue {
  /** Jobs whose id is known stay as they are. */
  offer(work: readonly Job[]): Promise<void>;
  /** The first unclaimed job in the order of the offers; it is claimed for `JOB_CLAIM_LASTS`. */
  take(kinds: readonly string[]): Promise<Job | undefined>;
  /** Prolongs claims of jobs that are under way. */
  prolong(ids: readonly string[]): Promise<void>;
  finish(id: string, result: JobResult): Promise<void>;
  /** Gives up claims: another worker may take the jobs at once. */
  giveBack(ids: readonly string[]): Promise<void>;
  /** Takes the results that are there out of the queue. */
  collect(ids: readonly string[]): Promise<ReadonlyMap<string, JobResult>>;
  /** Removes those that nobody has claimed, and returns their ids. */
  withdraw(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Calls when there may be new jobs or results: after a notification, or after a while without one. */
  onChange(hear: () => void): void;
  close(): Promise<void>;
}

/** Milliseconds after which a claim that was not prolonged expires. */
export const JOB_CLAIM_LASTS = 6000;
/** A job is given up after so many expired claims. */
export const MOST_ATTEMPTS = 5;
