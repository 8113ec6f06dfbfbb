// The rules one by one, for whoever weighs moves without playing them.

export { copyCity } from '../resolve.ts';
export { type Buyer, buyerAt, isChained, nextStage, stands } from './build.ts';
export { priceOf } from './carry-out.ts';
export { coinsBrought, countBonus as tallied, layCard, layStage } from './lay.ts';
export { findWays, payLeft, payRight, ways } from './payments.ts';
export { bestSymbols, sciencePoints } from './science.ts';
export { scoreCity } from './score.ts';
export { sourcesOf } from './supply.ts';
