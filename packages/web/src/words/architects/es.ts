import { pluralIn } from '@mirabilia/kernel';
import type { Who } from '../../table/who.ts';
import type { ArchitectsWords, StageTold } from './words.ts';

const plural = pluralIn('es');
const or = (items: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(items.map((item) => item.toLowerCase()));
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const shields = (count: number): string => plural(count, { one: '# escudo', other: '# escudos' });
const victories = (count: number): string =>
  plural(count, { one: '# marcador de victoria', other: '# marcadores de victoria' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' y ');

export const es: ArchitectsWords = {
  round: (round) => `Ronda ${round}`,
  lastRound: 'Ronda anterior',
  others: 'Otros jugadores',
  cityOf: (name) => `${name}: maravilla y cartas`,
  backToMine: 'Volver a mi maravilla',

  decks: 'Mazos de los que puedes tomar',
  deckOf: (name) => `Mazo de ${name}`,
  cardsLeft: (count) => plural(count, { one: 'queda #', other: 'quedan #' }),
  empty: 'vacío',
  faceDown: 'boca abajo',
  catSaw: 'vista con el gato',

  does: {
    take: 'Tomar la carta',
    look: 'Mirar este mazo',
    dig: 'Quedarse con esta carta',
    stage: 'Construir',
    progress: 'Tomar la ficha',
    decline: 'Renunciar a la carta extra',
    pass: 'Pasar',
    wonder: 'Elegir esta maravilla',
  },
  choice: 'Tu elección',
  prompts: {
    draft: 'Elige tu maravilla.',
    'free-take': 'Toma la carta superior de uno de tus tres mazos.',
    bonus: 'Tu maravilla te da una carta: elige un mazo.',
    gift: 'Tu maravilla te da una ficha de progreso.',
    look: '¿Qué mazo quieres mirar: el izquierdo o el derecho?',
    dig: 'Quédate con una de estas cartas. Las demás vuelven al mazo y se baraja.',
  },
  open: {
    stage: 'Puedes construir: elige una etapa de tu maravilla.',
    token: 'Tus cartas verdes forman un grupo: toma una ficha de progreso.',
    deck: 'Recibes una carta extra: elige un mazo.',
  },
  waits: {
    draft: (name) => `${name} está eligiendo una maravilla.`,
    'free-take': (name) => `${name} está tomando una carta.`,
    act: (name) => `${name} está terminando su turno.`,
    bonus: (name) => `${name} está tomando una carta por su maravilla.`,
    gift: (name) => `${name} está eligiendo una ficha de progreso.`,
    look: (name) => `${name} está eligiendo un mazo para mirar.`,
    dig: (name) => `${name} está mirando las cartas superiores de un mazo.`,
  },
  pointAtSomething: 'Elige una opción para ver qué te da.',
  draft: {
    title: 'Elección de maravillas',
    wonders: 'Las siete maravillas',
    none: 'sin maravilla aún',
    noEffect: 'Sin efecto, pero con más puntos',
    total: (all) => `${all} en total`,
    taken: (who) => (who.isYou ? 'tuya' : `de ${who.name}`),
    take: (wonder) => `Elegir ${wonder}`,
  },

  tells: {
    card: (card) => (card === undefined ? 'Tomas una carta desconocida.' : `Tomas: ${card}.`),
    'deck-emptied': () => 'Es la última carta del mazo.',
    cat: (from) => (from === undefined ? 'Te llevas el gato.' : `Te llevas el gato, que tenía ${from}.`),
    horns: ({ showing, of }) =>
      `Cuernos: ${showing} de ${of} marcadores de conflicto quedan en la cara de la guerra.`,
    battle: (count) =>
      count === 0
        ? 'Batalla al final de tu turno: ahora no ganarías nada.'
        : `Batalla al final de tu turno: ahora ganarías ${victories(count)}.`,
    stage: (told) => `Construye la etapa ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `Al momento: ${effect}.`,
    'wonder-complete': () => 'Tu maravilla queda completa: la partida termina después de este turno.',
    'stage-due': (told) => `Completa la etapa ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Completa un grupo de cartas verdes: una ficha de progreso.',
    token: (token) => (token === undefined ? 'Tomas una ficha desconocida.' : `Tomas: ${token}.`),
    'extra-card': (token) => `${token} te da una carta extra.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  uses: {
    resource: () => 'Sirve para pagar una etapa de tu maravilla.',
    coin: () => 'Reemplaza cualquier recurso que falte.',
    points: ({ points, cats }) =>
      `Vale ${plural(points, { one: '# punto', other: '# puntos' })} al final.${cats > 0 ? ' Te da el gato.' : ''}`,
    symbol: () => 'Dos símbolos iguales o tres diferentes dan una ficha de progreso.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# escudo', other: '# escudos' })} en la batalla.${horns > 0 ? ` Gira ${plural(horns, { one: '# marcador', other: '# marcadores' })} de conflicto y se descarta tras la batalla.` : ' Se queda hasta el final.'}`,
  },
  towards: ({ stage, have, of }) => `Hacia la etapa ${stage}: ${have} de ${of} recursos.`,
  oneMore: (stage) => (stage === undefined ? 'Una más para una ficha' : `Una más para la etapa ${stage}`),
  needs: ({ stage, have, of, rule }) =>
    `Etapa ${stage}: ${have} de ${of} recursos ${rule === 'identical' ? 'iguales' : 'diferentes'}`,
  forLater: 'Guárdala para una etapa posterior.',
  pressAgain: 'o púlsala otra vez',
  cardsInDecks: 'Cartas que quedan en los mazos',
  leftInDeck: 'Quedan en este mazo',
  short: {
    set: 'para una ficha',
    later: 'para después',
    towards: ({ stage, have, of }) => `etapa ${stage}: ${have}/${of}`,
    stage: (stage) => `etapa ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `batalla +${count}`,
    extra: '+ carta',
    unknown: 'desconocida',
    token: 'ficha',
    ends: 'fin de partida',
  },
  sources: {
    'any-deck': 'una carta de cualquier mazo',
    central: 'la carta superior del mazo central',
    'left-and-right': 'una carta de tu mazo izquierdo y otra del derecho',
  },
  effects: {
    gift: 'una ficha de progreso',
    dig: 'una carta a tu elección entre cinco del mazo izquierdo o derecho',
    shields: 'un escudo permanente',
  },
  tokens: {
    'extra-card': (names) => `Una carta extra al tomar una carta de ${or(names)}.`,
    'extra-card-for-stage': () => 'Una carta extra cuando construyes una etapa.',
    'double-coin': () => 'Una vez por turno, una de tus monedas vale por dos.',
    'any-resources': () =>
      'Una vez por turno, puedes pagar una etapa con recursos cualesquiera, iguales o no.',
    shields: (count) => `${shields(count)} para el resto de la partida.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} al final, ${complete} si tu maravilla está completa.`,
    'points-per': ({ points: each, of }) =>
      `${points(each)} al final por cada ${{ cats: 'gato en tus cartas azules', victories: 'marcador de victoria', tokens: 'ficha de progreso, contando esta' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) => `${points(one)} al final, o ${both} si tienes las dos.`,
  },
  withHorns: 'Una carta extra al tomar una carta roja con cuernos.',

  stage: (stage) => `Etapa ${stage}`,
  stages: 'Etapas de la maravilla',
  stageState: { built: 'construida', open: 'siguiente', closed: 'más adelante' },
  stagesBuilt: (built, of) => `${built} de ${of} etapas construidas`,
  cost: (count, rule) => `${count} recursos ${rule === 'identical' ? 'iguales' : 'diferentes'}`,
  points,
  payWith: 'Pagar con',
  spend: 'Gastar',
  useToken: 'Con la ficha',
  withHelp: (token) => `con ${token}`,

  conflict: 'Cuernos y batalla',
  hornsTurned: (showing, of) => `${showing} de ${of} marcadores de conflicto en la cara de la guerra`,
  battleNow: 'Si hubiera batalla ahora',
  winsNow: (count) => (count === 0 ? 'nada' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Fichas de progreso',
  aboutTokens: 'Qué hace cada ficha',
  pile: (count) => `pila: ${count}`,
  blind: 'La primera de la pila, boca abajo',
  used: 'usada este turno',
  hasCat: 'tiene el gato',
  ownCards: 'Tus cartas',
  ownTokens: 'Tus fichas',
  noCards: 'aún sin cartas',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Aún no se ha jugado nada.',
    earlier: 'Te uniste aquí.',
    nothingYet: 'Aún no ha jugado nadie',
    fromOwn: (who) => `de ${who.isYou ? 'tu' : 'su'} propio mazo`,
    fromCentral: 'del mazo central',
    fromOther: (who) => (who.isYou ? 'de tu mazo' : `del mazo de ${who.name}`),
    chose: (who, wonder) => `${says(who, 'Elegiste', 'eligió')} ${wonder}`,
    taken: (who, card, from) => `${says(who, 'Tomaste', 'tomó')} ${card} ${from}`,
    byWonder: 'con la maravilla',
    byToken: (token) => `con la ficha ${token}`,
    peeked: (who) => `${says(who, 'Usaste', 'usó')} el gato para mirar el mazo central`,
    cat: (who) => `${says(who, 'Te llevaste', 'se llevó')} el gato`,
    horns: (showing, of) => `Cuernos: ${showing} de ${of}`,
    declined: (who, token) => `${says(who, 'Renunciaste', 'renunció')} a la carta extra de ${token}`,
    passed: (who) => says(who, 'Pasaste', 'pasó'),
    built: (who, stage) => `${says(who, 'Construiste', 'construyó')} la etapa ${stage}`,
    paid: (names) => `con ${names}`,
    lost: (who) =>
      who.isYou ? 'El efecto de tu etapa se perdió' : `El efecto de la etapa de ${who.name} se perdió`,
    token: (who, token, isFromPile) =>
      `${says(who, 'Tomaste', 'tomó')} la ficha ${token}${isFromPile ? ' de la pila' : ''}`,
    looked: (who, count, from) => `${says(who, 'Miraste', 'miró')} ${cards(count)} ${from}`,
    shuffled: 'El mazo se barajó',
    fought: (who, count, won) => `${who.isYou ? 'Tú' : who.name}: ${shields(count)}, ${victories(won)}`,
    ended: 'La partida terminó',
    battle: 'Batalla',
    battleGoOn: 'Seguir construyendo',
    battleSummary: (who, count) =>
      count === 0
        ? says(who, 'No ganaste nada', 'no ganó nada')
        : `${says(who, 'Ganaste', 'ganó')} ${victories(count)}`,
    discards: (count) =>
      plural(count, { one: '# carta con cuernos descartada', other: '# cartas con cuernos descartadas' }),
    byStages: (winner, count) =>
      `Empate a puntos: ${says(winner, 'tienes', 'tiene')} más etapas construidas (${count}).`,
    stagesEqual: 'Empate a puntos y a etapas.',
    notes: 'Cómo terminó',
    finished: (who) => `${says(who, 'Completaste tu', 'completó su')} maravilla y así terminó la partida.`,
    ranOut: 'La partida terminó porque todos los mazos quedaron vacíos.',
    catAt: (who) => `${says(who, 'Tienes', 'tiene')} el gato: 2 puntos.`,
    catNobody: 'Nadie se llevó el gato.',
    tokensOf: (who, tokens) => `${who.isYou ? 'Tus fichas' : `Fichas de ${who.name}`}: ${tokens}.`,
  },
  measures: {
    points: 'Puntos',
    stages: 'Etapas',
    shields: 'Escudos',
    victories: 'Marcadores de victoria',
    blue: 'Puntos de cartas azules',
    resources: 'Recursos',
    coins: 'Monedas',
    tokens: 'Fichas de progreso',
  },
  keys: {
    deck: 'Mazo izquierdo, central, derecho',
    go: 'Confirmar',
    back: 'Cancelar',
    walk: 'Recorrer las opciones',
    stage: 'Etapas que puedes construir',
    token: 'Fichas que puedes tomar',
    decks: 'Cartas que quedan en los mazos',
    everybody: 'Todos los jugadores',
    help: 'Esta lista',
  },
};
