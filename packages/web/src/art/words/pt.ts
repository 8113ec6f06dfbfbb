import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pt');

export const pt: Words = {
  coin: 'Moeda',
  shield: 'Escudo',
  stageBuilt: 'Estágio construído',
  stageOpen: 'Estágio não construído',
  coins: (count) => plural(count, { one: '# moeda', other: '# moedas' }),
  points: (count) => plural(count, { one: '# ponto de vitória', other: '# pontos de vitória' }),
};
