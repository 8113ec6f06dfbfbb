export { MOST_WRITTEN } from './admit.ts';
export {
  BOT_LEVELS,
  type Consultation,
  KEEPER,
  type Opinion,
  type Practice,
  type Question,
  type Thinker,
  type Thought,
} from './bots.ts';
export type * from './hall.ts';
export { fromJson as lobbyFrom, guestsOf } from './lobby.ts';
export { type HallNeeds, openHall } from './open-hall.ts';
export { allGames, type Figures, type Games, type Log, type Timers } from './surroundings.ts';
