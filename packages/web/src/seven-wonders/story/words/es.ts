import { pluralIn } from '../../../i18n/plural.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('es');
const coins = (count: number): string => plural(count, { one: '# moneda', other: '# monedas' });
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
/** Whoever is spoken to needs another verb and no pronoun. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const object = ({ name, isYou }: Who): string => (isYou ? 'ti' : name);

export const es: Words = {
  you: 'tú',
  age: (age) => `Era ${age}`,
  log: {
    title: 'Registro',
    empty: 'Todavía no se ha jugado nada.',
    turn: (turn) => `Turno ${turn}`,
    built: (who, card) => `${says(who, 'Construiste', 'construyó')} ${card}`,
    salvaged: (who, card) => `${says(who, 'Construiste', 'construyó')} ${card} del descarte`,
    buried: (who, stage) =>
      `${says(who, 'Construiste', 'construyó')} la etapa ${stage} de ${who.isYou ? 'tu' : 'la'} maravilla`,
    sold: (who) => `${says(who, 'Vendiste', 'vendió')} una carta`,
    leftPile: (who) => `${says(who, 'No construiste', 'no construyó')} nada del descarte`,
    byChain: 'gratis por encadenamiento',
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
        : `${one.name} y ${other.name} empataron`,
  },
  brief: {
    lastTurn: 'Último turno',
    nothingYet: 'Nadie ha jugado todavía',
    sold: 'vendió',
    stage: (stage) => `etapa ${stage}`,
    leftPile: 'dejó el descarte',
    coinsNow: (count) => `ahora ${coins(count)}`,
  },
  battles: {
    title: (age) => `Batallas de la Era ${age}`,
    skip: 'Saltar',
    goOn: (age) => `Seguir con la Era ${age}`,
    toScore: 'Ver la puntuación',
    shields: (count) => plural(count, { one: '# escudo', other: '# escudos' }),
    result: { victory: 'victoria', defeat: 'derrota', draw: 'empate' },
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
    title: 'Puntuación final',
    won: (winner, count) => `${winner.isYou ? 'Ganas' : `${winner.name} gana`} con ${points(count)}`,
    shared: (names, count) => `${names} comparten la victoria con ${points(count)}`,
    byCoins: (winner, count) =>
      `Los puntos son iguales: ${winner.isYou ? 'tú tienes' : `${winner.name} tiene`} más monedas (${count}).`,
    coinsEqual: 'Los puntos y las monedas son iguales.',
    bars: 'Puntos por categoría',
    sheet: 'Hoja de puntuación',
    place: 'Puesto',
    player: 'Jugador',
    coins,
    notes: 'Cómo se contó',
    noNotes: 'Al final no quedó ninguna elección abierta.',
    choice: (who, symbols) =>
      `${who.isYou ? 'Tus símbolos' : `Los símbolos de ${who.name}`} a elegir cuentan como ${symbols}.`,
    copied: (who, guild, from) => `${says(who, 'Copias', 'copia')} ${guild} de ${object(from)}.`,
    freeCityAside: 'La Ciudad Libre no puede ganar.',
    opened: 'Lo que estaba boca abajo',
    buried: (who) => (who.isYou ? 'Bajo tu maravilla' : `Bajo la maravilla de ${who.name}`),
    discards: (count) => `Descarte: ${cards(count)}`,
    none: 'nada',
    toTable: 'Volver a la mesa',
    toScore: 'Mostrar la puntuación',
    rematch: 'Revancha',
    joinRematch: 'Unirse a la revancha',
    exportRecord: 'Guardar la partida',
    exported: 'La partida está guardada.',
  },
  proof: {
    title: '¿Fue justo el reparto?',
    why: 'Antes de la primera carta todos recibieron un sello: la huella de la semilla de la que salen todas las cartas. Ahora la semilla está abierta y tu navegador puede comprobar ambas cosas.',
    check: 'Comprobar el reparto',
    checking: 'Comprobando…',
    seal: 'Sello mostrado al principio',
    seed: 'Semilla, ahora abierta',
    computed: 'Huella de la semilla (SHA-256)',
    steps: {
      seal: 'La huella de la semilla es el sello',
      shape: 'El registro se puede leer',
      deal: 'Repartir de nuevo desde la semilla da todas las manos del registro',
      seats: 'Las maravillas son las que se repartieron o se eligieron',
      moves: 'Todas las jugadas fueron legales',
      result: 'Repetir las jugadas da este resultado',
    },
    holds: 'se cumple',
    fails: 'no se cumple',
    verdict: {
      holds: 'El reparto se selló antes de la partida y nada se cambió.',
      fails: 'Algo no encaja: no te fíes de esta partida.',
      unknown: 'No se pudo comprobar.',
    },
    faults: {
      'no-seal': 'esta partida no tiene sello',
      'no-seed': 'el registro no tiene semilla',
      'other-seal': 'la huella no coincide con el sello',
      'other-seed': 'el registro trae otra semilla',
      'other-rules': 'la partida se jugó con reglas que esta página no conoce',
      unreadable: 'el registro está dañado',
      'other-deal': 'la semilla reparte otras cartas',
      'other-seat': 'un asiento tiene otra maravilla',
      'bad-move': 'una jugada no era legal',
      'other-result': 'el resultado es distinto',
    },
  },
};
