import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pl');

export const pl: Words = {
  coin: 'Moneta',
  shield: 'Tarcza',
  stageBuilt: 'Etap zbudowany',
  stageOpen: 'Etap niezbudowany',
  coins: (count) => plural(count, { one: '# moneta', few: '# monety', many: '# monet' }),
  points: (count) =>
    plural(count, { one: '# punkt zwycięstwa', few: '# punkty zwycięstwa', many: '# punktów zwycięstwa' }),
};
