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
  /** The guest who is the host. Earlier versions didn't store it. */
  readonly host?: string;
}

export type NotificationBodies = { readonly push: PushBody; readonly hook: WebhookBody };
export type NotificationKind = keyof NotificationBodies;

/** On whose behalf a notification is sent: the guest who gave the address. */
export const ownerIn = (body: Partial<PushBody> & WebhookBody): string =>
  body.guest ?? body.host ?? body.match;
