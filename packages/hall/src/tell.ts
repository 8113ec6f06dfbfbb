// Who is told what, once it is durable.

import type { GameTypes, Seat } from '@mirabilia/kernel';
import { type Form, SENTENCES, type ServerMessage } from '@mirabilia/protocol';
import type { No } from './answer.ts';
import { type Deed, hasNewKeepers } from './carry-out.ts';
import type { Member } from './hall.ts';
import { seatOf } from './lobby.ts';
import type { Progress } from './progress.ts';
import type { LogEntry } from './store.ts';
import type { Terms } from './terms.ts';
import {
  keepersMessage,
  overMessage,
  planMessage,
  readyMessage,
  storyMessage,
  type Telling,
  type Viewing,
  viewMessage,
} from './views.ts';

/** A connection that follows a match, as the seat that is its guest's or as a spectator. */
export interface Follower extends Viewing {
  readonly member: Member;
  /** Is told all that happened before he came. */
  readonly wantsStory: boolean;
  /** Looks on though he may have a seat: a screen that all can see. */
  readonly isSpectator: boolean;
}

export type Followers = ReadonlyMap<Member, Follower>;

export function tellAll(followers: Followers, message: ServerMessage): void {
  for (const member of followers.keys()) member.send(message);
}

/** Several devices of one player are told the same, and it is made once. */
function tellEach(followers: Iterable<Follower>, make: (viewing: Viewing) => ServerMessage): void {
  const made = new Map<string, ServerMessage>();
  for (const { member, seat, form } of followers) {
    const key = `${seat} ${form}`;
    const message = made.get(key) ?? make({ seat, form });
    made.set(key, message);
    member.send(message);
  }
}

/** A view for each, and the end if it is reached. */
export function tellViews<T extends GameTypes>(
  telling: Telling<T>,
  followers: Followers,
  events: readonly T['event'][],
): void {
  tellEach(followers.values(), (viewing) => viewMessage(telling, viewing, events));
  const over = overMessage(telling);
  if (over !== undefined) tellAll(followers, over);
}

/** How things stand, after the story so far if one is given. */
export function tellView<T extends GameTypes>(
  telling: Telling<T>,
  follower: Follower,
  story?: readonly T['event'][],
): void {
  if (story !== undefined) follower.member.send(storyMessage(telling, follower, story));
  follower.member.send(viewMessage(telling, follower, []));
  const over = overMessage(telling);
  if (over !== undefined) follower.member.send(over);
}

function tellPlan<T extends GameTypes>(telling: Telling<T>, followers: Followers, seat: Seat): void {
  const devices = [...followers.values()].filter((follower) => follower.seat === seat);
  tellEach(devices, ({ form }: { form: Form }) => planMessage(telling, seat, form));
}

export type ChatMessage = Extract<ServerMessage, { type: 'chat' }>;

/** Undefined if the entry is no chat. */
export function chatIn<T extends GameTypes>(
  { match, seats }: Terms<T>,
  { at, body }: LogEntry,
  told: number,
): ChatMessage | undefined {
  if (body.kind !== 'chat') return undefined;
  const { guest, name, text } = body;
  return { type: 'chat', match, seq: told, name, seat: seatOf({ seats }, guest) ?? null, text, at };
}

export function wantsChat<T extends GameTypes>({ muted }: Progress<T>, { guest }: Member): boolean {
  return guest === undefined || !muted.includes(guest.id);
}

export function tellChat<T extends GameTypes>(
  progress: Progress<T>,
  followers: Followers,
  message: ChatMessage,
): void {
  for (const member of followers.keys()) if (wantsChat(progress, member)) member.send(message);
}

/** Has everybody something to hear of it besides the chat? */
export const isPublic = ({ entries }: { readonly entries: readonly LogEntry[] }): boolean =>
  entries.some(({ body: { kind } }) => kind === 'commit' || kind === 'keeper');

export interface Done<T extends GameTypes> {
  readonly before: Progress<T>;
  readonly deed: Deed<T>;
  /** Something else that all will hear follows at once and stands for this too. */
  readonly isOvertaken: boolean;
}

export function tellDeed<T extends GameTypes>(
  telling: Telling<T>,
  followers: Followers,
  { before, deed, isOvertaken }: Done<T>,
): void {
  if (!isPublic(deed)) return;
  if (hasNewKeepers(before, deed.progress)) tellAll(followers, keepersMessage(telling));
  if (deed.resolved) {
    tellViews(telling, followers, deed.events);
    return;
  }
  const body = deed.entries[0]?.body;
  if (body?.kind === 'commit') tellPlan(telling, followers, body.seat);
  if (!isOvertaken) tellAll(followers, readyMessage(telling));
}

/** What happened elsewhere, between `before` and what is told now. */
export interface Caught<T extends GameTypes> {
  readonly before: Progress<T>;
  readonly entries: readonly LogEntry[];
  readonly resolved: boolean;
  readonly events: readonly T['event'][];
}

/** The same as if it had happened here, several deeds in one. */
export function tellCaught<T extends GameTypes>(
  telling: Telling<T>,
  followers: Followers,
  { before, entries, resolved, events }: Caught<T>,
): void {
  if (!isPublic({ entries })) return;
  if (hasNewKeepers(before, telling.progress)) tellAll(followers, keepersMessage(telling));
  if (resolved) {
    tellViews(telling, followers, events);
    return;
  }
  const movers = new Set(entries.flatMap(({ body }) => (body.kind === 'commit' ? [body.seat] : [])));
  for (const seat of movers) tellPlan(telling, followers, seat);
  tellAll(followers, readyMessage(telling));
}

export function refusedMessage(id: string | null, { code, facts }: No): ServerMessage {
  const sentence = SENTENCES[code];
  return facts === undefined
    ? { type: 'refused', id, code, sentence }
    : { type: 'refused', id, code, sentence, facts };
}
