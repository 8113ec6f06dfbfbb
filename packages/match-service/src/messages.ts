// Handles the messages of clients.

import { accept, type Refused, type Result, refuse, type Seat } from '@mirabilia/kernel';
import { type ClientMessage, type ClientMessageOf, type Code, readChat } from '@mirabilia/protocol';
import { refusedMessage, type Subscriber } from './broadcast/tell.ts';
import type { Client, Guest } from './client.ts';
import type { Environment } from './environment.ts';
import { isClosedTo } from './lobby/lobby.ts';
import type { ChatBody } from './lobby/lobby-chat.ts';
import { lobbyView } from './lobby/lobby-view.ts';
import type { PublicTables } from './lobby/public-tables.ts';
import { findRow } from './lobby/rows.ts';
import { lobbyOf } from './lobby/stored-lobby.ts';
import type { LiveMatch } from './match/live-match.ts';
import type { LiveMatches, MatchSlot } from './match/live-matches.ts';
import type { LogBody, MatchRow } from './store.ts';

/** What a client may send about a match; the transport answers pings itself. */
export type MatchMessage = Exclude<ClientMessage, { type: 'ping' }>;
type Kind = MatchMessage['type'];
type Handle<K extends Kind> = (client: Client, message: ClientMessageOf<K>) => Promise<void>;

interface Named {
  readonly id: string;
  readonly match: string;
}

/** The log entry that a message asks for, or a refusal. `seat` is null for a guest without one. */
type Asked<M extends Named, B extends LogBody = LogBody> = (message: M, from: Asking) => Result<B, Code>;

interface Asking {
  readonly guest: Guest;
  readonly seat: Seat | null;
  /** The guest behind a number of the chat. */
  guestOf(person: number): string | undefined;
}

const withSeat = (seat: Seat | null, body: (seat: Seat) => LogBody): Result<LogBody, Code> =>
  seat === null ? refuse('not-seated') : accept(body(seat));

/** Nobody mutes or silences themselves: a person of the chat is always another one. */
function muting(
  kind: 'mute' | 'silence',
  { id: message, on, person }: ClientMessageOf<'mute' | 'silence'>,
  { guest: { id: guest }, guestOf }: Asking,
): Result<ChatBody, Code> {
  if (person === undefined) return accept({ kind, guest, on, message });
  const whom = guestOf(person);
  return whom === undefined || whom === guest
    ? refuse('no-such-person', { person })
    : accept({ kind, guest, on, whom, message });
}

const ASKED: {
  readonly [K in 'commit' | 'preselect' | 'return' | 'end' | 'reactions' | 'allow']: Asked<
    ClientMessageOf<K>
  >;
} = {
  commit: ({ id: message, decision, step, move }, { seat: own }) =>
    withSeat(own, (seat) => ({ kind: 'commit', seat, decision, step, move, by: 'player', message })),
  preselect: ({ id: message, decision, move }, { seat: own }) =>
    withSeat(own, (seat) => ({ kind: 'preselect', seat, decision, move, message })),
  return: ({ id: message }, { seat: own }) =>
    withSeat(own, (seat) => ({ kind: 'keeper', seat, keeper: 'player', message })),
  reactions: ({ id: message, on }, { guest: { id: guest } }) =>
    accept({ kind: 'reactions', guest, on, message }),
  allow: ({ id: message, on, person }, { guest: { id: guest }, seat, guestOf }) => {
    if (seat === null) return refuse('not-seated');
    if (person === undefined) return accept({ kind: 'allow', guest, seat, on, message });
    const whom = guestOf(person);
    return whom === undefined || whom === guest
      ? refuse('no-such-person', { person })
      : accept({ kind: 'allow', guest, seat, on, whom, message });
  },
  end: ({ id: message, on }, { seat: own }) => withSeat(own, (seat) => ({ kind: 'end', seat, on, message })),
};

/** What is said, and who hears it: in the lobby as well. */
const SAID: {
  readonly [K in 'chat' | 'mute' | 'silence']: Asked<ClientMessageOf<K>, ChatBody>;
} = {
  chat: ({ id: message, text: given, decision }, { guest }) => {
    const text = readChat(given);
    if (text === undefined) return refuse('bad-chat');
    const about = decision === undefined ? {} : { decision };
    return accept({ kind: 'chat', guest: guest.id, name: guest.name, text, ...about, message });
  },
  mute: (message, from) => muting('mute', message, from),
  silence: (message, from) => muting('silence', message, from),
};

