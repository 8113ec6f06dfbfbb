import { pluralIn } from '../../../i18n/plural.ts';
import { ro as ending } from '../../../table/end/words/ro.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('ro');
const coins = (count: number): string =>
  plural(count, { one: 'o monedă', few: '# monede', other: '# de monede' });
const points = (count: number): string =>
  plural(count, { one: 'un punct', few: '# puncte', other: '# de puncte' });
const cards = (count: number): string =>
  plural(count, { one: 'o carte', few: '# cărți', other: '# de cărți' });
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
    byChain: 'gratuit prin lanț',
    byWonder: 'gratuit prin minune',
    seventh: 'a șaptea carte',
    paid: (to, count) => `${coins(count)} pentru ${object(to)}`,
    paidBank: (count) => `${coins(count)} la bancă`,
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
        : `${says(winner, 'Ai învins pe', 'a învins pe')} ${loser.name}`,
    drawn: (one, other) =>
      one.isYou || other.isYou
        ? `Ai făcut egal cu ${one.isYou ? other.name : one.name}`
        : `${one.name} și ${other.name} au făcut egal`,
  },
  brief: {
    lastTurn: 'Ultima tură',
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
    noNotes: 'La final nu a rămas nicio alegere deschisă.',
    choice: (who, symbols) =>
      `${who.isYou ? 'Simbolurile tale' : `Simbolurile lui ${who.name}`} la alegere contează ca ${symbols}.`,
    copied: (who, guild, from) => `${says(who, 'Copiezi', 'copiază')} ${guild} de la ${object(from)}.`,
    freeCityAside: 'Orașul Liber nu poate câștiga.',
    opened: 'Ce stătea cu fața în jos',
    buried: (who) => (who.isYou ? 'Sub minunea ta' : `Sub minunea lui ${who.name}`),
    discards: (count) => `Cărți aruncate: ${cards(count)}`,
    none: 'nimic',
  },
};
