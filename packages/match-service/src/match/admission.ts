// May this be written into the log now? These are the service's own rules; the rules of the game are checked after them.

import { type GameTypes, pending, type Refused, refuse, type Seat, seatView } from '@mirabilia/kernel';
import type { Code, CountName } from '@mirabilia/protocol';
import { seatOf } from '../lobby/lobby.ts';
import type { LogBody } from '../store.ts';
import { hasAsked, isAllowedAlready, isOutsider } from './following.ts';
import type { MatchConfig } from './match-config.ts';
import { deadlineAt, isMovedByBot, isOver, type Progress, seatProgressAt } from './progress.ts';
import { writerOf } from './reduce.ts';
import { isMutedAlready, personOf, silenceOf } from './talk.ts';

/** `skip`: nothing needs to be written, because it is done already or no longer wanted. */
export type Admission = 'go' | 'skip' | Refused<Code>;

export interface AdmissionTime {
  readonly at: number;
  /** No clock runs out before this time. */
  readonly grace: number;
}

/** After this many entries a player may only make moves that the match waits for. */
export const MOST_WRITTEN = 3000;
/** How often a player may change their mind in one decision: each time costs as much to read as a move. */
export const MOST_CHANGES = 50;
/** What somebody without a seat may say in one match. */
export const MOST_WRITTEN_BY_SPECTATOR = 300;
/** How many people without a seat may speak in one match: a log of more would take long to read. */
export const MOST_SPECTATORS = 100;

type BodyOf<K extends LogBody['kind']> = Extract<LogBody, { kind: K }>;
type Admit<K extends LogBody['kind']> = <T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  asked: { readonly body: BodyOf<K>; readonly moment: AdmissionTime },
) => Admission;

const tooMany = (what: CountName, most: number): Refused<Code> => refuse('too-many', { what, most });

/** Refused if the writer has written as much as one may. */
const wroteMost = <T extends GameTypes>(
  config: MatchConfig<T>,
  { written }: Progress<T>,
  body: LogBody,
): Refused<Code> | undefined => {
  const writer = writerOf(config, body);
  if (writer === undefined) return undefined;
  const most = seatOf(config, writer) === undefined ? MOST_WRITTEN_BY_SPECTATOR : MOST_WRITTEN;
  return (written.get(writer) ?? 0) < most ? undefined : tooMany('entries', most);
};

/** Why the guest may say nothing, if so. */
const mayNotSpeak = <T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  body: BodyOf<'chat' | 'ask'>,
): Refused<Code> | undefined => {
  const { talk } = progress;
  const isNew = personOf(config, talk, body.guest) === undefined;
  if (isNew && talk.spectators.length >= MOST_SPECTATORS) return tooMany('speakers', MOST_SPECTATORS);
  return wroteMost(config, progress, body) ?? silenceOf(config, talk, body.guest);
};

