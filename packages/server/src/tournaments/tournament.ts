// A tournament and everything that may happen to it, as pure functions of what is stored.

import { accept, type JsonObject, type Result, refuse } from '@mirabilia/kernel';
import type { Guest, TablePlayed } from '@mirabilia/match-service';
import { type Code, distinctName, type Emblem, MOST_PEOPLE, type NewTournament } from '@mirabilia/protocol';
import type { GatheringRow } from '../storage/gatherings.ts';
import { pairRound, type Seating } from './pairing.ts';
import { entrantsOf } from './played-rounds.ts';

export interface TournamentPlayer {
  /** Empty for somebody who was forgotten. */
  readonly guest: string;
  readonly name: string;
  readonly emblem: Emblem | null;
  /** `left`: by themselves, so that they may come back. */
  readonly status: 'in' | 'left' | 'withdrawn';
  /** They are there for the next round. */
  readonly ready: boolean;
}

/** A player by their place in the list, or a bot. */
export type RoundSeat = { readonly player: number; readonly isAbsent: boolean } | { readonly bot: string };

export interface RoundTable {
  /** Known before the match is made, so that it is made once. */
  readonly match: string;
  readonly seed: string;
  readonly seats: readonly RoundSeat[];
  readonly result: TablePlayed | null;
}

export interface TournamentRound {
  /** `starting`: the matches are being made. `opening`: all are over, and may be seen now. */
  readonly phase: 'starting' | 'running' | 'opening' | 'over';
  readonly startedAt: number;
  readonly deadline: number | null;
  readonly endedAt: number | null;
  readonly tables: readonly RoundTable[];
}

export type TournamentTerms = Omit<NewTournament, 'name' | 'plays' | 'group'>;

export interface Tournament {
  readonly name: string;
  readonly host: string;
  readonly terms: TournamentTerms;
  readonly status: 'open' | 'running' | 'over';
  readonly players: readonly TournamentPlayer[];
  readonly played: readonly TournamentRound[];
}

export const tournamentOf = ({ body }: Pick<GatheringRow, 'body'>): Tournament =>
  // cast: only this module writes it, and it is plain data.
  body as unknown as Tournament;
// cast: an interface has no index signature, plain as it is.
export const bodyOf = (tournament: Tournament): JsonObject => tournament as unknown as JsonObject;

export type Change = Result<Tournament, Code>;

export const playerOf = ({ players }: Pick<Tournament, 'players'>, guest: string): number | undefined => {
  const index = players.findIndex((player) => player.guest === guest);
  return index < 0 ? undefined : index;
};

export const currentRound = ({ played }: Tournament): TournamentRound | undefined => played.at(-1);
export const isPlaying = (tournament: Tournament): boolean => {
  const round = currentRound(tournament);
  return round !== undefined && round.phase !== 'over';
};

const withPlayer = (
  tournament: Tournament,
  index: number,
  change: Partial<TournamentPlayer>,
): Tournament => ({
  ...tournament,
  players: tournament.players.map((player, at) => (at === index ? { ...player, ...change } : player)),
});

const withRound = (tournament: Tournament, round: TournamentRound): Tournament => ({
  ...tournament,
  played: tournament.played.with(-1, round),
});

export function joined(tournament: Tournament, { id, name, emblem = null }: Guest): Change {
  if (tournament.status === 'over') return refuse('tournament-over');
  const known = playerOf(tournament, id);
  if (known !== undefined) {
    return tournament.players[known]?.status === 'withdrawn'
      ? refuse('removed')
      : accept(withPlayer(tournament, known, { status: 'in', ready: true }));
  }
  const { players } = tournament;
  if (players.length >= MOST_PEOPLE) return refuse('too-many', { what: 'people', most: MOST_PEOPLE });
  const names = players.map((player) => player.name);
  const player = { guest: id, name: distinctName(name, names), emblem, status: 'in', ready: true } as const;
  return accept({ ...tournament, players: [...players, player] });
}

/** The player, if they take part. */
function playing(tournament: Tournament, guest: string): Result<number, Code> {
  if (tournament.status === 'over') return refuse('tournament-over');
  const index = playerOf(tournament, guest);
  return index === undefined || tournament.players[index]?.status !== 'in'
    ? refuse('not-in-it')
    : accept(index);
}

/** Who has played nothing leaves no trace. */
export function left(tournament: Tournament, guest: string): Change {
  const index = playing(tournament, guest);
  if (!index.ok) return index;
  return accept(
    tournament.played.length === 0
      ? { ...tournament, players: tournament.players.toSpliced(index.value, 1) }
      : withPlayer(tournament, index.value, { status: 'left', ready: false }),
  );
}

