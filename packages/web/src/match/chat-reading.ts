// Which lines of the chat are heard, and how many of them were not on the screen so far.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { guest } from '../app/guest.ts';
import type { Trouble } from '../net/http.ts';
import type { ChatLine, ChatStatus, MatchLink } from './link.ts';

export const isOwn = (link: MatchLink, { person }: ChatLine): boolean =>
  person === link.chatStatus.value.person;

/** All lines but those of people who are muted or silenced. One sees what one said oneself. */
export function heardOf(link: MatchLink): readonly ChatLine[] {
  const { muted, silenced } = link.chatStatus.value;
  const unheard = new Set([...muted, ...silenced].map(({ person }) => person));
  return link.chat.value.filter((line) => isOwn(link, line) || !unheard.has(line.person));
}

/** Why the viewer can't write here, if so. */
export function obstacleOf(link: MatchLink): Trouble | undefined {
  const { you } = link.lobby.value ?? {};
  const { person, silenced, spectatorChat }: ChatStatus = link.chatStatus.value;
  if (you === undefined || you.isHost) return undefined;
  if (you.isRemoved) return 'removed';
  if (silenced.some((other) => other.person === person)) return 'silenced';
  return you.seat === null && !spectatorChat ? 'players-only' : undefined;
}

/** Somebody whom the server knows, and who may write. */
export const mayWrite = (link: MatchLink): boolean =>
  guest.value !== undefined && guest.value !== null && obstacleOf(link) === undefined;

interface Reading {
  /** The number of the last line that was on the screen. */
  readonly read: Signal<number>;
  readonly unread: ReadonlySignal<number>;
  /** The lines are on the screen. */
  readonly shown: Signal<boolean>;
}
const readings = new WeakMap<MatchLink, Reading>();

export function readingOf(link: MatchLink): Reading {
  const known = readings.get(link);
  if (known !== undefined) return known;
  const read = signal(0);
  const unread = computed(
    () => heardOf(link).filter((line) => line.seq > read.value && !isOwn(link, line)).length,
  );
  const reading = { read, unread, shown: signal(false) };
  readings.set(link, reading);
  return reading;
}

/** Lines that came since the chat was last on the screen. */
export const unreadIn = (link: MatchLink): ReadonlySignal<number> => readingOf(link).unread;

/** Is the chat on the screen? Whoever reads it needn't be told what it says. */
export const isShown = (link: MatchLink): boolean => readingOf(link).shown.peek();
