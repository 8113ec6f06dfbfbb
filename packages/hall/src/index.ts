export { MOST_WRITTEN } from './admit.ts';
export { BOT_LEVELS, KEEPER, type Question, type Thinker } from './bots.ts';
export type * from './hall.ts';
export { type HallNeeds, openHall } from './open-hall.ts';
export { allGames, type Games, type Log, type Timers } from './surroundings.ts';
