// What a live match remembers of its log besides the progress: which messages were answered, and the last of the chat.

import type { GameTypes } from '@mirabilia/kernel';
import { type Said, saidIn, type ToldEntry } from '../broadcast/chat.ts';
import { LONGEST_CHAT } from '../broadcast/withheld-chat.ts';
import type { LogBody } from '../store.ts';
import type { MatchConfig } from './match-config.ts';
import type { Progress } from './progress.ts';

/** A message that was answered, and those before it: a list that grows without being copied. */
export interface AnsweredMessage {
  readonly guest: string;
  readonly id: string;
  /** The number that was told. */
  readonly told: number;
  readonly before: AnsweredMessage | undefined;
}

export interface Memory {
  readonly answered: AnsweredMessage | undefined;
  /** Oldest first. */
  readonly chat: readonly Said[];
}

export const EMPTY_MEMORY: Memory = { answered: undefined, chat: [] };

/** What was told for the message; undefined if it was not answered yet. */
export function toldFor({ answered }: Memory, guest: string, id: string): number | undefined {
  for (let message = answered; message !== undefined; message = message.before) {
    if (message.id === id && message.guest === guest) return message.told;
  }
  return undefined;
}

/** The message was answered. */
export const withAnswer = (
  memory: Memory,
  { guest, id, told }: Pick<AnsweredMessage, 'guest' | 'id' | 'told'>,
): Memory => ({ ...memory, answered: { guest, id, told, before: memory.answered } });

export const withSaid = (memory: Memory, said: readonly Said[]): Memory =>
  said.length === 0 ? memory : { ...memory, chat: [...memory.chat, ...said].slice(-LONGEST_CHAT) };

export function remembering<T extends GameTypes>(
  memory: Memory,
  after: { readonly config: MatchConfig<T>; readonly progress: Progress<T> },
  entries: readonly ToldEntry[],
): Memory {
  let next = memory;
  for (const { entry, told } of entries) {
    const { body } = entry;
    if (body.message === undefined) continue;
    next = withAnswer(next, { guest: guestOf(after.config, body), id: body.message, told });
  }
  return withSaid(
    next,
    entries.flatMap((entry) => saidIn(after, entry) ?? []),
  );
}

/** Whose entry it is: what is written for a seat was asked for by its player. */
function guestOf<T extends GameTypes>({ seats }: MatchConfig<T>, body: LogBody): string {
  if ('guest' in body) return body.guest;
  const occupant = seats[body.seat];
  return occupant?.kind === 'human' ? occupant.guest : '';
}
