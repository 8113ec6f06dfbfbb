// Plays a match of one guest against bots of fixed chance to its end, from the guest's moves alone: nobody can claim
// moves that bots would not have made.

import type { OpenGame } from '@mirabilia/games/open';
import {
  accept,
  type GameTypes,
  type Json,
  type JsonObject,
  pending,
  type Result,
  refuse,
  type Seat,
  seatView,
} from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import type { Guest } from '../client.ts';
import type { Environment } from '../environment.ts';
import { applyCommand, applyFollowUps } from '../match/apply-command.ts';
import type { MatchConfig } from '../match/match-config.ts';
import { botsChoice } from '../match/move-for-seat.ts';
import { isOver, type Progress } from '../match/progress.ts';
import { wholeRecord } from '../match/record.ts';
import { protocolRefusal } from '../refusal.ts';
import type { LogBody } from '../store.ts';
import { beginningOf, type MatchPrefix } from './prefix.ts';

/** Categories and the sum of them. */
type Score = JsonObject & { readonly total: number };

export interface WholeMatch {
  readonly record: Json;
  /** By seat. */
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
}

export interface GuestMoves {
  readonly prefix: MatchPrefix;
  /** The guest's own, in notation. */
  readonly moves: readonly string[];
}

/** The guest's seat in such a match. */
const ME: Seat = 0;

/** Milliseconds. Whoever waits for longer has gone, and may ask again when bots have more time. */
const LONGEST = 30_000;

/** Refused if a move is not legal, if the moves end before the match or after it, or if bots have no time. */
export function playWholeMatch(
  env: Environment,
  guest: Guest,
  attempt: GuestMoves,
): Promise<Result<WholeMatch, Code>> {
  const { game } = attempt.prefix;
  const played = env.games.with(game, (opened) => playOut(env, opened, { guest, ...attempt }));
  return played ?? Promise.resolve(refuse('no-such-game', { game }));
}

async function playOut<T extends GameTypes>(
  env: Environment,
  opened: OpenGame<T>,
  { guest, prefix, moves }: GuestMoves & { readonly guest: Guest },
): Promise<Result<WholeMatch, Code>> {
  const begun = beginningOf(env, opened, { guest, prefix });
  if (!begun.ok) return begun;
  const { config } = begun.value;
  // Before any bot is asked.
  const unread = moves.find((move) => config.game.notation.parse(move) === undefined);
  if (unread !== undefined) return refuse('illegal-move', { move: unread });
  const at = env.clock();
  let progress = applyFollowUps(config, begun.value.progress, at)?.progress ?? begun.value.progress;
  let next = 0;
  while (!isOver(progress)) {
    if (env.clock() - at > LONGEST) return refuse('unavailable');
    if (next === moves.length && pending(progress.state).includes(ME)) return refuse('match-not-over');
    const own = ownMove(progress, moves[next]);
    for (const body of own) {
      const tried = applyCommand(config, progress, { body, at });
      if (!tried.ok) return protocolRefusal(tried.refusal, 'illegal-move');
    }
    const bodies = [...(await botsMoves(config, progress, env)), ...own];
    for (const body of bodies) {
      if (body.seat === ME) next++;
      const applied = applyCommand(config, progress, { body, at });
      if (!applied.ok) return protocolRefusal(applied.refusal, 'illegal-move');
      progress = applied.value.progress;
    }
  }
  if (next < moves.length) return refuse('match-over');
  const outcome = config.game.outcome(progress.state.public.table);
  return accept({
    record: wholeRecord(config, progress),
    // cast: scores are plain data, though their types don't say so.
    scores: (outcome?.scores ?? []) as unknown as readonly Score[],
    winners: outcome?.winners ?? [],
  });
}

type Commit = Extract<LogBody, { kind: 'commit' }>;

/**
 * All bots are asked before anybody has moved, as in a match that is played. If one fails to choose, the attempt fails: with any
 * other move it would be judged by a match that nobody played.
 */
async function botsMoves<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  env: Environment,
): Promise<Commit[]> {
  const bots = pending(progress.state).filter((seat) => seat !== ME);
  const { game } = config;
  const { decision } = progress.state.public;
  return Promise.all(
    bots.map(async (seat) => {
      const view = seatView(progress.state, seat);
      const move = await botsChoice(config, view, { legal: game.legalMoves(view), env, urgency: 'replay' });
      const step = view.private.plan.length;
      return { kind: 'commit', seat, decision, step, move: game.notation.make(move), by: 'bot' };
    }),
  );
}

function ownMove<T extends GameTypes>({ state }: Progress<T>, move: string | undefined): Commit[] {
  if (move === undefined || !pending(state).includes(ME)) return [];
  const { decision } = state.public;
  const step = state.private[ME]?.plan.length ?? 0;
  return [{ kind: 'commit', seat: ME, decision, step, move, by: 'player' }];
}
