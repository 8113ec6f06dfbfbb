import { pluralIn } from '@mirabilia/kernel';
import type { ReasonWords } from './words.ts';

const plural = pluralIn('es');
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const coins = (count: number): string => plural(count, { one: '# moneda', other: '# monedas' });
const small = (name: string): string => name.toLocaleLowerCase('es');

export const es: ReasonWords = {
  verdicts: { good: 'buena', fine: 'aceptable', inaccurate: 'imprecisa', costly: 'error grave' },
  better: (best) => `Mejor: ${best}.`,
  littleBetter: (best) => `Un poco mejor: ${best}.`,
  overall: 'Se suman varias cosas pequeñas; ninguna decide por sí sola.',
  equal: (other) => `Casi igual de bueno: ${other}.`,
  fewTries: 'Probado pocas veces: no es seguro.',
  moves: {
    stage: (stage) => `Etapa ${stage}`,
    discard: (card) => `Descartar ${card}`,
    nothing: 'No tomar nada',
    tokenFromPile: 'Ficha de la pila',
    pass: 'Pasar',
  },
  sevenWonders: {
    set: (count) => `Completa un grupo de tres símbolos: +${points(count)} ahora.`,
    symbol: (symbol, count, worth, later) =>
      `Tendrás ${count} × ${small(symbol)}: +${points(worth)} ahora${
        later > 0
          ? `, y ${plural(later, { one: '# carta de Eras posteriores lo muestra', other: '# cartas de Eras posteriores lo muestran' })}`
          : ''
      }.`,
    victory: (who, swing) => `Gana el conflicto con ${who}: una diferencia de ${points(swing)}.`,
    likelyVictory: (who, swing) =>
      `Probablemente gana el conflicto con ${who}: una diferencia de ${points(swing)}.`,
    draw: (who, swing) => `Empata el conflicto con ${who}: una diferencia de ${points(swing)}.`,
    likelyDraw: (who, swing) =>
      `Probablemente empata el conflicto con ${who}: una diferencia de ${points(swing)}.`,
    overkill: (card) => `Ya superas a ambos vecinos: ${card} no cambia ningún conflicto de esta Era.`,
    scarce: (good) => `Produce ${small(good)}: ni tú ni tus vecinos lo tienen.`,
    enables: (good, stage, worth) =>
      `Produce ${small(good)}, que pide la etapa ${stage}: unos ${points(worth)} más con tu maravilla.`,
    saves: (count) => `Te ahorra unas ${coins(count)} en compras.`,
    sells: (who, good, count) =>
      `A ${who} le falta este recurso: ${small(good)}. Ganarás unas ${coins(count)} con las ventas.`,
    opens: (child, age, cost) => `Hará gratis ${child} en la Era ${age}; cuesta ${small(cost)}.`,
    chain: (parent) => `Gratis para ti, gracias a ${parent}.`,
    stage: (count) => `Da ${points(count)} ahora.`,
    gift: {
      shields: 'Da escudos.',
      coins: 'Da monedas.',
      science: 'Da un símbolo científico comodín.',
      goods: 'Da un recurso cada turno.',
      power: 'Da el poder de tu maravilla.',
    },
    short: (stage, count) =>
      `Primero monedas: sin ellas, en el próximo turno te faltarán probablemente ${coins(count)} para la etapa ${stage}.`,
    deny: (card, who, worth) => `Evita que ${who} reciba ${card}, que allí vale unos ${points(worth)}.`,
    denySet: (card, who, symbol) =>
      `Evita que ${who} reciba ${card}: solo le falta este símbolo para un grupo: ${small(symbol)}.`,
    waits: (card, turn) =>
      `${card} puede esperar: esta mano vuelve en el turno ${turn}, probablemente aún con esa carta.`,
    nowOrNever: (players) => `Ahora o nunca: con ${players} jugadores esta mano no vuelve.`,
    guild: (count) => `Ya vale ${points(count)}.`,
    points: (count) => `Da ${points(count)}, lo máximo con esta mano.`,
    feeds: (who, rival, count) =>
      `Paga a ${who} y no a ${rival}: el vecino más fuerte recibiría ${coins(count)} más.`,
    unused: 'Tu construcción gratis se pierde al final de la Era.',
    surplus: (good) => `Nada de lo que queda por construir pide más ${small(good)}.`,
    tends: (category, count) => `Probablemente da unos ${points(count)} más al final: ${small(category)}.`,
  },
  architects: {
    build: (stage, worth) => `Construye ya la etapa ${stage}: ${points(worth)}.`,
    buildEffect: (stage, worth) =>
      `Construye ya la etapa ${stage}: ${points(worth)} y el efecto de tu maravilla.`,
    oneShort: (stage, cards) => `Luego solo falta una carta para la etapa ${stage}: ${small(cards)}.`,
    twin: (stage, card) => `La etapa ${stage} pide recursos diferentes, y ya tienes ${small(card)}.`,
    flexible: (card) => `Una moneda vale por cualquier recurso; ${small(card)}, solo por sí mismo.`,
    finish: (count) => `Termina la partida ya, con ${points(count)} de ventaja.`,
    hold: (count) => `Terminar ya la partida sería perderla por ${points(count)}.`,
    pair: 'Completa una pareja de cartas verdes: elige una ficha.',
    triple: 'Completa tres cartas verdes diferentes: elige una ficha.',
    token: (count) => `Vale ${points(count)} con lo que tienes.`,
    tokenCards: (cards, of) => `${cards} de las ${of} cartas de tus tres mazos te darían una carta extra.`,
    fight: (count) => `Provoca una batalla que ganas: +${points(count)}.`,
    avoid: (who) => `El cuerno provocaría una batalla que gana ${who}.`,
    lasting: 'Sin cuerno: este escudo se queda tras la batalla.',
    cat: (count) => `${points(count)}, con el gato.`,
    catFrom: (count, who) => `${points(count)}, con el gato, que pierde ${who}.`,
    deny: (card, who, stage) => `${who} necesita ${small(card)} para completar la etapa ${stage}.`,
    denySet: (card, who) => `${who} necesita esta carta para completar un grupo: ${small(card)}.`,
    uncovers: (who, cards, of) =>
      `La siguiente carta de ese mazo puede ayudar a ${who}: ${cards} de ${of} completarían algo.`,
    odds: (cards, of) =>
      `${cards} de las ${of} cartas centrales te completarían algo; ninguna carta visible lo hace.`,
    extra: (token) => `Te da una carta extra, gracias a ${token}.`,
  },
};
