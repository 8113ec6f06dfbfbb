// What a live match remembers of its log besides the progress: which messages were answered, and the last of the chat.

import type { GameTypes } from '@mirabilia/kernel';
import { type ChatMessage, chatIn, type ToldEntry } from '../broadcast/chat.ts';
import type { LogBody } from '../store.ts';
import type { MatchConfig } from './match-config.ts';

export interface Memory {
  /** The number that was told for each message, by `keyOf`. */
  readonly answered: ReadonlyMap<string, number>;
  /** Oldest first. */
  readonly chat: readonly ChatMessage[];
}

export const EMPTY_MEMORY: Memory = { answered: new Map(), chat: [] };

export const keyOf = (guest: string, id: string): string => `${guest} ${id}`;

/** Clients that connect again get this many messages of the chat. */
const LONGEST_CHAT = 100;

export function remembering<T extends GameTypes>(
  memory: Memory,
  config: MatchConfig<T>,
  entries: readonly ToldEntry[],
): Memory {
  const answers = entries.flatMap(({ entry: { body }, told }) =>
    body.message === undefined ? [] : [[keyOf(guestOf(config, body), body.message), told] as const],
  );
  const chat = entries.flatMap((entry) => chatIn(config, entry) ?? []);
  return {
    answered: answers.length === 0 ? memory.answered : new Map([...memory.answered, ...answers]),
    chat: chat.length === 0 ? memory.chat : [...memory.chat, ...chat].slice(-LONGEST_CHAT),
  };
}

/** Whose entry it is: what is written for a seat was asked for by its player. */
function guestOf<T extends GameTypes>({ seats }: MatchConfig<T>, body: LogBody): string {
  if ('guest' in body) return body.guest;
  const occupant = seats[body.seat];
  return occupant?.kind === 'human' ? occupant.guest : '';
}
