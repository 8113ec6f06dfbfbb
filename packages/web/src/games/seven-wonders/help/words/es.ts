import { pluralIn } from '../../../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('es');
const players = (count: number) => plural(count, { one: '# jugador', other: '# jugadores' });

export const es: Words = {
  age: (numeral) => `Era ${numeral}`,
  does: 'Qué hace',
  cost: 'Coste',
  costsNothing: 'No cuesta nada.',
  freeWith: 'Gratis si has construido',
  makesFree: 'Gratis después',
  copies: (count, of) =>
    `Con ${players(of)} hay ${plural(count, { one: '# copia', other: '# copias' })} en el mazo.`,
  copiesByPlayers: 'Copias según el número de jugadores',
  guilds: (used, all, of) =>
    `Con ${players(of)} hay en el mazo ${used} de los ${all} gremios, elegidos al azar.`,
  guildsByPlayers: (all) =>
    `De los ${all} gremios entran en el mazo dos más que jugadores (cinco con dos jugadores), elegidos al azar.`,
  notes: {
    science:
      'Al final, cada tipo de símbolo vale el cuadrado de los que tengas (1, 4, 9, 16…), y cada grupo de tres símbolos diferentes vale 7 más.',
    conflict:
      'Al final de cada Era comparas escudos con tus dos vecinos. Cada victoria vale 1, 3 o 5 puntos en la Era I, II o III; cada derrota cuesta 1.',
    trade:
      'Cada unidad comprada a un vecino cuesta 2 monedas, que son para él. Nadie puede negarse a vender.',
  },
  side: (letter) => `Cara ${letter}`,
  fromTheStart: 'Desde el principio',
  stage: (number) => `Etapa ${number}`,
  stageBuilt: 'construida',
  chains: 'Cadenas',
  chainsIntro: 'Quien ha construido una carta construye sin pagar aquellas a las que lleva.',
  signs: 'Signos',
  kinds: 'Tipos de cartas: la forma y la letra representan el color',
  goods: 'Recursos: las materias primas son redondas, los productos manufacturados tienen seis lados',
  symbols: 'Símbolos científicos',
  otherSigns: 'Otros signos',
  pointers:
    'Flechas bajo un signo: cuenta en la ciudad de la izquierda, en la tuya (abajo), en la de la derecha',
  coins: 'Monedas, que se reciben al momento',
  shields: 'Escudos, para las batallas al final de cada Era',
  laurels: 'Puntos de victoria, al final de la partida',
  defeats: 'Marcador de derrota: un punto perdido en una batalla',
};
