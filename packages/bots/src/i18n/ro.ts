import { pluralIn } from '@mirabilia/kernel';
import type { ReasonWords } from './words.ts';

const plural = pluralIn('ro');
const points = (count: number): string =>
  plural(count, { one: '# punct', few: '# puncte', other: '# de puncte' });
const coins = (count: number): string =>
  plural(count, { one: '# monedă', few: '# monede', other: '# de monede' });
const small = (name: string): string => name.toLocaleLowerCase('ro');

export const ro: ReasonWords = {
  verdicts: { good: 'bine', fine: 'acceptabil', inaccurate: 'imprecis', costly: 'greșeală mare' },
  better: (best) => `Mai bine: ${best}.`,
  littleBetter: (best) => `Puțin mai bine: ${best}.`,
  overall: 'Se adună mai multe lucruri mărunte; niciunul nu decide singur.',
  equal: (other) => `Aproape la fel de bine: ${other}.`,
  fewTries: 'Doar câteva încercări, deci nu e sigur.',
  moves: {
    stage: (stage) => `Etapa ${stage}`,
    discard: (card) => `Aruncă: ${card}`,
    nothing: 'Nu lua nimic',
    tokenFromPile: 'Jeton din teanc',
    pass: 'Pas',
  },
  sevenWonders: {
    set: (count) => `Completează un set de trei simboluri: +${points(count)} acum.`,
    symbol: (symbol, count, worth, later) =>
      `Ai astfel ${count} × ${small(symbol)}: +${points(worth)} acum${
        later > 0
          ? `, iar în Erele următoare ${plural(later, { one: '# carte are simbolul', few: '# cărți au simbolul', other: '# de cărți au simbolul' })}`
          : ''
      }.`,
    victory: (who, swing) => `Câștigă conflictul cu ${who}: o diferență de ${points(swing)}.`,
    likelyVictory: (who, swing) => `Câștigă probabil conflictul cu ${who}: o diferență de ${points(swing)}.`,
    draw: (who, swing) => `Aduce egalitate cu ${who}: o diferență de ${points(swing)}.`,
    likelyDraw: (who, swing) => `Aduce probabil egalitate cu ${who}: o diferență de ${points(swing)}.`,
    overkill: (card) =>
      `Îi întreci deja pe ambii vecini: cartea ${card} nu schimbă niciun conflict din această Eră.`,
    scarce: (good) => `Produce o resursă care vă lipsește ție și vecinilor: ${small(good)}.`,
    enables: (good, stage, worth) =>
      `Produce ce cere etapa ${stage} (${small(good)}): cam ${points(worth)} în plus din minune.`,
    saves: (count) => `Economisești cam ${coins(count)} la cumpărături.`,
    sells: (who, good, count) =>
      `Orașul vecin nu are această resursă (${who}): ${small(good)}. Vei câștiga cam ${coins(count)}.`,
    opens: (child, age, cost) => `În Era ${age} va fi gratuită cartea ${child}; costul: ${small(cost)}.`,
    chain: (parent) => `Gratuit pentru tine, prin lanț: ${parent}.`,
    stage: (count) => `Aduce ${points(count)} acum.`,
    gift: {
      shields: 'Aduce scuturi.',
      coins: 'Aduce monede.',
      science: 'Aduce un simbol științific la alegere.',
      goods: 'Aduce o resursă în fiecare tură.',
      power: 'Aduce puterea minunii tale.',
    },
    short: (stage, count) =>
      `Întâi monede: altfel, în tura următoare îți ${plural(count, { one: 'va lipsi probabil # monedă', few: 'vor lipsi probabil # monede', other: 'vor lipsi probabil # de monede' })} pentru etapa ${stage}.`,
    deny: (card, who, worth) =>
      `Cartea ${card} nu mai ajunge la ${who}, unde valorează cam ${points(worth)}.`,
    denySet: (card, who, symbol) =>
      `Cartea ${card} nu mai ajunge la ${who}, unde pentru un set lipsește doar acest simbol: ${small(symbol)}.`,
    waits: (card, turn) =>
      `Cartea ${card} poate aștepta: cărțile acestea revin în tura ${turn}, probabil încă împreună cu ea.`,
    nowOrNever: (players) => `Acum ori niciodată: cu ${players} jucători, cărțile acestea nu mai revin.`,
    guild: (count) => `Valorează deja ${points(count)}.`,
    points: (count) => `Aduce ${points(count)}, cel mai mult din aceste cărți.`,
    feeds: (who, rival, count) =>
      `Plătește la ${who}, nu la ${rival}: vecinul mai puternic ar primi cu ${coins(count)} mai mult.`,
    unused: 'Construcția gratuită se pierde la sfârșitul Erei.',
    surplus: (good) => `Nimic din ce mai poate veni nu cere mai mult: ${small(good)}.`,
    tends: (category, count) =>
      `Până la sfârșit aduce probabil cam ${points(count)} în plus: ${small(category)}.`,
  },
  architects: {
    build: (stage, worth) => `Construiește acum etapa ${stage}: ${points(worth)}.`,
    buildEffect: (stage, worth) =>
      `Construiește acum etapa ${stage}: ${points(worth)} și efectul minunii tale.`,
    oneShort: (stage, cards) => `Apoi mai lipsește o singură carte pentru etapa ${stage}: ${small(cards)}.`,
    twin: (stage, card) => `Etapa ${stage} cere resurse diferite, iar pe aceasta o ai deja: ${small(card)}.`,
    flexible: (card) => `O monedă ține loc de orice resursă, iar această carte doar de una: ${small(card)}.`,
    finish: (count) => `Încheie partida acum, cu un avans de ${points(count)}.`,
    hold: (count) => `Dacă se încheie acum, partida se pierde la ${points(count)}.`,
    pair: 'Completează o pereche de cărți verzi: alege un jeton.',
    triple: 'Completează trei cărți verzi diferite: alege un jeton.',
    token: (count) => `Cu ce ai deja, valorează ${points(count)}.`,
    tokenCards: (cards, of) =>
      `Cărți din cele trei pachete ale tale care ți-ar aduce o carte în plus: ${cards} din ${of}.`,
    fight: (count) => `Pornește o bătălie pe care o câștigi: +${points(count)}.`,
    avoid: (who) => `Goarna ar porni o bătălie câștigată de ${who}.`,
    lasting: 'Fără goarnă: acest scut rămâne după bătălie.',
    cat: (count) => `${points(count)}, cu Pisica.`,
    catFrom: (count, who) => `${points(count)}, cu Pisica, pe care o pierde ${who}.`,
    deny: (card, who, stage) => `${who} are nevoie de această carte pentru etapa ${stage}: ${small(card)}.`,
    denySet: (card, who) => `${who} are nevoie de această carte pentru un set: ${small(card)}.`,
    uncovers: (who, cards, of) =>
      `Următoarea carte din acel pachet poate ajuta: ${who}. Se potrivesc ${cards} din ${of}.`,
    odds: (cards, of) =>
      `Dintre cărțile centrale, ${cards} din ${of} ți-ar completa ceva; dintre cele vizibile, niciuna.`,
    extra: (token) => `Îți aduce o carte în plus, prin jetonul ${token}.`,
  },
};
