// Tournaments: what people and hosts ask for, and what is due. All that is known stands in the store, and is changed by its
// version: any process can go on where another one was killed, and nothing is begun twice.

import { isGameId, withGame } from '@mirabilia/games';
import { accept, type Result, refuse, type Seed } from '@mirabilia/kernel';
import type { ArrangedSeat, Guest, Log, MatchService, TablePlayed } from '@mirabilia/match-service';
import {
  type Code,
  type ListedTournament,
  type NewTournament,
  readTitle,
  SIZES,
  type TournamentChange,
  type TournamentView,
} from '@mirabilia/protocol';
import type { GatheringRow } from '../storage/gatherings.ts';
import type { Store } from '../storage/store.ts';
import {
  begun,
  bodyOf,
  type Change,
  currentRound,
  ended,
  joined,
  left,
  matchOf,
  nextStep,
  playerOf,
  type RoundTable,
  renamed,
  replaced,
  type Tournament,
  type TournamentRound,
  tournamentOf,
  wakeOf,
  withMatchesMade,
  withoutGuest,
  withReadiness,
  withResults,
  withRoundOver,
  withStatus,
} from './tournament.ts';
import { tournamentView } from './tournament-view.ts';

/** What tournaments need to know of groups. */
export interface GroupsOfTournaments {
  /** Undefined unless the guest is a member. */
  nameFor(group: string, guest: string | undefined): Promise<string | undefined>;
  /** A match of the group's begins. */
  noteMatch(group: string, match: string): Promise<void>;
}

interface Needs {
  readonly store: Pick<Store, 'gatherings' | 'retention'>;
  readonly matchService: Pick<MatchService, 'arrange' | 'unseal' | 'played' | 'playOutByBots'>;
  readonly groups: GroupsOfTournaments;
  readonly now: () => number;
  readonly newId: () => string;
  readonly newSeed: () => Seed;
  readonly log: Pick<Log, 'error'>;
}

type Seen = Promise<Result<TournamentView, Code>>;

export interface Tournaments {
  create(host: Guest, wish: NewTournament): Seen;
  view(id: string, guest: Guest | undefined): Seen;
  of(guest: Guest): Promise<ListedTournament[]>;
  within(group: string, guest: Guest): Promise<ListedTournament[]>;
  join(id: string, guest: Guest): Seen;
  leave(id: string, guest: Guest): Seen;
  setReady(id: string, guest: Guest, ready: boolean): Seen;
  change(id: string, host: Guest, change: TournamentChange): Seen;
  /** The guest's name is removed from all tournaments. */
  forget(guest: string, nothing: string): Promise<void>;
  /** Does what is due. */
  run(): Promise<void>;
}

const MOST_CONFLICTS = 50;
const MOST_LISTED = 50;
/** More than all rounds of the largest tournament have. */
const MOST_MATCHES = 1500;
/** Milliseconds for which one process goes on with a tournament before another one may. */
const CLAIM = 5000;
const AT_ONCE = 20;

