// A match as the page follows it: played on a server, played in this browser's worker, or replayed from a record.

import type { GameTypes, JsonObject, Move, Outcome, Result, Seat, SeatView, View } from '@mirabilia/kernel';
import type { ChatPerson, Comment, Controllers, LobbyView, PlayerPresence } from '@mirabilia/protocol';
import type { Reaction } from '@mirabilia/protocol/facts';
import type { ReadonlySignal } from '@preact/signals';
import type { Failure, Trouble } from '../net/http.ts';

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
  | { readonly kind: 'refused'; readonly why: Failure };

/** The newest view of the match, and what led to it. */
export interface ViewUpdate<T extends GameTypes = GameTypes> {
  /** Counts the views since the page opened; a new number is a new moment. */
  readonly serial: number;
  readonly decision: number;
  readonly seat: Seat | null;
  readonly view: View<T>;
  /** What happened since the view before; empty after joining or coming back. */
  readonly events: readonly T['event'][];
  /** All that happened before, after joining or coming back; only in games that keep no history on their table. */
  readonly story?: readonly T['event'][];
}

/** When each seat's time runs out, by this browser's clock. */
export interface Clock {
  readonly deadlines: readonly (number | null)[];
  readonly banks: readonly number[];
  /** When this was sent, and the same deadlines, by the clock of the server or worker that runs the match. */
  readonly unadjusted: { readonly now: number; readonly deadlines: readonly (number | null)[] };
}

export interface ChatLine {
  readonly seq: number;
  readonly name: string;
  readonly seat: Seat | null;
  /** The same for all that one person says: their seat, or a later number. */
  readonly person: number;
  readonly text: string;
  readonly at: number;
  /** What it is a comment on. */
  readonly decision?: number | undefined;
}

/** Who is connected. */
export interface Presences {
  /** By seat; null for bots. Empty until the server says so, and always in local matches. */
  readonly seats: readonly (PlayerPresence | null)[];
  readonly spectators: readonly string[];
  readonly moreSpectators: number;
}

/** What a player shows at their seat for a moment. */
export interface ShownReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
  /** Tells it from the same one before. */
  readonly serial: number;
}

/** Who may write in the chat, and who is heard. */
export interface ChatStatus {
  /** The viewer's own number; null for a spectator who has said nothing so far. */
  readonly person: number | null;
  /** The viewer has muted everybody. */
  readonly isMuted: boolean;
  /** The people whom the viewer has muted. */
  readonly muted: readonly ChatPerson[];
  /** The people whom the host has silenced. */
  readonly silenced: readonly ChatPerson[];
  /** May people without a seat write? */
  readonly spectatorChat: boolean;
  /** May players show reactions? */
  readonly reactions: boolean;
}

/** Whose hands may be seen: by me where I only watch, and mine by others where I play. */
export interface Following {
  /** By seat: do all spectators see this hand? */
  readonly open: readonly boolean[];
  /** By seat: may I see it, or have I asked? */
  readonly mine: readonly ('no' | 'asked' | 'yes')[];
  readonly asking: readonly ChatPerson[];
  readonly allowed: readonly ChatPerson[];
}

/** A seat's hand, or all hands some turns later. */
export type WantedHands = Seat | 'all' | null;

/** Hands that spectators are shown. */
export interface ShownHands<T extends GameTypes = GameTypes> {
  readonly following: ReadonlySignal<Following>;
  /** What I asked to see. */
  readonly wanted: ReadonlySignal<WantedHands>;
  /** By seat what its player holds, as it was at the decision; undefined for hands that I don't see. */
  readonly hands: ReadonlySignal<readonly (SeatView<T> | undefined)[]>;
  want(hands: WantedHands): Promise<Result<void, Trouble>>;
  /** A person, or all spectators, may see my hand. */
  allow(on: boolean, person?: number): Promise<Result<void, Trouble>>;
}

export interface End<T extends GameTypes = GameTypes> {
  readonly seed: string;
  readonly secret: string | null;
  readonly outcome: Outcome<T>;
  /** Its players have ended it together: it has no result. */
  readonly isAbandoned?: boolean;
}

export interface Choice {
  readonly decision: number;
  readonly step: number;
  /** In notation. */
  readonly move: string;
}

/** A match as the page shows it. Nothing can be done with it. */
export interface MatchView<T extends GameTypes = GameTypes> {
  readonly lobby: ReadonlySignal<LobbyView | undefined>;
  readonly update: ReadonlySignal<ViewUpdate<T> | undefined>;
  /** How many moves each seat still owes, fresher than the view's. */
  readonly owed: ReadonlySignal<readonly number[]>;
  readonly end: ReadonlySignal<End<T> | undefined>;
  /** The match written down, as far as this browser may know it. */
  record(): Promise<Result<JsonObject, Trouble>>;
}

