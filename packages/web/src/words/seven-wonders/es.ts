import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import { pluralIn } from '../../i18n/plural.ts';
import type { Who } from '../../table/who.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf } from './effects.ts';
import type { SevenWondersWords } from './words.ts';

const plural = pluralIn('es');
const coins = (count: number): string => plural(count, { one: '# moneda', other: '# monedas' });
const list = (items: readonly string[]) => new Intl.ListFormat('es').format(items);
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const listFormat = new Intl.ListFormat('es');
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
/** Whoever is spoken to needs another verb and no pronoun. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const players = (count: number) => plural(count, { one: '# jugador', other: '# jugadores' });
const or = lister('es', 'disjunction');
const and = lister('es', 'conjunction');
const GOODS: Readonly<Record<Resource, { readonly one: string; readonly other: string }>> = {
  wood: { one: 'madera', other: 'maderas' },
  stone: { one: 'piedra', other: 'piedras' },
  clay: { one: 'arcilla', other: 'arcillas' },
  ore: { one: 'mineral', other: 'minerales' },
  glass: { one: 'vidrio', other: 'vidrios' },
  loom: { one: 'tejido', other: 'tejidos' },
  papyrus: { one: 'papiro', other: 'papiros' },
};
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'marrón',
  grey: 'gris',
  blue: 'azul',
  yellow: 'amarilla',
  red: 'roja',
  green: 'verde',
  purple: 'morada',
};
const SYMBOLS = { compass: 'un compás', gear: 'un engranaje', tablet: 'una tablilla' } as const;
const PLACES: Places = {
  self: 'en tu ciudad',
  left: 'en la ciudad a tu izquierda',
  right: 'en la ciudad a tu derecha',
  both: 'en las dos ciudades vecinas',
  all: 'en tu ciudad y en las dos vecinas',
};
const PARTS: Parts = {
  cards: (colours) => `carta ${or(colours.map((colour) => COLOURS[colour]))}`,
  defeats: 'marcador de derrota',
  stages: 'etapa de maravilla construida',
};
const victoryPoints = (count: number): string =>
  plural(count, { one: '# punto de victoria', other: '# puntos de victoria' });

export const es: SevenWondersWords = {
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
  payShort: 'paga',
  needsShort: 'requiere',
  standsShort: 'ya está',
  dutyShort: 'deber',
  byPowerShort: 'maravilla',
  verdictFree: 'Gratis: tu ciudad produce todo lo necesario.',
  verdictChain: (parent) => `Gratis, porque tienes ${parent}.`,
  verdictPower: 'Solo gratis, por el poder de tu maravilla.',
  // A payee may be "Tú": no verb follows a name.
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
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
  changeFreeCity: 'Cambiar la carta de la Ciudad Libre',
  willBuild: (card) => `Construir ${card}.`,
  willBury: (card) => `Poner ${card} bajo la maravilla.`,
  willSell: (card) => `Vender ${card} por 3 monedas.`,

  promptCard: 'Elige una carta de tu mano.',
  promptSeventh: 'Tu maravilla te deja jugar también la última carta.',
  promptFreeCity: 'Elige una carta para la Ciudad Libre.',
  promptDuty: 'Elige una carta para la Ciudad Libre. Debe construir si puede.',
  promptOwn: 'Ahora elige una carta para tu ciudad.',
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

  story: {
    age: (age) => `Era ${age}`,
    log: {
      title: 'Historial',
      empty: 'Todavía no se ha jugado nada.',
      turn: (turn) => `Turno ${turn}`,
      built: (who, card) => `${says(who, 'Construiste', 'construyó')} ${card}`,
      salvaged: (who, card) => `${says(who, 'Construiste', 'construyó')} ${card} de los descartes`,
      buried: (who, stage) =>
        `${says(who, 'Construiste', 'construyó')} la etapa ${stage} de ${who.isYou ? 'tu' : 'su'} maravilla`,
      sold: (who) => `${says(who, 'Vendiste', 'vendió')} una carta`,
      leftPile: (who) => `${says(who, 'No construiste', 'no construyó')} nada de los descartes`,
      byChain: 'gratis por cadena',
      byWonder: 'gratis por la maravilla',
      seventh: 'séptima carta',
      paid: (to, count) => `${coins(count)} ${to.isYou ? 'para ti' : `para ${to.name}`}`,
      paidBank: (count) => `${coins(count)} a la banca`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: 'Se descartó # carta que nadie jugó',
          other: 'Se descartaron # cartas que nadie jugó',
        }),
      won: (winner, loser) =>
        loser.isYou ? `${winner.name} te venció` : `${says(winner, 'Venciste', 'venció')} a ${loser.name}`,
      drawn: (one, other) =>
        one.isYou || other.isYou
          ? `Empataste con ${one.isYou ? other.name : one.name}`
          : `${listFormat.format([one.name, other.name])} empataron`,
    },
    brief: {
      lastTurn: 'Turno anterior',
      nothingYet: 'Nadie ha jugado todavía',
      sold: 'vendió',
      stage: (stage) => `etapa ${stage}`,
      leftPile: 'no tomó nada',
    },
    battles: {
      title: (age) => `Batallas de la Era ${age}`,
      goOn: (age) => `Seguir con la Era ${age}`,
      shields: (count) => plural(count, { one: '# escudo', other: '# escudos' }),
      points,
      city: 'Ciudad',
      shieldsHead: 'Escudos',
      left: 'Izquierda',
      right: 'Derecha',
      thisAge: 'Esta Era',
      soFar: 'Hasta ahora',
      summary: ({ name, isYou }, count) => `${isYou ? 'Tú' : name}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) =>
        `Empate a puntos: ${says(winner, 'tienes', 'tiene')} más monedas (${count}).`,
      coinsEqual: 'Empate a puntos y a monedas.',
      coins,
      notes: 'Cómo se contó',
      noNotes: 'Al final no hubo nada que elegir.',
      choice: (who, symbols) =>
        `${who.isYou ? 'Tus símbolos a elegir' : `Símbolos a elegir de ${who.name}`}: ${symbols}.`,
      copied: (who, guild, from) =>
        `${says(who, 'Copias', 'copia')} ${from.isYou ? `tu ${guild}` : `el ${guild} de ${from.name}`}.`,
      freeCityAside: 'La Ciudad Libre no puede ganar.',
      opened: 'Lo que estaba boca abajo',
      buried: (who) => (who.isYou ? 'Bajo tu maravilla' : `Bajo la maravilla de ${who.name}`),
      discards: (count) => `Descartes: ${cards(count)}`,
      none: 'nada',
    },
  },

  help: {
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
  },

  art: {
    cost: 'Coste:',
    free: 'sin coste',
    makesFree: 'Gratis después:',
    wonder: (name, built, stages) => `${name}: ${built} de ${stages} etapas construidas`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(
          ({ count, goods }) => `${count} ${or(goods.map((good) => plural(count, GOODS[good])))}`,
        );
        const sale = sold ? 'A la venta para tus vecinos.' : 'Sin venta a tus vecinos.';
        return `Produce ${and(made)} por turno. ${sale}`;
      },
      points: (effect) => `Vale ${victoryPoints(effect.points)} al final de la partida.`,
      shields: ({ shields }) =>
        `Suma ${plural(shields, { one: '# escudo', other: '# escudos' })} a tu ejército en todas las batallas siguientes.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Cuenta como ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, lo que más puntúe al final.`
          : `Da ${and(symbols.map((symbol) => SYMBOLS[symbol]))}: los símbolos científicos puntúan al final, por grupos y por repetición.`,
      coins: (effect) => `Recibe ${coins(effect.coins)} al momento.`,
      'coins-per': (effect) =>
        `Recibe al momento ${coins(effect.coins)} por cada ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `Al final, ${victoryPoints(effect.points)} por cada ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what =
          goods === 'raw' ? 'las materias primas que compres' : 'los productos manufacturados que compres';
        const side = from[0] === 'left' ? 'al vecino de la izquierda' : 'al vecino de la derecha';
        const whom = from.length > 1 ? 'a cualquiera de tus vecinos' : side;
        return `Desde tu próximo turno, ${what} ${whom} cuestan 1 moneda por unidad en vez de 2.`;
      },
      'free-build': () => 'Una vez por Era, construye una carta de tu mano sin pagar su coste.',
      'seventh-card': () => 'Al final de cada Era, juega también tu última carta en vez de descartarla.',
      salvage: () => 'Al final de este turno, construye una carta de los descartes sin pagar su coste.',
      'copy-guild': () => 'Al final, un gremio de un vecino puntúa para ti como si estuviera en tu ciudad.',
    },
  },
};
