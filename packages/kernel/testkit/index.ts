export * from './faults.ts';
export { damaged } from './laws/damage.ts';
export type { LawFacts as Facts } from './laws/moment.ts';
export * from './laws.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export { atRandom, type Choose, playOut } from './random-play.ts';
export * from './simulate.ts';
export * from './timeouts.ts';