export function withReadiness(tournament: Tournament, guest: string, ready: boolean): Change {
  const index = playing(tournament, guest);
  return index.ok ? accept(withPlayer(tournament, index.value, { ready })) : index;
}

function known({ players }: Tournament, index: number): Result<TournamentPlayer, Code> {
  const player = players[index];
  return player === undefined ? refuse('no-such-person', { person: index }) : accept(player);
}

export function withStatus(tournament: Tournament, index: number, status: 'in' | 'withdrawn'): Change {
  const player = known(tournament, index);
  return player.ok ? accept(withPlayer(tournament, index, { status, ready: false })) : player;
}

const hasPlayed = ({ played }: Tournament, index: number): boolean =>
  played.some(({ tables }) =>
    tables.some(({ seats }) => seats.some((seat) => 'player' in seat && seat.player === index)),
  );

/** Somebody new goes on with another player's points, between two rounds. */
export function replaced(tournament: Tournament, index: number, by: number): Change {
  if (isPlaying(tournament)) return refuse('round-running');
  const [old, next] = [known(tournament, index), known(tournament, by)];
  if (!old.ok) return old;
  if (!next.ok) return next;
  if (index === by || hasPlayed(tournament, by)) return refuse('no-such-person', { person: by });
  // They change places: nobody else’s number may change.
  const gone = { ...old.value, status: 'withdrawn', ready: false } as const;
  const players = tournament.players.with(index, next.value).with(by, gone);
  return accept({ ...tournament, players });
}

export const renamed = (tournament: Tournament, name: string): Tournament => ({ ...tournament, name });

/** The round that runs is played to its end, and counts. */
export function ended(tournament: Tournament): Change {
  if (tournament.status === 'over') return refuse('tournament-over');
  const terms = { ...tournament.terms, rounds: tournament.played.length };
  return accept({ ...tournament, terms, status: isPlaying(tournament) ? tournament.status : 'over' });
}

const HOUR = 3_600_000;
/** Milliseconds between a round that is over and the next one, where it begins by itself. */
export const BREAK = 20_000;
/** Who fills the tables of a duplicate, and sits with two people who are left. */
const FILLER = 'medium';

/** Live rounds are for those who are there. In the others everybody has a seat, and time. */
const isLive = ({ terms }: Tournament): boolean => terms.pace.kind === 'live';

const isHere = (tournament: Tournament, player: TournamentPlayer): boolean =>
  player.ready || !isLive(tournament);

export interface NewRound {
  readonly now: number;
  /** Not to be guessed: the seats and the deals follow from it. */
  readonly newSeed: () => string;
  readonly newId: () => string;
}

/** The tables of the next round. The matches are made afterwards. */
export function begun(tournament: Tournament, { now, newSeed, newId }: NewRound): Change {
  const { terms, players, played, status } = tournament;
  if (status === 'over') return refuse('tournament-over');
  if (isPlaying(tournament)) return refuse('round-running');
  const seated = players.flatMap((player, index) =>
    player.status === 'in' && (terms.absent === 'bot' || isHere(tournament, player)) ? [index] : [],
  );
  if (seated.length < 2) return refuse('too-few-players');
  const isDuplicate = terms.kind === 'duplicate';
  const wish = { size: terms.size, isDuplicate, seed: newSeed() };
  const seatings = pairRound(entrantsOf(tournament, seated), wish);
  const shared = newSeed();
  const tables = seatings.map((seating) => ({
    match: newId(),
    seed: isDuplicate ? shared : newSeed(),
    seats: seatsOf(tournament, seating),
    result: null,
  }));
  const deadline = terms.deadline === null ? null : now + terms.deadline * HOUR;
  const round: TournamentRound = { phase: 'starting', startedAt: now, deadline, endedAt: null, tables };
  return accept({
    ...tournament,
    status: 'running',
    // Who wants to play the next round says so again, or has just played.
    players: players.map((player) => ({ ...player, ready: terms.start === 'auto' && player.ready })),
    played: [...played, round],
  });
}

const seatsOf = (tournament: Tournament, seating: Seating): RoundSeat[] =>
  seating.map((index) => {
    const player = index === null ? undefined : tournament.players[index];
    return index === null || player === undefined
      ? { bot: FILLER }
      : { player: index, isAbsent: !isHere(tournament, player) };
  });

