// What cards, wonders and tokens are called.

export { architectsNames as names } from '../../words/index.ts';
