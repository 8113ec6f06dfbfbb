// What the bodies of jobs hold. They are written and read here only.

/** Why somebody is told. */
export type NotificationReason = 'turn' | 'last' | 'over';

export interface PushBody {
  readonly match: string;
  readonly decision: number;
  readonly reason: Exclude<NotificationReason, 'over'>;
  readonly guest: string;
  readonly endpoint: string;
}

export interface WebhookBody {
  readonly match: string;
  readonly decision: number;
  readonly reason: NotificationReason;
}

export type NotificationBodies = { readonly push: PushBody; readonly hook: WebhookBody };
export type NotificationKind = keyof NotificationBodies;
