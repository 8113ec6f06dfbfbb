// The bodies of stored notifications.

/** Why a player or a group is notified. */
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
