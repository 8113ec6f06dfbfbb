// The contract of every storage belongs to the hall, which writes into it. A server keeps some more there.

import type { Store as HallStore } from '@mirabilia/match-service/store';
import type { Outbox } from './outbox.ts';

export * from '@mirabilia/match-service/store';

export interface Store extends HallStore {
  /** What is sent to people who aren't here. */
  readonly outbox: Outbox;
}
