// All matches of this process, as the transport sees them. It knows guests and messages, and nothing of sockets.

import type { Json } from '@mirabilia/kernel';
import type {
  ClientMessage,
  Code,
  CreateMatch,
  LobbyView,
  SeatChange,
  ServerMessage,
  TermsChange,
} from '@mirabilia/protocol';

import type { MatchStatus } from './store.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A connection that follows matches. `send` never throws and never waits. */
export interface Member {
  readonly guest: Guest | undefined;
  send(message: ServerMessage): void;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Code; readonly facts?: Record<string, string | number> };

/** People that a match waits for: those whose seats no bot keeps. */
export interface Turn {
  readonly code: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly decision: number;
  /** In the order of their seats. */
  readonly people: readonly { readonly guest: string; readonly name: string }[];
  /** All others have chosen, and only one of them hasn't. */
  readonly isLast: boolean;
  /** Everybody who sits there, bots left out. */
  readonly names: readonly string[];
  /** Of those who won, once it is over; bots by their level. */
  readonly winners: readonly string[];
}

export interface Hall {
  create(host: Guest, wish: CreateMatch): Promise<Answer<LobbyView>>;
  lobby(match: string, guest: Guest | undefined): Promise<Answer<LobbyView>>;
  publicMatches(guest: Guest | undefined): Promise<LobbyView[]>;
  matchesOf(
    guest: Guest,
  ): Promise<
    readonly (LobbyView & { readonly waitsForYou: boolean; readonly waitsFor: readonly number[] })[]
  >;
  join(match: string, guest: Guest): Promise<Answer<LobbyView>>;
  leave(match: string, guest: Guest): Promise<Answer<LobbyView>>;
  changeSeats(match: string, guest: Guest, change: SeatChange): Promise<Answer<LobbyView>>;
  changeTerms(match: string, guest: Guest, change: TermsChange): Promise<Answer<LobbyView>>;
  start(match: string, guest: Guest): Promise<Answer<LobbyView>>;
  rematch(match: string, guest: Guest): Promise<Answer<LobbyView>>;
  /** Whole after the end; before it what the guest (or a spectator) may see. */
  record(match: string, guest: Guest | undefined): Promise<Answer<Json>>;

  /** Whom a match that has started waits for; undefined if there is none. */
  turn(match: string): Promise<Turn | undefined>;
  /** Does the guest follow the match, in this process or in another one? */
  isPresent(match: string, guest: string): Promise<boolean>;

  /** A message of the socket. Its answer and all that follows from it go through members' `send`. */
  receive(member: Member, message: ClientMessage): Promise<void>;
  /** The connection is gone. */
  forget(member: Member): void;

  /** Counts for metrics. */
  readonly figures: { readonly rooms: number; readonly members: number };
  /** Takes no more, finishes what is under way, and drops all rooms. */
  drain(): Promise<void>;
}
