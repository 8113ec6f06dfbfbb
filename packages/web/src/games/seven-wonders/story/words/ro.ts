import { pluralIn } from '../../../../i18n/plural.ts';
import { ro as ending } from '../../../../table/end/words/ro.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('ro');
const coins = (count: number): string =>
  plural(count, { one: 'o monedă', few: '# monede', other: '# de monede' });
const points = (count: number): string =>
  plural(count, { one: 'un punct', few: '# puncte', other: '# de puncte' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const object = ({ name, isYou }: Who): string => (isYou ? 'tine' : name);

export const ro: Words = {
  ...ending,
  age: (age) => `Era ${age}`,
  log: {
    title: 'Jurnal',
    empty: 'Încă nu s-a jucat nimic.',
    turn: (turn) => `Tura ${turn}`,
    built: (who, card) => `${says(who, 'Ai construit', 'a construit')} ${card}`,
    salvaged: (who, card) => `${says(who, 'Ai construit', 'a construit')} ${card} din cărțile aruncate`,
    buried: (who, stage) =>
      `${says(who, 'Ai construit', 'a construit')} etapa ${stage} a minunii${who.isYou ? ' tale' : ''}`,
    sold: (who) => `${says(who, 'Ai vândut', 'a vândut')} o carte`,
    leftPile: (who) => `${says(who, 'Nu ai construit', 'nu a construit')} nimic din cărțile aruncate`,
    byChain: 'gratis prin lanț',
    byWonder: 'gratis datorită minunii',
    seventh: 'a șaptea carte',
    paid: (to, count) => `${coins(count)} către ${object(to)}`,
    paidBank: (count) => `${coins(count)} către bancă`,
    earned: (count) => `+${plural(count, { one: '# monedă', few: '# monede', other: '# de monede' })}`,
    leftovers: (count) =>
      plural(count, {
        one: 'O carte nejucată a fost aruncată',
        few: '# cărți nejucate au fost aruncate',
        other: '# de cărți nejucate au fost aruncate',
      }),
    won: (winner, loser) =>
      loser.isYou
        ? `${winner.name} te-a învins`
        : `${says(winner, 'Ai câștigat', 'a câștigat')} bătălia cu ${loser.name}`,
    drawn: (one, other) =>
      one.isYou || other.isYou
        ? `Ai făcut egal cu ${one.isYou ? other.name : one.name}`
        : `${one.name} și ${other.name} au făcut egal`,
  },
  brief: {
    lastTurn: 'Tura trecută',
    nothingYet: 'Nimeni nu a jucat încă',
    sold: 'vândut',
    stage: (stage) => `etapa ${stage}`,
    leftPile: 'nimic din aruncate',
  },
  battles: {
    ...ending.battles,
    title: (age) => `Bătăliile Erei ${age}`,
    goOn: (age) => `Mai departe la Era ${age}`,
    shields: (count) => plural(count, { one: 'un scut', few: '# scuturi', other: '# de scuturi' }),
    points,
    city: 'Oraș',
    shieldsHead: 'Scuturi',
    left: 'Stânga',
    right: 'Dreapta',
    thisAge: 'În această Eră',
    soFar: 'Până acum',
    summary: ({ name, isYou }, count) => `${isYou ? 'Tu' : name}: ${points(count)}`,
  },
  score: {
    ...ending.score,
    byCoins: (winner, count) =>
      `Punctele sunt egale: ${winner.isYou ? 'tu ai' : `${winner.name} are`} mai multe monede (${count}).`,
    coinsEqual: 'Punctele și monedele sunt egale.',
    coins,
    notes: 'Cum s-a numărat',
    noNotes: 'La final nu a mai fost nimic de ales.',
    choice: (who, symbols) =>
      `${who.isYou ? 'Simbolurile tale' : `${who.name}: simbolurile`} la alegere contează ca ${symbols}.`,
    copied: (who, guild, from) => `${says(who, 'Copiezi', 'copiază')} ${guild} de la ${object(from)}.`,
    freeCityAside: 'Orașul Liber nu poate câștiga.',
    opened: 'Ce stătea cu fața în jos',
    buried: (who) => (who.isYou ? 'Sub minunea ta' : `${who.name}: sub minune`),
    discards: (count) => `Cărți aruncate: ${count}`,
    none: 'nimic',
  },
};
