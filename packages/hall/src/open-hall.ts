// The hall: desk and floor behind one door.

import { type GameTypes, type Json, pending, type Seat } from '@mirabilia/kernel';
import type { LobbyView, SeatChange } from '@mirabilia/protocol';
import { no, yes } from './answer.ts';
import { newDesk } from './desk.ts';
import { withTerms } from './floor.ts';
import type { Answer, Guest, Hall, Turn } from './hall.ts';
import { newListener } from './listen.ts';
import { fromJson, type Sitter, seatOf } from './lobby.ts';
import { lobbyView, nameOf } from './lobby-view.ts';
import { newFloor } from './open-floor.ts';
import { firstProgress, isMovedByBot, type Progress } from './progress.ts';
import { openRecord, recordUnderOtherRules, wholeRecord } from './record.ts';
import { reduceAll } from './reduce.ts';
import { findRow } from './rows.ts';
import type { MatchRow } from './store.ts';
import { allGames, type Surroundings } from './surroundings.ts';
import { refusedMessage } from './tell.ts';
import type { Terms } from './terms.ts';

export type HallNeeds = Omit<Surroundings, 'games'> & Partial<Pick<Surroundings, 'games'>>;

type OwnMatch = Awaited<ReturnType<Hall['matchesOf']>>[number];

const MOST_PUBLIC = 100;
const MOST_OWN = 50;

