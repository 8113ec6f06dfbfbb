// A match whose agents are played from outside. Bots and programs play the other seats.

import {
  apply,
  type Game,
  type GameTypes,
  type Outcome,
  type Seat,
  type SeatView,
  type State,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { type Forfeit, placesAfter } from '../programs/forfeit.ts';
import type { PlayerId } from '../programs/player-id.ts';
import { type ProgramRules, type SeatPlayer, seatPlayer } from '../programs/seat-player.ts';

/** Plays a seat from outside. */
export const AGENT = 'agent';
export type EnvSeat = PlayerId | typeof AGENT;

export interface EnvTable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  /** By seat. */
  readonly seats: readonly EnvSeat[];
  readonly rules: ProgramRules;
}

export interface EnvMatch<T extends GameTypes> {
  /** In its series. */
  readonly number: number;
  readonly state: State<T>;
  /** By seat; they show the state as it changes. */
  readonly views: readonly SeatView<T>[];
  /** Who plays the seats that are no agent's. */
  readonly opponents: readonly (SeatPlayer<T> | undefined)[];
  readonly forfeits: Forfeit[];
}

export interface EnvResult {
  readonly totals: readonly number[];
  /** From 1; seats that tie share a place. */
  readonly places: readonly number[];
}

export async function startEnvMatch<T extends GameTypes>(
  { game, options, seats, rules }: EnvTable<T>,
  series: string,
  number: number,
): Promise<EnvMatch<T>> {
  const seed = seedOfMatch(series, number);
  const { state } = startMatch(game, options, seed);
  const forfeits: Forfeit[] = [];
  const opponents = await Promise.all(
    seats.map((id, seat) =>
      id === AGENT ? undefined : seatPlayer({ game, id, seat, player: seat, seed, options }, rules, forfeits),
    ),
  );
  return { number, state, views: state.private.map((_, seat) => seatView(state, seat)), opponents, forfeits };
}

/** Lets the opponents choose until an agent is asked or the match is over. */
export async function playOpponents<T extends GameTypes>(game: Game<T>, match: EnvMatch<T>): Promise<void> {
  const { state, views, opponents } = match;
  const { owed } = state.public;
  for (let hasMoved = true; hasMoved; ) {
    hasMoved = false;
    for (let seat = 0; seat < opponents.length; seat++) {
      const player = opponents[seat];
      while (player !== undefined && (owed[seat] as number) > 0) {
        const view = views[seat] as SeatView<T>;
        const chosen = player.choose(view, game.legalMoves(view));
        hasMoved = true;
        // Whoever moves last carries the decision out, and may be asked in the next one.
        if (apply(game, state, seat, typeof chosen === 'number' ? chosen : await chosen)) break;
      }
    }
  }
}

/** How the match ended. */
export function envResult<T extends GameTypes>(
  { opponents, forfeits }: EnvMatch<T>,
  { scores, winners }: Outcome<T>,
): EnvResult {
  for (const opponent of opponents) opponent?.leave?.({ scores, winners });
  const forfeited = new Set(forfeits.map(({ seat }): Seat => seat));
  return { totals: scores.map(({ total }) => total), places: placesAfter({ scores, winners }, forfeited) };
}
