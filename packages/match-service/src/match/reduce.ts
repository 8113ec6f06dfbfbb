// Applies a log entry. Live play and loading use the same function, so a match that is loaded from its log is exactly as
// it was.

import {
  accept,
  type Entry,
  type GameTypes,
  type Move,
  type Played,
  play,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@mirabilia/kernel';
import type { LogBody, LogEntry } from '../store.ts';
import { renewed, type SeatClock, started, stopped } from './clocks.ts';
import { afterAllowing, afterAsking } from './following.ts';
import type { MatchConfig } from './match-config.ts';
import { afterDecision } from './past-hands.ts';
import { haveAllAgreed, isMovedByBot, type Progress, type SeatProgress, seatProgressAt } from './progress.ts';
import { afterMuting, afterWords } from './talk.ts';

export interface Reduced<T extends GameTypes> {
  readonly progress: Progress<T>;
  /** A decision was resolved, with these events. */
  readonly resolved: boolean;
  readonly events: readonly T['event'][];
}

type BodyOf<K extends LogBody['kind']> = Extract<LogBody, { kind: K }>;
type Reduce<K extends LogBody['kind']> = <T extends GameTypes>(
  config: MatchConfig<T>,
  before: Progress<T>,
  body: BodyOf<K>,
) => Result<Reduced<T>>;

const NO_EVENTS: readonly never[] = [];

const quiet = <T extends GameTypes>(progress: Progress<T>): Result<Reduced<T>> =>
  accept({ progress, resolved: false, events: NO_EVENTS });

const withSeat = <T extends GameTypes>(
  progress: Progress<T>,
  seat: Seat,
  change: Partial<SeatProgress>,
): Progress<T> => ({
  ...progress,
  seats: progress.seats.with(seat, { ...seatProgressAt(progress, seat), ...change }),
});

const REDUCE: { readonly [K in LogBody['kind']]: Reduce<K> } = {
  commit: (config, before, body) => {
    const { game } = config;
    const { seat, decision, step, by } = body;
    const move = game.notation.parse(body.move);
    if (move === undefined) return refuse('illegal-move', { move: body.move });
    const played = play(game, before.state, seat, { decision, step, move });
    if (!played.ok) return played;
    return accept(afterMove(config, before, { seat, step, move, by, ...played.value }));
  },
  keeper: (config, before, { seat, keeper, heldFor }) => {
    const change = {
      controller: keeper,
      missed: 0,
      heldUntil: heldFor === undefined ? 0 : before.at + heldFor,
    };
    const after = withSeat(before, seat, change);
    const { allowance } = config;
    if (keeper === 'bot' || allowance === undefined) return quiet(withClocks(config, after));
    // A player who comes back has the time of a whole decision, once: leaving again and again would stop the match.
    const { clock, renewedAt } = seatProgressAt(after, seat);
    const { decision } = after.state.public;
    if (renewedAt === decision) return quiet(withClocks(config, after));
    const renewal = { clock: renewed(clock, after.at, allowance), renewedAt: decision };
    return quiet(withClocks(config, withSeat(after, seat, renewal)));
  },
  preselect: (_config, before, { seat, decision, move }) =>
    quiet(withSeat(before, seat, { preselected: move === null ? null : { decision, move } })),
  end: (config, before, { seat, on }) => {
    if (!on) return quiet({ ...before, ending: [] });
    const after = { ...before, ending: [...before.ending, seat] };
    return quiet({ ...after, isAbandoned: haveAllAgreed(config, after) });
  },
  reactions: (_config, before, { on }) => quiet({ ...before, talk: { ...before.talk, reactions: on } }),
  ask: (config, before, body) =>
    quiet({
      ...before,
      // The player knows them by a number, as those who have said something.
      talk: afterWords(config, before.talk, body),
      following: afterAsking(before.following, body),
    }),
  allow: (_config, before, body) => {
    const next = before.state.public.decision + 1;
    return quiet({ ...before, following: afterAllowing(before.following, body, next) });
  },
  chat: (config, before, { guest, name }) =>
    quiet({ ...before, talk: afterWords(config, before.talk, { guest, name }) }),
  mute: (_config, before, body) => quiet({ ...before, talk: afterMuting(before.talk, body) }),
  silence: (_config, before, body) => quiet({ ...before, talk: afterMuting(before.talk, body) }),
};

interface Moved<T extends GameTypes> extends Played<T> {
  readonly seat: Seat;
  readonly step: number;
  readonly move: Move;
  readonly by: BodyOf<'commit'>['by'];
}

function afterMove<T extends GameTypes>(
  config: MatchConfig<T>,
  before: Progress<T>,
  moved: Moved<T>,
): Reduced<T> {
  const { seat, step, by, state, resolved, events } = moved;
  const isDone = resolved || state.public.owed[seat] === 0;
  const { missed, changes } = seatProgressAt(before, seat);
  const count = by === 'player' ? 0 : by === 'clock' && isDone ? missed + 1 : missed;
  const next = resolved ? afterResolving(config, before, moved) : { ...before, state };
  const isChange = step < (before.state.private[seat]?.plan.length ?? 0);
  const after =
    count === missed && !isChange
      ? next
      : withSeat(next, seat, { missed: count, changes: isChange ? changes + 1 : changes });
  return {
    progress: resolved ? newDecision(config, after) : withClocks(config, after),
    resolved,
    events,
  };
}

function afterResolving<T extends GameTypes>(
  { social: { handsAfter: rounds } }: MatchConfig<T>,
  before: Progress<T>,
  moved: Moved<T>,
): Progress<T> {
  const moves = resolvedMoves(before, moved);
  const movers = moves.map(({ seat }) => seat);
  return {
    ...before,
    state: moved.state,
    since: before.at,
    history: [...before.history, ...moves],
    past:
      rounds === undefined
        ? before.past
        : afterDecision(before.past, { state: before.state, movers, rounds }),
  };
}

/** The moves of all plans. The last move, which is not in the state yet, completes its seat's plan. */
function resolvedMoves<T extends GameTypes>(
  { state }: Progress<T>,
  { seat: last, step, move }: Moved<T>,
): Entry[] {
  return state.private.flatMap(({ plan }, seat) => {
    const moves = seat === last ? [...plan.slice(0, step), move] : plan;
    return moves.map((made) => ({ seat, move: made }));
  });
}

/** Everybody gets the time of a decision again, and what was preselected for past decisions is dropped. */
function newDecision<T extends GameTypes>(config: MatchConfig<T>, after: Progress<T>): Progress<T> {
  const { decision } = after.state.public;
  const { allowance } = config;
  const isLeft = ({ preselected }: SeatProgress): boolean =>
    preselected !== null && preselected.decision >= decision;
  const isFresh = (seat: SeatProgress): boolean =>
    seat.changes === 0 && (seat.preselected === null || isLeft(seat));
  if (allowance === undefined && after.seats.every(isFresh)) return after;
  const seats = after.seats.map((seat) => ({
    ...seat,
    changes: 0,
    preselected: isLeft(seat) ? seat.preselected : null,
    clock: allowance === undefined ? seat.clock : renewed(seat.clock, after.at, allowance),
  }));
  return withClocks(config, { ...after, seats });
}

/** Clocks run only for players whom the match waits for. */
function withClocks<T extends GameTypes>(config: MatchConfig<T>, progress: Progress<T>): Progress<T> {
  if (config.allowance === undefined) return progress;
  const { at, seats, state } = progress;
  const clockAt = (seat: Seat, clock: SeatClock): SeatClock =>
    (state.public.owed[seat] as number) > 0 && !isMovedByBot(config, progress, seat)
      ? started(clock, at)
      : stopped(clock, at);
  const clocks = seats.map(({ clock }, seat) => clockAt(seat, clock));
  if (clocks.every((clock, seat) => clock === seats[seat]?.clock)) return progress;
  return {
    ...progress,
    seats: seats.map((seatProgress, seat) => ({ ...seatProgress, clock: clocks[seat] as SeatClock })),
  };
}

/** The kinds of entries that everybody learns of under a number. */
const IS_TOLD: Readonly<Record<LogBody['kind'], boolean>> = {
  commit: true,
  keeper: true,
  end: true,
  chat: true,
  preselect: false,
  mute: false,
  silence: false,
  reactions: false,
  ask: false,
  allow: false,
};

/** Refuses what the rules refuse. The given progress is not changed. */
export function reduce<T extends GameTypes>(
  config: MatchConfig<T>,
  before: Progress<T>,
  { seq, at, body }: LogEntry,
): Result<Reduced<T>> {
  if (seq !== before.seq + 1) return refuse('gap-in-log', { seq, after: before.seq });
  const told = IS_TOLD[body.kind] ? before.told + 1 : before.told;
  const writer = writerOf(config, body);
  const written =
    writer === undefined
      ? before.written
      : new Map(before.written).set(writer, (before.written.get(writer) ?? 0) + 1);
  // cast: the table is exhaustive, but the compiler can't see that kind and body belong together.
  const carryOut = REDUCE[body.kind] as Reduce<LogBody['kind']>;
  // What was said in the lobby was written before the match began.
  const now = Math.max(at, before.at);
  return carryOut(config, { ...before, seq, told, at: now, written }, body);
}

/** The guest whom an entry is counted for; undefined for the server's own entries. */
export function writerOf<T extends GameTypes>({ seats }: MatchConfig<T>, body: LogBody): string | undefined {
  if ('guest' in body) return body.guest;
  if (body.kind === 'commit' && body.by !== 'player') return undefined;
  const occupant = seats[body.seat];
  return occupant?.kind === 'human' ? occupant.guest : undefined;
}

export interface LogPart<T extends GameTypes> {
  readonly entries: readonly LogEntry[];
  /** Called after each entry. */
  readonly each?: (entry: LogEntry, after: Progress<T>) => void;
}

/** Applies all entries. A log that the rules refuse means a bug or a damaged store: the match can't go on. */
export function reduceAll<T extends GameTypes>(
  config: MatchConfig<T>,
  before: Progress<T>,
  { entries, each }: LogPart<T>,
): Reduced<T> {
  let progress = before;
  let resolved = false;
  const events: T['event'][] = [];
  for (const entry of entries) {
    const reduced = reduce(config, progress, entry);
    if (!reduced.ok) throw new Error(brokenLog(config.match, entry, reduced.refusal));
    progress = reduced.value.progress;
    resolved ||= reduced.value.resolved;
    events.push(...reduced.value.events);
    each?.(entry, progress);
  }
  return { progress, resolved, events };
}

const brokenLog = (match: string, { seq }: LogEntry, { code }: Refusal): string =>
  `the log of match ${match} breaks at entry ${seq}: ${code}`;