export function withMatchesMade(tournament: Tournament): Tournament {
  const round = currentRound(tournament);
  return round?.phase === 'starting' ? withRound(tournament, { ...round, phase: 'running' }) : tournament;
}

export function withResults(tournament: Tournament, results: ReadonlyMap<string, TablePlayed>): Tournament {
  const round = currentRound(tournament);
  if (round?.phase !== 'running') return tournament;
  const tables = round.tables.map((table) => ({
    ...table,
    result: table.result ?? results.get(table.match) ?? null,
  }));
  const isOver = tables.every(({ result }) => result !== null);
  return withRound(tournament, { ...round, tables, phase: isOver ? 'opening' : 'running' });
}

export function withRoundOver(tournament: Tournament, now: number): Tournament {
  const round = currentRound(tournament);
  if (round?.phase !== 'opening') return tournament;
  const { terms, played } = tournament;
  const over = withRound(tournament, { ...round, phase: 'over', endedAt: now });
  return played.length >= terms.rounds ? { ...over, status: 'over' } : withAbsentNoticed(over, round);
}

/** Whoever was away for a whole round is not waited for in the next one that begins by itself. */
function withAbsentNoticed(tournament: Tournament, { tables }: TournamentRound): Tournament {
  const absent = new Set(
    tables.flatMap(({ seats, result }) =>
      seats.flatMap((seat, at) => ('player' in seat && result?.absent.includes(at) ? [seat.player] : [])),
    ),
  );
  return {
    ...tournament,
    players: tournament.players.map((player, index) =>
      absent.has(index) ? { ...player, ready: false } : player,
    ),
  };
}

/** When the next round begins by itself; null if it waits for people. */
export function nextRoundAt(tournament: Tournament): number | null {
  const { terms, status, players } = tournament;
  const round = currentRound(tournament);
  if (status === 'over' || isPlaying(tournament)) return null;
  const there = players.filter((player) => player.status === 'in');
  const areAllReady = there.length >= 2 && there.every(({ ready }) => ready);
  // Before the first round people still come: then only the host knows that everybody is there.
  if (round === undefined) return null;
  if (terms.start === 'ready' && areAllReady) return round.endedAt ?? 0;
  const canPlay = there.filter((player) => terms.absent === 'bot' || isHere(tournament, player)).length >= 2;
  return terms.start === 'auto' && canPlay ? (round.endedAt ?? 0) + BREAK : null;
}

/** What the server has to do. */
export type NextStep = 'make-matches' | 'collect' | 'open' | 'begin' | undefined;

export function nextStep(tournament: Tournament, now: number): NextStep {
  const phase = currentRound(tournament)?.phase;
  if (phase === 'starting') return 'make-matches';
  if (phase === 'running') return 'collect';
  if (phase === 'opening') return 'open';
  const at = nextRoundAt(tournament);
  return at !== null && at <= now ? 'begin' : undefined;
}

/** Milliseconds between two looks at matches that are being played. */
const LOOK_LIVE = 1000;
const LOOK_SLOW = 20_000;

/** When there is something to do again. */
export function wakeOf(tournament: Tournament, now: number): number | null {
  const round = currentRound(tournament);
  if (round === undefined || round.phase === 'over') return nextRoundAt(tournament);
  if (round.phase !== 'running') return now;
  const { deadline } = round;
  const isUrgent = isLive(tournament) || (deadline !== null && deadline <= now);
  const look = now + (isUrgent ? LOOK_LIVE : LOOK_SLOW);
  return deadline === null || deadline <= now ? look : Math.min(look, deadline);
}

/** The player's match in the round that runs. */
export function matchOf(tournament: Tournament, index: number | undefined): string | null {
  const round = currentRound(tournament);
  if (index === undefined || round?.phase !== 'running') return null;
  const table = round.tables.find(
    ({ seats, result }) => result === null && seats.some((seat) => 'player' in seat && seat.player === index),
  );
  return table?.match ?? null;
}

/** Without the person: what they played stays. */
export function withoutGuest(tournament: Tournament, guest: string, nothing: string): Tournament {
  const index = playerOf(tournament, guest);
  const forgotten =
    index === undefined
      ? tournament
      : withPlayer(tournament, index, {
          guest: '',
          name: nothing,
          emblem: null,
          status: 'withdrawn',
          ready: false,
        });
  if (forgotten.host !== guest) return forgotten;
  const heir = forgotten.players.find(({ status }) => status === 'in')?.guest ?? '';
  return { ...forgotten, host: heir };
}
