// What the server tells. Views are the kernel's (form `engine`) or told in ids (form `open`).

import type { Json, JsonObject, Seat } from '@mirabilia/kernel';
import type { Code } from './codes.ts';
import type { Device, Emblem, Reaction } from './facts.ts';
import type { Aids, Pace, Social } from './http.ts';

/** A seat of a lobby. */
export interface LobbySeat {
  readonly kind: 'open' | 'invited' | 'human' | 'bot';
  /** The player's name, or the bot's level. */
  readonly name: string | null;
  /** The arms that the player has chosen; absent if none, and for bots. */
  readonly emblem?: Emblem | undefined;
  readonly isYou: boolean;
  readonly isHost: boolean;
}

/** A lobby as one guest sees it. */
export interface LobbyView {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: 'lobby' | 'running' | 'over';
  readonly visibility: 'private' | 'public';
  readonly options: JsonObject;
  readonly pace: Pace;
  readonly botDelay: number;
  readonly aids: Aids;
  /** May people without a seat write in the chat? The host may change it while the match runs: see `chat-status`. */
  readonly spectatorChat: boolean;
  readonly social: Social;
  /** Does the match count for ratings? */
  readonly rated: boolean;
  readonly seats: readonly LobbySeat[];
  /** Before the start in the order in which they came; the deal may seat them otherwise. */
  readonly you: { readonly seat: Seat | null; readonly isHost: boolean; readonly isRemoved: boolean };
  /** The names of those whom the host has removed; told to the host alone. */
  readonly removed: readonly string[];
  /**
   * SHA-256 of the server's secret, from the creation on. In matches from before there were secrets: of the seed, from
   * the start on, and null before.
   */
  readonly seal: string | null;
  /** SHA-256 of the nonces of the players' devices: by seat before the deal, null where there is none. */
  readonly nonceSeals: readonly (string | null)[];
  /** The host has asked for the start: seats and settings are frozen, and devices tell their nonces. */
  readonly starting: boolean;
  /** What the devices told, from the start on; empty before. */
  readonly nonces: readonly (string | null)[];
  /** The server's secret and the seed once the match is over. */
  readonly serverSecret: string | null;
  readonly seed: string | null;
  /** Told to those who played, and to everybody where the match is public. */
  readonly rematch: string | null;
  /** The tournament that this is a table of; told to its players. While it is `sealed` others play the same deal. */
  readonly tournament: {
    readonly id: string;
    readonly name: string;
    readonly round: number;
    readonly table: number;
    readonly sealed: boolean;
  } | null;
  readonly createdAt: number;
}

/** When each seat's time runs out, in milliseconds since 1970; null where no clock runs. */
export interface ClockView {
  readonly now: number;
  readonly deadlines: readonly (number | null)[];
  /** Milliseconds left in each bank. */
  readonly banks: readonly number[];
}

/** Somebody in the chat of a match. */
export interface ChatPerson {
  readonly person: number;
  readonly name: string;
}