/** Matches that are watched stay in memory, so the number per client is limited. */
const MOST_SUBSCRIPTIONS = 50;

export type HandleMessage = (client: Client, message: MatchMessage) => Promise<void>;

export function newMessageHandler(
  liveMatches: LiveMatches,
  publicTables: Pick<PublicTables, 'arrived'>,
  { store, log }: Pick<Environment, 'store' | 'log'>,
): HandleMessage {
  const sendRefused = (client: Client, id: string, why: Refused<Code>): void =>
    client.send(refusedMessage(id, why));

  /** Handles a message that asks for a log entry; `inLobby` if it may be one before the start. */
  const ask =
    <M extends Named>(asked: Asked<M>, inLobby?: Asked<M, ChatBody>) =>
    async (client: Client, message: M): Promise<void> => {
      const { guest } = client;
      if (guest === undefined) {
        sendRefused(client, message.id, refuse('no-guest'));
        return;
      }
      const submit = async (live: LiveMatch): Promise<void> => {
        const { seatOf, guestOf } = live;
        const body = asked(message, { guest, seat: seatOf(guest.id), guestOf });
        if (!body.ok) sendRefused(client, message.id, body);
        else await live.submit({ body: body.value, sender: { client, guest: guest.id, id: message.id } });
      };
      const open = liveMatches.open(message.match);
      if (open !== undefined) {
        await submit(open);
        return;
      }
      await atMatch(client, message, async (slot, row) => {
        const live = await liveMatches.load(slot);
        if (live.ok) await submit(live.value);
        else if (live.refusal.code === 'match-not-started' && inLobby !== undefined) {
          const talk = (guestOf: Asking['guestOf']) => inLobby(message, { guest, seat: null, guestOf });
          await liveMatches.lobbyChat(slot, row).submit(talk, { client, guest: guest.id, id: message.id });
        } else sendRefused(client, message.id, live);
      });
    };

  async function atMatch(
    client: Client,
    message: Named,
    use: (slot: MatchSlot, row: MatchRow) => Promise<void>,
  ): Promise<void> {
    const row = await findRow(store, message.match, client.guest);
    if (row.ok) await liveMatches.at(row.value.id, (slot) => use(slot, row.value));
    else sendRefused(client, message.id, row);
  }

  const watch: Handle<'watch'> = (client, message) =>
    atMatch(client, message, async (slot, row) => {
      const { id, form, story, asSpectator, device = null } = message;
      const match = slot.id;
      if (isClosedTo(lobbyOf(row), client.guest?.id)) {
        sendRefused(client, id, refuse('sealed'));
        return;
      }
      if (!slot.subscribers.has(client) && liveMatches.subscriptions(client) >= MOST_SUBSCRIPTIONS) {
        sendRefused(client, id, refuse('too-many', { what: 'watched-matches', most: MOST_SUBSCRIPTIONS }));
        return;
      }
      const hasStarted = row.status !== 'lobby' || slot.live !== undefined || slot.loading !== undefined;
      const live = hasStarted ? await liveMatches.load(slot) : undefined;
      const isOld = live?.ok === false && live.refusal.code === 'other-rules' && row.status === 'over';
      if (live?.ok === false && !isOld) {
        sendRefused(client, id, live);
        return;
      }
      // A client that comes from another process may have seen entries that this process has not read yet.
      if (live?.ok && !(await live.value.isUpToDate())) {
        sendRefused(client, id, refuse('unavailable'));
        return;
      }
      const subscriber = liveMatches.subscribe(slot, client, {
        form,
        wantsStory: story === true,
        isSpectator: asSpectator === true,
        device,
        wants: null,
      });
      if (asSpectator !== true) publicTables.arrived(row, client.guest);
      // What has a higher number is new to the client.
      const chat = hasStarted ? undefined : liveMatches.lobbyChat(slot, row);
      client.send({
        type: 'ack',
        id,
        match,
        seq: live?.ok ? live.value.told() : ((await chat?.told()) ?? 0),
      });
      client.send({ type: 'lobby', match, lobby: lobbyView(row, client.guest) });
      if (!hasStarted) await awaitStart(slot, row, subscriber);
      await chat?.show(subscriber);
      if (live?.ok) live.value.show(subscriber);
      // The match can't be replayed under today's rules, but its outcome is stored.
      else if (isOld) {
        const { secret: serverSecret } = lobbyOf(row);
        client.send({
          type: 'over',
          match,
          seq: 0,
          seed: row.seed as string,
          serverSecret,
          outcome: row.result,
        });
      }
    });

  async function awaitStart(slot: MatchSlot, { version }: MatchRow, subscriber: Subscriber): Promise<void> {
    liveMatches.awaitStart(slot, subscriber);
    if (store.cluster === undefined) return;
    // Another process may have changed the row before the subscription here, so nobody would be told of the change.
    const row = await store.match(slot.id);
    if (row === undefined || row.version === version) return;
    const { client } = subscriber;
    client.send({ type: 'lobby', match: row.id, lobby: lobbyView(row, client.guest) });
    if (row.status !== 'lobby') await liveMatches.begin(row);
  }

  const nudge: Handle<'nudge'> = (client, message) =>
    atMatch(client, message, async (slot) => {
      const live = await liveMatches.load(slot);
      const nudged = live.ok ? live.value.nudge(client.guest?.id, message.seat) : live;
      if (!nudged.ok) sendRefused(client, message.id, nudged);
      else {
        if (nudged.value !== undefined) liveMatches.nudge(slot, nudged.value);
        client.send({ type: 'ack', id: message.id, match: slot.id, seq: slot.live?.told() ?? 0 });
      }
    });

  const react: Handle<'react'> = (client, message) =>
    atMatch(client, message, async (slot) => {
      const live = await liveMatches.load(slot);
      const seat = live.ok ? live.value.react(client.guest?.id) : live;
      if (!seat.ok) sendRefused(client, message.id, seat);
      else {
        liveMatches.react(slot, { seat: seat.value, reaction: message.reaction });
        client.send({ type: 'ack', id: message.id, match: slot.id, seq: slot.live?.told() ?? 0 });
      }
    });

  /** Somebody who may not see a hand asks its player, and sees it as soon as they may. */
  const follow: Handle<'follow'> = (client, message) =>
    atMatch(client, message, async (slot) => {
      const { id, hands } = message;
      const live = await liveMatches.load(slot);
      const { guest } = client;
      if (!live.ok) return sendRefused(client, id, live);
      if (slot.subscribers.get(client)?.isSpectator !== false) {
        return sendRefused(client, id, refuse('not-shown'));
      }
      if (hands === null || live.value.maySee(guest?.id, hands)) {
        client.send({ type: 'ack', id, match: slot.id, seq: live.value.told() });
      } else if (hands === 'all') return sendRefused(client, id, refuse('not-shown'));
      else if (guest === undefined) return sendRefused(client, id, refuse('no-guest'));
      else {
        const body = { kind: 'ask' as const, guest: guest.id, name: guest.name, seat: hands, message: id };
        const asked = await live.value.submit({ body, sender: { client, guest: guest.id, id } });
        if (!asked.ok) return;
      }
      liveMatches.wants(slot, client, hands);
    });

  const HANDLE: { readonly [K in Kind]: Handle<K> } = {
    watch,
    unwatch: (client, message) =>
      atMatch(client, message, async (slot) => {
        liveMatches.unsubscribe(slot, client);
        client.send({ type: 'ack', id: message.id, match: slot.id, seq: slot.live?.told() ?? 0 });
      }),
    nudge,
    react,
    commit: ask(ASKED.commit),
    preselect: ask(ASKED.preselect),
    return: ask(ASKED.return),
    end: ask(ASKED.end),
    reactions: ask(ASKED.reactions),
    allow: ask(ASKED.allow),
    follow,
    // Before the start there is nothing to comment on.
    chat: ask(SAID.chat, ({ decision: _, ...message }, from) => SAID.chat(message, from)),
    mute: ask(SAID.mute, SAID.mute),
    silence: ask(SAID.silence, SAID.silence),
  };

  return async (client, message) => {
    try {
      // cast: the table is exhaustive, but the compiler can't see that type and message belong together.
      await (HANDLE[message.type] as Handle<Kind>)(client, message);
    } catch (error) {
      log.error({ error, type: message.type }, 'a message could not be handled');
      sendRefused(client, message.id, refuse('unavailable'));
    }
  };
}
