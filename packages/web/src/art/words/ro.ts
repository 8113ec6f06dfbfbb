import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ro');

export const ro: Words = {
  coin: 'Monedă',
  shield: 'Scut',
  stageBuilt: 'Etapă construită',
  stageOpen: 'Etapă neconstruită',
  coins: (count) => plural(count, { one: '# monedă', few: '# monede', other: '# de monede' }),
  points: (count) =>
    plural(count, {
      one: '# punct de victorie',
      few: '# puncte de victorie',
      other: '# de puncte de victorie',
    }),
};
