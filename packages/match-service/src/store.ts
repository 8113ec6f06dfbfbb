// What the match service needs of a store. Every store passes the same contract (`testkit/store-contract.ts`).

import type { Json, JsonObject, Seed } from '@mirabilia/kernel';

/** Something that happened in a match, in the order in which it became durable. Views and events are derived from it. */
export interface LogEntry {
  readonly seq: number;
  /** Milliseconds since 1970: clocks are derived from it. */
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
      /** `forced`: everybody can see that there is no other move, so nobody was asked. */
      readonly by: 'player' | 'bot' | 'clock' | 'forced';
      readonly message?: string;
    }
  /** What the clock shall play for the seat if its time runs out; null takes it back. Nobody else learns of it. */
  | {
      readonly kind: 'preselect';
      readonly seat: number;
      readonly decision: number;
      readonly move: string | null;
      readonly message?: string;
    }
  /** Who moves for a seat from now on: its player, or a bot in his absence. */
  | {
      readonly kind: 'keeper';
      readonly seat: number;
      readonly keeper: 'player' | 'bot';
      readonly message?: string;
    }
  | {
      readonly kind: 'chat';
      readonly guest: string;
      readonly name: string;
      readonly text: string;
      readonly message?: string;
    }
  /** A guest wants no chat in this match, or wants it again. */
  | { readonly kind: 'mute'; readonly guest: string; readonly on: boolean; readonly message?: string };

export type MatchStatus = 'lobby' | 'running' | 'over';

export interface MatchRow {
  readonly id: string;
  /** Short, for reading aloud; unique. */
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: MatchStatus;
  readonly visibility: 'private' | 'public';
  readonly host: string;
  /** Options, seats and pace: see `lobby.ts`. */
  readonly lobby: JsonObject;
  /** Secret until the match is over; null before the start. */
  readonly seed: Seed | null;
  readonly result: Json;
  /** When a clock or a bot next has to act; null if nothing is due. Restarting looks here. */
  readonly wakeAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Guards changes of the row: raised with each of them. */
  readonly version: number;
}

export type MatchPatch = Partial<
  Pick<MatchRow, 'status' | 'lobby' | 'seed' | 'result' | 'wakeAt' | 'host' | 'visibility'>
>;

/** Somebody else wrote first: read again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  /** What he wrote to the log, after what the writer knew of, where the storage tells it at once. */
  readonly entries: readonly LogEntry[];

  constructor(message: string, options: ErrorOptions & { readonly entries?: readonly LogEntry[] } = {}) {
    super(message, options);
    this.entries = options.entries ?? [];
  }
}

/** The storage can't take anything now: nothing was written. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** The storage was lost while it wrote: whether it did, only reading again can tell. */
export class InDoubt extends Unavailable {
  override readonly name: string = 'InDoubt';
}

/** Something that a process which shares the storage wrote; the process itself is told of its own, too. */
export type ClusterEvent =
  | {
      readonly kind: 'entries';
      readonly match: string;
      readonly seq: number;
      /** What was written, up to `seq`, where it is known without reading. */
      readonly entries?: readonly LogEntry[];
    }
  /** What the row says of seats, status or host; not when it only wakes at another time. */
  | { readonly kind: 'row'; readonly match: string; readonly version: number }
  | { readonly kind: 'guest'; readonly guest: string }
  /** Nothing could be heard for a while: anything may have been written. */
  | { readonly kind: 'anything' }
  /** Another process has ended, maybe in the middle of something. Told within seconds. */
  | { readonly kind: 'gone' };

/** What processes that share a storage have to know of each other. */
export interface Cluster {
  /** When the first of them opened the house, after it had been closed. */
  readonly openedAt: number;
  /** Calls with everything that is written from now on, soon after it is durable, in any order. */
  listen(hear: (news: ClusterEvent) => void): void;
  /**
   * Of the given matches those that are due and that no other process has in hand. They are in this one's for
   * `CLAIM_LASTS` milliseconds, as is a match whose `wakeAt` it writes; claiming again prolongs it. What others have in
   * hand is not among what is `due`, either.
   */
  claim(matches: readonly string[], now: number): Promise<readonly DueMatch[]>;
  /** Does any process, this one included, say yes to the question? Asking takes a moment. */
  doesAnybody(question: string): Promise<boolean>;
  /** Answers such questions for this one. */
  answer(isSo: (question: string) => boolean): void;
}

/** A match and when it needs the server. */
export interface DueMatch {
  readonly id: string;
  readonly wakeAt: number;
}

/** So many milliseconds after a process died another one may take over what it had in hand. */
export const CLAIM_LASTS = 2000;

export interface Append {
  readonly match: string;
  /**
   * Their `seq` follow the last one stored, without a gap; the first of a match is 1. Anything else is a Conflict, as is
   * an unknown match, and nothing is written.
   */
  readonly entries: readonly LogEntry[];
  /** The last entry that the writer knows of, where there is no entry to say so. Another one is a Conflict. */
  readonly after?: number;
  /** Written in the same transaction. Raises the match's version. */
  readonly patch?: MatchPatch;
}

/** All that the match service writes and reads. */
export interface MatchStore {
  /** Undefined where this process is alone with the storage. */
  readonly cluster?: Cluster;
  /** Durable when the promise resolves. Appends of one tick share a transaction; each stands or falls by itself. */
  append(append: Append): Promise<void>;
  entries(match: string, afterSeq: number): Promise<LogEntry[]>;

  /** Fails with Conflict if the id or the code is taken. */
  createMatch(row: MatchRow): Promise<void>;
  /** By id or by short code. */
  match(idOrCode: string): Promise<MatchRow | undefined>;
  /** Fails with Conflict unless the row still has the given version. */
  changeMatch(id: string, version: number, patch: MatchPatch): Promise<MatchRow>;
  /** Those that are public and not over, newest first. */
  publicMatches(limit: number): Promise<MatchRow[]>;
  /** Matches in which a guest sits (kept by `seatGuests`), newest first. */
  matchesOf(guest: string, limit: number): Promise<MatchRow[]>;
  /** Who sits in a match, for `matchesOf`: all of them, instead of those before. */
  seatGuests(match: string, guests: readonly string[]): Promise<void>;
  /** Matches whose `wakeAt` is at or before the given time, earliest first. */
  due(before: number, limit: number): Promise<DueMatch[]>;

  /** Records of matches by their ids, and imported ones by the hash of their text. */
  putRecord(id: string, text: string): Promise<void>;
  record(id: string): Promise<string | undefined>;
}
