// The rules one by one, for whoever weighs moves without playing them.

export { fight, shieldsOf, victoriesNow } from './battle.ts';
export { build, isAvailable, isComplete } from './build.ts';
export { canPay, purseOf } from './payments.ts';
export { cardsOfSet } from './science.ts';
export { scoreOf } from './score.ts';
export { discard, place } from './take.ts';
