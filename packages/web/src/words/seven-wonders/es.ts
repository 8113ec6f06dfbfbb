import { pluralIn } from '@mirabilia/kernel';
import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
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
  passLeft: 'Se pasa a la izquierda',
  passRight: 'Se pasa a la derecha',
  handsSwap: 'Cambio de manos',
  readyCount: (ready, of) => `${ready}/${of} ${ready === 1 ? 'eligió' : 'eligieron'}`,

  memory: 'Cartas que viste',

  others: 'Otras ciudades',
  farCities: 'Otras ciudades',
  cityOf: (name) => `Ciudad: ${name}`,
  closeCity: (name) => `Cerrar la ciudad: ${name}`,
  ready: 'eligió',
  sells: 'vende',
  sellsYou: 'te vende',
  produces: 'produce',
  nothingBuilt: 'Nada construido aún',
  coinsHelp: 'Con las monedas pagas al banco y a tus vecinos. Al final, cada 3 monedas valen 1 punto.',
  symbolOfChoice: 'Símbolo comodín',
  stages: 'Etapas de la maravilla',
  stagesBuilt: (built, of) => `${built} de ${of} etapas construidas`,
  built: 'Construida',
  closed: 'No se puede construir ahora',

  battleNow: 'Si la Era acabara ahora',
  battle: (name, own, other, points) =>
    `Contra ${name}: ${own} a ${other} escudos, ${points > 0 ? `+${points}` : points < 0 ? '−1' : 'empate'}`,
  discardPile: 'Descartes',
  drawPile: 'Mazo de robo',
  buried: 'Bajo maravillas',

  handIsBack: 'Ya viste esta mano.',
  handReturns: (holder, turn) => `La tiene ${holder}, vuelve en el turno ${turn}:`,
  handGone: (holder) => `La tiene ${holder}, no vuelve:`,
  gone: 'Ya jugadas:',
  faceDown: (count) => plural(count, { one: '# carta desconocida', other: '# cartas desconocidas' }),
  nothingSeen: 'Aún no has pasado ninguna mano en esta Era.',

  card: 'Carta',
  hand: 'Tu mano',
  handOf: (name) => `Mano: ${name}`,
  actions: 'Usar esta carta',
  build: 'Construir',
  wonder: 'Etapa',
  sell: 'Descartar',
  free: 'gratis',
  payShort: 'paga',
  needsShort: 'requiere',
  standsShort: 'ya construida',
  dutyShort: 'obligatorio',
  byPowerShort: 'gratis (poder)',
  verdictFree: 'Gratis: tu ciudad produce todo lo necesario.',
  verdictChain: (parent) => `Gratis, porque tienes ${parent}.`,
  verdictByPower: 'Gratis, con el poder de tu maravilla.',
  verdictPower: 'No puedes pagarla, pero el poder de tu maravilla la construye gratis.',
  // A payee may be "Tú": no verb follows a name.
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Cuesta ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Banco: +${bank}.`] : []),
    ].join(' '),
  whyStands: 'Esta ciudad ya tiene esta estructura.',
  whyComplete: 'La maravilla está completa.',
  whyDuty: 'La Ciudad Libre debe construir si puede.',
  whyPoor: (price, purse) => `Cuesta ${coins(price)}; tienes ${purse} para gastar.`,
  whyDear: (missing, price, purse) =>
    `Te falta: ${missing}. Comprarlo costaría ${coins(price)}; tienes ${purse} para gastar.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Te falta: ${missing}. Ningún vecino lo vende.`
      : `Te falta: ${missing}. Ningún vecino vende ${unavailable}.`,
  needAsk: '¿Qué me haría falta?',
  cardsOfAge: 'Cartas de esta Era',
  makesFree: (names) => `Después permite construir gratis: ${list(names)}`,
  aboutCard: (name) => `Sobre la carta ${name}`,
  payFor: (use, count) => `${use}: pagar ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Gratis (una vez por Era)',
  locked: 'Confirmada',
  change: 'Cambiar',
  stillCounts: (card) => `${card} sigue valiendo hasta que elijas otra.`,
  keep: 'Mantener',
  changeFirst: 'Cambiar tu carta',
  changeFreeCity: 'Cambiar la carta de la Ciudad Libre',
  willBuild: (card) => `Construir ${card}.`,
  willSalvage: (card) => `Construir ${card} de los descartes.`,
  willBury: (card) => `Usar ${card} para construir una etapa de la maravilla.`,
  useForStage: (stage) => `Etapa ${stage}: esta carta se coloca boca abajo bajo tu maravilla.`,
  willSell: (card) => `Descartar ${card} por 3 monedas.`,

  promptCard: 'Elige una carta de tu mano.',
  promptSeventh: 'Tu maravilla te deja jugar también la última carta.',
  promptFreeCity: 'Elige una carta para la Ciudad Libre.',
  actingForFreeCity: 'Eliges para la Ciudad Libre',
  freeCityExtra:
    'Tienes una carta más, del mazo de robo, y juegas dos: una para la Ciudad Libre y otra para la tuya.',
  promptDuty: 'Elige una carta para la Ciudad Libre. Si puede construir, debe hacerlo.',
  promptOwn: 'Ahora elige una carta para tu ciudad.',
  promptDraft: 'Elige tu maravilla.',
  promptSides: 'Elige la cara de tu maravilla.',
  promptSalvage: 'Construye gratis una carta de los descartes.',
  promptSalvageFreeCity: 'Construye gratis una carta de los descartes para la Ciudad Libre.',
  promptLocked: 'Puedes cambiar tu elección hasta que todos hayan elegido.',
  waitDraft: (name) => `${name} está eligiendo una maravilla.`,
  waitSeventh: (name) => `${name} está jugando su séptima carta.`,
  waitSalvage: (name) => `${name} está mirando los descartes.`,
  sideOpen: 'Cara aún sin elegir',
  side: (side) => `Cara ${side}`,
  takeBoard: (city, side) => `Elegir ${city} ${side}`,
  takeNothing: 'No construir nada',
  buildFree: (card) => `Construir ${card}`,

  measures: {
    coins: 'Monedas',
    shields: 'Escudos',
    battles: 'Puntos militares',
    raw: 'Materias primas',
    manufactured: 'Productos manufacturados',
    civilian: 'Puntos civiles',
    science: 'Símbolos científicos',
    stages: 'Etapas construidas',
    guilds: 'Gremios',
  },
  keys: {
    card: 'Elegir una carta',
    build: 'Construir',
    stage: 'Usarla en una etapa de la maravilla',
    sell: 'Descartarla por 3 monedas',
    pay: 'Repartir el pago; recorrer la mano',
    lock: 'Confirmar',
    change: 'Soltar o cambiar tu elección',
    left: 'Ciudad del vecino de la izquierda',
    right: 'Ciudad del vecino de la derecha',
    coming: 'Cartas de esta Era y cadenas',
    everybody: 'Todos los jugadores',
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
      sold: (who) => `${says(who, 'Descartaste', 'descartó')} una carta`,
      leftPile: (who) => `${says(who, 'No construiste', 'no construyó')} nada de los descartes`,
      byChain: 'gratis (cadena)',
      byWonder: 'gratis (maravilla)',
      seventh: 'séptima carta',
      paid: (to, count) => `${coins(count)} ${to.isYou ? 'para ti' : `para ${to.name}`}`,
      paidBank: (count) => `${coins(count)} al banco`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: 'Se descartó # carta sobrante',
          other: 'Se descartaron # cartas sobrantes',
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
      sold: 'descartó (+3)',
      stage: (stage) => `etapa ${stage}`,
      leftPile: 'no tomó nada',
    },
    battles: {
      title: (age) => `Conflictos militares, Era ${age}`,
      goOn: (age) => `Ir a la Era ${age}`,
      shields: (count) => plural(count, { one: '# escudo', other: '# escudos' }),
      points,
      summary: ({ name, isYou }, count) => `${isYou ? 'Tú' : name}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) =>
        `Empate a puntos: ${says(winner, 'tienes', 'tiene')} más monedas (${count}).`,
      coinsEqual: 'Empate a puntos y a monedas.',
      coins,
      notes: 'Notas de la puntuación',
      noNotes: 'Al final no hubo nada que elegir.',
      choice: (who, symbols) =>
        `${who.isYou ? 'Tus símbolos comodín' : `Los símbolos comodín de ${who.name}`} cuentan como ${symbols}.`,
      copied: (who, guild, from) =>
        `${says(who, 'Copias', 'copia')} ${from.isYou ? `tu ${guild}` : `el ${guild} de ${from.name}`}.`,
      freeCityAside: 'La Ciudad Libre no puede ganar.',
      opened: 'Cartas boca abajo, ahora reveladas',
      buried: (who) => (who.isYou ? 'Bajo tu maravilla' : `Bajo la maravilla de ${who.name}`),
      discards: (count) => `Descartes: ${cards(count)}`,
      none: 'nada',
    },
  },

  help: {
    age: (numeral) => `Era ${numeral}`,
    does: 'Qué hace',
    cost: 'Coste',
    costsNothing: 'Gratis.',
    freeWith: 'Gratis si construiste',
    makesFree: 'Después permite construir gratis',
    copies: (count, of) =>
      `Con ${players(of)} hay ${plural(count, { one: '# copia', other: '# copias' })} en el mazo.`,
    copiesByPlayers: 'Copias según el número de jugadores',
    guilds: (used, all, of) =>
      `Con ${players(of)}, ${used} de los ${all} gremios están en el mazo, elegidos al azar.`,
    guildsByPlayers: (all) =>
      `El mazo tiene dos gremios más que jugadores (cinco con dos jugadores), elegidos al azar entre ${all}.`,
    notes: {
      science:
        'Al final, cada tipo de símbolo vale el cuadrado de los que tengas (1, 4, 9, 16…). Cada grupo de tres símbolos diferentes vale 7 más.',
      conflict:
        'Al final de cada Era, compara tus escudos con tus dos vecinos. Una victoria vale 1, 3 o 5 puntos en las Eras I, II y III; una derrota cuesta 1.',
      trade:
        'Cada recurso que compras a un vecino cuesta 2 monedas, que son para él. Los vecinos no pueden negarse a vender.',
    },
    side: (letter) => `Cara ${letter}`,
    fromTheStart: 'Desde el principio',
    stage: (number) => `Etapa ${number}`,
    stageBuilt: 'construida',
    chains: 'Cadenas',
    chainsIntro: 'Tras construir una carta, puedes construir gratis las cartas a las que lleva.',
    signs: 'Iconos',
    kinds: 'Tipos de carta: cada color tiene su forma y su letra',
    goods: 'Recursos: las materias primas son redondas; los productos manufacturados, hexágonos',
    symbols: 'Símbolos científicos',
    otherSigns: 'Otros iconos',
    pointers:
      'Las flechas bajo un icono muestran dónde cuenta: en la ciudad de tu izquierda, en la tuya (abajo) o en la de tu derecha',
    coins: 'Monedas, que se reciben al momento',
    shields: 'Escudos, para los conflictos militares al final de cada Era',
    laurels: 'Puntos de victoria, al final de la partida',
    defeats: 'Marcador de derrota: −1 punto por un conflicto perdido',
  },

  art: {
    cost: 'Coste:',
    free: 'sin coste',
    makesFree: 'Después permite construir gratis:',
    wonder: (name, built, stages) => `${name}: ${built} de ${stages} etapas construidas`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(
          ({ count, goods }) => `${count} ${or(goods.map((good) => plural(count, GOODS[good])))}`,
        );
        const sale = sold ? 'Tus vecinos pueden comprarlo.' : 'Tus vecinos no pueden comprarlo.';
        return `Produce ${and(made)} por turno. ${sale}`;
      },
      points: (effect) => `Vale ${victoryPoints(effect.points)} al final de la partida.`,
      shields: ({ shields }) =>
        `Suma ${plural(shields, { one: '# escudo', other: '# escudos' })} en todos los conflictos desde ahora.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Cuenta como ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, lo que más puntúe al final.`
          : `Da ${and(symbols.map((symbol) => SYMBOLS[symbol]))}. La ciencia puntúa al final: por cada grupo de tres y por símbolos repetidos.`,
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
      'free-build': () => 'Una vez por Era, construye gratis una carta de tu mano.',
      'seventh-card': () => 'Al final de cada Era, juega tu última carta en vez de descartarla.',
      salvage: () => 'Al final de este turno, construye gratis una carta de los descartes.',
      'copy-guild': () => 'Al final, copia un gremio de un vecino: puntúa como si fuera tuyo.',
    },
  },
};
