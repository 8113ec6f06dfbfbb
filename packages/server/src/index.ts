export { inProcessThinker, type Question, type Thinker } from './match/bots.ts';
export { newCode, newId, newSeed } from './match/chance.ts';
export type * from './match/hall.ts';
export { type HallNeeds, openHall } from './match/open-hall.ts';
export type { Log, Timers } from './match/surroundings.ts';
export type * from './storage/store.ts';
