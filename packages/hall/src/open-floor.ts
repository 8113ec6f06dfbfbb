// The floor: places, the rooms in them, and what others have to tell.

import type { Seat } from '@mirabilia/kernel';
import { no, yes } from './answer.ts';
import { type Floor, type Place, type Wish, withTerms } from './floor.ts';
import type { Answer, Member } from './hall.ts';
import { lobbyView } from './lobby-view.ts';
import { openRoom } from './open-room.ts';
import type { Room } from './room.ts';
import { changeRow } from './rows.ts';
import { newSchedule } from './schedule.ts';
import type { MatchRow, News, Wake } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import type { Follower } from './tell.ts';

/** After a restart nobody's clock runs out before he had so long to come back, or a decision's time if that is less. */
const GRACE = 30_000;

export function newFloor(around: Surroundings): Floor {
  const { store, games, clock, log } = around;
  const openedAt = store.others?.openedAt ?? clock();
  const places = new Map<string, Place>();
  const following = new Map<Member, Set<Place>>();
  /** Connections that were lost, maybe while they were about to follow something. */
  const gone = new WeakSet<Member>();

  function placeOf(id: string): Place {
    const there = places.get(id);
    if (there !== undefined) return there;
    const place: Place = {
      id,
      followers: new Map(),
      room: undefined,
      loading: undefined,
      users: 0,
      shown: 0,
      heard: 0,
      waiting: new Set(),
    };
    places.set(id, place);
    return place;
  }

  function tidy(place: Place): void {
    const { followers, users, room, loading } = place;
    if (followers.size > 0 || users > 0 || loading !== undefined || room?.isBusy()) return;
    if (places.get(place.id) === place) places.delete(place.id);
  }

  async function at<R>(match: string, use: (place: Place) => Promise<R>): Promise<R> {
    const place = placeOf(match);
    place.users++;
    try {
      return await use(place);
    } finally {
      place.users--;
      tidy(place);
    }
  }

  function room(place: Place): Promise<Answer<Room>> {
    if (place.room !== undefined) return Promise.resolve(yes(place.room));
    place.loading ??= load(place).finally(() => {
      place.loading = undefined;
    });
    return place.loading;
  }

  async function load(place: Place): Promise<Answer<Room>> {
    const row = await store.match(place.id);
    if (row === undefined) return no('no-such-match');
    const entries = row.status === 'lobby' ? [] : await store.entries(place.id, 0);
    const opened = withTerms(games, row, (terms) =>
      openRoom(terms, {
        around,
        followers: place.followers,
        grace: openedAt + Math.min(GRACE, terms.allowance?.decision ?? 0),
        entries,
        wakeAt: row.wakeAt,
        onWake: schedule.note,
        onIdle: () => tidy(place),
      }),
    );
    if (!opened.ok) return opened;
    place.room = opened.value;
    // The deal may have seated them otherwise than they came.
    for (const { member, ...wish } of place.followers.values()) follow(place, member, wish);
    opened.value.hear(place.heard);
    // Among others, what is due is claimed first.
    if (store.others === undefined) void opened.value.wake();
    else if (row.wakeAt !== null) schedule.note(row.wakeAt);
    return opened;
  }

  async function wake({ id: match, wakeAt }: Wake): Promise<boolean> {
    try {
      return await at(match, async (place) => {
        const found = await room(place);
        if (found.ok) return found.value.wake(wakeAt);
        log.warn({ match, code: found.code }, 'a match that can’t be played is left asleep');
        return (await changeRow(store, match, () => yes({ wakeAt: null }))).ok;
      });
    } catch (error) {
      log.error({ match, error }, 'a match could not be woken');
      return false;
    }
  }

  const schedule = newSchedule(around, wake);

  const HEAR: { readonly [K in News['kind']]: (news: Extract<News, { kind: K }>) => void } = {
    entries: ({ match, seq, entries }) => {
      const place = places.get(match);
      if (place === undefined) return;
      place.heard = Math.max(place.heard, seq);
      place.room?.hear(seq, entries);
    },
    row: ({ match, version }) => {
      const place = places.get(match);
      if (place !== undefined && version > place.shown) void refresh(place);
    },
    guest: () => {},
    // What it had in hand is found by the schedule.
    gone: () => {},
    anything: () => {
      for (const place of places.values()) {
        place.room?.hear();
        void refresh(place);
      }
    },
  };
  // The table is exhaustive; the compiler just can't follow that kind and news belong together.
  store.others?.listen((news) => (HEAR[news.kind] as (news: News) => void)(news));

  /** Reads the row that somebody else wrote, and tells it. */
  async function refresh({ id, followers }: Place): Promise<void> {
    if (followers.size === 0) return;
    try {
      const row = await store.match(id);
      if (row === undefined) return;
      tellLobby(row);
      if (row.status !== 'lobby') await begin(row);
    } catch (error) {
      log.warn({ match: id, error }, 'what others changed could not be read');
    }
  }

  function follow(place: Place, member: Member, wish: Wish): Follower {
    const seat = wish.isSpectator ? null : (place.room?.seatOf(member.guest?.id) ?? null);
    const follower = { ...wish, member, seat };
    if (gone.has(member)) return follower;
    place.followers.set(member, follower);
    const followed = following.get(member) ?? new Set();
    following.set(member, followed.add(place));
    return follower;
  }

  function awaitStart(place: Place, { member }: Follower): void {
    if (place.followers.has(member)) place.waiting.add(member);
  }

  function unfollow(place: Place, member: Member): void {
    place.followers.delete(member);
    place.waiting.delete(member);
    const followed = following.get(member);
    followed?.delete(place);
    if (followed?.size === 0) following.delete(member);
    tidy(place);
  }

  function forget(member: Member): void {
    gone.add(member);
    for (const place of following.get(member) ?? []) unfollow(place, member);
  }

  async function begin({ id, wakeAt }: MatchRow): Promise<void> {
    if (wakeAt !== null) schedule.note(wakeAt);
    if ((places.get(id)?.waiting.size ?? 0) === 0) return;
    try {
      await at(id, async (place) => {
        const found = await room(place);
        if (!found.ok) return;
        for (const member of place.waiting) found.value.show(place.followers.get(member) as Follower);
        place.waiting.clear();
      });
    } catch (error) {
      log.error({ match: id, error }, 'the views of a match that started could not be shown');
    }
  }

  function keep(match: string, seat: Seat): Promise<Answer<number>> {
    return at(match, async (place) => {
      const found = await room(place);
      return found.ok ? found.value.submit({ body: { kind: 'keeper', seat, keeper: 'bot' } }) : found;
    });
  }

  function isHere(match: string, guest: string): boolean {
    const followers = places.get(match)?.followers.values() ?? [];
    for (const { member, isSpectator } of followers) {
      if (member.guest?.id === guest && !isSpectator) return true;
    }
    return false;
  }

  const presence = (match: string, guest: string): string => `present ${match} ${guest}`;
  store.others?.answer((question) => {
    const [what, match = '', guest = ''] = question.split(' ');
    return what === 'present' && isHere(match, guest);
  });

  async function isPresent(match: string, guest: string): Promise<boolean> {
    return isHere(match, guest) || (await store.others?.doesAnybody(presence(match, guest))) === true;
  }

  function tellLobby(row: MatchRow): void {
    const place = places.get(row.id);
    if (place === undefined || row.version <= place.shown) return;
    place.shown = row.version;
    for (const member of place.followers.keys()) {
      member.send({ type: 'lobby', match: row.id, lobby: lobbyView(row, member.guest) });
    }
  }

  function figures(): { rooms: number; members: number } {
    let rooms = 0;
    for (const place of places.values()) if (place.room !== undefined) rooms++;
    return { rooms, members: following.size };
  }

  async function close(): Promise<void> {
    schedule.stop();
    const closing = [...places.values()].map(async (place) => {
      await place.loading?.catch(() => undefined);
      await place.room?.close();
    });
    await Promise.all(closing);
    places.clear();
    following.clear();
  }

  return {
    schedule,
    open: (match) => places.get(match)?.room,
    at,
    room,
    follow,
    awaitStart,
    followed: (member) => following.get(member)?.size ?? 0,
    unfollow,
    forget,
    begin,
    keep,
    isPresent,
    tellLobby,
    figures,
    close,
  };
}
