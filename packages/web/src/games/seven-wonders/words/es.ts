import { pluralIn } from '../../../i18n/plural.ts';
import { es as table } from '../../../table/words/es.ts';
import { roman, type Words } from './words.ts';

const plural = pluralIn('es');
const coins = (count: number) => plural(count, { one: '# moneda', other: '# monedas' });
const list = (items: readonly string[]) => new Intl.ListFormat('es').format(items);

export const es: Words = {
  ...table,
  coins,

  age: (age) => `Era ${roman(age)}`,
  turn: (turn, of) => `Turno ${turn} de ${of}`,
  passLeft: 'Las manos van a la izquierda',
  passRight: 'Las manos van a la derecha',
  handsSwap: 'Las manos se intercambian',
  readyCount: (ready, of) => `${ready}/${of} listos`,

  memory: 'Manos que has visto',

  others: 'Las otras ciudades',
  farCities: 'Ciudades lejanas',
  cityOf: (name) => `Ciudad: ${name}`,
  closeCity: (name) => `Cerrar la ciudad: ${name}`,
  ready: 'eligió',
  sells: 'vende',
  sellsYou: 'te vende',
  produces: 'produce',
  nothingBuilt: 'Nada construido aún',
  symbolOfChoice: 'Símbolo a tu elección',
  stages: 'Etapas de la maravilla',
  stagesBuilt: (built, of) => `${built} de ${of} etapas construidas`,
  built: 'Construida',
  closed: 'No se puede construir ahora',

  battleNow: 'Batalla si la Era acabara ahora',
  battle: (name, own, other, points) =>
    `Contra ${name}: ${own} a ${other} escudos, ${points > 0 ? `ganas ${points}` : points < 0 ? 'pierdes 1' : 'empate'}`,
  discardPile: 'Descartes',
  drawPile: 'Mazo',
  buried: 'Bajo maravillas',

  handIsBack: 'Esta mano ha vuelto.',
  handReturns: (holder, turn) => `La tiene ${holder}, vuelve en el turno ${turn}:`,
  handGone: (holder) => `La tiene ${holder}, no vuelve:`,
  gone: 'ya no están:',
  faceDown: (count) => plural(count, { one: '# salió boca abajo', other: '# salieron boca abajo' }),
  nothingSeen: 'Aún no has pasado ninguna mano en esta Era.',

  card: 'Carta',
  hand: 'Tu mano',
  handOf: (name) => `Mano: ${name}`,
  actions: 'Qué hacer con la carta',
  build: 'Construir',
  wonder: 'Maravilla',
  sell: 'Vender',
  free: 'gratis',
  bank: 'banca',
  standsShort: 'ya está',
  dutyShort: 'deber',
  byPowerShort: 'maravilla',
  bandFree: 'Gratis: tu ciudad produce todo lo necesario.',
  bandChain: (parent) => `Gratis, porque tienes ${parent}.`,
  bandPower: 'Solo gratis, por el poder de tu maravilla.',
  // A payee may be "Tú": no verb follows a name.
  bandPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Cuesta ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Banca: +${bank}.`] : []),
    ].join(' '),
  whyStands: 'Ya hay una estructura con este nombre en la ciudad.',
  whyComplete: 'La maravilla está completa.',
  whyDuty: 'La Ciudad Libre debe construir si puede.',
  whyPoor: (price, purse) => `Cuesta ${coins(price)}; puedes gastar ${purse}.`,
  whyDear: (missing, price, purse) =>
    `Te falta: ${missing}. Comprarlo costaría ${coins(price)}; puedes gastar ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Te falta: ${missing}. Ningún vecino lo vende.`
      : `Te falta: ${missing}. Ningún vecino vende ${unavailable}.`,
  makesFree: (names) => `Gratis después: ${list(names)}`,
  aboutCard: (name) => `Sobre esta carta: ${name}`,
  payFor: (use, count) => `${use}: pagar ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Gratis, por tu maravilla (una vez por Era)',
  locked: 'Elegida',
  change: 'Cambiar',
  stillCounts: (card) => `Mientras no elijas otra, vale ${card}.`,
  keep: 'Mantener',
  changeFirst: 'Cambiar tu propia carta',
  willBuild: (card) => `Construir ${card}.`,
  willBury: (card) => `Poner ${card} bajo la maravilla.`,
  willSell: (card) => `Vender ${card} por 3 monedas.`,

  promptCard: 'Elige una carta de tu mano.',
  promptSeventh: 'Tu maravilla te deja jugar también la última carta.',
  promptFreeCity: 'Ahora elige una carta para la Ciudad Libre.',
  promptDuty: 'Ahora elige una carta para la Ciudad Libre. Debe construir, porque puede.',
  promptDraft: 'Elige tu maravilla.',
  promptSides: 'Elige la cara de tu maravilla.',
  promptSalvage: 'Construye gratis una carta de los descartes.',
  promptSalvageFreeCity: 'Construye gratis una carta de los descartes para la Ciudad Libre.',
  promptLocked: 'Puedes cambiarla hasta que todos estén listos.',
  waitDraft: (name) => `${name} está eligiendo una maravilla.`,
  waitSeventh: (name) => `${name} está jugando una séptima carta.`,
  waitSalvage: (name) => `${name} está mirando los descartes.`,
  side: (side) => `Cara ${side}`,
  takeBoard: (city, side) => `Elegir ${city} ${side}`,
  takeNothing: 'No tomar nada',
  buildFree: (card) => `Construir ${card}`,

  measures: {
    coins: 'Monedas',
    shields: 'Escudos',
    battles: 'Puntos de batallas',
    raw: 'Materias primas',
    manufactured: 'Productos manufacturados',
    civilian: 'Puntos de estructuras civiles',
    science: 'Símbolos científicos',
    stages: 'Etapas construidas',
    guilds: 'Gremios',
  },
  keys: {
    card: 'Tomar una carta',
    build: 'Construir',
    stage: 'Ponerla bajo la maravilla',
    sell: 'Venderla por 3 monedas',
    pay: 'Repartir el pago; recorrer la mano',
    lock: 'Confirmar',
    change: 'Soltar, o cambiar lo elegido',
    left: 'Ciudad del vecino de la izquierda',
    right: 'Ciudad del vecino de la derecha',
    everybody: 'Tabla de todos',
    help: 'Esta lista',
  },
};
