// Who moves for bots and for the absent.

import type { Estimate } from '@mirabilia/bots';
import { type BotId, LEVELS, STYLES } from '@mirabilia/bots/ids';
import { type GameTypes, type Move, type SeatView, seatView } from '@mirabilia/kernel';
import type { Environment } from '../environment.ts';
import type { LogBody } from '../store.ts';
import type { MatchConfig } from './match-config.ts';
import { attendanceAt, type Duty, type Progress } from './progress.ts';

/** What a bot gets to see, as plain data: it may think in another thread. */
export interface MoveQuestion {
  readonly game: string;
  readonly level: string;
  /** A seat's view: no bot sees more than a player at its seat would. */
  readonly view: unknown;
  /** Never empty. */
  readonly legal: readonly Move[];
  /** The bot's own chance. Nobody may know it, or he would know what the bot is going to do. */
  readonly seed: string;
}

/** What a thread that thinks is told while nobody asks: people are about to play this game. */
export interface Practice {
  readonly practise: string;
}

/** Asks not for a move but for what a bot thinks of each. */
export interface Consultation {
  readonly consult: Omit<MoveQuestion, 'legal'>;
}

/** What a thread that thinks answers to a question, and to one that asks for more than a move. */
export type Thought = { readonly move: Move } | { readonly failure: string };
export type Opinion = { readonly estimates: readonly Estimate[] } | { readonly failure: string };

export interface Thinker {
  /** The levels that a seat may be given, weakest first. */
  readonly levels: readonly string[];
  /** The level that moves for people who are absent. */
  readonly standInLevel: string;
  think(question: MoveQuestion): Promise<Move>;
  /** Bots sit at a table of this game: they may be asked soon. */
  prepare?(game: string): void;
  /** Nobody is asked any more. */
  close?(): Promise<void>;
}

/** What a seat may be given. */
export const BOT_LEVELS: readonly BotId[] = [...LEVELS, ...STYLES];
/** Whoever is absent is kept by somebody strong who doesn't take long. */
export const STAND_IN_LEVEL: BotId = 'hard';

/** The move that the server makes for a seat. */
export async function moveForSeat<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  { duty: { seat, by }, env }: { readonly duty: Duty; readonly env: Environment },
): Promise<LogBody> {
  const { game } = config;
  const { state } = progress;
  const view = seatView(state, seat);
  const legal = game.legalMoves(view);
  const asked = by === 'clock' ? preselectedMove(config, progress, { seat, legal }) : undefined;
  const move = asked ?? (await thoughtMove(config, view, { legal, env }));
  return {
    kind: 'commit',
    seat,
    decision: state.public.decision,
    step: view.private.plan.length,
    move: game.notation.make(move),
    by,
  };
}

/** What the player asked the clock to play, if it is legal now. */
function preselectedMove<T extends GameTypes>(
  { game }: MatchConfig<T>,
  progress: Progress<T>,
  { seat, legal }: { readonly seat: number; readonly legal: readonly Move[] },
): Move | undefined {
  const { preselected } = attendanceAt(progress, seat);
  if (preselected === null || preselected.decision !== progress.state.public.decision) return undefined;
  const move = game.notation.parse(preselected.move);
  return move !== undefined && legal.includes(move) ? move : undefined;
}

async function thoughtMove<T extends GameTypes>(
  { game, seats, match }: MatchConfig<T>,
  view: SeatView<T>,
  { legal, env }: { readonly legal: readonly Move[]; readonly env: Environment },
): Promise<Move> {
  const { thinker, newSeed, log } = env;
  const sitter = seats[view.viewer];
  const level = sitter?.kind === 'bot' ? sitter.level : thinker.standInLevel;
  try {
    const move = await thinker.think({ game: game.id, level, view, legal, seed: newSeed() });
    if (legal.includes(move)) return move;
    log.error({ match, seat: view.viewer, level, move }, 'a bot chose what is not legal');
  } catch (error) {
    log.error({ match, seat: view.viewer, level, error }, 'a bot failed to choose');
  }
  // A match never stops because a bot is broken.
  return legal[0] as Move;
}
