// Who takes part in the chat of a match, who may write in it, and who hears whom. All of it follows from the log.

import type { GameTypes, Refused } from '@mirabilia/kernel';
import { refuse } from '@mirabilia/kernel';
import { type Code, distinctName } from '@mirabilia/protocol';
import { isRemoved, type Silenced, seatOf } from '../lobby/lobby.ts';
import type { LogBody } from '../store.ts';
import type { MatchConfig } from './match-config.ts';

/** Somebody without a seat who has said something, under a name that no one else at the table has. */
export interface Spectator {
  readonly guest: string;
  readonly name: string;
}

export interface Talk {
  /** In the order of their first words. */
  readonly spectators: readonly Spectator[];
  /** Guests who turned the chat off. */
  readonly off: readonly string[];
  /** Whom each guest has muted. */
  readonly muted: ReadonlyMap<string, readonly string[]>;
  /** Whom the host has silenced. */
  readonly silenced: readonly string[];
  /** May people without a seat write? */
  readonly spectatorChat: boolean;
  /** May players show reactions? */
  readonly reactions: boolean;
}

type People = Pick<MatchConfig<GameTypes>, 'seats' | 'host' | 'spectatorChat' | 'removed'>;

export const firstTalk = ({
  seats,
  silenced,
  spectatorChat,
  social,
}: Pick<MatchConfig<GameTypes>, 'seats' | 'silenced' | 'spectatorChat' | 'social'>): Talk => ({
  // Those without a seat have a number as well, or the host couldn't let them speak again.
  spectators: silenced.filter(({ guest }) => seatOf({ seats }, guest) === undefined),
  off: [],
  muted: new Map(),
  silenced: silenced.map(({ guest }) => guest),
  spectatorChat,
  reactions: social.reactions,
});

/** What a rematch takes over. */
export function lastingTalk(
  people: Pick<People, 'seats'>,
  talk: Talk,
): {
  readonly silenced: readonly Silenced[];
  readonly spectatorChat: boolean;
  readonly reactions: boolean;
} {
  const silenced = talk.silenced.map((guest) => ({ guest, name: nameIn(people, talk, guest) ?? '' }));
  return { silenced, spectatorChat: talk.spectatorChat, reactions: talk.reactions };
}

/** A guest's number in the chat: the seat, or a later number for those without one. Undefined for those who said nothing. */
export function personOf(
  { seats }: Pick<People, 'seats'>,
  { spectators }: Talk,
  guest: string,
): number | undefined {
  const seat = seatOf({ seats }, guest);
  if (seat !== undefined) return seat;
  const at = spectators.findIndex((spectator) => spectator.guest === guest);
  return at < 0 ? undefined : seats.length + at;
}

export function guestOf(
  { seats }: Pick<People, 'seats'>,
  { spectators }: Talk,
  person: number,
): string | undefined {
  const occupant = seats[person];
  if (occupant === undefined) return spectators[person - seats.length]?.guest;
  return occupant.kind === 'human' ? occupant.guest : undefined;
}

/** A seat's name stays what it was at the start: a player who changes theirs can't pass for another one. */
export function nameIn(
  { seats }: Pick<People, 'seats'>,
  { spectators }: Talk,
  guest: string,
): string | undefined {
  const occupant = seats[seatOf({ seats }, guest) ?? -1];
  if (occupant?.kind === 'human') return occupant.name;
  return spectators.find((spectator) => spectator.guest === guest)?.name;
}

/** The first words of somebody without a seat make them a person of this chat. */
export function afterWords({ seats }: Pick<People, 'seats'>, talk: Talk, { guest, name }: Spectator): Talk {
  if (personOf({ seats }, talk, guest) !== undefined) return talk;
  const names = [
    ...seats.flatMap((occupant) => (occupant.kind === 'human' ? [occupant.name] : [])),
    ...talk.spectators.map((spectator) => spectator.name),
  ];
  return { ...talk, spectators: [...talk.spectators, { guest, name: distinctName(name, names) }] };
}

type Muting = Extract<LogBody, { kind: 'mute' | 'silence' }>;

const toggled = (guests: readonly string[], guest: string, isOn: boolean): readonly string[] => {
  const others = guests.filter((other) => other !== guest);
  return isOn ? [...others, guest] : others;
};

export function afterMuting(talk: Talk, { kind, guest, whom, on }: Muting): Talk {
  if (kind === 'silence') {
    return whom === undefined
      ? { ...talk, spectatorChat: !on }
      : { ...talk, silenced: toggled(talk.silenced, whom, on) };
  }
  if (whom === undefined) return { ...talk, off: toggled(talk.off, guest, on) };
  return { ...talk, muted: new Map(talk.muted).set(guest, toggled(talk.muted.get(guest) ?? [], whom, on)) };
}

/** Is it so already? */
export function isMutedAlready({ off, muted, silenced, spectatorChat }: Talk, body: Muting): boolean {
  const { kind, guest, whom, on } = body;
  if (kind === 'silence') return (whom === undefined ? !spectatorChat : silenced.includes(whom)) === on;
  return (whom === undefined ? off.includes(guest) : (muted.get(guest) ?? []).includes(whom)) === on;
}

/** Why the guest may not write, if so. The host always may. */
export function silenceOf(people: People, talk: Talk, guest: string): Refused<Code> | undefined {
  if (guest === people.host) return undefined;
  if (isRemoved(people, guest)) return refuse('removed');
  if (talk.silenced.includes(guest)) return refuse('silenced');
  const isPlayer = seatOf(people, guest) !== undefined;
  return isPlayer || talk.spectatorChat ? undefined : refuse('players-only');
}

/** By the host for everybody, or by the listener for themselves. */
export const isMutedBy = (
  { muted, silenced }: Talk,
  listener: string | undefined,
  speaker: string,
): boolean => silenced.includes(speaker) || (muted.get(listener ?? '') ?? []).includes(speaker);

/** Does the listener get what the speaker says? One hears oneself; people who were removed from the table hear nobody. */
export function hears(
  people: Pick<People, 'removed'>,
  talk: Talk,
  { listener, speaker }: { readonly listener: string | undefined; readonly speaker: string },
): boolean {
  if (listener !== undefined) {
    if (isRemoved(people, listener) || talk.off.includes(listener)) return false;
    if (listener === speaker) return true;
  }
  return !isMutedBy(talk, listener, speaker);
}
