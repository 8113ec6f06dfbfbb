// The chat: what is said in a match, and who is told of it.

import type { GameTypes } from '@mirabilia/kernel';
import type { ChatPerson, ServerMessage } from '@mirabilia/protocol';
import { seatOf } from '../lobby/lobby.ts';
import type { MatchConfig } from '../match/match-config.ts';
import { hears, nameIn, personOf, type Talk } from '../match/talk.ts';
import type { LogEntry } from '../store.ts';

type ChatMessage = Extract<ServerMessage, { type: 'chat' }>;

/** What a guest said. */
export interface Said {
  readonly guest: string;
  readonly message: ChatMessage;
}

/** An entry, and the number that was told after it. */
export interface ToldEntry {
  readonly entry: LogEntry;
  readonly told: number;
}

/** A match, or its lobby, at the moment of the entry or at any later one. */
export interface At {
  readonly config: Pick<MatchConfig<GameTypes>, 'match' | 'seats' | 'removed'>;
  readonly progress: { readonly talk: Talk };
}

/** Undefined if the entry is no chat. */
export function saidIn(
  { config, progress: { talk } }: At,
  { entry: { at, body }, told }: ToldEntry,
): Said | undefined {
  if (body.kind !== 'chat') return undefined;
  const { guest, text, decision } = body;
  const name = nameIn(config, talk, guest) ?? body.name;
  const person = personOf(config, talk, guest) ?? config.seats.length;
  const seat = seatOf(config, guest) ?? null;
  const about = decision === undefined ? {} : { decision };
  return {
    guest,
    message: { type: 'chat', match: config.match, seq: told, name, seat, person, text, at, ...about },
  };
}

export const isHeard = (
  { config, progress: { talk } }: At,
  speaker: string,
  listener: string | undefined,
): boolean => hears(config, talk, { listener, speaker });

/** Who may write and who is heard, as the guest is told. */
export function chatStatus({ config, progress: { talk } }: At, guest: string | undefined): ServerMessage {
  const people = (guests: readonly string[]): ChatPerson[] =>
    guests.flatMap((other) => {
      const person = personOf(config, talk, other);
      return person === undefined ? [] : [{ person, name: nameIn(config, talk, other) ?? '' }];
    });
  return {
    type: 'chat-status',
    match: config.match,
    person: guest === undefined ? null : (personOf(config, talk, guest) ?? null),
    isMuted: guest !== undefined && talk.off.includes(guest),
    muted: people(guest === undefined ? [] : (talk.muted.get(guest) ?? [])),
    silenced: people(talk.silenced),
    spectatorChat: talk.spectatorChat,
    reactions: talk.reactions,
  };
}
