import { pluralIn } from '@mirabilia/kernel';
import type { ReasonWords } from './words.ts';

const plural = pluralIn('it');
const points = (count: number): string => plural(count, { one: '# punto', other: '# punti' });
const coins = (count: number): string => plural(count, { one: '# moneta', other: '# monete' });
const small = (name: string): string => name.toLocaleLowerCase('it');

export const it: ReasonWords = {
  verdicts: { good: 'buona scelta', fine: 'accettabile', inaccurate: 'imprecisa', costly: 'costosa' },
  better: (best) => `Meglio: ${best}.`,
  littleBetter: (best) => `Un po’ meglio: ${best}.`,
  overall: 'Si sommano più piccole cose; nessuna decide da sola.',
  equal: (other) => `Quasi altrettanto buono: ${other}.`,
  fewTries: 'Provato poche volte: non è sicuro.',
  moves: {
    stage: (stage) => `Stadio ${stage}`,
    discard: (card) => `Scarta ${card}`,
    nothing: 'Non prendere nulla',
    tokenFromPile: 'Segnalino dalla pila',
    pass: 'Passa',
  },
  sevenWonders: {
    set: (count) => `Completa una serie di tre simboli: subito +${points(count)}.`,
    symbol: (symbol, count, worth, later) =>
      `Così hai ${count} × ${small(symbol)}: subito +${points(worth)}${
        later > 0
          ? `, e ${plural(later, { one: '# carta delle Epoche seguenti lo mostra', other: '# carte delle Epoche seguenti lo mostrano' })}`
          : ''
      }.`,
    victory: (who, swing) => `Vince il conflitto con ${who}: ${points(swing)} di differenza.`,
    likelyVictory: (who, swing) =>
      `Probabilmente vince il conflitto con ${who}: ${points(swing)} di differenza.`,
    draw: (who, swing) => `Fa pareggiare con ${who}: ${points(swing)} di differenza.`,
    likelyDraw: (who, swing) => `Probabilmente fa pareggiare con ${who}: ${points(swing)} di differenza.`,
    overkill: (card) =>
      `Superi già entrambe le città confinanti: ${card} non cambia nessun conflitto di questa Epoca.`,
    scarce: (good) => `Produce una risorsa che manca a te e alle città confinanti: ${small(good)}.`,
    enables: (good, stage, worth) =>
      `Produce ciò che serve per lo stadio ${stage} (${small(good)}): circa ${points(worth)} in più dalla meraviglia.`,
    saves: (count) => `Ti fa risparmiare circa ${coins(count)} di acquisti.`,
    sells: (who, good, count) =>
      `A ${who} manca una risorsa (${small(good)}): conta su circa ${coins(count)} di vendite.`,
    opens: (child, age, cost) => `Renderà gratis ${child} nell’Epoca ${age}; costa ${small(cost)}.`,
    chain: (parent) => `Gratis per te, grazie a ${parent}.`,
    stage: (count) => `Dà subito ${points(count)}.`,
    gift: {
      shields: 'Dà scudi.',
      coins: 'Dà monete.',
      science: 'Dà un simbolo scientifico a scelta.',
      goods: 'Dà una risorsa a ogni turno.',
      power: 'Dà il potere della tua meraviglia.',
    },
    short: (stage, count) =>
      `Prima le monete: altrimenti al prossimo turno ${plural(count, { one: 'te ne mancherà probabilmente #', other: 'te ne mancheranno probabilmente #' })} per lo stadio ${stage}.`,
    deny: (card, who, worth) => `Toglie ${card} a ${who}, dove vale circa ${points(worth)}.`,
    denySet: (card, who, symbol) =>
      `Toglie ${card} a ${who}, dove per una serie manca solo questo simbolo: ${small(symbol)}.`,
    waits: (card, turn) =>
      `${card} può aspettare: questa mano torna al turno ${turn}, probabilmente ancora con quella carta.`,
    nowOrNever: (players) => `Ora o mai più: in ${players} questa mano non torna.`,
    guild: (count) => `Vale già ${points(count)}.`,
    points: (count) => `Dà ${points(count)}, il massimo con questa mano.`,
    feeds: (who, rival, count) =>
      `Paga ${who} e non ${rival}: la città più forte riceverebbe ${coins(count)} in più.`,
    unused: 'La tua costruzione gratis va persa alla fine dell’Epoca.',
    surplus: (good) => `Nulla di ciò che può ancora arrivare ne chiede di più: ${small(good)}.`,
    tends: (category, count) =>
      `Alla fine porta probabilmente circa ${points(count)} in più: ${small(category)}.`,
  },
  architects: {
    build: (stage, worth) => `Costruisce subito lo stadio ${stage}: ${points(worth)}.`,
    buildEffect: (stage, worth) =>
      `Costruisce subito lo stadio ${stage}: ${points(worth)} e l’effetto della tua meraviglia.`,
    oneShort: (stage, cards) => `Poi manca una sola carta per lo stadio ${stage}: ${small(cards)}.`,
    twin: (stage, card) => `Lo stadio ${stage} chiede risorse diverse, e hai già questa: ${small(card)}.`,
    flexible: (card) => `Una moneta vale per ogni risorsa; ${small(card)} solo per sé.`,
    finish: (count) => `Chiude subito la partita, con ${points(count)} di vantaggio.`,
    hold: (count) => `Chiudere ora la partita vorrebbe dire perderla di ${points(count)}.`,
    pair: 'Completa una coppia di carte verdi: scegli un segnalino.',
    triple: 'Completa tre carte verdi diverse: scegli un segnalino.',
    token: (count) => `Vale ${points(count)} con ciò che hai.`,
    tokenCards: (cards, of) => `${cards} delle ${of} carte dei tuoi tre mazzi ti darebbero una carta extra.`,
    fight: (count) => `Fa iniziare una battaglia che vinci: +${points(count)}.`,
    avoid: (who) => `Il corno farebbe iniziare una battaglia vinta da ${who}.`,
    lasting: 'Senza corno: questo scudo resta dopo la battaglia.',
    cat: (count) => `${points(count)}, con il Gatto.`,
    catFrom: (count, who) => `${points(count)}, con il Gatto, tolto a ${who}.`,
    deny: (card, who, stage) => `A ${who} serve questa carta per lo stadio ${stage}: ${small(card)}.`,
    denySet: (card, who) => `A ${who} serve questa carta per una serie: ${small(card)}.`,
    uncovers: (who, cards, of) =>
      `La prossima carta di quel mazzo può aiutare ${who}: ${cards} su ${of} completerebbero qualcosa.`,
    odds: (cards, of) =>
      `${cards} delle ${of} carte centrali completerebbero qualcosa per te; nessuna carta scoperta lo fa.`,
    extra: (token) => `Ti dà una carta extra, grazie a ${token}.`,
  },
};
