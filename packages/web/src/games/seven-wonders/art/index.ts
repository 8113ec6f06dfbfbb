// Every picture of 7 Wonders. Call `artReady` before the first of them is drawn: it brings the words that they say and the emblems of cards.

import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { emblemsReady } from './emblem.tsx';

export { default as colourClasses } from '../../../art/colours.module.css';
export { EMBLEM_CREDIT } from '../../../art/credit.ts';
export { Coin, Defeat, Laurel, Shield, Stage } from '../../../art/tokens.tsx';
export { CardBack } from './card-back.tsx';
export { CardFace, colourOf } from './card-face.tsx';
export { childrenOf } from './chains.ts';
export { Cost } from './cost.tsx';
export { Effects, sentenceOf, sentencesOf } from './effects.tsx';
export { Emblem } from './emblem.tsx';
export { Chip, Slip } from './slip.tsx';
export { ColourBadge, Good, Link, Science } from './symbols.tsx';
export { BoardPicture, EitherSide, WonderPicture } from './wonder-picture.tsx';

export const artReady = (): Promise<unknown> =>
  Promise.all([names.ready(), tableWords.ready(), sevenWondersWords.ready(), emblemsReady()]);
