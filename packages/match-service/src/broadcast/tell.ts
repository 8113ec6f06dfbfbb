// Who is told what, once it is durable.

import type { GameTypes, Seat } from '@mirabilia/kernel';
import { type Form, SENTENCES, type ServerMessage } from '@mirabilia/protocol';
import type { No } from '../answer.ts';
import type { Client } from '../client.ts';
import { seatOf } from '../lobby/lobby.ts';
import { type AppliedCommand, hasNewControllers } from '../match/apply-command.ts';
import type { MatchConfig } from '../match/match-config.ts';
import type { Progress } from '../match/progress.ts';
import type { LogEntry } from '../store.ts';
import {
  controllersMessage,
  overMessage,
  planMessage,
  readyMessage,
  storyMessage,
  type Telling,
  type Viewing,
  viewMessage,
} from './views.ts';

/** A connection that follows a match, as the seat that is its guest's or as a spectator. */
export interface Subscriber extends Viewing {
  readonly client: Client;
  /** Is told all that happened before he came. */
  readonly wantsStory: boolean;
  /** Looks on though he may have a seat: a screen that all can see. */
  readonly isSpectator: boolean;
}

export type Subscribers = ReadonlyMap<Client, Subscriber>;

export function tellAll(subscribers: Subscribers, message: ServerMessage): void {
  for (const client of subscribers.keys()) client.send(message);
}

/** Several devices of one player are told the same, and it is made once. */
function tellEach(subscribers: Iterable<Subscriber>, make: (viewing: Viewing) => ServerMessage): void {
  const made = new Map<string, ServerMessage>();
  for (const { client, seat, form } of subscribers) {
    const key = `${seat} ${form}`;
    const message = made.get(key) ?? make({ seat, form });
    made.set(key, message);
    client.send(message);
  }
}

/** A view for each, and the end if it is reached. */
export function tellViews<T extends GameTypes>(
  telling: Telling<T>,
  subscribers: Subscribers,
  events: readonly T['event'][],
): void {
  tellEach(subscribers.values(), (viewing) => viewMessage(telling, viewing, events));
  const over = overMessage(telling);
  if (over !== undefined) tellAll(subscribers, over);
}

/** How things stand, after the story so far if one is given. */
export function tellView<T extends GameTypes>(
  telling: Telling<T>,
  subscriber: Subscriber,
  story?: readonly T['event'][],
): void {
  if (story !== undefined) subscriber.client.send(storyMessage(telling, subscriber, story));
  subscriber.client.send(viewMessage(telling, subscriber, []));
  const over = overMessage(telling);
  if (over !== undefined) subscriber.client.send(over);
}

function tellPlan<T extends GameTypes>(telling: Telling<T>, subscribers: Subscribers, seat: Seat): void {
  const devices = [...subscribers.values()].filter((subscriber) => subscriber.seat === seat);
  tellEach(devices, ({ form }: { form: Form }) => planMessage(telling, seat, form));
}

export type ChatMessage = Extract<ServerMessage, { type: 'chat' }>;

/** Undefined if the entry is no chat. */
export function chatIn<T extends GameTypes>(
  { match, seats }: MatchConfig<T>,
  { at, body }: LogEntry,
  told: number,
): ChatMessage | undefined {
  if (body.kind !== 'chat') return undefined;
  const { guest, name, text } = body;
  return { type: 'chat', match, seq: told, name, seat: seatOf({ seats }, guest) ?? null, text, at };
}

export function wantsChat<T extends GameTypes>({ muted }: Progress<T>, { guest }: Client): boolean {
  return guest === undefined || !muted.includes(guest.id);
}

export function tellChat<T extends GameTypes>(
  progress: Progress<T>,
  subscribers: Subscribers,
  message: ChatMessage,
): void {
  for (const client of subscribers.keys()) if (wantsChat(progress, client)) client.send(message);
}

/** Has everybody something to hear of it besides the chat? */
export const isPublic = ({ entries }: { readonly entries: readonly LogEntry[] }): boolean =>
  entries.some(({ body: { kind } }) => kind === 'commit' || kind === 'keeper');

export interface Done<T extends GameTypes> {
  readonly before: Progress<T>;
  readonly applied: AppliedCommand<T>;
  /** Something else that all will hear follows at once and stands for this too. */
  readonly isOvertaken: boolean;
}

export function tellApplied<T extends GameTypes>(
  telling: Telling<T>,
  subscribers: Subscribers,
  { before, applied, isOvertaken }: Done<T>,
): void {
  if (!isPublic(applied)) return;
  if (hasNewControllers(before, applied.progress)) tellAll(subscribers, controllersMessage(telling));
  if (applied.resolved) {
    tellViews(telling, subscribers, applied.events);
    return;
  }
  const body = applied.entries[0]?.body;
  if (body?.kind === 'commit') tellPlan(telling, subscribers, body.seat);
  if (!isOvertaken) tellAll(subscribers, readyMessage(telling));
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
  subscribers: Subscribers,
  { before, entries, resolved, events }: Caught<T>,
): void {
  if (!isPublic({ entries })) return;
  if (hasNewControllers(before, telling.progress)) tellAll(subscribers, controllersMessage(telling));
  if (resolved) {
    tellViews(telling, subscribers, events);
    return;
  }
  const movers = new Set(entries.flatMap(({ body }) => (body.kind === 'commit' ? [body.seat] : [])));
  for (const seat of movers) tellPlan(telling, subscribers, seat);
  tellAll(subscribers, readyMessage(telling));
}

export function refusedMessage(id: string | null, { code, facts }: No): ServerMessage {
  const sentence = SENTENCES[code];
  return facts === undefined
    ? { type: 'refused', id, code, sentence }
    : { type: 'refused', id, code, sentence, facts };
}
