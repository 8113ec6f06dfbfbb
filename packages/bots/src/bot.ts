import type { Game, GameTypes, Move, Rng, SeatView } from '@mirabilia/kernel';

/** A bot gets what a player at its seat could see, and its own chance; so it can't cheat. `legal` is never empty. */
export type Bot<T extends GameTypes> = (view: SeatView<T>, legal: readonly Move[], rng: Rng) => Move;

/** A level of play is a bot for any game. */
export type Level = <T extends GameTypes>(game: Game<T>) => Bot<T>;
