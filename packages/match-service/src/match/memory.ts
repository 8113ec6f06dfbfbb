// What a live match remembers of its log besides the progress: which messages were answered, and the last of the chat.

import type { GameTypes } from '@mirabilia/kernel';
import { type ChatMessage, chatIn, type ToldEntry } from '../broadcast/chat.ts';
import type { LogBody } from '../store.ts';
import type { MatchConfig } from './match-config.ts';

/** The number that was told for each message, by guest and id. Apart by guest, because a change copies one guest's. */
export type Answers = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Memory {
  readonly answered: Answers;
  /** Oldest first. */
  readonly chat: readonly ChatMessage[];
}

export const EMPTY_MEMORY: Memory = { answered: new Map(), chat: [] };

/** Clients that connect again get this many messages of the chat. */
const LONGEST_CHAT = 100;

export function remembering<T extends GameTypes>(
  { answered, chat }: Memory,
  config: MatchConfig<T>,
  entries: readonly ToldEntry[],
): Memory {
  const said = entries.flatMap((entry) => chatIn(config, entry) ?? []);
  return {
    answered: withAnswers(answered, config, entries),
    chat: said.length === 0 ? chat : [...chat, ...said].slice(-LONGEST_CHAT),
  };
}

function withAnswers<T extends GameTypes>(
  answered: Answers,
  config: MatchConfig<T>,
  entries: readonly ToldEntry[],
): Answers {
  const changed = new Map<string, Map<string, number>>();
  for (const { entry, told } of entries) {
    const { body } = entry;
    if (body.message === undefined) continue;
    const guest = guestOf(config, body);
    const own = changed.get(guest) ?? new Map(answered.get(guest));
    changed.set(guest, own.set(body.message, told));
  }
  return changed.size === 0 ? answered : new Map([...answered, ...changed]);
}

/** Whose entry it is: what is written for a seat was asked for by its player. */
function guestOf<T extends GameTypes>({ seats }: MatchConfig<T>, body: LogBody): string {
  if ('guest' in body) return body.guest;
  const occupant = seats[body.seat];
  return occupant?.kind === 'human' ? occupant.guest : '';
}
