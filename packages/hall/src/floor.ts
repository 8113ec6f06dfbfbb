// The matches that somebody follows or that something happens in. The others sleep in the storage.

import type { OpenGame } from '@mirabilia/games/open';
import type { GameTypes, Seat } from '@mirabilia/kernel';
import { no, yes } from './answer.ts';
import type { Answer, Member } from './hall.ts';
import { fromJson } from './lobby.ts';
import type { Room } from './room.ts';
import type { Schedule } from './schedule.ts';
import type { MatchRow } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import type { Follower } from './tell.ts';
import { type Terms, termsOf } from './terms.ts';

export interface Place {
  readonly id: string;
  readonly followers: Map<Member, Follower>;
  room: Room | undefined;
  loading: Promise<Answer<Room>> | undefined;
  /** Calls that are under way here: it stays as long. */
  users: number;
  /** The version of the row that followers were told last: an older one comes too late. */
  shown: number;
  /** The last entry that the storage is known to have. */
  heard: number;
  /** Followers who wait for the start: they haven't seen the match yet. */
  readonly waiting: Set<Member>;
}

/** How somebody wants to be told. */
export type Wish = Pick<Follower, 'form' | 'wantsStory' | 'isSpectator'>;

export interface Floor {
  readonly schedule: Schedule;
  /** The room, if it is open; nothing is loaded for it. */
  open(match: string): Room | undefined;
  /** Uses a match's place, which stays for that long. */
  at<R>(match: string, use: (place: Place) => Promise<R>): Promise<R>;
  room(place: Place): Promise<Answer<Room>>;
  follow(place: Place, member: Member, wish: Wish): Follower;
  /** The follower is to be shown the match when it starts. */
  awaitStart(place: Place, follower: Follower): void;
  /** How many matches the member follows. */
  followed(member: Member): number;
  unfollow(place: Place, member: Member): void;
  forget(member: Member): void;
  /** The match has started: its followers get their views, and what is due is done. */
  begin(row: MatchRow): Promise<void>;
  /** A bot keeps the seat until its player is back. */
  keep(match: string, seat: Seat): Promise<Answer<number>>;
  /** Does the guest follow the match, here or in another process? */
  isPresent(match: string, guest: string): Promise<boolean>;
  /** Tells all followers what the row says now. */
  tellLobby(row: MatchRow): void;
  figures(): { readonly rooms: number; readonly members: number };
  close(): Promise<void>;
}

/** Something done with a match that has started, whatever its game's types are. */
export type WithTerms<R> = <T extends GameTypes>(terms: Terms<T>) => R;

/** Refused if it has not started, or not under the rules that are played here. */
export function withTerms<R>(games: Surroundings['games'], row: MatchRow, use: WithTerms<R>): Answer<R> {
  if (row.status === 'lobby') return no('match-not-started');
  const used = games.with(row.game, <T extends GameTypes>(opened: OpenGame<T>): Answer<R> => {
    if (opened.game.rulesVersion !== row.rulesVersion) return no('other-rules');
    return yes(use(termsOf(opened, row, fromJson(row.lobby))));
  });
  return used ?? no('other-rules');
}
