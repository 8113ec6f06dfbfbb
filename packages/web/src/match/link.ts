// A match as the page follows it, whoever keeps it: a server over a socket, or a worker in this browser.

import type { Json, JsonObject, Result, Seat } from '@mirabilia/kernel';
import type { Keepers, LobbyView } from '@mirabilia/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { Trouble } from '../net/http.ts';

export type LinkState =
  /** For the first time. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** Nothing is lost: what was chosen meanwhile is sent when it is back. */
  | { readonly kind: 'reconnecting'; readonly attempt: number; readonly isRestarting: boolean }
  /** The server is there and can store nothing: what was chosen is sent again until it can. */
  | { readonly kind: 'stalled' }
  /** Another tab of this browser has it open; two at once would write over each other. */
  | { readonly kind: 'elsewhere'; readonly takeOver: () => void }
  /** The server speaks a newer protocol or serves a newer page. */
  | { readonly kind: 'outdated' }
  /** No such match, or not for this guest to see. */
  | { readonly kind: 'refused'; readonly code: Trouble };

/** The last view that was told. `view` is the kernel's `View` of the match's game. */
export interface ViewUpdate {
  /** Counts the views since the page opened; a new number is a new moment. */
  readonly serial: number;
  readonly decision: number;
  readonly seat: Seat | null;
  readonly view: Json;
  /** What happened since the view before; empty after joining or coming back. */
  readonly events: readonly Json[];
  /** All that happened before, after joining or coming back; only in games that keep no history on their table. */
  readonly story?: readonly Json[];
}

/** When each seat's time runs out, by this browser's clock. */
export interface Clock {
  readonly deadlines: readonly (number | null)[];
  readonly banks: readonly number[];
  /** When this was told, and the same deadlines, by the clock of whoever keeps the match. */
  readonly unadjusted: { readonly now: number; readonly deadlines: readonly (number | null)[] };
}

export interface ChatLine {
  readonly seq: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

/** The outcome is the kernel's `Outcome` of the match's game. */
export interface End {
  readonly seed: string;
  readonly outcome: Json;
}

export interface Choice {
  readonly decision: number;
  readonly step: number;
  /** In notation. */
  readonly move: string;
}

/** Somebody who decides at a moment of a match that is looked at again. */
export interface Deciding {
  readonly seat: Seat;
  /** The kernel's `SeatView` of it: what the seat saw before it chose. */
  readonly view: Json;
  /** What it chose, step by step, in notation; empty where the record ends before. */
  readonly chosen: readonly string[];
}

/** The same, at which moment of the match. */
export interface Decided extends Deciding {
  readonly at: number;
  /** When it was, in words. */
  readonly caption: string;
}

/** What more is known of a match that is looked at again. Nothing can be chosen in it. */
export interface Past {
  /** Those who decide at this moment, as far as these eyes may see their cards. */
  readonly deciding: ReadonlySignal<readonly Deciding[]>;
  /** With all hands open: the kernel's `SeatView` of a seat, its choice as its plan. Undefined for eyes of one seat. */
  seatView(seat: Seat): Json | undefined;
  /** Every event from the first one to this moment. */
  readonly story: ReadonlySignal<readonly Json[]>;
  /** All that a seat decided, from the first moment to the last. */
  decidedBy(seat: Seat): readonly Decided[];
  /** Goes to a moment. */
  show(at: number): void;
}

export interface MatchLink {
  /** Only if the match is looked at again. */
  readonly past?: Past;
  /** Where it can be looked at again once it is over. */
  readonly replayPath?: string;
  /** Is there anybody to talk to? */
  readonly hasChat: boolean;
  readonly state: ReadonlySignal<LinkState>;
  readonly lobby: ReadonlySignal<LobbyView | undefined>;
  readonly update: ReadonlySignal<ViewUpdate | undefined>;
  /** How many moves each seat still owes, fresher than the view's. */
  readonly owed: ReadonlySignal<readonly number[]>;
  /** My plan in notation, as it was last confirmed. Undefined while the view's own plan is the newest there is. */
  readonly plan: ReadonlySignal<readonly string[] | undefined>;
  /** What I chose since and isn't confirmed yet, in order: it is shown at once. */
  readonly pendingMoves: ReadonlySignal<readonly Choice[]>;
  /** A choice was made and not yet confirmed. */
  readonly isSending: ReadonlySignal<boolean>;
  readonly clock: ReadonlySignal<Clock | undefined>;
  readonly controllers: ReadonlySignal<Keepers>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly isMuted: ReadonlySignal<boolean>;
  readonly end: ReadonlySignal<End | undefined>;

  commit(choice: Choice): Promise<Result<void, Trouble>>;
  /** What the clock shall play for me; null takes it back. */
  preselect(decision: number, move: string | null): Promise<Result<void, Trouble>>;
  /** Take my seat back from the bot that keeps it. */
  takeBack(): Promise<Result<void, Trouble>>;
  say(text: string): Promise<Result<void, Trouble>>;
  mute(on: boolean): Promise<Result<void, Trouble>>;
  /** The match written down, as far as this browser may know it. */
  record(): Promise<Result<JsonObject, Trouble>>;
  /** The same people once more, when it is over. */
  rematch(): Promise<Result<LobbyView, Trouble>>;
  /** Where another match of the same keeper is found. */
  pathOf(match: Pick<LobbyView, 'id' | 'code'>): string;
  close(): void;
}