export function newTournaments(needs: Needs): Tournaments {
  const { store, matchService, groups, now, newId, newSeed, log } = needs;
  const { gatherings } = store;

  async function find(id: string): Promise<Result<GatheringRow, Code>> {
    const row = await gatherings.get(id);
    return row?.kind === 'tournament' ? accept(row) : refuse('no-such-tournament');
  }

  /** Reads, decides and writes, and again if another writer was faster. */
  async function changing(
    id: string,
    decide: (tournament: Tournament) => Change,
  ): Promise<Result<GatheringRow, Code>> {
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      const found = await find(id);
      if (!found.ok) return found;
      const next = decide(tournamentOf(found.value));
      if (!next.ok) return next;
      const row = await write(found.value, next.value);
      if (row !== undefined) return accept(row);
    }
    return refuse('unavailable');
  }

  const write = ({ id, version }: GatheringRow, tournament: Tournament) =>
    gatherings.change(id, version, { body: bodyOf(tournament), wakeAt: claimedWake(tournament), at: now() });

  /** What is due is done by the process that writes. Only if it is killed another one goes on. */
  function claimedWake(tournament: Tournament): number | null {
    const wakeAt = wakeOf(tournament, now());
    return wakeAt !== null && wakeAt <= now() ? now() + CLAIM : wakeAt;
  }

  async function shown(row: GatheringRow, guest: Guest | undefined): Promise<TournamentView> {
    const name = row.parent === null ? undefined : await groups.nameFor(row.parent, guest?.id);
    const group = row.parent === null || name === undefined ? null : { id: row.parent, name };
    return tournamentView(row, { guest, group });
  }

  /** What the change makes due is done before the answer. */
  async function answering(changed: Promise<Result<GatheringRow, Code>>, guest: Guest): Seen {
    const row = await changed;
    if (!row.ok) return row;
    const step = nextStep(tournamentOf(row.value), now());
    const due = step !== undefined && step !== 'collect';
    if (due) await advance(row.value.id);
    const after = due ? await find(row.value.id) : row;
    return after.ok ? accept(await shown(after.value, guest)) : after;
  }

  async function create(host: Guest, wish: NewTournament): Seen {
    const { name: given, plays, group, ...terms } = wish;
    const name = readTitle(given);
    if (name === undefined) return refuse('bad-name');
    const { game, options, pace, deadline } = terms;
    if (!isGameId(game)) return refuse('no-such-game', { game });
    if (!suitsAllSizes(game, options)) return refuse('bad-options');
    // Somebody who never moves would hold up everyone for ever.
    if (pace.kind === 'untimed' && deadline === null) return refuse('bad-options', { option: 'deadline' });
    if (group !== undefined && (await groups.nameFor(group, host.id)) === undefined)
      return refuse('no-such-group');
    const empty: Tournament = { name, host: host.id, terms, status: 'open', players: [], played: [] };
    const first = plays ? joined(empty, host) : accept(empty);
    if (!first.ok) return first;
    const at = now();
    const row: GatheringRow = {
      id: newId(),
      kind: 'tournament',
      parent: group ?? null,
      version: 1,
      wakeAt: null,
      body: bodyOf(first.value),
      createdAt: at,
      updatedAt: at,
    };
    await gatherings.create(row);
    await gatherings.enter(row.id, host.id);
    return accept(await shown(row, host));
  }

  async function join(id: string, guest: Guest): Seen {
    const changed = await changing(id, (tournament) => joined(tournament, guest));
    if (changed.ok) await gatherings.enter(id, guest.id);
    return answering(Promise.resolve(changed), guest);
  }

  async function leave(id: string, guest: Guest): Seen {
    const changed = await changing(id, (tournament) => left(tournament, guest.id));
    if (!changed.ok) return changed;
    const { host, players } = tournamentOf(changed.value);
    const isKnown = host === guest.id || players.some((player) => player.guest === guest.id);
    if (!isKnown) await gatherings.leave(id, guest.id);
    return answering(Promise.resolve(changed), guest);
  }

  function decided(tournament: Tournament, change: TournamentChange): Change {
    switch (change.do) {
      case 'start':
        return begun(tournament, { now: now(), newSeed, newId });
      case 'withdraw':
        return withStatus(tournament, change.player, 'withdrawn');
      case 'readmit':
        return withStatus(tournament, change.player, 'in');
      case 'replace':
        return replaced(tournament, change.player, change.with);
      case 'end':
        return ended(tournament);
      case 'rename': {
        const name = readTitle(change.name);
        return name === undefined ? refuse('bad-name') : accept(renamed(tournament, name));
      }
    }
  }

  const change = (id: string, host: Guest, asked: TournamentChange): Seen =>
    answering(
      changing(id, (tournament) =>
        tournament.host === host.id ? decided(tournament, asked) : refuse('not-host'),
      ),
      host,
    );

  async function advance(id: string): Promise<void> {
    for (let step = 0; step < MOST_CONFLICTS; step++) {
      const found = await find(id);
      if (!found.ok) return;
      const row = found.value;
      const tournament = tournamentOf(row);
      const next = await carriedOut(row, tournament);
      if (next === undefined) return;
      if (next === tournament) {
        const wakeAt = wakeOf(tournament, now());
        if (wakeAt !== null) await gatherings.wake(id, row.version, wakeAt);
        return;
      }
      // Where another process was faster it is read again.
      await write(row, next);
    }
  }

  /** The tournament after what was due; the same if that changed nothing, and undefined if nothing was due. */
  async function carriedOut(row: GatheringRow, tournament: Tournament): Promise<Tournament | undefined> {
    const round = currentRound(tournament);
    switch (nextStep(tournament, now())) {
      case 'make-matches':
        return (await makeMatches(row, tournament)) ? withMatchesMade(tournament) : undefined;
      case 'collect':
        return round && collected(tournament, round);
      case 'open':
        if (tournament.terms.kind === 'duplicate')
          for (const { match } of round?.tables ?? []) await matchService.unseal(match);
        return withRoundOver(tournament, now());
      case 'begin': {
        const begins = begun(tournament, { now: now(), newSeed, newId });
        return begins.ok ? begins.value : undefined;
      }
      default:
        return undefined;
    }
  }

  async function makeMatches(row: GatheringRow, tournament: Tournament): Promise<boolean> {
    const number = tournament.played.length;
    for (const [index, table] of (currentRound(tournament)?.tables ?? []).entries()) {
      const made = await arrange(row, tournament, { table, round: number, number: index + 1 });
      if (!made.ok) {
        log.error({ tournament: row.id, refused: made.refusal.code }, 'a table could not be made');
        return false;
      }
      await gatherings.addMatch(row.id, table.match, now());
      if (row.parent !== null) await groups.noteMatch(row.parent, table.match);
    }
    return true;
  }

  interface Making {
    readonly table: RoundTable;
    readonly round: number;
    readonly number: number;
  }

  function arrange({ id }: GatheringRow, tournament: Tournament, { table, round, number }: Making) {
    const { name, host, terms, players } = tournament;
    const seats = table.seats.map((seat): ArrangedSeat => {
      if ('bot' in seat) return { kind: 'bot', level: seat.bot };
      const player = players[seat.player];
      // Whoever was forgotten since the pairing.
      if (player === undefined || player.guest === '') return { kind: 'bot', level: 'medium' };
      const { guest, name: called, emblem } = player;
      const arms = emblem === null ? {} : { emblem };
      return { kind: 'human', guest, name: called, ...arms, isAbsent: seat.isAbsent };
    });
    return matchService.arrange({
      id: table.match,
      game: terms.game,
      options: terms.options,
      host,
      seats,
      pace: terms.pace,
      // cast: it was made by `newSeed`.
      seed: table.seed as Seed,
      tournament: { id, name, round, table: number, sealed: terms.kind === 'duplicate' },
    });
  }

  /** Reads what became of the matches. After the deadline bots play what is left. */
  async function collected(
    tournament: Tournament,
    { tables, deadline }: TournamentRound,
  ): Promise<Tournament> {
    const results = new Map<string, TablePlayed>();
    const isLate = deadline !== null && deadline <= now();
    for (const { match, result } of tables) {
      if (result !== null) continue;
      const played = await matchService.played(match, deadline ?? Number.POSITIVE_INFINITY);
      if (played !== undefined) results.set(match, played);
      else if (isLate) await matchService.playOutByBots(match);
    }
    return results.size === 0 ? tournament : withResults(tournament, results);
  }

  async function run(): Promise<void> {
    const due = await gatherings.claimDue(now(), now() + CLAIM, AT_ONCE);
    for (const { id } of due) {
      await advance(id).catch((error: unknown) =>
        log.error({ tournament: id, error }, 'a tournament could not be continued'),
      );
    }
  }

  async function forget(guest: string, nothing: string): Promise<void> {
    for (;;) {
      const rows = await gatherings.of(guest, 'tournament', MOST_LISTED);
      if (rows.length === 0) return;
      for (const { id } of rows) {
        for (const match of await gatherings.matchesOf(id, MOST_MATCHES))
          await store.retention.renameHost(match, guest, '');
        await changing(id, (tournament) => accept(withoutGuest(tournament, guest, nothing)));
        await gatherings.leave(id, guest);
      }
    }
  }

  return {
    create,
    view: async (id, guest) => {
      const row = await find(id);
      return row.ok ? accept(await shown(row.value, guest)) : row;
    },
    of: async (guest) =>
      (await gatherings.of(guest.id, 'tournament', MOST_LISTED)).map((row) => listed(row, guest)),
    within: async (group, guest) =>
      (await gatherings.within(group, MOST_LISTED)).map((row) => listed(row, guest)),
    join,
    leave,
    setReady: (id, guest, ready) =>
      answering(
        changing(id, (tournament) => withReadiness(tournament, guest.id, ready)),
        guest,
      ),
    change,
    forget,
    run,
  };
}

/** Tables may be smaller or larger than the host's wish. */
const suitsAllSizes = (game: Parameters<typeof withGame>[0], options: NewTournament['options']): boolean =>
  withGame(game, ({ readOptions }) => {
    for (let players: number = SIZES.least; players <= SIZES.most; players++)
      if (!readOptions({ ...options, players, seating: 'as-is' }).ok) return false;
    return true;
  });

function listed(row: GatheringRow, guest: Guest): ListedTournament {
  const tournament = tournamentOf(row);
  const { name, terms, status, players, played } = tournament;
  const { game, kind, rounds } = terms;
  return {
    id: row.id,
    name,
    game,
    kind,
    status,
    players: players.filter((player) => player.status === 'in').length,
    round: played.length,
    rounds,
    waitsForYou: matchOf(tournament, playerOf(tournament, guest.id)) !== null,
  };
}