/** What somebody said about a turn. */
export interface Comment {
  readonly decision: number;
  readonly name: string;
  /** Null for somebody without a seat. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

/** Is a player connected? `reconnecting`: their last connection was lost a moment ago. */
export interface PlayerPresence {
  readonly state: 'here' | 'reconnecting' | 'away';
  /** On what they are here; null if unknown. */
  readonly device: Device | null;
}

/** Who moves for each seat. */
export type Controllers = readonly ('player' | 'bot')[];

/** Every message that a server sends. */
export type ServerMessage =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly guest: string | null;
      readonly name: string | null;
      readonly server: string;
      /** Which build of the page the server serves; null if it serves none. A page of another build reloads. */
      readonly build: string | null;
    }
  | { readonly type: 'ack'; readonly id: string; readonly match: string; readonly seq: number }
  | { readonly type: 'pong'; readonly id: string }
  | {
      readonly type: 'refused';
      readonly id: string | null;
      readonly code: Code;
      readonly sentence: string;
      readonly facts?: JsonObject;
    }
  | { readonly type: 'lobby'; readonly match: string; readonly lobby: LobbyView }
  /** Everything that happened before the view that follows; for those who asked for it. */
  | {
      readonly type: 'story';
      readonly match: string;
      readonly seq: number;
      readonly events: readonly Json[];
    }
  | {
      readonly type: 'view';
      readonly match: string;
      readonly seq: number;
      readonly decision: number;
      readonly seat: Seat | null;
      readonly view: Json;
      /** In notation; only for a seat that owes a move, and in the open form. */
      readonly legal?: readonly string[];
      readonly events: readonly Json[];
      readonly clock: ClockView;
      readonly keepers: Controllers;
    }
  | {
      readonly type: 'ready';
      readonly match: string;
      readonly seq: number;
      readonly decision: number;
      readonly owed: readonly number[];
      readonly clock: ClockView;
    }
  | {
      readonly type: 'plan';
      readonly match: string;
      readonly seq: number;
      readonly decision: number;
      readonly plan: readonly string[];
      readonly legal?: readonly string[];
    }
  | { readonly type: 'keepers'; readonly match: string; readonly seq: number; readonly keepers: Controllers }
  /** Who is connected, a moment after it has changed. It is never stored, so it has no number. */
  | {
      readonly type: 'presence';
      readonly match: string;
      /** By seat; null for bots. */
      readonly seats: readonly (PlayerPresence | null)[];
      /** The names of those who watch without a seat, up to `MOST_SPECTATORS_NAMED`. */
      readonly spectators: readonly string[];
      /** How many more watch. */
      readonly moreSpectators: number;
    }
  /** Who has agreed to end the match without a result: when it changes, and after `watch` if anybody has. */
  | { readonly type: 'ending'; readonly match: string; readonly seq: number; readonly seats: readonly Seat[] }
  /** Another player reminds you that the match waits for you. */
  | { readonly type: 'nudged'; readonly match: string; readonly by: Seat }
  /** Somebody shows a reaction at their seat. It is never stored, so it has no number. */
  | { readonly type: 'reaction'; readonly match: string; readonly seat: Seat; readonly reaction: Reaction }
  | {
      readonly type: 'chat';
      readonly match: string;
      readonly seq: number;
      readonly name: string;
      readonly seat: Seat | null;
      /** The same for all that one person says in this match: their seat, or a later number if they have none. */
      readonly person: number;
      readonly text: string;
      readonly at: number;
      /** What it is a comment on. */
      readonly decision?: number;
    }
  /** Who may write in the chat and who is heard: after `watch`, and when it changes. */
  | {
      readonly type: 'chat-status';
      readonly match: string;
      /** This guest has muted everybody. */
      readonly isMuted: boolean;
      /** This guest's own number; null for somebody without a seat who has said nothing so far. */
      readonly person: number | null;
      /** The people whom this guest has muted. */
      readonly muted: readonly ChatPerson[];
      /** The people whom the host has silenced for everybody. */
      readonly silenced: readonly ChatPerson[];
      readonly spectatorChat: boolean;
      /** May players show reactions? */
      readonly reactions: boolean;
    }
  /** Whose hands may be seen, as each one is told: after `watch`, and when it changes. */
  | {
      readonly type: 'following';
      readonly match: string;
      /** By seat: do all who have no seat see this hand, with its player's permission? */
      readonly open: readonly boolean[];
      /** By seat: may I see it, or have I asked? */
      readonly mine: readonly ('no' | 'asked' | 'yes')[];
      /** To a player: who asks to see their hand, and who else may. */
      readonly asking: readonly ChatPerson[];
      readonly allowed: readonly ChatPerson[];
    }
  /** To somebody who asked for them with `follow`: after each view. */
  | {
      readonly type: 'hands';
      readonly match: string;
      /** The decision at which the hands were these. */
      readonly decision: number;
      /** By seat: what its player holds, without what they remember and what they have chosen; null if it isn't shown. */
      readonly views: readonly Json[];
    }
  | {
      readonly type: 'over';
      readonly match: string;
      readonly seq: number;
      /** Empty while other tables play the same deal. */
      readonly seed: string;
      /** Null in matches from before there were secrets. */
      readonly serverSecret: string | null;
      readonly outcome: Json;
    }
  | { readonly type: 'draining' }
  /** What the host tells everybody, in their own words; an empty text takes it back. It has no number. */
  | { readonly type: 'announcement'; readonly text: string; readonly isClosed: boolean };
