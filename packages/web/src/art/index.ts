// Every picture of the page. Call `artReady` before the first of them is drawn: it brings the words that they say.

import { names } from '../games/seven-wonders/names.ts';
import { phrases } from './words/index.ts';

export { ColourBadge, MARKS } from './badge.tsx';
export { CardFace, colourOf } from './card-face.tsx';
export { childrenOf } from './chains.ts';
export { default as colourClasses } from './colours.module.css';
export { Cost } from './cost.tsx';
export { EMBLEM_CREDIT } from './credit.ts';
export { Effects, sentenceOf } from './effects.tsx';
export { Emblem } from './emblem.tsx';
export { Good } from './good.tsx';
export { Link } from './link.tsx';
export { Defeat } from './powers.tsx';
export { Science } from './science.tsx';
export { Chip, Slip } from './slip.tsx';
export { Coin, Laurel, Shield, Stage } from './tokens.tsx';
export { WonderPicture } from './wonder-picture.tsx';

export const artReady = (): Promise<unknown> => Promise.all([names.ready(), phrases.ready()]);
