import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('en');

export const en: Words = {
  coin: 'Coin',
  shield: 'Shield',
  stageBuilt: 'Stage built',
  stageOpen: 'Stage not built',
  coins: (count) => plural(count, { one: '# coin', other: '# coins' }),
  points: (count) => plural(count, { one: '# victory point', other: '# victory points' }),
};
