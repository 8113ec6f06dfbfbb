// The move that the server makes for a seat: what the player preselected, or a bot's choice.

import { type GameTypes, type Move, type SeatView, seatView } from '@mirabilia/kernel';
import type { Environment } from '../environment.ts';
import type { LogBody } from '../store.ts';
import type { MatchConfig } from './match-config.ts';
import { type Duty, hasPlayers, type Progress, seatProgressAt } from './progress.ts';
import type { Asker, Urgency } from './thinker.ts';

export interface MovingOptions {
  readonly duty: Duty;
  readonly env: Environment;
  /** Does anybody watch the match here? */
  readonly isWatched: boolean;
}

export async function moveForSeat<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  { duty, env, isWatched }: MovingOptions,
): Promise<LogBody> {
  const { seat, by } = duty;
  const { game } = config;
  const { state } = progress;
  const view = seatView(state, seat);
  const legal = game.legalMoves(view);
  const asked = by === 'clock' ? preselectedMove(config, progress, { seat, legal }) : undefined;
  const urgency = urgencyOf(config, progress, { duty, isWatched });
  const move = asked ?? (await choiceOrFirstMove(config, view, { legal, env, urgency }));
  return {
    kind: 'commit',
    seat,
    decision: state.public.decision,
    step: view.private.plan.length,
    move: game.notation.make(move),
    by,
  };
}

function urgencyOf<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  { duty, isWatched }: Pick<MovingOptions, 'duty' | 'isWatched'>,
): Urgency {
  if (duty.by === 'clock') return 'clock';
  if (hasPlayers(config, progress)) return 'players';
  return isWatched ? 'spectators' : 'nobody';
}

/** The preselected move, if it is legal now. */
function preselectedMove<T extends GameTypes>(
  { game }: MatchConfig<T>,
  progress: Progress<T>,
  { seat, legal }: { readonly seat: number; readonly legal: readonly Move[] },
): Move | undefined {
  const { preselected } = seatProgressAt(progress, seat);
  if (preselected === null || preselected.decision !== progress.state.public.decision) return undefined;
  const move = game.notation.parse(preselected.move);
  return move !== undefined && legal.includes(move) ? move : undefined;
}

export interface ThinkingOptions extends Pick<Asker, 'urgency'> {
  readonly legal: readonly Move[];
  readonly env: Pick<Environment, 'thinker' | 'newSeed' | 'addressOf'>;
}

/** What the seat's bot chooses. Throws if it fails to. */
export async function botsChoice<T extends GameTypes>(
  { game, seats, match, host, seed, fixedChance }: MatchConfig<T>,
  view: SeatView<T>,
  { legal, env, urgency }: ThinkingOptions,
): Promise<Move> {
  const { thinker, newSeed, addressOf } = env;
  const occupant = seats[view.viewer];
  // An operator's own bot may be gone since the match began.
  const isKnown = occupant?.kind === 'bot' && thinker.levels.includes(occupant.level);
  const level = isKnown ? occupant.level : thinker.standInLevel;
  const chance = fixedChance
    ? { seed: `${seed} ${view.public.decision} ${view.viewer}`, isRepeatable: true }
    : { seed: newSeed() };
  const question = { game: game.id, level, view, legal, ...chance };
  const move = await thinker.think(question, { match, host, address: addressOf?.(host), urgency });
  if (!legal.includes(move)) throw new Error(`${level} chose ${move}, which is not legal`);
  return move;
}

/** A match never stops because a bot is broken. */
async function choiceOrFirstMove<T extends GameTypes>(
  config: MatchConfig<T>,
  view: SeatView<T>,
  options: ThinkingOptions & Pick<MovingOptions, 'env'>,
): Promise<Move> {
  try {
    return await botsChoice(config, view, options);
  } catch (error) {
    const { match } = config;
    options.env.log.error({ match, seat: view.viewer, error }, 'a bot failed to choose');
    return options.legal[0] as Move;
  }
}
