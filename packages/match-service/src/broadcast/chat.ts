// The chat: what is said in a match, and who wants to read it.

import type { GameTypes } from '@mirabilia/kernel';
import type { ServerMessage } from '@mirabilia/protocol';
import type { Client } from '../client.ts';
import { seatOf } from '../lobby/lobby.ts';
import type { MatchConfig } from '../match/match-config.ts';
import type { Progress } from '../match/progress.ts';
import type { LogEntry } from '../store.ts';

export type ChatMessage = Extract<ServerMessage, { type: 'chat' }>;

/** An entry, and the number that was told after it. */
export interface ToldEntry {
  readonly entry: LogEntry;
  readonly told: number;
}

/** Undefined if the entry is no chat. */
export function chatIn<T extends GameTypes>(
  { match, seats }: MatchConfig<T>,
  { entry: { at, body }, told }: ToldEntry,
): ChatMessage | undefined {
  if (body.kind !== 'chat') return undefined;
  const { guest, name, text } = body;
  return { type: 'chat', match, seq: told, name, seat: seatOf({ seats }, guest) ?? null, text, at };
}

export function wantsChat<T extends GameTypes>({ muted }: Progress<T>, { guest }: Client): boolean {
  return guest === undefined || !muted.includes(guest.id);
}
