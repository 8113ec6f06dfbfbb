import { pluralIn } from '../../../i18n/plural.ts';
import { es as ending } from '../../../table/end/words/es.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('es');
const coins = (count: number): string => plural(count, { one: '# moneda', other: '# monedas' });
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
/** Whoever is spoken to needs another verb and no pronoun. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const object = ({ name, isYou }: Who): string => (isYou ? 'ti' : name);

export const es: Words = {
  ...ending,
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
  },
  battles: {
    ...ending.battles,
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
    ...ending.score,
    byCoins: (winner, count) =>
      `Los puntos son iguales: ${winner.isYou ? 'tú tienes' : `${winner.name} tiene`} más monedas (${count}).`,
    coinsEqual: 'Los puntos y las monedas son iguales.',
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
  },
};
