// The chat of a match that has not started. What is said goes into the match's log, so it is still there when the match
// runs. People are numbered in the order of their first words, because their seats may still change.

import { type Refused, type Result, refuse } from '@mirabilia/kernel';
import type { Code, CountName } from '@mirabilia/protocol';
import { chatStatus, type Said } from '../broadcast/chat.ts';
import { refusedMessage, type Subscriber, type Subscribers } from '../broadcast/tell.ts';
import { newMakingUp, tellSaid } from '../broadcast/withheld-chat.ts';
import type { Environment } from '../environment.ts';
import { MOST_SPECTATORS, MOST_WRITTEN, MOST_WRITTEN_BY_SPECTATOR } from '../match/admission.ts';
import type { Sender } from '../match/batch.ts';
import { logPages } from '../match/log-pages.ts';
import { EMPTY_MEMORY, type Memory, toldFor, withAnswer, withSaid } from '../match/memory.ts';
import {
  afterMuting,
  afterWords,
  firstTalk,
  guestOf,
  isMutedAlready,
  nameIn,
  personOf,
  silenceOf,
  type Talk,
} from '../match/talk.ts';
import { Conflict, type LogBody, type LogEntry, type MatchRow } from '../store.ts';
import { type Lobby, seatOf } from './lobby.ts';
import { lobbyOf } from './stored-lobby.ts';

export type ChatBody = Extract<LogBody, { kind: 'chat' | 'mute' | 'silence' }>;

const isChatBody = (body: LogBody): body is ChatBody =>
  body.kind === 'chat' || body.kind === 'mute' || body.kind === 'silence';

export interface LobbyChat {
  /** The row has changed: who sits where, who was removed, and who may write. */
  seen(row: MatchRow): void;
  /** Answers the sender, and tells everyone who hears it. */
  submit(asked: AskedTalk, sender: Sender): Promise<void>;
  show(subscriber: Subscriber): Promise<void>;
  /** The guest behind a number of the chat. */
  guestOf(person: number): Promise<string | undefined>;
  /** The number that was told last. */
  told(): Promise<number>;
  /** Another process may have written up to this entry. */
  noteEntries(seq?: number): void;
}

/** What to write, once it is known which guest is behind each number of the chat. */
type AskedTalk = (guestOf: (person: number) => string | undefined) => Result<ChatBody, Code>;

export interface LobbyChatNeeds {
  readonly env: Pick<Environment, 'store' | 'clock' | 'timers' | 'log' | 'pause'>;
  readonly subscribers: Subscribers;
  /** An entry was written: a match that has started meanwhile has to read it. */
  onWritten(entry: LogEntry): void;
}

interface Chat {
  readonly seq: number;
  /** The number that clients are told. */
  readonly told: number;
  readonly at: number;
  readonly talk: Talk;
  /** How many entries each guest has written. */
  readonly written: ReadonlyMap<string, number>;
  readonly memory: Memory;
}

/** Nobody has a number by their seat. */
const UNSEATED = { seats: [] };
const MOST_CONFLICTS = 30;

const firstChat = ({ silenced, spectatorChat, social }: Lobby): Chat => ({
  seq: 0,
  told: 0,
  at: 0,
  talk: firstTalk({ ...UNSEATED, silenced, spectatorChat, social }),
  written: new Map(),
  memory: EMPTY_MEMORY,
});

/** Undefined if the entry belongs to a match that has started. */
function after(chat: Chat, { seq, at, body }: LogEntry, match: string): Chat | undefined {
  if (!isChatBody(body)) return undefined;
  const { guest, message } = body;
  const isSaid = body.kind === 'chat';
  const told = isSaid ? chat.told + 1 : chat.told;
  const talk = isSaid ? afterWords(UNSEATED, chat.talk, body) : afterMuting(chat.talk, body);
  const written = new Map(chat.written).set(guest, (chat.written.get(guest) ?? 0) + 1);
  const memory = message === undefined ? chat.memory : withAnswer(chat.memory, { guest, id: message, told });
  const next = { seq, told, at: Math.max(at, chat.at), talk, written, memory };
  if (!isSaid) return next;
  const name = nameIn(UNSEATED, talk, guest) ?? body.name;
  const person = personOf(UNSEATED, talk, guest) ?? 0;
  const line = { type: 'chat', match, seq: told, name, seat: null, person, text: body.text, at } as const;
  return { ...next, memory: withSaid(memory, [{ guest, message: line }]) };
}

const tooMany = (what: CountName, most: number): Refused<Code> => refuse('too-many', { what, most });

/** Why the entry may not be written; `skip` if it is so already. */
function obstacleOf(
  { talk, written }: Chat,
  body: ChatBody,
  { host, lobby }: { readonly host: string; readonly lobby: Lobby },
): 'skip' | Refused<Code> | undefined {
  const { guest } = body;
  const isSeated = seatOf(lobby, guest) !== undefined;
  const most = isSeated ? MOST_WRITTEN : MOST_WRITTEN_BY_SPECTATOR;
  const wroteMost = (written.get(guest) ?? 0) >= most ? tooMany('entries', most) : undefined;
  if (body.kind === 'chat') {
    const isNew = personOf(UNSEATED, talk, guest) === undefined;
    if (isNew && !isSeated && talk.spectators.length >= MOST_SPECTATORS)
      return tooMany('speakers', MOST_SPECTATORS);
    const { spectatorChat } = lobby;
    return wroteMost ?? silenceOf({ ...lobby, host }, { ...talk, spectatorChat }, guest);
  }
  if (body.kind === 'silence') {
    if (guest !== host) return refuse('not-host');
    // Before the start it is one of the table's settings, and has one place.
    if (body.whom === undefined) return refuse('match-not-started');
  }
  return isMutedAlready(talk, body) ? 'skip' : wroteMost;
}

