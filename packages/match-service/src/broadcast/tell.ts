// Who is told what, once it is durable.

import type { GameTypes, Refused, Seat } from '@mirabilia/kernel';
import { type Code, type Device, type Form, SENTENCES, type ServerMessage } from '@mirabilia/protocol';
import type { Client } from '../client.ts';
import { type AppliedCommand, hasNewControllers } from '../match/apply-command.ts';
import type { Answered, CaughtUp } from '../match/match-machine.ts';
import type { Progress } from '../match/progress.ts';
import type { LogEntry } from '../store.ts';
import { saidIn, type ToldEntry } from './chat.ts';
import { type RequestedHands, tellHands } from './hands.ts';
import type { ReadyTeller } from './ready-teller.ts';
import {
  controllersMessage,
  endingMessage,
  overMessage,
  planMessage,
  storyMessage,
  type Telling,
  type Viewing,
  viewMessage,
} from './views.ts';
import { tellSaid } from './withheld-chat.ts';

/** A client that watches a match, from its guest's seat or as a spectator. */
export interface Subscriber extends Viewing {
  readonly client: Client;
  /** Wants all events that happened before. */
  readonly wantsStory: boolean;
  /** Watches as a spectator even if its guest has a seat: a screen that everybody can see. */
  readonly isSpectator: boolean;
  /** What its guest watches on; null if the client doesn't say. */
  readonly device: Device | null;
  /** Whose hands its guest wants to see, without a seat of their own. */
  readonly wants: RequestedHands;
  /** Numbers of the chat messages that its guest was not told. */
  readonly withheld: Set<number>;
}

export type Subscribers = ReadonlyMap<Client, Subscriber>;

export function tellAll(subscribers: Subscribers, message: ServerMessage): void {
  for (const client of subscribers.keys()) client.send(message);
}

/** Several devices of one player get the same message, which is made once. */
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
function tellViews<T extends GameTypes>(
  telling: Telling<T>,
  subscribers: Subscribers,
  events: readonly T['event'][],
): void {
  tellEach(subscribers.values(), (viewing) => viewMessage(telling, viewing, events));
  tellHands(telling, subscribers.values());
  const over = overMessage(telling);
  if (over !== undefined) tellAll(subscribers, over);
}

/** The present view, after all events so far if they are given. */
export function tellView<T extends GameTypes>(
  telling: Telling<T>,
  subscriber: Subscriber,
  story?: readonly T['event'][],
): void {
  const { client } = subscriber;
  if (story !== undefined) client.send(storyMessage(telling, subscriber, story));
  client.send(viewMessage(telling, subscriber, []));
  tellHands(telling, [subscriber]);
  if (telling.progress.ending.length > 0) client.send(endingMessage(telling));
  const over = overMessage(telling);
  if (over !== undefined) client.send(over);
}

function tellPlan<T extends GameTypes>(telling: Telling<T>, subscribers: Subscribers, seat: Seat): void {
  const devices = [...subscribers.values()].filter((subscriber) => subscriber.seat === seat);
  tellEach(devices, ({ form }: { form: Form }) => planMessage(telling, seat, form));
}

/** Players have agreed to end the match, or play on. */
function tellEnding<T extends GameTypes>(
  telling: Telling<T>,
  subscribers: Subscribers,
  before: Progress<T>,
): void {
  const { ending, isAbandoned } = telling.progress;
  if (ending === before.ending) return;
  tellAll(subscribers, endingMessage(telling));
  const over = isAbandoned ? overMessage(telling) : undefined;
  if (over !== undefined) tellAll(subscribers, over);
}

function tellChat<T extends GameTypes>(
  telling: Telling<T>,
  subscribers: Subscribers,
  entry: ToldEntry,
): void {
  const said = saidIn(telling, entry);
  if (said === undefined) return;
  for (const subscriber of subscribers.values()) tellSaid(telling, subscriber, said);
}

/** Does everybody learn of these entries, the chat aside? */
export const isPublic = (entries: readonly LogEntry[]): boolean =>
  entries.some(({ body: { kind } }) => kind === 'commit' || kind === 'keeper');

export interface Broadcast<T extends GameTypes> {
  readonly match: string;
  readonly subscribers: Subscribers;
  /** The match as it is told at this moment of its progress. */
  tellingOf(progress: Progress<T>): Telling<T>;
  readonly ready: ReadyTeller;
}

/** Senders get their answers and subscribers the news, command by command. */
export function tellAnswers<T extends GameTypes>(
  { match, subscribers, tellingOf, ready }: Broadcast<T>,
  answers: readonly Answered<T>[],
): void {
  const last = answers.findLastIndex(
    ({ verdict }) => verdict.kind === 'admitted' && isPublic(verdict.applied.entries),
  );
  answers.forEach(({ command: { sender }, verdict }, at) => {
    if (verdict.kind === 'refused') {
      sender?.client.send(refusedMessage(sender.id, verdict.refused));
      return;
    }
    const told = verdict.kind === 'known' ? verdict.told : verdict.applied.told;
    sender?.client.send({ type: 'ack', id: sender.id, match, seq: told });
    if (verdict.kind === 'known') return;
    const { before, applied } = verdict;
    const telling = tellingOf(applied.progress);
    tellApplied(telling, subscribers, { before, applied, ready: at < last ? undefined : ready });
    tellEnding(telling, subscribers, before);
    const [entry] = applied.entries;
    if (entry !== undefined) tellChat(telling, subscribers, { entry, told });
  });
}

interface ToTell<T extends GameTypes> {
  readonly before: Progress<T>;
  readonly applied: AppliedCommand<T>;
  /** Undefined if another public command of the same batch follows, whose message covers this one. */
  readonly ready: ReadyTeller | undefined;
}

function tellApplied<T extends GameTypes>(
  telling: Telling<T>,
  subscribers: Subscribers,
  { before, applied, ready }: ToTell<T>,
): void {
  const { entries, resolved, events } = applied;
  if (!isPublic(entries)) return;
  if (hasNewControllers(before, applied.progress)) tellAll(subscribers, controllersMessage(telling));
  if (resolved) {
    tellViews(telling, subscribers, events);
    return;
  }
  const body = entries[0]?.body;
  if (body?.kind === 'commit') tellPlan(telling, subscribers, body.seat);
  ready?.tell(body?.kind === 'commit' ? [body.seat] : []);
}

/** What other processes wrote is told as if it had been written here, all of it at once. */
export function tellCaughtUp<T extends GameTypes>(
  telling: Telling<T>,
  { subscribers, ready }: Pick<Broadcast<T>, 'subscribers' | 'ready'>,
  { before, entries, resolved, events }: CaughtUp<T>,
): void {
  const written = entries.map(({ entry }) => entry);
  if (isPublic(written)) {
    if (hasNewControllers(before, telling.progress)) tellAll(subscribers, controllersMessage(telling));
    if (resolved) tellViews(telling, subscribers, events);
    else {
      const movers = new Set(written.flatMap(({ body }) => (body.kind === 'commit' ? [body.seat] : [])));
      for (const seat of movers) tellPlan(telling, subscribers, seat);
      ready.tell([...movers]);
    }
  }
  tellEnding(telling, subscribers, before);
  for (const entry of entries) tellChat(telling, subscribers, entry);
}

export function refusedMessage(
  id: string | null,
  { refusal: { code, facts } }: Refused<Code>,
): ServerMessage {
  const sentence = SENTENCES[code];
  return facts === undefined
    ? { type: 'refused', id, code, sentence }
    : { type: 'refused', id, code, sentence, facts };
}