/** A match that is being played, by the viewer or by others. */
export interface MatchLink<T extends GameTypes = GameTypes> extends MatchView<T> {
  readonly kind: 'live';
  /** The page that shows its replay once it is over. */
  readonly replayPath: string;
  /** Is there anybody to talk to? */
  readonly hasChat: boolean;
  readonly state: ReadonlySignal<LinkState>;
  /** My plan in notation, as it was last confirmed. Undefined while the view's own plan is the newest there is. */
  readonly plan: ReadonlySignal<readonly string[] | undefined>;
  /** What I chose since and isn't confirmed yet, in order: it is shown at once. */
  readonly pendingMoves: ReadonlySignal<readonly Choice[]>;
  readonly clock: ReadonlySignal<Clock | undefined>;
  /** By seat: does its player decide, or a bot in their place? */
  readonly controllers: ReadonlySignal<Controllers>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** What is said under a higher number was said since this page connected. */
  readonly since: ReadonlySignal<number>;
  readonly chatStatus: ReadonlySignal<ChatStatus>;
  readonly presence: ReadonlySignal<Presences>;
  /** What players show at their seats now, by seat. */
  readonly reactions: ReadonlySignal<readonly ShownReaction[]>;
  /** The players who have agreed to end the match without a result. */
  readonly ending: ReadonlySignal<readonly Seat[]>;
  /** Undefined where nobody can watch. */
  readonly shownHands?: ShownHands<T>;
  /** The seat that reminded me last that the match waits for me. */
  readonly nudge: ReadonlySignal<{ readonly by: Seat } | undefined>;

  commit(choice: Choice): Promise<Result<void, Trouble>>;
  /** What to play for me when my time runs out; null takes it back. Nothing is sent where no clock runs. */
  preselect(decision: number, move: string | null): Promise<Result<void, Trouble>>;
  /** Take my seat back from the bot that plays for me. */
  takeBack(): Promise<Result<void, Trouble>>;
  /** Reminds a player whom the match waits for. */
  remind(seat: Seat): Promise<Result<void, Trouble>>;
  /** I agree to end the match without a result; or I want to play on, and then nobody has agreed. */
  wishEnd(on: boolean): Promise<Result<void, Trouble>>;
  /** Shows a reaction at my seat. */
  react(reaction: Reaction): Promise<Result<void, Trouble>>;
  /** A bot plays for a player who is away, until they come back. */
  letBotPlay(seat: Seat): Promise<Result<void, Trouble>>;
  /** With a decision it is a comment on what happened there. */
  say(text: string, decision?: number): Promise<Result<void, Trouble>>;
  /** The table as this page saw it when the decision began. */
  readonly tableAt?: (decision: number) => T['table'] | undefined;
  /** I don't want to hear a person, or anybody. */
  mute(on: boolean, person?: number): Promise<Result<void, Trouble>>;
  /** As the host: nobody hears a person, or those without a seat. */
  silence(on: boolean, person?: number): Promise<Result<void, Trouble>>;
  /** As the host: players show reactions, or no longer. */
  readonly allowReactions?: (on: boolean) => Promise<Result<void, Trouble>>;
  /** Where only bots play: the same match without my last choice. */
  readonly undo?: () => Promise<Result<LobbyView, Trouble>>;
  /** The same people once more, when it is over. */
  rematch(): Promise<Result<LobbyView, Trouble>>;
  /** The page of another match on the same server, or in the same browser. */
  pathOf(match: Pick<LobbyView, 'id' | 'code'>): string;
  close(): void;
}

/** A seat that decides at a moment of a replay. */
export interface Deciding<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** What the seat saw before it chose. */
  readonly view: SeatView<T>;
  /** What it chose, step by step; empty where the record ends before. */
  readonly chosen: readonly Move[];
}

/** The same, at which moment of the match. */
export interface Decided<T extends GameTypes = GameTypes> extends Deciding<T> {
  readonly at: number;
  /** When it was, in words. */
  readonly caption: string;
}

/** A match that is over, at one of its moments, with all that is known of its past. */
export interface ReplayView<T extends GameTypes = GameTypes> extends MatchView<T> {
  readonly kind: 'replay';
  /** Those who decide at this moment, as far as the viewer may see their cards. */
  readonly deciding: ReadonlySignal<readonly Deciding<T>[]>;
  /** With all hands open: what a seat sees, its choice as its plan. Undefined when the viewer sees with the eyes of one seat. */
  seatView(seat: Seat): SeatView<T> | undefined;
  /** Every event from the first one to this moment. */
  readonly story: ReadonlySignal<readonly T['event'][]>;
  /** What people said about turns, as far as the viewer hears them. */
  readonly comments: ReadonlySignal<readonly Comment[]>;
  /** When a decision was, in words. */
  captionOf(decision: number): string | undefined;
  /** All that a seat decided, from the first moment to the last. */
  decidedBy(seat: Seat): readonly Decided<T>[];
  /** Goes to a moment. */
  show(at: number): void;
  /** The address asks for the review of a player's choices. */
  readonly isReviewWanted: boolean;
  /** Goes on from a moment in a match of its own, at this seat and against bots. */
  playOn(at: number, seat: Seat): void;
  /** Gives a link to the review of a player's choices to the clipboard. */
  copyReview(seat: Seat): void;
}

/** What a table can be laid for. */
export type TableLink<T extends GameTypes = GameTypes> = MatchLink<T> | ReplayView<T>;
