// What a room remembers of its log besides the progress: which messages were answered, and the last of the chat.

import type { GameTypes } from '@mirabilia/kernel';
import { type ChatMessage, chatIn } from '../broadcast/tell.ts';
import type { LogBody, LogEntry } from '../store.ts';
import { keyOf } from './batch.ts';
import type { MatchConfig } from './match-config.ts';

export interface Memory {
  /** The number that was told for each message, by `keyOf`. */
  readonly answered: Map<string, number>;
  /** Oldest first. */
  readonly chat: ChatMessage[];
}

export const newMemory = (): Memory => ({ answered: new Map(), chat: [] });

/** Who comes back reads so much of what was said. */
const LONGEST_CHAT = 100;

/** `told` is the number that stood after the entry. Gives what was said, if it is a word of the chat. */
export function remember<T extends GameTypes>(
  { answered, chat }: Memory,
  config: MatchConfig<T>,
  { entry, told }: { readonly entry: LogEntry; readonly told: number },
): ChatMessage | undefined {
  const { body } = entry;
  if (body.message !== undefined) answered.set(keyOf(guestOf(config, body), body.message), told);
  const said = chatIn(config, entry, told);
  if (said === undefined) return undefined;
  chat.push(said);
  if (chat.length > LONGEST_CHAT) chat.shift();
  return said;
}

/** Whose entry it is: what is written for a seat was asked for by who sits there. */
function guestOf<T extends GameTypes>({ seats }: MatchConfig<T>, body: LogBody): string {
  if ('guest' in body) return body.guest;
  const sitter = seats[body.seat];
  return sitter?.kind === 'human' ? sitter.guest : '';
}