/** Whoever has a seat speaks under its name. */
function named(body: ChatBody, { seats }: Pick<Lobby, 'seats'>): ChatBody {
  if (body.kind !== 'chat') return body;
  const occupant = seats[seatOf({ seats }, body.guest) ?? -1];
  return occupant?.kind === 'human' ? { ...body, name: occupant.name } : body;
}

export function newLobbyChat(first: MatchRow, { env, subscribers, onWritten }: LobbyChatNeeds): LobbyChat {
  const { store, clock, timers, log } = env;
  const match = first.id;
  let row = first;
  let chat: Chat | undefined;
  /** One thing after the other: two entries at once would conflict. */
  let working: Promise<unknown> = Promise.resolve();

  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const turn = working.then(work);
    working = turn.catch(() => undefined);
    return turn;
  }

  /** The talk under the table's present settings. */
  function scene({ talk }: Chat) {
    const { removed, spectatorChat, social } = lobbyOf(row);
    const { reactions } = social;
    return {
      config: { ...UNSEATED, match, removed },
      progress: { talk: { ...talk, spectatorChat, reactions } },
    };
  }

  /** False once the match has started: then its live match goes on. */
  async function catchUp(tells: boolean): Promise<boolean> {
    const isFirst = chat === undefined;
    for await (const page of logPages(env, match, chat?.seq)) {
      for (const entry of page) {
        const next = after(chat ?? firstChat(lobbyOf(row)), entry, match);
        if (next === undefined) return false;
        chat = next;
        if (tells && !isFirst) tell(chat, entry.body as ChatBody);
      }
    }
    chat ??= firstChat(lobbyOf(row));
    return true;
  }

  async function loaded(): Promise<Chat> {
    if (chat === undefined) await catchUp(false);
    return chat ?? firstChat(lobbyOf(row));
  }

  /** As it is told now: people may have changed seats since. */
  function seated({ guest, message }: Said): Said {
    const { seats } = lobbyOf(row);
    return { guest, message: { ...message, seat: seatOf({ seats }, guest) ?? null } };
  }

  const makeUp = newMakingUp({
    subscribers,
    timers,
    now: () => scene(chat ?? firstChat(lobbyOf(row))),
    chat: () => (chat?.memory.chat ?? []).map(seated),
  });

  function showStatus(now: Chat, { client, isSpectator }: Subscriber): void {
    client.send(chatStatus(scene(now), isSpectator ? undefined : client.guest?.id));
  }

  function tell(now: Chat, body: ChatBody): void {
    const all = [...subscribers.values()];
    const own = all.filter(({ client }) => client.guest?.id === body.guest);
    // With the first words comes a number of one's own.
    for (const subscriber of body.kind === 'silence' ? all : own) showStatus(now, subscriber);
    const said = body.kind === 'chat' ? now.memory.chat.at(-1) : undefined;
    if (said !== undefined) {
      const line = seated(said);
      for (const subscriber of all) tellSaid(scene(now), subscriber, line);
    } else if (body.kind !== 'chat' && !body.on) makeUp();
  }

  async function carryOut(asked: AskedTalk, { client, guest, id }: Sender): Promise<void> {
    const acknowledge = (seq: number): void => client.send({ type: 'ack', id, match, seq });
    const reject = (why: Refused<Code>): void => client.send(refusedMessage(id, why));
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      const now = await loaded();
      const known = toldFor(now.memory, guest, id);
      if (known !== undefined) return acknowledge(known);
      const body = asked((person) => guestOf(UNSEATED, now.talk, person));
      if (!body.ok) return reject(body);
      const lobby = lobbyOf(row);
      const obstacle = obstacleOf(now, body.value, { host: row.host, lobby });
      if (obstacle === 'skip') return acknowledge(now.told);
      if (obstacle !== undefined) return reject(obstacle);
      const entry = { seq: now.seq + 1, at: Math.max(clock(), now.at), body: named(body.value, lobby) };
      if (await isWritten(entry)) {
        chat = after(now, entry, match) as Chat;
        onWritten(entry);
        acknowledge(chat.told);
        return tell(chat, entry.body);
      }
      // The match has started: sent again, the message reaches it.
      if (!(await catchUp(true))) break;
    }
    reject(refuse('unavailable'));
  }

  /** False if others were first. */
  async function isWritten(entry: LogEntry): Promise<boolean> {
    try {
      await store.append({ match, entries: [entry] });
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      // Only reading the log again tells whether it was written.
      chat = undefined;
      throw error;
    }
  }

  function seen(next: MatchRow): void {
    if (next.version < row.version) return;
    const before = lobbyOf(row);
    row = next;
    const { removed, spectatorChat } = lobbyOf(next);
    const isSame = removed.length === before.removed.length && spectatorChat === before.spectatorChat;
    if (chat === undefined || isSame || next.status !== 'lobby') return;
    for (const subscriber of subscribers.values()) showStatus(chat, subscriber);
    makeUp();
  }

  return {
    seen,
    submit: (asked, sender) => inTurn(() => carryOut(asked, sender)),
    show: (subscriber) =>
      inTurn(async () => {
        const now = await loaded();
        showStatus(now, subscriber);
        for (const said of now.memory.chat) tellSaid(scene(now), subscriber, seated(said));
      }),
    guestOf: (person) => inTurn(async () => guestOf(UNSEATED, (await loaded()).talk, person)),
    told: () => inTurn(async () => (await loaded()).told),
    noteEntries: (seq) => {
      void inTurn(async () => {
        if (chat === undefined || (seq !== undefined && seq <= chat.seq)) return;
        await catchUp(true);
      }).catch((error) => log.warn({ match, error }, 'the chat of a lobby could not be read'));
    },
  };
}
