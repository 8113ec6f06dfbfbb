// What the bodies of jobs hold. They are written and read here only.

/** Why somebody is told. */
export type Reason = 'turn' | 'last' | 'over';

export interface PushJob {
  readonly match: string;
  readonly decision: number;
  readonly reason: Exclude<Reason, 'over'>;
  readonly guest: string;
  readonly endpoint: string;
}

export interface HookJob {
  readonly match: string;
  readonly decision: number;
  readonly reason: Reason;
}

export type JobBodies = { readonly push: PushJob; readonly hook: HookJob };
export type JobKind = keyof JobBodies;
