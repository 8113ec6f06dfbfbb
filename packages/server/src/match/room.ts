// One match that is being played, as the floor sees it.

import type { Seat } from '@mirabilia/kernel';
import type { LogEntry } from '../storage/store.ts';
import type { Command } from './batch.ts';
import type { Answer } from './hall.ts';
import type { Surroundings } from './surroundings.ts';
import type { Follower, Followers } from './tell.ts';

export interface Room {
  /** The answer is given when the command is durable; its sender and all followers are told by then. */
  submit(command: Command): Promise<Answer<number>>;
  /** Tells a follower how things stand. */
  show(follower: Follower): void;
  /**
   * Does what is due now. False if the storage still has the match as due. `found` is what its row says, where it was
   * claimed: then what is due is for this process to do.
   */
  wake(found?: number): Promise<boolean>;
  /** Reads what others may have written. False if the storage doesn't answer. */
  isUpToDate(): Promise<boolean>;
  /**
   * The storage has this entry: if it is news, it is read, unless it was told along, and told. Without a number there
   * may be any.
   */
  hear(seq?: number, entries?: readonly LogEntry[]): void;
  /** Null for somebody who has no seat here. */
  seatOf(guest: string | undefined): Seat | null;
  waitsFor(): readonly Seat[];
  /** The number that was told last. */
  told(): number;
  /** Something is under way: it can't be dropped. */
  isBusy(): boolean;
  /** Takes nothing more; resolves when what was taken is written. */
  close(): Promise<void>;
}

export interface RoomNeeds {
  readonly around: Surroundings;
  readonly followers: Followers;
  /** No clock runs out before this time. */
  readonly grace: number;
  readonly entries: readonly LogEntry[];
  /** What the row says. */
  readonly wakeAt: number | null;
  /** The match is needed at this time. */
  onWake(wakeAt: number): void;
  /** Nothing is under way any more. */
  onIdle(): void;
}
