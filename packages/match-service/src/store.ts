// What the match service needs of a store. Every store passes the same contract (`testkit/store-contract.ts`).

import type { Json, JsonObject, Seed } from '@mirabilia/kernel';
import type { Device, Reaction } from '@mirabilia/protocol/facts';

/** Something that happened in a match. Entries are numbered in the order in which they became durable. */
export interface LogEntry {
  readonly seq: number;
  /** Milliseconds since 1970. Clocks are derived from it. */
  readonly at: number;
  readonly body: LogBody;
}

export type LogBody =
  | {
      readonly kind: 'commit';
      readonly seat: number;
      readonly decision: number;
      readonly step: number;
      readonly move: string;
      /** `forced`: everybody can see that there is only one move, so nobody was asked. */
      readonly by: 'player' | 'bot' | 'clock' | 'forced';
      readonly message?: string;
    }
  /** What to play for the seat if its time runs out; null takes it back. Nobody else learns of it. */
  | {
      readonly kind: 'preselect';
      readonly seat: number;
      readonly decision: number;
      readonly move: string | null;
      readonly message?: string;
    }
  /** The seat's new controller: its player, or a bot while the player is away. */
  | {
      readonly kind: 'keeper';
      readonly seat: number;
      readonly keeper: 'player' | 'bot';
      /** Milliseconds in which the bot makes no move, so that the player can come back before. */
      readonly heldFor?: number;
      readonly message?: string;
    }
  /** The player agrees to end the match without a result; or wants to play on, and then nobody has agreed. */
  | {
      readonly kind: 'end';
      readonly seat: number;
      readonly on: boolean;
      readonly message?: string;
    }
  | {
      readonly kind: 'chat';
      readonly guest: string;
      readonly name: string;
      readonly text: string;
      /** What it is a comment on. */
      readonly decision?: number;
      readonly message?: string;
    }
  /** The guest turns the chat of this match off or on, or what one other guest says in it. */
  | {
      readonly kind: 'mute';
      readonly guest: string;
      readonly on: boolean;
      readonly whom?: string;
      readonly message?: string;
    }
  /** The host lets players show reactions, or no longer. */
  | {
      readonly kind: 'reactions';
      readonly guest: string;
      readonly on: boolean;
      readonly message?: string;
    }
  /** Somebody without a seat asks the player of a seat to show them their hand. */
  | {
      readonly kind: 'ask';
      readonly guest: string;
      readonly name: string;
      readonly seat: number;
      readonly message?: string;
    }
  /** The player shows their hand to one guest or to all who have no seat, from the next decision on; or no longer. */
  | {
      readonly kind: 'allow';
      readonly guest: string;
      readonly seat: number;
      readonly on: boolean;
      readonly whom?: string;
      readonly message?: string;
    }
  /** The host lets another guest, or all guests without a seat, say nothing at this table, or lets them speak again. */
  | {
      readonly kind: 'silence';
      readonly guest: string;
      readonly on: boolean;
      readonly whom?: string;
      readonly message?: string;
    };

export type MatchStatus = 'lobby' | 'running' | 'over';

export interface MatchRow {
  readonly id: string;
  /** Short, for reading aloud. It leads to the match until it is over; then another match may get it. */
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: MatchStatus;
  readonly visibility: 'private' | 'public';
  readonly host: string;
  /** Options, seats and pace: see `lobby/lobby.ts`. */
  readonly lobby: JsonObject;
  /** Secret until the match is over; null before the start. */
  readonly seed: Seed | null;
  readonly result: Json;
  /** When the server next has to act for a clock or a bot; null if never. A restarted server finds it here. */
  readonly wakeAt: number | null;
  readonly createdAt: number;
  /** When the row changed, or its host was seen there last. */
  readonly updatedAt: number;
  /** Raised with each change of the row, so that two writers can't overwrite each other. */
  readonly version: number;
}

export type MatchPatch = Partial<
  Pick<MatchRow, 'status' | 'lobby' | 'seed' | 'result' | 'wakeAt' | 'host' | 'visibility'>
>;

/** Another writer was first: read again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  /** The other writer's entries, if the store knows them without another read. */
  readonly entries: readonly LogEntry[];

  constructor(message: string, options: ErrorOptions & { readonly entries?: readonly LogEntry[] } = {}) {
    super(message, options);
    this.entries = options.entries ?? [];
  }
}

/** The store can't write now: nothing was written. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** The store was lost while it wrote: only reading again tells whether it did. */
export class InDoubt extends Unavailable {
  override readonly name: string = 'InDoubt';
}

/** Somebody who watches a match, seen from the process they are connected to. */
export interface Watcher {
  /** Null for somebody without a name. */
  readonly guest: string | null;
  readonly name: string | null;
  readonly device: Device | null;
}

export type Announcement =
  /** All who watch the match from the process that says so. `asks`: the others shall say who watches it there. */
  | { readonly kind: 'watchers'; readonly watchers: readonly Watcher[]; readonly asks: boolean }
  /** What is stored of the match was changed by hand: nobody may rely on what is in memory. */
  | { readonly kind: 'reload' }
  | { readonly kind: 'nudge'; readonly by: number; readonly seat: number }
  | { readonly kind: 'reaction'; readonly seat: number; readonly reaction: Reaction };

/** Something that a process of the cluster wrote. A process hears of its own writes as well. */
export type ClusterEvent =
  /** Another process tells something that is not stored. */
  | {
      readonly kind: 'announced';
      readonly process: string;
      readonly match: string;
      readonly what: Announcement;
    }
  | {
      readonly kind: 'entries';
      readonly match: string;
      readonly seq: number;
      /** The entries up to `seq`, if they are known without reading. */
      readonly entries?: readonly LogEntry[];
    }
  /** The row changed, but not if only its `wakeAt` did. */
  | { readonly kind: 'row'; readonly match: string; readonly version: number }
  | { readonly kind: 'guest'; readonly guest: string }
  /** Events were missed: anything may have been written. */
  | { readonly kind: 'anything' }
  /** Another process has ended, maybe in the middle of something. Reported within seconds. */
  | { readonly kind: 'gone' };

