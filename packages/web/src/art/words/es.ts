import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('es');

export const es: Words = {
  coin: 'Moneda',
  shield: 'Escudo',
  stageBuilt: 'Etapa construida',
  stageOpen: 'Etapa sin construir',
  coins: (count) => plural(count, { one: '# moneda', other: '# monedas' }),
  points: (count) => plural(count, { one: '# punto de victoria', other: '# puntos de victoria' }),
};
