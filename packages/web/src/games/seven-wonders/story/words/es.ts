import { pluralIn } from '../../../../i18n/plural.ts';
import { es as ending } from '../../../../table/end/words/es.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('es');
const coins = (count: number): string => plural(count, { one: '# moneda', other: '# monedas' });
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const list = new Intl.ListFormat('es');
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
/** Whoever is spoken to needs another verb and no pronoun. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);

export const es: Words = {
  ...ending,
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
        : `${list.format([one.name, other.name])} empataron`,
  },
  brief: {
    lastTurn: 'Turno anterior',
    nothingYet: 'Nadie ha jugado todavía',
    sold: 'vendió',
    stage: (stage) => `etapa ${stage}`,
    leftPile: 'no tomó nada',
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
    byCoins: (winner, count) => `Empate a puntos: ${says(winner, 'tienes', 'tiene')} más monedas (${count}).`,
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
};