const ADMIT: { readonly [K in LogBody['kind']]: Admit<K> } = {
  commit: (config, progress, { body, moment }) => {
    const { seat, by } = body;
    if (progress.isAbandoned) return by === 'player' ? refuse('match-over') : 'skip';
    if (by === 'player') {
      if (seatProgressAt(progress, seat).controller === 'bot') return refuse('kept-by-bot');
      const isChange = body.step < (progress.state.private[seat]?.plan.length ?? 0);
      if (!isChange) return 'go';
      if (seatProgressAt(progress, seat).changes >= MOST_CHANGES)
        return tooMany('changes-of-mind', MOST_CHANGES);
      return wroteMost(config, progress, body) ?? 'go';
    }
    if (!isStillOwed(progress, body)) return 'skip';
    const byBot = isMovedByBot(config, progress, seat);
    if (by === 'bot') return byBot ? 'go' : 'skip';
    const deadline = deadlineAt(progress, seat, moment.grace);
    return !byBot && deadline !== null && deadline <= moment.at ? 'go' : 'skip';
  },
  keeper: (config, progress, { body }) => {
    const { seat, keeper } = body;
    if (isOver(progress)) return refuse('match-over');
    if (config.seats[seat]?.kind !== 'human') return 'skip';
    if (seatProgressAt(progress, seat).controller === keeper) return 'skip';
    // Whoever leaves and comes back without end is left to the bot.
    return (keeper === 'player' ? wroteMost(config, progress, body) : undefined) ?? 'go';
  },
  preselect: (config, progress, { body }) => {
    // Where no clock runs nothing is ever played for a player, so there is nothing to keep.
    if (config.allowance === undefined) return 'skip';
    if (isOver(progress)) return refuse('match-over');
    const { decision } = progress.state.public;
    if (body.decision < decision)
      return refuse('stale-decision', { decision: body.decision, current: decision });
    const refused = wroteMost(config, progress, body);
    if (refused !== undefined) return refused;
    return body.move === null || mayBePreselected(config, progress, { ...body, move: body.move })
      ? 'go'
      : refuse('illegal-move', { move: body.move });
  },
  end: (config, progress, { body }) => {
    const { seat, on } = body;
    if (isOver(progress)) return refuse('match-over');
    // Where a clock runs nobody has to wait, and nobody shall be talked out of a match that they win.
    if (config.allowance !== undefined) return refuse('has-clock');
    if (seatProgressAt(progress, seat).controller === 'bot') return refuse('kept-by-bot');
    if (on ? progress.ending.includes(seat) : progress.ending.length === 0) return 'skip';
    return wroteMost(config, progress, body) ?? 'go';
  },
  chat: (config, progress, { body }) => {
    const { decision = 0 } = body;
    if (decision > progress.state.public.decision) return refuse('no-such-turn', { decision });
    return mayNotSpeak(config, progress, body) ?? 'go';
  },
  reactions: (config, progress, { body }) => {
    if (body.guest !== config.host) return refuse('not-host');
    if (progress.talk.reactions === body.on) return 'skip';
    return wroteMost(config, progress, body) ?? 'go';
  },
  // The player is told the name.
  ask: (config, progress, { body }) => {
    if (isOver(progress)) return refuse('match-over');
    if (config.seats[body.seat]?.kind !== 'human') return refuse('not-shown');
    if (!isOutsider(config, body.guest)) return refuse('not-shown');
    if (hasAsked(progress.following, body)) return 'skip';
    return mayNotSpeak(config, progress, body) ?? 'go';
  },
  allow: (config, progress, { body }) => {
    if (isOver(progress)) return refuse('match-over');
    if (isAllowedAlready(progress.following, body)) return 'skip';
    return wroteMost(config, progress, body) ?? 'go';
  },
  mute: (config, progress, { body }) => {
    if (isMutedAlready(progress.talk, body)) return 'skip';
    return wroteMost(config, progress, body) ?? 'go';
  },
  silence: (config, progress, { body }) => {
    if (body.guest !== config.host) return refuse('not-host');
    if (isMutedAlready(progress.talk, body)) return 'skip';
    return wroteMost(config, progress, body) ?? 'go';
  },
};

/** False if the player has chosen while a bot or the clock chose a move for them. */
function isStillOwed<T extends GameTypes>(
  { state }: Progress<T>,
  { seat, decision, step }: { seat: Seat; decision: number; step: number },
): boolean {
  return (
    state.public.decision === decision &&
    (state.public.owed[seat] as number) > 0 &&
    state.private[seat]?.plan.length === step
  );
}

/** A move for the current decision has to be legal; for a later one it is checked when it is played. */
function mayBePreselected<T extends GameTypes>(
  { game }: MatchConfig<T>,
  { state }: Progress<T>,
  { seat, decision, move: text }: { seat: Seat; decision: number; move: string },
): boolean {
  const move = game.notation.parse(text);
  if (move === undefined) return false;
  if (decision > state.public.decision || !pending(state).includes(seat)) return true;
  return game.legalMoves(seatView(state, seat)).includes(move);
}

export function admission<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  asked: { readonly body: LogBody; readonly moment: AdmissionTime },
): Admission {
  // cast: the table is exhaustive, but the compiler can't see that kind and body belong together.
  return (ADMIT[asked.body.kind] as Admit<LogBody['kind']>)(config, progress, asked);
}