/** What processes that share a store know of each other. */
export interface Cluster {
  /** When the first of the processes started. */
  readonly openedAt: number;
  /** Calls with everything that is written from now on, soon after it is durable, in any order. */
  listen(hear: (news: ClusterEvent) => void): void;
  /**
   * Claims those of the given matches that are due and that no other process has claimed. A claim lasts `CLAIM_LASTS`
   * milliseconds and can be renewed. Writing a match's `wakeAt` claims it as well. `due` leaves out what others have
   * claimed.
   */
  claim(matches: readonly string[], now: number): Promise<readonly DueMatch[]>;
  /** Does any process, including this one, answer yes? It takes a moment. */
  doesAnybody(question: string): Promise<boolean>;
  /** Tells the other processes something about a match that is not stored. It may get lost. */
  announce(match: string, what: Announcement): void;
  /** How this process answers such questions. */
  answer(isSo: (question: string) => boolean): void;
}

/** A match and when it needs the server. */
export interface DueMatch {
  readonly id: string;
  readonly wakeAt: number;
}

/** Milliseconds after which another process may take over what a process that died had claimed. */
export const CLAIM_LASTS = 2000;

/** How a seat did in a match that is over. */
export type FinishedSeat = {
  readonly name: string;
  /** `human`, or `bot:` and its level. */
  readonly kind: string;
  /** The person who sat there. */
  readonly guest?: string;
  /** What the seat played with, as records have it: its wonder, and the side of it. */
  readonly board: JsonObject;
  /** The part of the victory: 1, or less where it is shared, or 0. */
  readonly share: number;
  readonly score: Readonly<Record<string, number>>;
};

/** How a player of a rated match came off. */
export type RatedPlayer = {
  readonly guest: string;
  /** 1 for the winners; players who share a place have tied. Those who had left share the last one. */
  readonly place: number;
  /** Players who came from the same network address have the same number. */
  readonly address: number;
};

/** A match that is over, for the histories of those who played. */
export interface FinishedMatch {
  readonly game: string;
  readonly endedAt: number;
  /** Matches with the same deal have the same seed. */
  readonly seed: Seed | null;
  readonly seats: readonly FinishedSeat[];
  /** Only where the match counts for ratings. */
  readonly rated?: readonly RatedPlayer[];
}

export interface Append {
  readonly match: string;
  /**
   * Their `seq` continue the stored ones without a gap; the first of a match is 1. Otherwise, or if the match is unknown,
   * the append is a Conflict and nothing is written.
   */
  readonly entries: readonly LogEntry[];
  /** The last entry that the writer knows of, needed where `entries` is empty. A different one is a Conflict. */
  readonly after?: number;
  /** Written in the same transaction. Raises the match's version. */
  readonly patch?: MatchPatch;
  /** The match is over: what a store with many people keeps for each of them, in the same transaction. */
  readonly finished?: FinishedMatch;
}

/** A guest who watches a match. */
export interface Presence {
  readonly match: string;
  readonly guest: string;
}

/** What is asked of a store where strangers meet. */
export interface PublicTableStore {
  /**
   * Public matches that are not over and were updated since the given times: one per host, a lobby if there is one.
   * Lobbies first, then newest first.
   */
  list(wanted: {
    readonly limit: number;
    readonly lobbiesSince: number;
    readonly runningSince: number;
  }): Promise<MatchRow[]>;
  /** The ids of the host's public lobbies that were updated since. */
  lobbiesOf(host: string, since: number): Promise<string[]>;
  /** Sets `updatedAt`, and nothing else, of lobbies and of public matches that run, where the guest is the host. */
  touch(present: readonly Presence[]): Promise<void>;
  /** Deletes lobbies that were last updated before; returns how many. */
  forgetLobbies(before: number, limit: number): Promise<number>;
}

/** All that the match service writes and reads. */
export interface MatchStore {
  /** Undefined if this process is the only one that uses the store. */
  readonly cluster?: Cluster;
  /** Undefined where all matches are one person's. */
  readonly publicTables?: PublicTableStore;
  /** Durable when the promise resolves. Appends of one tick share a transaction, but each succeeds or fails alone. */
  append(append: Append): Promise<void>;
  /** All that are later or, if so many are wanted, the first of them. */
  entries(match: string, afterSeq: number, most?: number): Promise<LogEntry[]>;

  /** Fails with Conflict if the id is taken, or the code by a match that isn't over. */
  createMatch(row: MatchRow): Promise<void>;
  /** By id, or by short code as long as it isn't over. */
  match(idOrCode: string): Promise<MatchRow | undefined>;
  /** Fails with Conflict unless the row still has the given version. */
  changeMatch(id: string, version: number, patch: MatchPatch): Promise<MatchRow>;
  /** The guest's matches, as set by `seatGuests`, newest first. */
  matchesOf(guest: string, limit: number): Promise<MatchRow[]>;
  /** Sets the guests for whom `matchesOf` lists the match, replacing those before. */
  seatGuests(match: string, guests: readonly string[]): Promise<void>;
  /** Matches whose `wakeAt` is at or before the given time, earliest first. */
  due(before: number, limit: number): Promise<DueMatch[]>;

  /** Records of matches by their ids, and imported ones by the hash of their text. */
  putRecord(id: string, text: string): Promise<void>;
  record(id: string): Promise<string | undefined>;
}
