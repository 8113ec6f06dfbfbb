import { pluralIn } from '../../../../i18n/plural.ts';
import { pt as ending } from '../../../../table/end/words/pt.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('pt');
const coins = (count: number): string => plural(count, { one: '# moeda', other: '# moedas' });
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'Você' : name);
const object = ({ name, isYou }: Who): string => (isYou ? 'você' : name);

export const pt: Words = {
  ...ending,
  age: (age) => `Era ${age}`,
  log: {
    title: 'Histórico',
    empty: 'Nada foi jogado ainda.',
    turn: (turn) => `Turno ${turn}`,
    built: (who, card) => `${subject(who)} construiu ${card}`,
    salvaged: (who, card) => `${subject(who)} construiu ${card} da pilha de descarte`,
    buried: (who, stage) =>
      `${subject(who)} construiu o estágio ${stage} da ${who.isYou ? 'sua ' : ''}maravilha`,
    sold: (who) => `${subject(who)} vendeu uma carta`,
    leftPile: (who) => `${subject(who)} não construiu nada da pilha de descarte`,
    byChain: 'grátis por encadeamento',
    byWonder: 'grátis pela maravilha',
    seventh: 'sétima carta',
    paid: (to, count) => `${coins(count)} para ${object(to)}`,
    paidBank: (count) => `${coins(count)} para o banco`,
    earned: (count) => `+${coins(count)}`,
    leftovers: (count) =>
      plural(count, {
        one: '# carta que ninguém jogou foi descartada',
        other: '# cartas que ninguém jogou foram descartadas',
      }),
    won: (winner, loser) => `${subject(winner)} venceu ${object(loser)}`,
    drawn: (one, other) => `${subject(one)} e ${object(other)} empataram`,
  },
  brief: {
    lastTurn: 'Turno anterior',
    nothingYet: 'Ninguém jogou ainda',
    sold: 'vendeu',
    stage: (stage) => `estágio ${stage}`,
    leftPile: 'deixou a pilha',
  },
  battles: {
    ...ending.battles,
    title: (age) => `Batalhas da Era ${age}`,
    goOn: (age) => `Continuar para a Era ${age}`,
    shields: (count) => plural(count, { one: '# escudo', other: '# escudos' }),
    points,
    city: 'Cidade',
    shieldsHead: 'Escudos',
    left: 'Esquerda',
    right: 'Direita',
    thisAge: 'Nesta Era',
    soFar: 'Até agora',
    summary: (who, count) => `${subject(who)}: ${points(count)}`,
  },
  score: {
    ...ending.score,
    byCoins: (winner, count) => `Empate em pontos: ${object(winner)} tem mais moedas (${count}).`,
    coinsEqual: 'Empate em pontos e em moedas.',
    coins,
    notes: 'Como foi contado',
    noNotes: 'Nenhuma escolha ficou em aberto no fim.',
    choice: (who, symbols) =>
      `${who.isYou ? 'Os seus símbolos' : `Os símbolos de ${who.name}`} à escolha contam como ${symbols}.`,
    copied: (who, guild, from) => `${subject(who)} copia a ${guild} de ${object(from)}.`,
    freeCityAside: 'A Cidade Livre não pode vencer.',
    opened: 'O que estava virado para baixo',
    buried: (who) => (who.isYou ? 'Sob a sua maravilha' : `Sob a maravilha de ${who.name}`),
    discards: (count) => `Pilha de descarte: ${cards(count)}`,
    none: 'nada',
  },
};
