// What cards, wonders and goods are called.

export { sevenWondersNames as names } from '../../words/index.ts';
