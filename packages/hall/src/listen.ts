// What members say over the socket.

import type { Seat } from '@mirabilia/kernel';
import { type ClientMessage, type ClientMessageOf, readChat } from '@mirabilia/protocol';
import { type No, no, yes } from './answer.ts';
import type { Floor, Place } from './floor.ts';
import type { Answer, Guest, Member } from './hall.ts';
import { lobbyView } from './lobby-view.ts';
import type { Room } from './room.ts';
import { findRow } from './rows.ts';
import type { LogBody, MatchRow } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import { type Follower, refusedMessage } from './tell.ts';

type Kind = ClientMessage['type'];
type Handle<K extends Kind> = (member: Member, message: ClientMessageOf<K>) => Promise<void>;

interface Named {
  readonly id: string;
  readonly match: string;
}

/** What a message asks to be written, or why not. `seat` is null for somebody who has none. */
type Asked<M extends Named> = (
  message: M,
  from: { readonly guest: Guest; readonly seat: Seat | null },
) => Answer<LogBody>;

const withSeat = (seat: Seat | null, body: (seat: Seat) => LogBody): Answer<LogBody> =>
  seat === null ? no('not-seated') : yes(body(seat));

const ASKED: {
  readonly [K in 'commit' | 'preselect' | 'return' | 'chat' | 'mute']: Asked<ClientMessageOf<K>>;
} = {
  commit: ({ id: message, decision, step, move }, { seat: own }) =>
    withSeat(own, (seat) => ({ kind: 'commit', seat, decision, step, move, by: 'player', message })),
  preselect: ({ id: message, decision, move }, { seat: own }) =>
    withSeat(own, (seat) => ({ kind: 'preselect', seat, decision, move, message })),
  return: ({ id: message }, { seat: own }) =>
    withSeat(own, (seat) => ({ kind: 'keeper', seat, keeper: 'player', message })),
  chat: ({ id: message, text: given }, { guest }) => {
    const text = readChat(given);
    if (text === undefined) return no('bad-chat');
    return yes({ kind: 'chat', guest: guest.id, name: guest.name, text, message });
  },
  mute: ({ id: message, on }, { guest }) => yes({ kind: 'mute', guest: guest.id, on, message }),
};

/** Rooms that somebody follows stay in memory, so one connection can't follow any number. */
const MOST_FOLLOWED = 50;

export type Listen = (member: Member, message: ClientMessage) => Promise<void>;

export function newListener(floor: Floor, { store, log }: Pick<Surroundings, 'store' | 'log'>): Listen {
  const refuse = (member: Member, id: string, why: No): void => member.send(refusedMessage(id, why));

  /** Something for the log of a match, from a guest. */
  const ask =
    <M extends Named>(asked: Asked<M>) =>
    async (member: Member, message: M): Promise<void> => {
      const { guest } = member;
      if (guest === undefined) {
        refuse(member, message.id, no('no-guest'));
        return;
      }
      const submit = async (room: Room): Promise<void> => {
        const body = asked(message, { guest, seat: room.seatOf(guest.id) });
        if (!body.ok) refuse(member, message.id, body);
        else await room.submit({ body: body.value, sender: { member, guest: guest.id, id: message.id } });
      };
      const open = floor.open(message.match);
      if (open !== undefined) {
        await submit(open);
        return;
      }
      await atMatch(member, message, async (place) => {
        const room = await floor.room(place);
        if (room.ok) await submit(room.value);
        else refuse(member, message.id, room);
      });
    };

  async function atMatch(
    member: Member,
    message: Named,
    use: (place: Place, row: MatchRow) => Promise<void>,
  ): Promise<void> {
    const row = await findRow(store, message.match);
    if (row.ok) await floor.at(row.value.id, (place) => use(place, row.value));
    else refuse(member, message.id, row);
  }

  const watch: Handle<'watch'> = (member, message) =>
    atMatch(member, message, async (place, row) => {
      const { id, form, story, asSpectator } = message;
      const match = place.id;
      if (!place.followers.has(member) && floor.followed(member) >= MOST_FOLLOWED) {
        refuse(member, id, no('too-many'));
        return;
      }
      const hasStarted = row.status !== 'lobby' || place.room !== undefined || place.loading !== undefined;
      const room = hasStarted ? await floor.room(place) : undefined;
      const isOld = room?.ok === false && room.code === 'other-rules' && row.status === 'over';
      if (room?.ok === false && !isOld) {
        refuse(member, id, room);
        return;
      }
      // Who comes from another process knows what he did there, maybe before this one has heard of it.
      if (room?.ok && !(await room.value.isUpToDate())) {
        refuse(member, id, no('unavailable'));
        return;
      }
      const follower = floor.follow(place, member, {
        form,
        wantsStory: story === true,
        isSpectator: asSpectator === true,
      });
      member.send({ type: 'ack', id, match, seq: room?.ok ? room.value.told() : 0 });
      member.send({ type: 'lobby', match, lobby: lobbyView(row, member.guest) });
      if (!hasStarted) await awaitStart(place, row, follower);
      if (room?.ok) room.value.show(follower);
      // What happened can't be played again under today's rules, but how it ended is known.
      else if (isOld) {
        member.send({ type: 'over', match, seq: 0, seed: row.seed as string, outcome: row.result });
      }
    });

  async function awaitStart(place: Place, { version }: MatchRow, follower: Follower): Promise<void> {
    floor.awaitStart(place, follower);
    if (store.others === undefined) return;
    // While the row was on its way another process may have changed it, and nobody followed it here to be told.
    const row = await store.match(place.id);
    if (row === undefined || row.version === version) return;
    const { member } = follower;
    member.send({ type: 'lobby', match: row.id, lobby: lobbyView(row, member.guest) });
    if (row.status !== 'lobby') await floor.begin(row);
  }

  const HANDLE: { readonly [K in Kind]: Handle<K> } = {
    ping: async (member, { id }) => member.send({ type: 'pong', id }),
    watch,
    unwatch: (member, message) =>
      atMatch(member, message, async (place) => {
        floor.unfollow(place, member);
        member.send({ type: 'ack', id: message.id, match: place.id, seq: place.room?.told() ?? 0 });
      }),
    commit: ask(ASKED.commit),
    preselect: ask(ASKED.preselect),
    return: ask(ASKED.return),
    chat: ask(ASKED.chat),
    mute: ask(ASKED.mute),
  };

  return async (member, message) => {
    try {
      // The table is exhaustive; the compiler just can't follow that type and message belong together.
      await (HANDLE[message.type] as Handle<Kind>)(member, message);
    } catch (error) {
      log.error({ error, type: message.type }, 'a message could not be handled');
      refuse(member, message.id, no('unavailable'));
    }
  };
}