export function openHall(needs: HallNeeds): Hall {
  const around: Surroundings = { games: allGames, ...needs };
  const { store, games, log } = around;
  const desk = newDesk(around);
  const floor = newFloor(around);
  const listen = newListener(floor, around);
  let isDraining = false;
  const underWay = new Set<Promise<unknown>>();

  /** A call from outside: refused while draining, waited for by it, and never a throw. */
  async function call<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
    if (isDraining) return no('draining');
    const working = work();
    underWay.add(working);
    try {
      return await working;
    } catch (error) {
      log.error({ error }, 'a call could not be carried out');
      return no('unavailable');
    } finally {
      underWay.delete(working);
    }
  }

  /** A call that changes a row: followers are told, and the asker sees it. */
  const changing = (guest: Guest, work: () => Promise<Answer<MatchRow>>): Promise<Answer<LobbyView>> =>
    call(async () => {
      const changed = await work();
      if (!changed.ok) return changed;
      floor.tellLobby(changed.value);
      return yes(lobbyView(changed.value, guest));
    });

  function start(asked: string, guest: Guest): Promise<Answer<LobbyView>> {
    return changing(guest, async () => {
      const started = await desk.start(asked, guest);
      if (started.ok) {
        void floor.begin(started.value);
        around.onTurn?.(started.value.id);
        around.figures?.started(started.value.game);
      }
      return started;
    });
  }

  /** Before the start the seat is free again; after it a bot keeps it until its player is back. */
  function leave(asked: string, guest: Guest): Promise<Answer<LobbyView>> {
    return changing(guest, async () => {
      const left = await desk.leave(asked, guest);
      if (left.ok || left.code !== 'match-started') return left;
      const row = await findRow(store, asked);
      if (!row.ok) return row;
      const seat = seatOf(fromJson(row.value.lobby), guest.id);
      if (seat === undefined) return no('not-seated');
      const kept = await floor.keep(row.value.id, seat);
      return kept.ok ? row : kept;
    });
  }

  function changeSeats(asked: string, guest: Guest, change: SeatChange): Promise<Answer<LobbyView>> {
    return changing(guest, async () => {
      const changed = await desk.changeSeats(asked, guest, change);
      if (changed.ok || changed.code !== 'match-started' || change.do !== 'bot') return changed;
      return replaceAbsent(asked, change.seat);
    });
  }

  /** Where no clock runs, the host may ask a bot to keep the seat of a player who isn't there: nobody blocks a match. */
  async function replaceAbsent(asked: string, seat: Seat): Promise<Answer<MatchRow>> {
    const row = await findRow(store, asked);
    if (!row.ok) return row;
    const { pace, seats } = fromJson(row.value.lobby);
    const sitter = seats[seat];
    if (sitter === undefined) return no('no-such-seat', { seat });
    if (pace.kind !== 'untimed' || sitter.kind !== 'human') return no('match-started');
    if (await floor.isPresent(row.value.id, sitter.guest)) return no('match-started');
    const kept = await floor.keep(row.value.id, seat);
    return kept.ok ? row : kept;
  }

  function rematch(asked: string, guest: Guest): Promise<Answer<LobbyView>> {
    return call(async () => {
      const made = await desk.rematch(asked, guest);
      if (!made.ok) return made;
      floor.tellLobby(made.value.old);
      return yes(lobbyView(made.value.next, guest));
    });
  }

  async function waitsFor(row: MatchRow): Promise<readonly Seat[]> {
    if (row.status !== 'running') return [];
    const open = floor.open(row.id);
    if (open !== undefined) return open.waitsFor();
    const waited = await replayed(row, (_terms, { state }) => pending(state));
    return waited.ok ? waited.value : [];
  }

  /** Looks at a match without opening its room. */
  async function replayed<R>(
    row: MatchRow,
    look: <T extends GameTypes>(terms: Terms<T>, progress: Progress<T>) => R,
  ): Promise<Answer<R>> {
    const entries = row.status === 'lobby' ? [] : await store.entries(row.id, 0);
    return withTerms(games, row, (terms) =>
      look(terms, reduceAll(terms, firstProgress(terms), { entries }).progress),
    );
  }

  async function turnIn(row: MatchRow): Promise<Turn | undefined> {
    const looked = await replayed(row, (terms, progress) => whomItWaitsFor(terms, progress));
    if (!looked.ok) return undefined;
    const { code, game, status } = row;
    const { seats } = fromJson(row.lobby);
    const { winners } = (row.result ?? { winners: [] }) as { winners: readonly Seat[] };
    return {
      code,
      game,
      status,
      ...looked.value,
      names: seats.flatMap((sitter) => (sitter.kind === 'human' ? [sitter.name] : [])),
      winners: winners.flatMap((seat) => nameOf(seats[seat] as Sitter) ?? []),
    };
  }

  async function ownMatch(row: MatchRow, guest: Guest): Promise<OwnMatch> {
    const view = lobbyView(row, guest);
    const seats = await waitsFor(row);
    return { ...view, waitsFor: seats, waitsForYou: seats.some((seat) => seat === view.you.seat) };
  }

  async function record(asked: string, guest: Guest | undefined): Promise<Answer<Json>> {
    const found = await findRow(store, asked);
    if (!found.ok) return found;
    const row = found.value;
    if (row.status === 'over') return yes(await finishedRecord(row));
    const viewer = seatOf(fromJson(row.lobby), guest?.id) ?? 'spectator';
    return replayed(row, (terms, { history }) => openRecord(terms, history, viewer));
  }

  /** It was written down at the end, under the rules that it was played by. */
  async function finishedRecord(row: MatchRow): Promise<Json> {
    const kept = await store.record(row.id);
    if (kept !== undefined) return JSON.parse(kept) as Json;
    const written = await replayed(row, (terms, { history }) => wholeRecord(terms, history));
    return written.ok ? written.value : recordUnderOtherRules(row, await store.entries(row.id, 0));
  }

  floor.schedule.start();

  return {
    create: (host, wish) => changing(host, () => desk.create(host, wish)),
    lobby: (asked, guest) =>
      call(async () => {
        const row = await findRow(store, asked);
        return row.ok ? yes(lobbyView(row.value, guest, asked)) : row;
      }),
    publicMatches: async (guest) =>
      (await store.publicMatches(MOST_PUBLIC))
        .filter(({ status }) => status !== 'over')
        .map((row) => lobbyView(row, guest)),
    matchesOf: async (guest) => {
      const own: OwnMatch[] = [];
      for (const row of await store.matchesOf(guest.id, MOST_OWN)) own.push(await ownMatch(row, guest));
      return own;
    },
    join: (asked, guest) => changing(guest, () => desk.join(asked, guest)),
    leave,
    changeSeats,
    changeTerms: (asked, guest, change) => changing(guest, () => desk.changeTerms(asked, guest, change)),
    start,
    rematch,
    record: (asked, guest) => call(() => record(asked, guest)),
    turn: async (asked) => {
      const row = await store.match(asked);
      return row === undefined || row.status === 'lobby' ? undefined : turnIn(row);
    },
    isPresent: floor.isPresent,
    receive: async (member, message) => {
      if (isDraining) member.send(refusedMessage(message.id, no('draining')));
      else await listen(member, message);
    },
    forget: floor.forget,
    get figures() {
      return floor.figures();
    },
    drain: async () => {
      isDraining = true;
      await Promise.allSettled(underWay);
      await floor.close();
      await around.thinker.close?.();
    },
  };
}

/** Of people, that is: bots and those for whom one moves need no reminder. */
function whomItWaitsFor<T extends GameTypes>(
  terms: Terms<T>,
  progress: Progress<T>,
): Pick<Turn, 'decision' | 'people' | 'isLast'> {
  const { state } = progress;
  const waited = pending(state).filter((seat) => !isMovedByBot(terms, progress, seat));
  const people = waited.flatMap((seat) => {
    const sitter = terms.seats[seat];
    return sitter?.kind === 'human' ? [{ guest: sitter.guest, name: sitter.name }] : [];
  });
  const hasChosen = terms.seats.some(
    ({ kind }, seat) =>
      kind === 'human' && !waited.includes(seat) && (state.private[seat]?.plan.length ?? 0) > 0,
  );
  return { decision: state.public.decision, people, isLast: people.length === 1 && hasChosen };
}
